// What the server refuses, in the language of the page. It says so in English, with a code and the facts of the sentence.
import { language, lookup, t } from "./i18n.svelte";
import type { Refusal } from "./wire";
import { reasonOf } from "./words.svelte";

/** The sentence; one that the page has no words for stays in English. */
export function refusalOf({ code, sentence, rule = "", facts = {} }: Partial<Refusal> & Pick<Refusal, "code" | "sentence">): string {
  if (language() === "en") return english(sentence, facts);
  const said = what(code, facts);
  if (!said) return sentence;
  // A record's refusal names the place in its text.
  const words = "line" in facts && "column" in facts ? lookup("refused-record", { ...facts, what: said }) : said;
  return rule ? `${words} (${rule}).` : `${words}.`;
}

const QUOTES = { de: "„“", en: "“”", fr: "«»" } as const;

/** What somebody has typed, in the quotation marks of the language; the server writes it in plain ones. */
function quoted(fact: string): string {
  const [, , typed] = /^(['"])(.*)\1$/s.exec(fact) ?? [];
  if (typed === undefined) return fact;
  const [open, close] = QUOTES[language()];
  const gap = language() === "fr" ? "\u202f" : "";
  return `${open}${gap}${typed}${gap}${close}`;
}

/** An English sentence with printed quotation marks and apostrophes. */
function english(sentence: string, facts: Record<string, string>): string {
  const said = Object.values(facts).reduce((text, fact) => (quoted(fact) === fact ? text : text.replace(fact, quoted(fact))), sentence);
  return said.replace(/(?<=\p{L})'(?=\p{L}| )/gu, "’");
}

function what(code: string, facts: Record<string, string>): string {
  if (code === "game-over") return facts.why ? t("table-over", { why: why(facts) }) : t("refused-over");
  const words = lookup(`refused-${code}`, named(facts));
  // A sentence about a move begins with the move; what is said of a whole position has none.
  return "move" in facts ? words : words.replace(/^\{\$move\} ?: /, "");
}

/** The facts whose values are words themselves: a seat by its colour, why a game ended, and what has the words `fact-NAME-VALUE`. */
function named(facts: Record<string, string>): Record<string, string> {
  const word = (name: string, fact: string) => quoted(fact).replace(/^[a-z]+/, (value) => lookup(`fact-${name}-${value}`) || value);
  const found = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, word(name, fact)]));
  if (facts.seat) found.seat = lookup(`colour-${facts.seat}`) || facts.seat;
  if (facts.why) found.why = why(facts);
  return found;
}

/** A reason within a refusal: its code and its facts stand beside it, as `why-code` and `why-points`. */
function why(facts: Record<string, string>): string {
  const own = Object.entries(facts).flatMap(([name, fact]) => (name.startsWith("why-") ? [[name.slice(4), fact]] : []));
  return reasonOf({ code: facts["why-code"] ?? "", facts: Object.fromEntries(own), text: facts.why ?? "" });
}
