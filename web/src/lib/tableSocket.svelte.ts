// The socket of one table. Every event has a version; what is lost is asked for again, what was sent is sent again until
// the server says that it is kept. The server alone decides what happened.
import { motion } from "../boards/board";
import { pace, PACES } from "./pace.svelte";
import { ReconnectingSocket, type Status } from "./socket";
import type { Refusal, Schemas, TableMessage, TableRequest, TableView } from "./wire";

const SILENCE_MS = 9_000;
const PROBE_MS = 6_000;
/** Facts after which the view can be continued; after others the whole table is asked for. */
const CONTINUED = ["moved", "said", "came", "went", "touched", "planned", "rested"];

export class TableSocket {
  table = $state.raw<TableView | null>(null);
  status = $state<Status>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  /** The clock's reading when the last message came, by this machine's own clock. */
  heardAt = $state(0);

  #socket: ReconnectingSocket;
  #number = 0;
  /** How long the last answer took, there and back. */
  latency = $state(0);
  /** Who waits to hear whether what was asked is kept, and since when. */
  #asked = new Map<string, { answer: (kept: boolean) => void; at: number }>();
  /** What was heard and is not shown yet, because a computer has moved too fast to follow. */
  #later: Schemas["EventMessage"][] = [];
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #shownAt = -Infinity;
  #probe: ReturnType<typeof setInterval>;
  #pinged = 0;

  constructor(id: string, link: string) {
    this.#socket = new ReconnectingSocket({
      path: () => `/api/tables/${id}/socket?after=${this.table?.version ?? 0}`,
      link,
      silence: SILENCE_MS,
      heard: (message) => this.#hear(JSON.parse(message as string) as TableMessage),
      changed: (status) => (this.status = status),
    });
    // How long an answer takes is measured now and then, so that a slow line is told before one has moved.
    this.#probe = setInterval(() => this.#measure(), PROBE_MS);
  }

  #measure(): void {
    if (this.status !== "open" || document.hidden || this.table?.phase !== "playing") return;
    this.#pinged = performance.now();
    this.#socket.send('{"do":"ping"}');
  }

  close(): void {
    clearInterval(this.#probe);
    clearTimeout(this.#waiting);
    this.#socket.close();
  }

  /** Connect anew: after sitting down one is somebody else than before. */
  reconnect(): void {
    this.#socket.reconnect();
  }

  /** Ask something of the table; moves are asked again after a break until they are kept. True when it was kept. */
  ask(request: TableRequest): Promise<boolean> {
    const id = `${Date.now().toString(36)}-${this.#number++}`;
    const text = JSON.stringify({ ...request, id });
    this.refusal = null;
    if (request.do === "move" || request.do === "touch") this.#socket.sendSurely(id, text);
    else this.#socket.send(text);
    return new Promise((answer) => this.#asked.set(id, { answer, at: performance.now() }));
  }

  #answered(id: string | null, kept: boolean): void {
    if (id === null) return;
    const asked = this.#asked.get(id);
    if (!asked) return;
    this.latency = performance.now() - asked.at;
    asked.answer(kept);
    this.#asked.delete(id);
  }

  #hear(message: TableMessage): void {
    switch (message.t) {
      case "ping":
        return this.#socket.send('{"do":"pong"}');
      case "pong":
        this.latency = performance.now() - this.#pinged;
        return;
      case "state":
        clearTimeout(this.#waiting);
        this.#later = [];
        this.table = message.table;
        this.heardAt = performance.now();
        return;
      case "event":
        this.#later.push(message);
        return this.#showNext();
      case "ack":
        this.#answered(message.re, true);
        return this.#socket.acknowledged(message.re);
      case "no":
        this.#answered(message.re, false);
        this.#socket.acknowledged(message.re);
        this.refusal = message;
    }
  }

  /** Show what was heard, in order; a computer's move not before its time. */
  #showNext(): void {
    clearTimeout(this.#waiting);
    for (;;) {
      const message = this.#later[0];
      if (!message) return;
      const wait = this.#patience(message);
      if (wait > 0) {
        this.#waiting = setTimeout(() => this.#showNext(), wait);
        return;
      }
      this.#later.shift();
      this.#event(message);
      if (message.facts.some(({ kind }) => kind === "moved")) this.#shownAt = performance.now();
    }
  }

  /** How long this must still wait. A clock that runs is never kept waiting, nor who wants no motion. */
  #patience({ facts }: Schemas["EventMessage"]): number {
    const table = this.table;
    if (!table || table.clock.control !== "none" || document.hidden || !motion()) return 0;
    const byBot = facts.some((fact) => fact.kind === "moved" && fact.seat >= 0 && table.seats[fact.seat]?.kind === "bot");
    return byBot ? this.#shownAt + PACES[pace()] - performance.now() : 0;
  }

  #event(message: Schemas["EventMessage"]): void {
    const table = this.table;
    if (!table) return;
    const { facts, now, you, position, legal, plan } = message;
    // Who came and went has no version of its own.
    if (message.v === table.version && facts.every(({ kind }) => kind === "came" || kind === "went")) {
      this.table = { ...table, seats: now.seats, clock: now.clock };
      this.heardAt = performance.now();
      return;
    }
    if (message.v <= table.version) return;
    const gap = message.v - facts.length !== table.version;
    if (gap || facts.some((fact) => !CONTINUED.includes(fact.kind))) this.#socket.send('{"do":"state"}');
    const moves = [...table.moves];
    const lines = [...table.lines];
    for (const fact of facts) {
      if (fact.kind === "moved") {
        const { seat, move, at, steps = [], remarks = [], by = "" } = fact;
        moves.push({ seat, move, steps, at, remarks, by });
      }
      if (fact.kind === "said") lines.push(fact);
    }
    this.table = { ...table, ...now, version: message.v, you, position, legal, plan, moves, lines };
    this.heardAt = performance.now();
  }
}
