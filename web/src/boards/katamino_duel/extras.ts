import { t } from "../../lib/i18n.svelte";
import type { Extras } from "../extras";

export const extras: Extras = {
  prompt: (position) => (position.plies === 0 && position.options.variant !== "anywhere" ? "prompt-duel-first" : ""),
  said: ({ steps: [piece = "", ...squares] }) => (squares.length ? t("said-katamino-lay", { piece, squares: squares.join(" ") }) : t("said-katamino_duel-pick", { piece })),
};
