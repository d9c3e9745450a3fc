import { beforeAll, expect, it, vi } from "vitest";

let page: typeof import("./i18n.svelte");
const kept = new Map<string, string>();

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("navigator", { languages: ["de-CH", "fr"] });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  page = await import("./i18n.svelte");
  await page.loadLanguage();
});

it("spells German as the Swiss do where the browser asks for it", () => {
  expect(page.spoken()).toBe("de-CH");
  expect(page.language()).toBe("de");
  expect(page.t("pente-stone-w")).toBe("weisser Stein");
  expect(page.spelled("Größe")).toBe("Grösse");
});

it("leaves what people typed as it is", () => {
  expect(page.t("desk-round", { round: "Weißer Saal" })).toBe("Runde Weißer Saal");
});

it("goes back to the language itself, and remembers that", async () => {
  await page.speak("de");
  expect(page.t("pente-stone-w")).toBe("weißer Stein");
  expect(page.spelled("Größe")).toBe("Größe");
  expect(kept.get("language")).toBe("de");
});

it("keeps French signs with their word", async () => {
  await page.speak("fr");
  expect(page.spelled("Vraiment ? Oui : « bien » ; à 12:30")).toBe("Vraiment\u202f? Oui\u00a0: «\u202fbien\u202f» ; à 12:30".replace(" ;", "\u202f;"));
  expect(page.t("home-katamino_duel")).toContain("pièce\u00a0: qui");
});
