// Sentences of the server in the words of the page.
import { lookup, t } from "./i18n.svelte";
import { sayingIn } from "./sayings";

/** Why a game ended; a reason that the page does not know stays as it is. */
export function reasonOf(text: string): string {
  const known = sayingIn(text);
  if (known) return lookup(known.key, { ...known.facts, who: lookup(`reason-who-${known.facts.who}`) });
  return lookup(`reason-${text}`) || text;
}

interface Ended {
  ranks: number[];
  reason: string;
  rule: string;
}

/** Who won, and why. */
export function endingOf({ ranks, reason, rule }: Ended, names: string[]): string {
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [names[seat] ?? ""] : []));
  const alone = ranks.length === 1;
  const who = alone ? t("table-solved") : first.length === ranks.length ? t("table-draw") : t("table-wins", { name: first.join(", ") });
  return `${who} ${reasonOf(reason)}${rule ? ` (${rule})` : ""}`;
}

/** What is said with a move, shortly: an announcement, a claim. */
export function remarkOf(remarks: string[]): string {
  return remarks
    .flatMap((remark) => sayingIn(remark) ?? [])
    .map(({ key, facts }) => lookup(key, { ...facts, colour: lookup(`colour-${facts.colour}`) }))
    .join(" ");
}
