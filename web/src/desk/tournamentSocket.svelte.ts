// The socket of one tournament. The server sends the whole of it whenever it changes. What is said here waits in an outbox
// on this machine until the server has it on disk, and is sent again after a break; its key makes that harmless.
import { Refused } from "../lib/api";
import { ReconnectingSocket, type Status } from "../lib/socket";
import type { Refusal } from "../lib/wire";
import { desk, type Entrant, type FactData, type FactKind, type Role, type View } from "./tournament";

interface Saying {
  key: string;
  kind: FactKind;
  data: FactData;
  reason: string;
  by: number;
}

/** Something that waited here and that the house would not take when it was back. */
export interface TurnedDown extends Saying {
  why: Required<Refusal>;
}

const BEAT_MS = 4_000;
const SILENCE_MS = 9_500;
const [APART, ENDS] = [0x2068, 0x2069].map((code) => String.fromCodePoint(code));
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** A name inside a sentence: one that is written from the right is set apart, so that it does not turn its neighbours round. */
export function inSentence(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? APART + name + ENDS : name;
}

export function keptLink(id: string): string {
  return localStorage.getItem(`link/${id}`) ?? "";
}

export function keepLink(id: string, token: string): void {
  localStorage.setItem(`link/${id}`, token);
}

function kept<T>(box: string): T[] {
  return JSON.parse(localStorage.getItem(box) ?? "[]") as T[];
}

function keep(box: string, values: unknown[]): void {
  if (values.length) localStorage.setItem(box, JSON.stringify(values));
  else localStorage.removeItem(box);
}

export class TournamentSocket {
  view = $state.raw<View | null>(null);
  role = $state<Role>("spectator");
  table = $state.raw<readonly [number, number] | null>(null);
  entrant = $state(0);
  archived = $state(false);
  status = $state<Status>("connecting");
  trouble = $state.raw<Refused | null>(null);
  waiting = $state.raw<Saying[]>([]);
  /** Each stays until somebody has seen it: it was entered while nobody could say no. */
  turnedDown = $state.raw<TurnedDown[]>([]);

  #socket: ReconnectingSocket;
  #closed = false;
  #sending: Promise<void> | null = null;
  #said = 0; // the version after our own facts, as long as nobody else said one in between
  #ahead = 0;
  #outbox: ReturnType<typeof setInterval>;
  #done = new Map<string, (said: boolean) => void>();
  #names = new Map<number, Entrant>();
  #named: unknown = null;
  #late = new Set<string>(); // what could not be sent at once

  constructor(
    readonly id: string,
    readonly link: string,
  ) {
    this.waiting = kept<Saying>(this.#box);
    for (const { key } of this.waiting) this.#late.add(key);
    this.turnedDown = kept<TurnedDown>(this.#turnedDownBox);
    this.#socket = new ReconnectingSocket({
      path: () => `/api/tournaments/${id}/socket?packed=yes`,
      link,
      silence: SILENCE_MS,
      beat: { every: BEAT_MS, message: "?" },
      before: () => this.#enter(),
      heard: (message) => void this.#hear(message),
      changed: (status) => {
        this.status = status === "connecting" && this.view ? "lost" : status;
        if (status === "lost") this.#remember();
        if (status === "open") void this.#send();
      },
    });
    addEventListener("pagehide", this.#remember);
    this.#outbox = setInterval(() => this.status === "open" && void this.#send(), BEAT_MS / 2);
  }

  get #box(): string {
    return `outbox/${this.id}/${this.link.slice(0, 8)}`;
  }

  get #turnedDownBox(): string {
    return `turned-down/${this.id}/${this.link.slice(0, 8)}`;
  }

  get #lastSeen(): string {
    return `desk-view/${this.id}/${this.link.slice(0, 8)}`;
  }

  /** The house's time in seconds. */
  now(): number {
    return Date.now() / 1000 + this.#ahead;
  }

  get directs(): boolean {
    return this.role === "director";
  }

  /** May this link enter results and people? */
  get works(): boolean {
    return ["director", "arbiter", "desk"].includes(this.role);
  }

  get judges(): boolean {
    return ["director", "arbiter"].includes(this.role);
  }

  entrantOf(number: number): Entrant | undefined {
    if (this.#named !== this.view) {
      this.#named = this.view;
      this.#names = new Map(this.view?.data.entrants.map((each) => [each.entrant, each]));
    }
    return this.#names.get(number);
  }

  name(number: number): string {
    void this.view;
    const found = this.entrantOf(number)?.name;
    return found === undefined ? (number ? `#${number}` : "–") : inSentence(found);
  }

  /** Take the tournament out of the lists, or put it back. */
  async archive(archived: boolean): Promise<void> {
    await desk.archive(this.id, archived, this.link);
    this.archived = archived;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("pagehide", this.#remember);
    this.#remember();
    clearInterval(this.#outbox);
    this.#socket.close();
  }

  /** Say a fact; true once it is on disk, false if it was refused (then `trouble` says why). */
  say<K extends FactKind>(kind: K, data: FactData<K>, more: { reason?: string; by?: number } = {}): Promise<boolean> {
    const key = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
    this.trouble = null;
    this.#keep([...this.waiting, { key, kind, data, reason: more.reason ?? "", by: more.by ?? 0 }]);
    const done = new Promise<boolean>((resolve) => this.#done.set(key, resolve));
    void this.#send();
    return done;
  }

  /**
   * Ask for a step of the whole tournament: start, draw, lot, undo, notices. It is not repeated by itself. What was
   * said before goes first, and where that was refused the step is not taken.
   */
  step(path: string, body: Record<string, unknown> = {}): Promise<number> {
    return this.#step(path, () => body);
  }

  /** The same, refused where somebody else has said what this page does not show yet. */
  stepAsSeen(path: string, body: Record<string, unknown> = {}): Promise<number> {
    return this.#step(path, () => ({ ...body, seen: Math.max(this.view!.v, this.#said) }));
  }

  async #step(path: string, body: () => Record<string, unknown>): Promise<number> {
    this.trouble = null;
    if (this.waiting.length) {
      await this.#send();
      if (this.trouble) return 0;
    }
    try {
      return (await desk.post(this.id, path, body(), this.link)).version;
    } catch (wrong) {
      this.trouble = wrong instanceof Refused ? wrong : new Refused("no-line", String(wrong));
      return 0;
    }
  }

  #keep(waiting: Saying[]): void {
    this.waiting = waiting;
    keep(this.#box, waiting);
  }

  /** What was turned down has been seen. */
  seen(key: string): void {
    this.turnedDown = this.turnedDown.filter((one) => one.key !== key);
    keep(this.#turnedDownBox, this.turnedDown);
  }

  #send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = null));
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.waiting.length && !this.#closed) {
      const next = this.waiting[0]!;
      let said = false;
      try {
        const { version } = await desk.post(this.id, "facts", next, this.link);
        if (version === Math.max(this.view!.v, this.#said) + 1) this.#said = version;
        said = true;
      } catch (wrong) {
        if (!(wrong instanceof Refused) || wrong.passing) {
          for (const { key } of this.waiting) this.#late.add(key);
          break; // it waits for the server to come back
        }
        if (this.#late.has(next.key)) {
          const { code, message: sentence, rule, facts } = wrong;
          this.turnedDown = [...this.turnedDown, { ...next, why: { code, sentence, rule, facts } }];
          keep(this.#turnedDownBox, this.turnedDown);
        } else this.trouble = wrong;
      }
      this.#late.delete(next.key);
      this.#keep(this.waiting.filter((each) => each.key !== next.key));
      this.#done.get(next.key)?.(said);
      this.#done.delete(next.key);
    }
  }

  /** Who one is here, and the tournament as it stands; false if there is none. */
  async #enter(): Promise<boolean> {
    try {
      const found = await desk.look(this.id, this.link);
      this.#ahead = found.now - Date.now() / 1000;
      this.role = found.role;
      this.table = found.table;
      this.entrant = found.entrant;
      this.archived = found.archived;
      this.#show(found);
      return true;
    } catch (wrong) {
      if (wrong instanceof Refused && wrong.code === "no-such-tournament") return false;
      if (!this.view) this.#recall();
      throw wrong;
    }
  }

  /** The desk as it was last seen here: whoever loads the page while the house is away goes on entering results. */
  #recall(): void {
    const found = localStorage.getItem(this.#lastSeen);
    if (!found) return;
    const { role, view } = JSON.parse(found) as { role: Role; view: View };
    this.role = role;
    this.status = "lost";
    this.view = view;
  }

  readonly #remember = (): void => {
    if (!this.works || !this.view) return;
    try {
      localStorage.setItem(this.#lastSeen, JSON.stringify({ role: this.role, view: this.view }));
    } catch {
      localStorage.removeItem(this.#lastSeen); // too large for the browser: nothing rather than an old one
    }
  };

  async #hear(message: string | ArrayBuffer): Promise<void> {
    if (typeof message === "string") {
      const newest = JSON.parse(message) as { v: number; n: number };
      if (this.view && (newest.v > this.view.v || newest.n > this.view.n)) this.#socket.reconnect();
      return;
    }
    const stream = new Blob([message]).stream().pipeThrough(new DecompressionStream("gzip"));
    this.#show((await new Response(stream).json()) as View);
  }

  #show(found: View): void {
    if (this.view && (found.v < this.view.v || found.n < this.view.n)) return;
    this.view = found;
  }
}
