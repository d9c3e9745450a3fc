import Help from "../../katamino/Help.svelte";
import Judged from "../../katamino/Judged.svelte";
import { prospectOf } from "../../katamino/puzzles";
import { t } from "../../lib/i18n.svelte";
import type { Schemas } from "../../lib/wire";
import type { Extras } from "../extras";
import Made from "./Made.svelte";
import { fitting, lifts, placements, withPiece } from "./arrange";

export const extras: Extras = {
  made: Made,
  help: Help,
  judged: Judged,
  first: "A4",
  // Where more pieces lie ready than the frame takes, one chooses among them.
  prompt({ board, details }) {
    const laid = new Set(board.join("").replace(/[._]/g, "")).size;
    const squares = board.join("").replaceAll("_", "").length;
    return (details as Schemas["KataminoDetails"]).pieces_left.length + laid > squares / 5 ? "prompt-katamino-free" : "";
  },
  arrange: {
    moves: ({ board, details }) => [...placements(board, (details as Schemas["KataminoDetails"]).pieces_left), ...lifts(board)],
    after(position, steps) {
      const board = withPiece(position.board, steps);
      const left = (position.details as Schemas["KataminoDetails"]).pieces_left.filter((piece) => piece !== Number(steps[0]));
      const pieces_left = steps.length > 1 ? left : [...left, Number(steps[0])].sort((one, other) => one - other);
      return { ...position, board, position: board.join("/"), outcome: null, to_move: 0, details: { pieces_left } };
    },
  },
  open(start, moves, now) {
    const given = new Set(lifts(start.board).map(([piece]) => piece));
    return fitting(moves, now.board).filter(([piece = ""]) => !given.has(piece));
  },
  async deadEnd(options, position) {
    const { solutions, hint } = await prospectOf(options, position);
    return solutions ? "" : t("katamino-hint-lift", { piece: hint?.[0] ?? "" });
  },
  page: { href: "/katamino", title: "katamino-series" },
  said: ({ steps: [piece = "", ...squares] }) => (squares.length ? t("said-katamino-lay", { piece, squares: squares.join(" ") }) : t("said-katamino-up", { piece })),
};
