// One thing to do on a live board: the hand moves, the server says what is legal, and a wrong move is answered.
import { placeAt, reportOn, type Place, type Question } from "../analysis/questions";
import { movesOf, nextSteps } from "../boards/moves";
import { gameOf } from "../lib/games.svelte";
import { t } from "../lib/i18n.svelte";
import { doneIn } from "../lib/notation.svelte";
import { click } from "../lib/sound";
import type { Position } from "../lib/wire";
import { fulfils, type Asked } from "./lessons";

/** `asking`: the move is made and nothing is known yet; `wrong`: it may be tried again. */
export type Stage = "loading" | "open" | "asking" | "wrong" | "done";

const CHANCE = -1;

export class Task {
  stage = $state<Stage>("loading");
  steps = $state<string[]>([]);
  trouble = $state("");
  /** What the engine says to a wrong move. */
  answer = $state("");
  #place = $state.raw<Place | null>(null);
  #before: Place | null = null;
  #thinking: AbortController | null = null;

  constructor(
    readonly game: string,
    readonly asked: Asked,
    readonly solved: () => void = () => undefined,
  ) {}

  get position(): Position | null {
    return this.#place?.position ?? null;
  }
  get last(): string[] {
    return this.#place?.last ?? [];
  }
  get seat(): number {
    return Math.max(0, this.#before?.position.to_move ?? 0);
  }
  get next(): string[] {
    return this.stage === "open" && this.#place ? nextSteps(this.#place.legal, this.steps).filter(Boolean) : [];
  }
  get moves(): string[][] {
    return this.stage === "open" && this.#place ? movesOf(this.#place.legal, this.steps) : [];
  }
  get #question(): Question {
    const { options = "", position = "", moves = [] } = this.asked;
    return { game: this.game, options, position, moves };
  }

  async load(): Promise<void> {
    try {
      this.#place = this.#before = await placeAt(this.#question);
      this.stage = "open";
    } catch (wrong) {
      this.trouble = (wrong as Error).message;
    }
  }

  /** The page goes away: nothing more is asked. */
  leave(): void {
    this.#thinking?.abort();
  }

  step(one: string): void {
    if (this.stage !== "open" || !this.#place) return;
    this.steps = [...this.steps, one];
    if (nextSteps(this.#place.legal, this.steps).filter(Boolean).length === 0) void this.#make({ steps: this.steps });
  }

  back(): void {
    if (this.stage === "open") this.steps = this.steps.slice(0, -1);
  }

  again(): void {
    this.#thinking?.abort();
    this.#place = this.#before;
    this.steps = [];
    this.trouble = this.answer = "";
    this.stage = "open";
  }

  /** Make the move that is meant; it is not done by that. */
  show(): void {
    this.again();
    void this.#make({ text: this.asked.show });
  }

  async #make(how: { steps?: string[]; text?: string }): Promise<void> {
    const before = this.#before!;
    this.stage = "asking";
    try {
      const question = how.text === undefined ? this.#question : { ...this.#question, moves: [...this.#question.moves, how.text] };
      const after = await placeAt(question, { steps: how.steps });
      this.#place = after;
      this.steps = [];
      const right = fulfils(this.asked, after.moves.at(-1)!, before.position.to_move ?? 0, after.position);
      this.stage = right ? "done" : "wrong";
      click(right ? "end" : "move");
      if (!right) return void this.#refute(after);
      if (how.steps) this.solved();
    } catch (wrong) {
      this.again();
      this.trouble = (wrong as Error).message;
    }
  }

  /** Ask the engine what comes of a wrong move; if that ends the game, it is played. */
  async #refute({ moves, position }: Place): Promise<void> {
    const now = (this.#thinking = new AbortController());
    const question = { ...this.#question, moves };
    if ((position.to_move ?? CHANCE) === CHANCE) return;
    try {
      const move = await this.#reply(question, now.signal);
      const after = await placeAt({ ...question, moves: [...moves, move] });
      if (now.signal.aborted) return;
      const what = doneIn(this.game, { move, steps: after.last, size: position.board.length });
      const lost = after.position.outcome && after.position.outcome.ranks[this.seat] !== 1;
      if (lost) this.#place = after;
      const own = position.to_move === this.seat;
      this.answer = lost ? t("learn-loses", { what }) : own ? t("learn-goes-on", { what }) : t("learn-answered", { what });
    } catch {
      // Without an answer the step's own words stand.
    }
  }

  async #reply(question: Question, signal: AbortSignal): Promise<string> {
    const info = gameOf(this.game);
    if (info?.analyst) return (await reportOn(question, signal)).moves[0]!.move;
    return (await placeAt(question, { bot: info?.bots.at(-1) })).move!;
  }
}
