// A game laid out to be studied: its moves, a line of one's own that leaves it, and what the analysts say.
import { api, Refused } from "../lib/api";
import { addressOf, type Shown } from "./address";
import { graphOf, placeAt, reportOn, type Place, type Point, type Question, type Report } from "./questions";

const WAIT_MS = 180; // who steps on quickly asks only about where they stop

export class Study {
  /** The game that was played. */
  game = $state.raw<string[]>([]);
  /** The line on the board: the game, or a line of one's own that leaves it somewhere. */
  line = $state.raw<string[]>([]);
  at = $state(0);
  place = $state.raw<Place | null>(null);
  /** What the analyst says; while it is thinking, what it said of the position before. */
  report = $state.raw<Report | null>(null);
  points = $state.raw<Point[]>([]);
  thinking = $state(false);
  drawing = $state(false);
  trouble = $state("");
  /** There is no analyst of this game: the board is there all the same. */
  mute = $state(false);

  readonly names: string[];
  #start: Question;
  #places = new Map<string, Place>();
  #reports = new Map<string, Report>();
  #asking: AbortController | null = null;
  #graph: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(shown: Shown) {
    this.#start = { game: shown.game, options: shown.options, position: shown.position, moves: [] };
    this.names = shown.names;
    this.game = shown.moves;
    this.line = shown.moves;
    void this.#begin(shown.at);
  }

  async #begin(at: number): Promise<void> {
    const games = await api.games().catch(() => []);
    this.mute = games.find(({ name }) => name === this.#start.game)?.analyst === false;
    await this.show(at);
    if (this.place || !this.trouble) return;
    // A move of the address cannot be made: the start is shown, with the reason.
    const why = this.trouble;
    await this.show(0);
    this.trouble = why;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#graph?.abort();
  }

  /** Where the line leaves the game. */
  get leaves(): number {
    const apart = this.line.findIndex((move, ply) => move !== this.game[ply]);
    return apart < 0 ? this.line.length : apart;
  }

  get away(): boolean {
    return this.leaves < this.line.length;
  }

  #question(moves: string[]): Question {
    return { ...this.#start, moves };
  }

  async #placeAfter(moves: string[]): Promise<Place> {
    const key = moves.join(",");
    const known = this.#places.get(key);
    if (known) return known;
    const found = await placeAt(this.#question(moves));
    this.#places.set(key, found);
    return found;
  }

  /** Show the line after this many of its moves. */
  async show(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.line.length, at));
    await this.#arrive(this.line.slice(0, this.at));
  }

  async #arrive(moves: string[]): Promise<void> {
    const key = moves.join(",");
    this.trouble = "";
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#remember();
    const known = this.#reports.get(key) ?? null;
    // What was said before stays, pale, until there is something new: nothing jumps about while one steps on.
    if (known) this.report = known;
    this.thinking = known === null && !this.mute;
    try {
      const place = await this.#placeAfter(moves);
      if (key !== this.#key) return;
      this.place = place;
      if (place.position.outcome || place.position.to_move === null) {
        this.thinking = false;
        this.report = null;
      } else if (place.position.to_move < 0) this.thinking = false; // chance moves: what was said before stays, pale
      else if (!known && !this.mute) this.#timer = setTimeout(() => void this.#think(key), WAIT_MS);
    } catch (wrong) {
      this.thinking = false;
      this.report = null;
      this.trouble = (wrong as Error).message;
    }
  }

  get #key(): string {
    return this.line.slice(0, this.at).join(",");
  }

  async #think(key: string): Promise<void> {
    this.#asking = new AbortController();
    try {
      const report = await reportOn(this.#question(key ? key.split(",") : []), this.#asking.signal);
      this.#reports.set(key, report);
      if (key === this.#key) this.report = report;
    } catch (wrong) {
      if ((wrong as Error).name === "AbortError") return;
      if (key === this.#key) this.report = null;
      if (wrong instanceof Refused && wrong.code === "no-analysis") this.mute = true;
      else if (key === this.#key) this.trouble = (wrong as Error).message;
    }
    if (key === this.#key) this.thinking = false;
  }

  /** Make a move by the steps of a hand, by its text, or let chance make one. */
  async play(how: { steps?: string[]; text?: string; chance?: boolean }): Promise<boolean> {
    const before = this.line.slice(0, this.at);
    const seed = Math.floor(Math.random() * 2 ** 31);
    try {
      const moves = how.text === undefined ? before : [...before, how.text];
      const place = await placeAt(this.#question(moves), { steps: how.steps, chance: how.chance, seed });
      this.#places.set(place.moves.join(","), place);
      const kept = place.moves.every((move, ply) => move === this.line[ply]);
      if (!kept) this.line = place.moves.every((move, ply) => move === this.game[ply]) ? this.game : place.moves;
      await this.show(place.moves.length);
      return true;
    } catch (wrong) {
      this.trouble = (wrong as Error).message;
      return false;
    }
  }

  /** How the line stands after its last move, to the first player, if that is known. */
  get end(): number | null {
    void this.report;
    const key = this.line.join(",");
    const ranks = this.#places.get(key)?.position.outcome?.ranks;
    if (ranks) return ranks.every((rank) => rank === 1) ? 0 : ranks[0] === 1 ? 1 : -1;
    const report = this.#reports.get(key);
    return report ? (report.seat === 0 ? report.worth : -report.worth) : null;
  }

  /** The position after a move of the list, to look at without making it. */
  peek(move: string): Promise<Place> {
    return this.#placeAfter([...this.line.slice(0, this.at), move]);
  }

  backToGame(): void {
    const at = Math.min(this.leaves, this.at);
    this.line = this.game;
    void this.show(at);
  }

  /** Draw the graph of the game, point by point. */
  async draw(): Promise<void> {
    this.#graph?.abort();
    this.#graph = new AbortController();
    this.drawing = true;
    this.points = [];
    try {
      for await (const point of graphOf(this.#question(this.away ? this.line : this.game), this.#graph.signal))
        this.points = [...this.points, point];
    } catch (wrong) {
      if ((wrong as Error).name !== "AbortError") this.trouble = (wrong as Error).message;
    }
    this.drawing = false;
  }

  get address(): string {
    return addressOf({ ...this.#start, moves: this.line, names: this.names, at: this.at });
  }

  get options(): string {
    return this.#start.options;
  }

  /** What is given away: the line on the board, and how far it is shown. */
  get shared(): Question & { names: string[]; at: number } {
    return { ...this.#question(this.line), names: this.names.filter(Boolean).slice(0, 4), at: this.at };
  }

  #remember(): void {
    history.replaceState({}, "", this.address);
  }
}
