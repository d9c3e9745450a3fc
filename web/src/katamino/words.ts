// What a solver advises, in words.
import { t } from "../lib/i18n.svelte";
import type { Prospect } from "./puzzles";

/** Lay this piece there, or take that one up. */
export function hinted({ hint }: Prospect): string {
  const [piece, ...squares] = hint ?? [];
  if (!piece) return t("katamino-dead");
  return squares.length ? t("katamino-hint-lay", { piece, squares: squares.join(" ") }) : t("katamino-hint-lift", { piece });
}
