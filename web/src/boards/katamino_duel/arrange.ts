// A position of the duel laid out by hand: pieces picked in a draft, laid and taken up.
import { placeAt } from "../../analysis/questions";
import { written } from "../../lib/options";
import type { Position, Schemas } from "../../lib/wire";
import type { Arrange } from "../extras";
import { lifts, placements, withPiece } from "../katamino/arrange";
import { letterOf, numberOf } from "../katamino/pieces";

const ALL = Array.from({ length: 12 }, (_, i) => i + 1);
const detailsOf = (position: Position) => position.details as Schemas["KataminoDuelDetails"];
const isDraft = (position: Position) => position.options.variant === "draft";

/** What each player has picked, laid pieces included: a draft's position ends with it. */
function picksOf(position: Position): number[][] {
  const picks = position.position.split(" ")[1] ?? ":";
  return picks.split(":").map((letters) => [...letters].map(numberOf));
}

/** The pieces that each player may lay from, before any lies. */
async function handsOf(position: Position): Promise<number[][]> {
  if (isDraft(position)) return picksOf(position);
  const { position: start } = await placeAt({ game: "katamino_duel", options: written(position.options), position: "", moves: [] });
  return detailsOf(start).pieces_left;
}

function standing(position: Position, board: string[], hands: number[][]): Position {
  const laid = new Set(lifts(board).map(([piece]) => Number(piece)));
  const rows = board.join("/");
  const drafting = isDraft(position) && hands.flat().length < ALL.length;
  return {
    ...position,
    board,
    outcome: null,
    to_move: laid.size % 2,
    position: isDraft(position) ? `${rows} ${hands.map((hand) => hand.map(letterOf).join("")).join(":")}` : rows,
    details: { ...detailsOf(position), drafting, pieces_left: hands.map((hand) => hand.filter((piece) => !laid.has(piece))) },
  };
}

const inOrder = (pieces: number[]) => pieces.sort((one, other) => one - other);

export const arrange: Arrange = {
  brushes: (position) =>
    detailsOf(position).drafting
      ? [
          { mark: "0", word: "katamino-seat-0" },
          { mark: "1", word: "katamino-seat-1" },
        ]
      : [],
  moves(position) {
    const { drafting, pieces_left } = detailsOf(position);
    if (drafting) return ALL.map((piece) => [String(piece)]);
    return [...placements(position.board, [...new Set(pieces_left.flat())]), ...lifts(position.board)];
  },
  async after(position, steps, mark) {
    const hands = await handsOf(position);
    if (!detailsOf(position).drafting) return standing(position, withPiece(position.board, steps), hands);
    const piece = Number(steps[0]);
    // A piece that is picked already goes back.
    const seat = hands.flat().includes(piece) ? -1 : Number(mark);
    return standing(position, position.board, hands.map((hand, i) => (i === seat ? inOrder([...hand, piece]) : hand.filter((each) => each !== piece))));
  },
};
