// What the server says by code and facts, in the words of the page.
import { lookup, t } from "./i18n.svelte";
import type { Outcome, Said } from "./wire";

/** Why a game ended. */
export function reasonOf({ code, facts, text }: Said): string {
  return lookup(`reason-${code}`, { ...facts, who: lookup(`reason-who-${facts.who}`) }) || text;
}

/** Who won, and why. */
export function endingOf({ ranks, reason, reason_code, reason_facts, rule }: Outcome, names: string[]): string {
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
