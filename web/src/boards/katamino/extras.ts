import Help from "../../katamino/Help.svelte";
import { prospectOf } from "../../katamino/puzzles";
import { t } from "../../lib/i18n.svelte";
import type { Schemas } from "../../lib/wire";
import type { Extras } from "../extras";

export const extras: Extras = {
  help: Help,
  // Where more pieces lie ready than the frame takes, one chooses among them.
  prompt({ board, details }) {
    const laid = new Set(board.join("").replace(/[._]/g, "")).size;
    const squares = board.join("").replaceAll("_", "").length;
    return (details as Schemas["KataminoDetails"]).pieces_left.length + laid > squares / 5 ? "prompt-katamino-free" : "";
  },
  async deadEnd(options, position) {
    const { solutions, hint } = await prospectOf(options, position);
    return solutions ? "" : t("katamino-hint-lift", { piece: hint?.[0] ?? "" });
  },
  page: { href: "/katamino", title: "katamino-series" },
  said: ({ steps: [piece = "", ...squares] }) => (squares.length ? t("said-katamino-lay", { piece, squares: squares.join(" ") }) : t("said-katamino-up", { piece })),
};
