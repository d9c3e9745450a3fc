// The socket of one table. Every event has a version; what is lost is asked for again, what was sent is sent again until
// the server says that it is kept. The server alone decides what happened.
import { ReconnectingSocket, type Status } from "./socket";
import type { Refusal, Schemas, TableMessage, TableRequest, TableView } from "./wire";

const SILENCE_MS = 9_000;
/** Facts after which the view can be continued; after others the whole table is asked for. */
const CONTINUED = ["moved", "said", "came", "went", "touched"];

export class TableSocket {
  table = $state.raw<TableView | null>(null);
  status = $state<Status>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  /** The clock's reading when the last message came, by this machine's own clock. */
  heardAt = $state(0);

  #socket: ReconnectingSocket;
  #number = 0;

  constructor(id: string, link: string) {
    this.#socket = new ReconnectingSocket({
      path: () => `/api/tables/${id}/socket?after=${this.table?.version ?? 0}`,
      link,
      silence: SILENCE_MS,
      heard: (message) => this.#hear(JSON.parse(message as string) as TableMessage),
      changed: (status) => (this.status = status),
    });
  }

  close(): void {
    this.#socket.close();
  }

  /** Connect anew: after sitting down one is somebody else than before. */
  reconnect(): void {
    this.#socket.reconnect();
  }

  /** Ask something of the table; moves are asked again after a break until they are kept. */
  ask(request: TableRequest): void {
    const id = `${Date.now().toString(36)}-${this.#number++}`;
    const text = JSON.stringify({ ...request, id });
    this.refusal = null;
    if (request.do === "move" || request.do === "touch") this.#socket.sendSurely(id, text);
    else this.#socket.send(text);
  }

  #hear(message: TableMessage): void {
    switch (message.t) {
      case "ping":
        return this.#socket.send('{"do":"pong"}');
      case "state":
        this.table = message.table;
        this.heardAt = performance.now();
        return;
      case "event":
        return this.#event(message);
      case "ack":
        return this.#socket.acknowledged(message.re);
      case "no":
        this.#socket.acknowledged(message.re);
        this.refusal = message;
    }
  }

  #event(message: Schemas["EventMessage"]): void {
    const table = this.table;
    if (!table) return;
    const { facts, now, you, position, legal } = message;
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
    this.table = { ...table, ...now, version: message.v, you, position, legal, moves, lines };
    this.heardAt = performance.now();
  }
}
