// One puzzle on the board: the hand tries, the server judges, what answers is played move by move.
import { motion } from "../boards/board";
import { extrasOf } from "../boards";
import { movesOf, nextSteps, treeOf } from "../boards/moves";
import { Refused } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { click } from "../lib/sound";
import type { Position, Said, StepTree } from "../lib/wire";
import { puzzleAt, solutionOf, tryPuzzle, type Puzzle, type ShownLine } from "./questions";

/** `shown`: a line is being played, and the hand waits; `wrong`: it has been refuted, and may be tried again. */
export type Stage = "loading" | "open" | "asking" | "shown" | "wrong" | "solved" | "told";

interface Place {
  position: Position;
  legal: StepTree | null;
  last: string[];
  moves: string[];
}

const BETWEEN_MS = 750;

export class Attempt {
  puzzle = $state.raw<Puzzle | null>(null);
  stage = $state<Stage>("loading");
  why = $state.raw<Said | null>(null);
  trouble = $state("");
  /** Has something gone wrong or been told, so that solving it counts no more? */
  spoiled = $state(false);
  steps = $state<string[]>([]);
  #place = $state.raw<Place | null>(null);
  #before: Place | null = null;
  #left = false;

  constructor(
    readonly game: string,
    readonly name: string,
    readonly ended: (solved: boolean) => void = () => undefined,
  ) {}

  get position(): Position | null {
    return this.#place?.position ?? null;
  }
  get last(): string[] {
    return this.#place?.last ?? [];
  }
  get seat(): number {
    return this.puzzle?.position.to_move ?? 0;
  }
  get next(): string[] {
    return this.stage === "open" && this.#place ? nextSteps(this.#place.legal, this.steps).filter(Boolean) : [];
  }
  get moves(): string[][] {
    return this.stage === "open" && this.#place ? movesOf(this.#place.legal, this.steps) : [];
  }

  async load(): Promise<void> {
    try {
      this.puzzle = await puzzleAt(this.game, this.name);
      this.#place = this.#before = { position: this.puzzle.position, legal: this.puzzle.legal, last: [], moves: [] };
      this.stage = "open";
    } catch (wrong) {
      this.trouble = (wrong as Error).message;
    }
  }

  /** The page goes away: nothing more is shown. */
  leave(): void {
    this.#left = true;
  }

  step(one: string): void {
    if (this.stage !== "open" || !this.#place) return;
    this.steps = [...this.steps, one];
    if (nextSteps(this.#place.legal, this.steps).filter(Boolean).length === 0) void this.#ask();
  }

  back(): void {
    if (this.stage === "open") this.steps = this.steps.slice(0, -1);
  }

  /** Back to where the wrong move was made. */
  again(): void {
    this.#place = this.#before;
    this.#open();
  }

  /** From the beginning. */
  restart(): void {
    if (!this.puzzle) return;
    this.#place = this.#before = { position: this.puzzle.position, legal: this.puzzle.legal, last: [], moves: [] };
    this.#open();
  }

  #open(): void {
    this.steps = [];
    this.why = null;
    this.trouble = "";
    this.stage = "open";
  }

  async #ask(): Promise<void> {
    const before = this.#place!;
    this.stage = "asking";
    this.trouble = "";
    try {
      const verdict = await tryPuzzle(this.game, this.name, before.moves, this.steps);
      this.#before = before;
      const wrong = verdict.state === "wrong";
      if (wrong) this.#spoil();
      this.steps = [];
      this.stage = "shown";
      this.why = wrong ? verdict.why : null;
      await this.#show(verdict);
      if (verdict.state === "solved") {
        this.stage = "solved";
        click("end");
        if (!this.spoiled) this.ended(true);
      } else {
        this.stage = wrong ? "wrong" : "open";
      }
    } catch (error) {
      const refused = error instanceof Refused;
      if (refused || !((await this.#fillAlone(before)) || (await this.#judgeAlone(before)))) {
        this.steps = [];
        this.stage = "open";
        this.trouble = refused ? error.message : t("puzzle-needs-house");
      }
    }
  }

  /** Without the house a frame is filled on this device: it is solved when it is full. */
  async #fillAlone(before: Place): Promise<boolean> {
    const { open, arrange } = extrasOf(this.game);
    if (this.puzzle?.goal !== "fill" || !open || !arrange) return false;
    const { position: start, legal } = this.puzzle;
    const position = await arrange.after(before.position, this.steps, "");
    const moves = [...before.moves, this.steps.join("/")];
    this.#before = before;
    this.#place = { position, legal: treeOf(open(start, movesOf(legal, []), position)), last: this.steps, moves };
    this.steps = [];
    click("move");
    const full = !position.board.some((line) => line.includes("."));
    this.stage = full ? "solved" : "open";
    if (full && !this.spoiled) this.ended(true);
    return true;
  }

  /** Without the house only the solution that was kept can be held against a try, and no refutation be shown. */
  async #judgeAlone(before: Place): Promise<boolean> {
    const { line, legal } = await solutionOf(this.game, this.name).catch(() => ({ line: [], legal: null }));
    const expected = line[before.moves.length];
    if (!expected || !legal) return false;
    const right = expected.steps.join(" ") === this.steps.join(" ");
    this.#before = before;
    this.steps = [];
    if (right) {
      this.stage = "shown";
      await this.#show({ line: line.slice(before.moves.length), legal });
      this.stage = "solved";
      if (!this.spoiled) this.ended(true);
    } else {
      this.#spoil();
      this.why = { code: "away", facts: {}, text: "" };
      this.stage = "wrong";
    }
    return true;
  }

  #spoil(): void {
    if (this.spoiled) return;
    this.spoiled = true;
    this.ended(false);
  }

  async #show({ line, legal }: ShownLine): Promise<void> {
    for (const [i, { move, steps, position }] of line.entries()) {
      if (i > 0) await new Promise((resolve) => setTimeout(resolve, motion() ? BETWEEN_MS : BETWEEN_MS / 3));
      if (this.#left) return;
      this.#place = { position, legal: i === line.length - 1 ? legal : null, last: steps, moves: [...(this.#place?.moves ?? []), move] };
      click("move");
    }
  }

  /** The right answer is played on the board; solving it counts no more. */
  async tell(): Promise<void> {
    this.#spoil();
    this.restart();
    this.stage = "shown";
    try {
      await this.#show(await solutionOf(this.game, this.name));
      this.stage = "told";
    } catch (error) {
      this.stage = "open";
      this.trouble = (error as Error).message;
    }
  }
}
