import { beforeAll, expect, it, vi } from "vitest";

let refusalOf: typeof import("./refusals").refusalOf;

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { languages: ["de-AT"] });
  await (await import("./i18n.svelte")).loadLanguage();
  ({ refusalOf } = await import("./refusals"));
});

it("says facts that are words in the page's language, and leaves the others as they are", () => {
  const taken = { code: "kingdomino-square-taken", sentence: "6:e4N: e6 is taken by mine³ (KD6).", rule: "KD6" };
  expect(refusalOf({ ...taken, facts: { move: "6:e4N", square: "e6", land: "mine³" } })).toBe("6:e4N: Auf e6 liegt schon Mine³ (KD6).");
  const theirs = { code: "not-your-stone", sentence: "K10-K11: K10 holds no stone of White.", facts: { move: "K10-K11", origin: "K10", seat: "White" } };
  expect(refusalOf(theirs)).toContain("Weiß");
});

it("puts what was typed in the quotation marks of the page", () => {
  const typed = { code: "pentago-not-a-move", sentence: "'xx' is not a Pentago move; write a cell and a turn, as c4 NW+.", facts: { text: "'xx'" } };
  expect(refusalOf(typed)).toMatch(/^„xx“ ist /);
});

it("keeps the server's sentence where it has no words", () => {
  expect(refusalOf({ code: "of-another-package", sentence: "No.", facts: { land: "wheat" } })).toBe("No.");
});
