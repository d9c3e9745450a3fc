import type { Extras } from "../extras";

export const extras: Extras = {
  prompt: (position) => (position.plies === 0 && position.options.variant !== "anywhere" ? "prompt-duel-first" : ""),
};
