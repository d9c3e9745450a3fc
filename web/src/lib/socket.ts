// A socket to this house that comes back by itself: after a break it is opened anew, with growing pauses; one that is
// silent for too long is given up; and what must not be lost is sent again until it is acknowledged.

export type Status = "connecting" | "open" | "lost" | "gone";

const RETRY_MS = [300, 800, 1_500, 3_000];
const WATCH_MS = 2_000;
/** Closed because there is nothing here, or nothing for us. */
const GONE = [4403, 4404];

export interface SocketUse {
  /** The address, asked anew for each attempt. */
  path(): string;
  /** The token of a link. */
  link: string;
  /** Asked before each attempt: false if there is nothing to connect to. If it fails, the attempt has failed. */
  before?(): Promise<boolean>;
  heard(message: string | ArrayBuffer): void;
  changed(status: Status): void;
  /** Milliseconds of silence after which a socket is taken for dead. */
  silence: number;
  /** What is sent when nothing was heard for this many milliseconds; a server that pings needs none. */
  beat?: { every: number; message: string };
}

export class ReconnectingSocket {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #tries = 0;
  #closed = false;
  #opened = false;
  #heard = 0;
  #unacknowledged = new Map<string, string>();
  #watch: ReturnType<typeof setInterval>;

  constructor(readonly use: SocketUse) {
    void this.#connect();
    this.#watch = setInterval(() => this.#look(), WATCH_MS);
  }

  /** Send something if the socket is open; it is lost if it is not. */
  send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** Send something, and again after each break, until it is acknowledged. */
  sendSurely(id: string, text: string): void {
    this.#unacknowledged.set(id, text);
    this.send(text);
  }

  acknowledged(id: string | null): void {
    if (id !== null) this.#unacknowledged.delete(id);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#watch);
    this.#socket?.close();
  }

  /** Give this socket up and open another at once. */
  reconnect(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    void this.#connect();
  }

  async #connect(): Promise<void> {
    const attempt = ++this.#attempt;
    const current = () => attempt === this.#attempt && !this.#closed;
    if (this.use.before) {
      const found = await this.use.before().catch(() => null);
      if (!current()) return;
      if (found === null) return this.#again();
      if (!found) return this.use.changed("gone");
    }
    const socket = openSocket(this.use.path(), this.use.link);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      this.#tries = 0;
      this.#opened = true;
      for (const text of this.#unacknowledged.values()) socket.send(text);
      this.use.changed("open");
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.use.heard(event.data as string | ArrayBuffer);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      this.#socket = null;
      if (GONE.includes(event.code)) this.use.changed("gone");
      else this.#again();
    };
  }

  #again(): void {
    const attempt = this.#attempt;
    this.use.changed(this.#opened ? "lost" : "connecting");
    const pause = RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)];
    setTimeout(() => attempt === this.#attempt && !this.#closed && void this.#connect(), pause);
  }

  /** A connection can be dead without having been closed. */
  #look(): void {
    if (!this.#socket) return;
    const silent = Date.now() - this.#heard;
    if (silent > this.use.silence) {
      this.use.changed("lost");
      this.reconnect();
    } else if (this.use.beat && silent > this.use.beat.every) this.send(this.use.beat.message);
  }
}

/** The token of a link is offered as a subprotocol: an address would be logged on its way. */
function openSocket(path: string, link: string): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const protocols = link ? ["fivefold", `fivefold.link.${link}`] : ["fivefold"];
  const socket = new WebSocket(`${scheme}://${location.host}${path}`, protocols);
  socket.binaryType = "arraybuffer";
  return socket;
}
