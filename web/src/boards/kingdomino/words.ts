// How lands and kings are called and coloured.
import { lookup, t } from "../../lib/i18n.svelte";
import { TERRAINS } from "./lands";

/** The names of the colours, in the order of their kings. */
const NAMES = ["Blue", "Pink", "Green", "Yellow"];

/** The king of a seat: the one of its colour. */
export function kingOf(colours: string[], seat: number): number {
  const king = NAMES.indexOf(colours[seat] ?? "");
  return king < 0 ? seat : king;
}

/** The kings' colours; they also bear a disc, a diamond, a triangle, a square. */
export const COLOURS = ["#2f74c0", "#dd5a92", "#3f9654", "#e3ac22"];

/** A square of land in words: `wheat, 1 crown`. */
export function said(land: string): string {
  const crowns = Number(land[1] ?? 0);
  const name = lookup(`fact-land-${TERRAINS[land[0] ?? ""] ?? "castle"}`);
  return crowns ? `${name} ${t("kingdomino-crowns", { crowns })}` : name;
}
