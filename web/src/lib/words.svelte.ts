// What the server says by code and facts, in the words of the page.
import { lookup, t } from "./i18n.svelte";
import type { Outcome, Said } from "./wire";

/** Why a game ended. */
export function reasonOf({ code, facts, text }: Said): string {
  return lookup(`reason-${code}`, { ...facts, who: lookup(`reason-who-${facts.who}`) }) || text;
}

/** Who won, and why; `you` are the seats of whoever reads it. */
export function endingOf({ ranks, reason, reason_code, reason_facts }: Outcome, names: string[], you: number[] = []): string {
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [names[seat] ?? ""] : []));
  const alone = ranks.length === 1;
  const mine = you.length === 1 ? ranks[you[0]!] : undefined;
  const name = first.join(", ");
  // What was one's own doing is told as such: "You resigned", not "the other side resigned".
  const lost = mine !== undefined && mine !== 1 ? lookup(`lost-${reason_code}`, { name }) : "";
  if (lost) return lost;
  const who = alone ? t("table-solved") : first.length === ranks.length ? t("table-draw") : mine === 1 ? t("table-you-win") : t("table-wins", { name });
  return `${who} ${reasonOf({ code: reason_code, facts: reason_facts, text: reason })}`;
}

/** What is said with a move, shortly: an announcement, a claim. What has no short words is told by the board itself. */
export function remarkOf(remarks: Said[]): string {
  return remarks
    .map(({ code, facts }) => lookup(`remark-${code}`, { ...facts, colour: lookup(`colour-${facts.colour}`) }))
    .filter(Boolean)
    .join(" ");
}

/** A clock as players say it: "5 min + 5 s", "7 days per move". */
export function clockWords(clock: string): string {
  const [, kind, count, more] = /^(fischer|move|days) (\d+)(?:\+(\d+))?$/.exec(clock) ?? [];
  if (kind === "days") return t("clock-each-days", { count: Number(count) });
  if (kind === "move") return t("clock-each-seconds", { count: Number(count) });
  return lookup(`clock-${clock}`) || (kind ? `${Number(count) / 60} min + ${more} s` : clock);
}
