import { t } from "../../lib/i18n.svelte";
import type { Schemas } from "../../lib/wire";
import type { Extras } from "../extras";
import Made from "./Made.svelte";
import { arrange } from "./arrange";

export const extras: Extras = {
  made: Made,
  arrange,
  page: { href: "/duel", title: "duel-title" },
  prompt({ board, details }) {
    const { drafting, centre } = details as Schemas["KataminoDuelDetails"];
    if (drafting) return "katamino-pick";
    return centre.length && !/[^./]/.test(board.join("/")) ? "prompt-duel-first" : "";
  },
  said: ({ steps: [piece = "", ...squares] }) => (squares.length ? t("said-katamino-lay", { piece, squares: squares.join(" ") }) : t("said-katamino_duel-pick", { piece })),
};
