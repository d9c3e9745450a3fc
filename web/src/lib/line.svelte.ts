// A line to one table. Every event has a version; what is lost is asked for again, what was sent is sent again until the
// server says that it is kept. The server alone decides what happened.
import type { Position } from "../boards/board";
import type { StepTree } from "../boards/moves";
import type { Refusal } from "./refusals";
import { openSocket } from "./socket";
import type { Ended, Said } from "./words.svelte";

export interface Seat {
  kind: string;
  name: string;
  bot: string;
  here: boolean;
  gone_since: number | null;
}

export interface Made {
  seat: number;
  move: string;
  steps: string[];
  at: number;
  /** What is said with it. */
  remarks: Said[];
  /** The bot that moved in the place of the seat's own, which did not answer. */
  by: string;
}

export interface TableView {
  version: number;
  phase: "gathering" | "playing" | "paused" | "over";
  game: string;
  title: string;
  options: string;
  start: string;
  strict: boolean;
  takebacks: boolean;
  draws: boolean;
  talk: boolean;
  /** Seconds after which the place of one who is gone can be claimed. */
  claim_after: number;
  host: boolean;
  moves: Made[];
  lines: { name: string; text: string; at: number; watcher: boolean }[];
  ply: number;
  to_move: number | null;
  steps: string[];
  seats: Seat[];
  clock: { control: string; left: number[]; spent: number[]; running: number | null; now: number };
  offers: Record<string, number[][]>;
  ended: (Ended & { scores: number[]; result: string; ending: string }) | null;
  follow: string | null;
  you: number[];
  position: Position;
  legal: StepTree | null;
}

const SILENCE_MS = 9_000;
const RETRY_MS = [300, 800, 1_500, 3_000];

export class Line {
  table = $state.raw<TableView | null>(null);
  status = $state<"connecting" | "open" | "lost" | "gone">("connecting");
  refusal = $state.raw<Refusal | null>(null);
  /** The clock's reading when the last message came, by this machine's own clock. */
  heardAt = $state(0);

  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #watch: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #unsure = new Map<string, string>();
  #number = 0;

  constructor(
    readonly id: string,
    readonly link: string,
  ) {
    this.#connect();
    this.#watch = setInterval(() => this.#look(), 2_000);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#watch);
    this.#socket?.close();
  }

  /** Ask something of the table; moves are asked again after a break until they are kept. */
  ask(what: Record<string, unknown>): void {
    const id = `${Date.now().toString(36)}-${this.#number++}`;
    const text = JSON.stringify({ ...what, id });
    if (what.do === "move" || what.do === "touch") this.#unsure.set(id, text);
    this.refusal = null;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #connect(): void {
    const after = this.table?.version ?? 0;
    const socket = openSocket(`/api/tables/${this.id}/socket?after=${after}`, this.link);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string));
    socket.onopen = () => {
      this.#tries = 0;
      this.status = "open";
      for (const text of this.#unsure.values()) socket.send(text);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      this.#socket = null;
      if (event.code === 4404 || event.code === 4403) {
        this.status = "gone";
        return;
      }
      this.status = "lost";
      setTimeout(() => !this.#closed && !this.#socket && this.#connect(), RETRY_MS[Math.min(this.#tries++, 3)]);
    };
  }

  /** Begin a new line: after sitting down one is somebody else than before. */
  reconnect(): void {
    const old = this.#socket;
    this.#socket = null;
    if (old) old.onclose = null;
    old?.close();
    this.#connect();
  }

  /** A line can be dead without having been closed: the server pings, and silence means that it is gone. */
  #look(): void {
    if (!this.#socket || Date.now() - this.#heard < SILENCE_MS) return;
    this.status = "lost";
    this.reconnect();
  }

  #hear(message: Record<string, any>): void {
    this.#heard = Date.now();
    if (message.t === "ping") this.#socket?.send('{"do":"pong"}');
    else if (message.t === "state") {
      this.table = message.table as TableView;
      this.heardAt = performance.now();
    } else if (message.t === "event") this.#event(message);
    else if (message.t === "ack") this.#unsure.delete(message.re as string);
    else if (message.t === "no") {
      this.#unsure.delete(message.re as string);
      this.refusal = message as unknown as Refusal;
    }
  }

  #event(message: Record<string, any>): void {
    const table = this.table;
    if (!table) return;
    const facts = message.facts as Record<string, any>[];
    // Who came and went has no version of its own.
    if (message.v === table.version && facts.every(({ kind }) => kind === "came" || kind === "went")) {
      this.table = { ...table, seats: message.now.seats, clock: message.now.clock };
      this.heardAt = performance.now();
      return;
    }
    if (message.v <= table.version) return;
    const known = ["moved", "said", "came", "went", "touched"];
    const gap = message.v - facts.length !== table.version;
    if (gap || facts.some((fact) => !known.includes(fact.kind))) this.#socket?.send('{"do":"state"}');
    const moves = [...table.moves];
    const lines = [...table.lines];
    for (const fact of facts) {
      if (fact.kind === "moved") moves.push({ seat: fact.seat, move: fact.move, steps: fact.steps ?? [], at: fact.at, remarks: fact.remarks ?? [], by: fact.by ?? "" });
      if (fact.kind === "said") lines.push(fact as any);
    }
    this.table = {
      ...table,
      ...message.now,
      version: message.v,
      you: message.you,
      position: message.position,
      legal: message.legal,
      moves,
      lines,
    };
    this.heardAt = performance.now();
  }
}
