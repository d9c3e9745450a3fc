// What the server says by code and facts, in the words of the page.
import { lookup, t, type Facts } from "./i18n.svelte";

/** Something said: why a game ended, what is remarked with a move. The English text is for what the page has no words for. */
export interface Said {
  code: string;
  facts: Facts;
  text: string;
}

/** Why a game ended. */
export function reasonOf({ code, facts, text }: Said): string {
  return lookup(`reason-${code}`, { ...facts, who: lookup(`reason-who-${facts.who}`) }) || text;
}

export interface Ended {
  ranks: number[];
  reason: string;
  reason_code: string;
  reason_facts: Facts;
  rule: string;
}

/** Who won, and why. */
export function endingOf({ ranks, reason, reason_code, reason_facts, rule }: Ended, names: string[]): string {
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [names[seat] ?? ""] : []));
  const alone = ranks.length === 1;
  const who = alone ? t("table-solved") : first.length === ranks.length ? t("table-draw") : t("table-wins", { name: first.join(", ") });
  return `${who} ${reasonOf({ code: reason_code, facts: reason_facts, text: reason })}${rule ? ` (${rule})` : ""}`;
}

/** What is said with a move, shortly: an announcement, a claim. What has no short words is told by the board itself. */
export function remarkOf(remarks: Said[]): string {
  return remarks
    .map(({ code, facts }) => lookup(`remark-${code}`, { ...facts, colour: lookup(`colour-${facts.colour}`) }))
    .filter(Boolean)
    .join(" ");
}
