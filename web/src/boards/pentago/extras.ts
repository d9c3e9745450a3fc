import { lookup, t } from "../../lib/i18n.svelte";
import type { Extras } from "../extras";
import { nameOf, QUADRANTS, withMarble } from "./cells";
import Made from "./Made.svelte";

export const extras: Extras = {
  made: Made,
  prompt: (_, steps) => (steps.length ? "prompt-pentago-turn" : "prompt-pentago-put"),
  ahead({ board }, steps) {
    if (steps.length > 0) return [[...QUADRANTS], ["+", "-"], []][steps.length - 1] ?? [];
    return board.flatMap((line, row) => [...line].flatMap((mark, column) => (mark === "." ? [nameOf(column, row)] : [])));
  },
  arrange: {
    brushes: () => [
      { mark: "b", word: "marble-dark" },
      { mark: "w", word: "marble-light" },
      { mark: ".", word: "marble-free" },
    ],
    moves: ({ board }) => board.flatMap((line, row) => [...line].map((_, column) => [nameOf(column, row)])),
    after(position, [cell = ""], mark) {
      const board = withMarble(position.board, cell, mark);
      return { ...position, board, position: board.join(""), outcome: null };
    },
  },
  said({ steps: [cell = "", quadrant, direction] }) {
    if (!quadrant) return t("said-pentago-put", { cell });
    return t("said-pentago", { cell, quadrant: lookup(`quadrant-${quadrant}`), way: direction === "+" ? "clockwise" : "other" });
  },
};
