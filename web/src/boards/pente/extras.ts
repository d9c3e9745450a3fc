import { t } from "../../lib/i18n.svelte";
import type { Schemas } from "../../lib/wire";
import type { Extras } from "../extras";
import { translated, type Dialect } from "./notation";
import { nameOf, placeOf } from "./points";

export const extras: Extras = {
  translate: (move, from, to, size) => translated(move, from as Dialect, to as Dialect, size),
  ahead({ board, details }, steps) {
    if (steps.length || (details as Schemas["PenteDetails"]).moving) return [];
    return board.flatMap((line, row) => [...line].flatMap((mark, column) => (mark === "." ? [nameOf(column, row, board.length)] : [])));
  },
  arrange: {
    brushes: () => [
      { mark: "w", word: "pente-stone-w" },
      { mark: "b", word: "pente-stone-b" },
      { mark: ".", word: "pente-free" },
    ],
    moves: ({ board }) => board.flatMap((line, row) => [...line].map((_, column) => [nameOf(column, row, board.length)])),
    after(position, [point = ""], mark) {
      const at = placeOf(point, position.board.length)!;
      const board = position.board.map((line, row) => (row === at.row ? line.slice(0, at.column) + mark + line.slice(at.column + 1) : line));
      return { ...position, board, position: board.join("/"), outcome: null };
    },
  },
  // A stone's points are told as they stand on the rim, whatever notation one reads.
  said({ move, size }) {
    const word = translated(move, "en", "K10", size) ?? move;
    const [from = "", to] = word.replace(/[*~()]/g, "").split("-");
    if (from === "pass") return t("said-pente-pass");
    return to ? t("said-pente-moved", { from, point: to }) : t("said-pente", { point: from, pairs: word.split("*").length - 1 });
  },
};
