// What is agreed before a game, while it is being chosen: the last choice of each game is kept on this device.
import { extrasOf } from "../boards";
import { api, Refused } from "../lib/api";
import { account } from "../lib/me.svelte";
import { t } from "../lib/i18n.svelte";
import { valueText, written } from "../lib/options";
import type { Choice, GameInfo, NewSeat, NewTable, Schemas } from "../lib/wire";

/** Who takes a seat beside one's own: a computer, somebody at this device, or whoever opens the link. */
export type Taker = "bot" | "here" | "link";
export const TAKERS: Taker[] = ["bot", "here", "link"];

export interface OtherSeat {
  taker: Taker;
  bot: string;
  name: string;
}

interface Kept {
  values: Record<string, Choice>;
  others: OtherSeat[];
  start: "lots" | "me" | "other";
  colour: string;
  clock: string;
  match: string;
  handicaps: number[];
  strict: boolean;
  watched: boolean;
  open: boolean;
  rated: boolean;
}

type Preset = GameInfo["presets"][number];

const wordsOf = (text: string) => text.split(" ").map((word) => word.split("=") as [string, string]);

export class Terms {
  readonly game: GameInfo;
  /** The options that the number of players and the colours decide; they are not shown among the others. */
  readonly seatOptions: Set<string>;
  name = $state(localStorage.getItem("name") ?? "");
  values = $state<Record<string, Choice>>({});
  others = $state<OtherSeat[]>([]);
  start = $state<Kept["start"]>("lots");
  colour = $state("");
  clock = $state("none");
  match = $state("");
  handicaps = $state<number[]>([]);
  strict = $state(false);
  watched = $state(true);
  /** May anybody of the house take a seat that waits for the link? */
  open = $state(false);
  /** Does the game count for the players' ratings? */
  rated = $state(false);
  /** What the server says of the options: written out, with the number of seats. */
  checked = $state.raw<Schemas["CheckedOptions"] | null>(null);
  trouble = $state("");
  #asked = 0;

  constructor(game: GameInfo) {
    this.game = game;
    this.seatOptions = new Set([...game.players, ...game.first_colours].flatMap(({ options }) => wordsOf(options).map(([name]) => name)));
    const usual = extrasOf(game.name).first;
    const first = game.presets.find((each) => (usual ? each.name === usual : each.options === game.default)) ?? game.presets[0]!;
    const kept = JSON.parse(localStorage.getItem(`terms-${game.name}`) ?? "{}") as Partial<Kept>;
    const known = Object.fromEntries(Object.entries(kept.values ?? {}).filter(([name, value]) => this.#allows(name, value)));
    this.values = { ...first.values, ...known };
    this.others = kept.others ?? [];
    for (const seat of this.others) if (!game.bots.includes(seat.bot)) seat.bot = this.#usualBot;
    this.start = kept.start ?? "lots";
    this.colour = game.first_colours.some(({ colour }) => colour === kept.colour) ? kept.colour! : "";
    this.clock = kept.clock ?? "none";
    this.match = kept.match ?? "";
    this.handicaps = kept.handicaps ?? [];
    this.strict = kept.strict ?? false;
    this.watched = kept.watched ?? true;
    this.open = kept.open ?? false;
    this.rated = kept.rated ?? false;
    this.#seat(first.seats);
  }

  #allows(name: string, value: Choice): boolean {
    const allowed = this.game.choices[name];
    return !!allowed && (!allowed.length || allowed.includes(value));
  }

  get #usualBot(): string {
    return this.game.bots.includes("level5") ? "level5" : (this.game.bots.at(-1) ?? "random");
  }

  get seats(): number {
    return this.others.length + 1;
  }

  get options(): string {
    return written(this.values);
  }

  /** The presets that differ in more than the number of players. */
  get presets(): Preset[] {
    const seen = new Set<string>();
    return this.game.presets.filter((preset) => {
      const key = this.#beside(preset.values);
      return !seen.has(key) && seen.add(key);
    });
  }

  #beside(values: Record<string, Choice>): string {
    return JSON.stringify(Object.entries(values).filter(([name]) => !this.seatOptions.has(name)));
  }

  /** The preset that the options are, if they are one. */
  get preset(): string {
    return this.presets.find((preset) => this.#beside(preset.values) === this.#beside(this.values))?.name ?? "";
  }

  /** Take a preset; the number of players stays where it can. */
  async take(name: string): Promise<void> {
    const preset = this.presets.find((each) => each.name === name);
    if (!preset) return;
    const kept = Object.fromEntries(Object.entries(this.values).filter(([option]) => this.seatOptions.has(option)));
    this.values = { ...preset.values, ...kept };
    await this.check();
    if (this.trouble) {
      this.values = { ...preset.values };
      await this.check();
    }
  }

  async choose(name: string, value: Choice): Promise<void> {
    this.values = { ...this.values, [name]: value };
    await this.check();
  }

  async seatPlayers(count: number): Promise<void> {
    const options = this.game.players.find(({ players }) => players === count)?.options ?? "";
    for (const [name, text] of options ? wordsOf(options) : []) {
      this.values = { ...this.values, [name]: this.game.choices[name]!.find((value) => valueText(value) === text)! };
    }
    await this.check();
  }

  /** Ask the server whether the options go together, and seat as many as they want. */
  async check(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const found = await api.options(this.game.name, this.options);
      if (asked !== this.#asked) return;
      this.checked = found;
      this.values = found.values;
      this.trouble = "";
      this.#seat(found.seats);
      if (!found.points && this.match.startsWith("points")) this.match = "";
    } catch (wrong) {
      if (asked === this.#asked) this.trouble = (wrong as Error).message;
    }
  }

  #seat(count: number): void {
    const like = this.others[0];
    while (this.others.length < count - 1) {
      this.others.push({ taker: like?.taker ?? "bot", bot: like?.bot ?? this.#usualBot, name: "" });
    }
    this.others.length = count - 1;
  }

  /** All other seats are taken alike; an empty word where they differ. */
  get against(): Taker | "" {
    const [first, ...rest] = this.others;
    return first && rest.every(({ taker }) => taker === first.taker) ? first.taker : "";
  }

  set against(taker: Taker | "") {
    if (taker) for (const seat of this.others) seat.taker = taker;
  }

  get bot(): string {
    return this.others.find(({ taker }) => taker === "bot")?.bot ?? this.#usualBot;
  }

  set bot(bot: string) {
    for (const seat of this.others) seat.bot = bot;
  }

  /** Can this game be rated: somebody who is signed in, a clock, nobody else on this device? */
  get canRate(): boolean {
    return !!account() && this.clock !== "none" && this.others.length > 0 && this.others.every(({ taker }) => taker !== "here");
  }

  keep(): void {
    if (!account()) localStorage.setItem("name", this.name);
    const { values, others, start, colour, clock, match, handicaps, strict, watched, open, rated } = this;
    const kept: Kept = { values, others, start, colour, clock, match, handicaps, strict, watched, open, rated };
    localStorage.setItem(`terms-${this.game.name}`, JSON.stringify(kept));
  }

  /** Lay the table and go there. */
  async begin(): Promise<string> {
    this.keep();
    const mine = account() || this.name.trim() || t("home-guest");
    const others = this.others.map(({ taker, bot, name }, i): NewSeat => {
      if (taker === "bot") return { kind: "bot", bot };
      if (taker === "here") return { kind: "me", name: name.trim() || t("home-player", { number: i + 2 }) };
      return { kind: "open" };
    });
    const mySeat: NewSeat = { kind: "me", name: mine };
    const second = this.start === "other" && others.length > 0;
    // Whoever sits opposite stays opposite: the order only goes on by one.
    const seats = second ? [...others, mySeat] : [mySeat, ...others];
    const handicaps = this.handicaps.slice(0, this.seats).map((value) => value || 0);
    const byMatch: Partial<NewTable> = {};
    if (this.match && this.seats > 1) {
      byMatch.match = this.match;
      if (handicaps.some(Boolean)) {
        const all = Array.from({ length: this.seats }, (_, i) => handicaps[this.checked?.teams ? i % 2 : i] ?? 0);
        byMatch.handicaps = second ? [...all.slice(1), all[0]!] : all;
      }
    }
    const table = await api.create({
      game: this.game.name,
      options: this.options,
      name: mine,
      seats,
      by_lot: this.start === "lots",
      colour: this.colour,
      strict: this.strict && !!this.game.touch_rule,
      rated: this.rated && this.canRate,
      clock: this.seats > 1 ? this.clock : "none",
      public: this.others.some(({ taker }) => taker === "link") ? this.open : this.watched,
      ...byMatch,
    });
    return `/table/${table.id}${table.invite ? `?invite=${table.invite}` : ""}`;
  }
}

export function sentenceOf(wrong: unknown): string {
  return wrong instanceof Refused || wrong instanceof Error ? wrong.message : String(wrong);
}
