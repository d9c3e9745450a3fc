// What the server refuses, in the language of the page. It says so in English, with a code and the facts of the sentence.
import { language, t } from "./i18n.svelte";
import { reasonOf } from "./words.svelte";

export interface Refusal {
  code: string;
  sentence: string;
  rule?: string;
  facts?: Record<string, string>;
}

/** The sentence; one that the page has no words for stays in English. */
export function refusalOf({ code, sentence, rule, facts = {} }: Refusal): string {
  if (language() === "en") return sentence;
  if (code === "game-over") return t("table.over", { why: reasonOf(facts.why ?? "") });
  // A record's refusal names the place; what is wrong there keeps its own words.
  const key = "line" in facts && "column" in facts ? "refused.record" : `refused.${code}`;
  const words = t(key, { ...facts, seat: t(`colour.${facts.seat}`) });
  if (words === key) return sentence;
  return rule ? `${words} (${rule}).` : `${words}.`;
}
