// The people at a table as the page calls them.
import { wordFor } from "./games.svelte";
import { t } from "./i18n.svelte";
import type { SeatView } from "./wire";

/** A bot is called by its strength, a free seat free. */
export function seatName(seat: SeatView | undefined): string {
  if (!seat || seat.kind === "open") return t("table-open");
  return seat.kind === "bot" ? t("seat-bot", { strength: wordFor("bot", seat.bot) }) : seat.name || t("people-former");
}

/** Who made a move: the seat, or the bot that stood in for it. */
export function moverName(seat: SeatView | undefined, by: string): string {
  return by ? t("seat-stand-in", { name: seatName(seat), strength: wordFor("bot", by) }) : seatName(seat);
}
