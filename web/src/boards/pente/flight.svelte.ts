// A move in motion: the stone comes down, captured stones fly to the rim and are counted there when they have arrived.
import type { Position, Schemas } from "../../lib/wire";
import type { Point } from "../pointer";
import { goneFrom, placeOf, socketOf, type Stone } from "./points";

const LIFT_MS = 750;

export interface Lifted extends Point {
  stone: Stone;
  dx: number;
  dy: number;
}

/** Where a board draws things. */
interface Drawing {
  step: number;
  x: (column: number) => number;
  y: (row: number) => number;
  rim: (side: number) => number;
}

export class Flight {
  /** The stones that either side has captured, as far as they have arrived. */
  captured = $state<number[]>([]);
  lifted = $state<Lifted[]>([]);
  fresh = $state<{ name: string; dx: number; dy: number } | null>(null);

  #rows: string[];
  #counts: number[];
  #shown: string;
  #plies: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(position: Position) {
    this.captured = this.#counts = (position.details as Schemas["PenteDetails"]).captured;
    this.#rows = position.board;
    this.#shown = position.position;
    this.#plies = position.plies;
  }

  /** Is this another position than the one on show? */
  isNew(position: Position): boolean {
    return position.position !== this.#shown;
  }

  /** Go on to a position; only a single move forward is shown in motion, and no stone that the own hand has put down. */
  to(position: Position, last: string[], moving: boolean, { step, x, y, rim }: Drawing, own = ""): void {
    const [before, had, has] = [this.#rows, this.#counts, (position.details as Schemas["PenteDetails"]).captured];
    const one = position.plies === this.#plies + 1;
    this.#counts = has;
    this.#shown = position.position;
    this.#plies = position.plies;
    this.#rows = position.board;
    clearTimeout(this.#timer);
    this.lifted = [];
    this.captured = has;
    this.fresh = null;
    const size = position.board.length;
    const to = placeOf(last.at(-1), size);
    if (!one || !moving || !to) return;
    const from = last.length > 1 ? placeOf(last[0], size) : null;
    if (last.at(-1) !== own)
      this.fresh = {
        name: last.at(-1)!,
        dx: from ? (from.column - to.column) * step : 0,
        dy: from ? (from.row - to.row) * step : -26,
      };
    const side = has.findIndex((count, i) => count > (had[i] ?? 0));
    const gone = goneFrom(before, position.board).filter((at) => !from || at.column !== from.column || at.row !== from.row);
    if (side < 0 || !gone.length) return;
    this.captured = had;
    this.lifted = gone.map(({ column, row, stone }, i) => {
      return { x: x(column), y: y(row), stone, dx: socketOf((had[side] ?? 0) + i) - x(column), dy: rim(side) - y(row) };
    });
    this.#timer = setTimeout(() => {
      this.lifted = [];
      this.captured = has;
    }, LIFT_MS);
  }
}
