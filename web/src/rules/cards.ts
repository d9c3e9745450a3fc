// The rules in pictures: what stands in the folder of each game.
import { byGame } from "../boards/folders";
import type { Language } from "../lib/i18n.svelte";

export interface RuleCard {
  rules: string[];
  options?: string;
  position?: string;
  moves?: string[];
  /** The move that explains it. */
  show?: string;
  /** With all that lies beside the board. */
  whole?: boolean;
  say: Record<Language, string>;
}

export const CARDS = byGame(import.meta.glob<RuleCard[]>("../boards/*/rules.json", { import: "default", eager: true }));
