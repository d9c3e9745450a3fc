// Answers set ahead: lines are played out on the board, from the position of the game on, for both sides.
import { nextSteps } from "../boards/moves";
import { placeAt, type Place } from "../analysis/questions";
import type { TableView } from "../lib/wire";

export class Planning {
  /** The moves since the position of the game: the opponent's and one's own in turn. */
  line = $state.raw<string[]>([]);
  place = $state.raw<Place | null>(null);
  steps = $state.raw<string[]>([]);
  trouble = $state("");
  /** The position of the game in which the lines begin. */
  readonly ply: number;
  #table: TableView;
  #asked = 0;

  constructor(table: TableView) {
    this.#table = table;
    this.ply = table.ply;
    void this.show([]);
  }

  /** Is the opponent's move the next one? */
  get theirs(): boolean {
    return this.line.length % 2 === 0;
  }

  get next(): string[] {
    return this.place ? nextSteps(this.place.legal, this.steps).filter(Boolean) : [];
  }

  async show(line: string[], made?: string[]): Promise<void> {
    const asked = ++this.#asked;
    this.trouble = "";
    const { game, options, start, moves } = this.#table;
    try {
      const before = moves.map(({ move }) => move);
      const place = await placeAt({ game, options, position: start, moves: [...before, ...line] }, { steps: made });
      if (asked !== this.#asked) return;
      this.place = { ...place, position: { ...place.position, colours: this.#table.position.colours } };
      this.line = place.moves.slice(before.length);
      // Where an answer to this move is set already, the line goes on with it.
      const known = this.#table.plan?.find((one) => one.length > this.line.length && this.line.every((move, i) => one[i] === move));
      if (made && !this.theirs && known) return await this.show([...this.line, known[this.line.length]!]);
    } catch (wrong) {
      if (asked === this.#asked) this.trouble = (wrong as Error).message;
    }
    this.steps = [];
  }

  step(step: string): void {
    if (!this.place) return;
    this.steps = [...this.steps, step];
    if (this.next.length === 0) void this.show(this.line, this.steps);
  }

  back(): void {
    if (this.steps.length) this.steps = this.steps.slice(0, -1);
    else void this.show(this.line.slice(0, -1));
  }
}
