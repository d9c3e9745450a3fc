import { t } from "../../lib/i18n.svelte";
import type { Extras } from "../extras";
import Made from "../katamino/Made.svelte";
import { arrange } from "./arrange";

export const extras: Extras = {
  made: Made,
  arrange,
  page: { href: "/duel", title: "duel-title" },
  prompt: (position) => (position.plies === 0 && position.options.variant !== "anywhere" ? "prompt-duel-first" : ""),
  said: ({ steps: [piece = "", ...squares] }) => (squares.length ? t("said-katamino-lay", { piece, squares: squares.join(" ") }) : t("said-katamino_duel-pick", { piece })),
};
