// The rules in pictures: what stands in the folder of each game.
import { byGame } from "../boards/folders";
import type { Asked } from "../learn/lessons";
import type { Language } from "../lib/i18n.svelte";
import type { Position } from "../lib/wire";

/** A rule in a sentence or two; where something is asked, it can be tried. */
export interface RuleCard extends Asked {
  rules: string[];
  /** With all that lies beside the board. */
  whole?: boolean;
  say: Record<Language, string>;
}

/** A board of a card, as the rules made it. */
export interface Shown {
  position: Position;
  last: string[];
}

export const CARDS = byGame(import.meta.glob<RuleCard[]>("../boards/*/rules.json", { import: "default", eager: true }));

/** For each card its board and, where a move explains it, the board after it. */
export const BOARDS = byGame(import.meta.glob<Shown[][]>("../boards/*/rules.positions.json", { import: "default", eager: true }));

/** Can the reader make the move that the rule is about? */
export const isLive = ({ wanted, win, points }: Asked) => wanted !== undefined || win === true || points !== undefined;
