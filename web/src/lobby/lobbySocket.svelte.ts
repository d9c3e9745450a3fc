// The socket of the lobby: all seeks first, then what changes; and where one is led when somebody was found.
import { ReconnectingSocket, type Status } from "../lib/socket";
import type { Schemas } from "../lib/wire";

export type Seek = Schemas["SeekView"];
type Message = Schemas["LobbySocketMessage"];

const SILENCE_MS = 25_000;

export class LobbySocket {
  seeks = $state.raw<Seek[]>([]);
  /** The seek at which one has a seat. */
  you = $state("");
  status = $state<Status>("connecting");

  #socket: ReconnectingSocket;

  constructor(readonly found: (table: string) => void) {
    this.#socket = new ReconnectingSocket({
      path: () => "/api/lobby/socket?packed=yes",
      link: "",
      silence: SILENCE_MS,
      heard: (message) => void this.#unpack(message),
      changed: (status) => (this.status = status),
    });
  }

  get mine(): Seek | undefined {
    return this.seeks.find(({ id }) => id === this.you);
  }

  /** Connect anew: whoever seeks for the first time is somebody from then on. */
  reconnect(): void {
    this.#socket.reconnect();
  }

  close(): void {
    this.#socket.close();
  }

  async #unpack(message: string | ArrayBuffer): Promise<void> {
    if (typeof message === "string") return this.#hear(JSON.parse(message) as Message);
    const stream = new Blob([message]).stream().pipeThrough(new DecompressionStream("gzip"));
    this.#hear((await new Response(stream).json()) as Message);
  }

  #hear(message: Message): void {
    switch (message.t) {
      case "ping":
        return this.#socket.send('{"do":"pong"}');
      case "lobby":
        this.seeks = message.seeks;
        return;
      case "seeks": {
        const came = new Map(message.came.map((seek) => [seek.id, seek]));
        const kept = this.seeks.filter(({ id }) => !message.gone.includes(id)).map((seek) => came.get(seek.id) ?? seek);
        const known = new Set(kept.map(({ id }) => id));
        this.seeks = [...kept, ...message.came.filter(({ id }) => !known.has(id))];
        return;
      }
      case "you":
        this.you = message.seek;
        return;
      case "found":
        return this.found(message.table);
    }
  }
}
