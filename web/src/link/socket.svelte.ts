import { WebSocket as Socket } from "partysocket";

import type { AnyEvent, ClientMessage, Presence, ServerMessage, Table } from "../protocol";

/** Who follows a table: told of its events in order, or of the whole table where events would leave a gap. */
export interface Follower {
  /** The last event it knows; 0 for nothing. */
  since(): number;
  receive(events: AnyEvent[]): void;
  snapshot(table: Table): void;
  presence(presence: Presence): void;
  refused(sentence: string, code: string): void;
}

const NOBODY = 1008; // the close code for a cookie that is none, or was ended elsewhere
const ASTRAY = 2000; // milliseconds: a clock that is further off than any line is slow was set anew
const PATIENCE = 12_000; // no heartbeat for so long: the line is dead, whatever the browser says

/** The one socket of this page. `state` is always shown. */
class Link {
  state = $state<"joining" | "live" | "lost">(navigator.onLine ? "joining" : "lost");
  /** Whether this page has asked for a line at all. */
  used = $state(false);
  /** Milliseconds that the server's clock is ahead of this device's. */
  ahead = $state(0);

  #socket: Socket | null = null;
  #followers = new Map<string, Follower>();
  #asked = new Map<number, string>();
  #ref = 0;
  #heard = 0;
  #best = Infinity;
  #pinged = 0;
  #opened = new Set<() => void>();
  #ended = new Set<() => void>();

  constructor() {
    addEventListener("offline", () => (this.state = "lost"));
    addEventListener("online", () => {
      this.state = "joining";
      this.#socket?.reconnect();
    });
    document.addEventListener("visibilitychange", () => {
      if (this.#socket && !document.hidden) this.#wake();
    });
  }

  /** Follows a table until the answer is called. */
  follow(table: string, follower: Follower): () => void {
    this.#followers.set(table, follower);
    this.#open();
    this.#watch(table);
    return () => {
      if (this.#followers.get(table) !== follower) return;
      this.#followers.delete(table);
      this.#send({ type: "unwatch", ref: ++this.#ref, table });
    };
  }

  /** Calls back each time the line is there again. */
  whenLive(call: () => void): () => void {
    this.#opened.add(call);
    return () => this.#opened.delete(call);
  }

  /** Calls back when the server no longer knows who this browser is. */
  whenEnded(call: () => void): () => void {
    this.#ended.add(call);
    return () => this.#ended.delete(call);
  }

  /** Asks for what was missed since `follower.since()`. */
  resume(table: string): void {
    this.#watch(table);
  }

  /** The server's clock now. */
  now(): number {
    return Date.now() + this.ahead;
  }

  #open(): void {
    if (this.#socket) return;
    this.used = true;
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
    const socket = new Socket(address, [], { minReconnectionDelay: 300, maxReconnectionDelay: 5000 });
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.state = "live";
      this.#heard = Date.now();
      this.#best = Infinity;
      for (const table of this.#followers.keys()) this.#watch(table);
      this.#ping();
      for (const call of this.#opened) call();
    });
    socket.addEventListener("close", ({ code }) => {
      this.state = navigator.onLine ? "joining" : "lost";
      if (code === NOBODY) for (const call of this.#ended) call();
    });
    socket.addEventListener("message", (message) => this.#hear(JSON.parse(String(message.data)) as ServerMessage));
    setInterval(() => {
      if (this.state === "live" && Date.now() - this.#heard > PATIENCE) this.#wake();
    }, 2000);
  }

  // After sleep a socket can look open and be dead: one question, and a new line where no answer comes.
  #wake(): void {
    const before = this.#heard;
    this.#ping();
    setTimeout(() => {
      if (this.#heard !== before) return;
      this.state = "joining";
      this.#socket?.reconnect();
    }, 2000);
  }

  #ping(): void {
    this.#pinged = Date.now();
    this.#send({ type: "ping", ref: ++this.#ref });
  }

  #watch(table: string): void {
    const ref = ++this.#ref;
    this.#asked.set(ref, table);
    this.#send({ type: "watch", ref, table, since: this.#followers.get(table)?.since() ?? 0 });
  }

  #send(message: ClientMessage): void {
    // What is said while the line is down is said again when it opens.
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    if (this.state !== "live") this.state = "live";
    switch (message.type) {
      case "events":
        return this.#followers.get(message.table)?.receive(message.events);
      case "snapshot":
        return this.#followers.get(message.table.id)?.snapshot(message.table);
      case "presence":
        return this.#followers.get(message.table)?.presence(message);
      case "heartbeat":
        return this.#beat(message.now, message.tables);
      case "not_done": {
        const table = message.ref === null ? undefined : this.#asked.get(message.ref);
        if (message.ref !== null) this.#asked.delete(message.ref);
        if (table) this.#followers.get(table)?.refused(message.sentence, message.code);
        return;
      }
      case "ack":
        this.#asked.delete(message.ref);
    }
  }

  #beat(now: number, tables: Record<string, number>): void {
    // The quickest answer tells the clocks' difference best.
    const took = this.#pinged ? Date.now() - this.#pinged : PATIENCE;
    this.#pinged = 0;
    const ahead = now + (took < PATIENCE ? took / 2 : 0) - Date.now();
    if (took <= this.#best || Math.abs(ahead - this.ahead) > ASTRAY) {
      this.#best = took;
      this.ahead = ahead;
    }
    for (const [table, last] of Object.entries(tables)) {
      const follower = this.#followers.get(table);
      if (follower && follower.since() < last) this.#watch(table);
    }
  }
}

export const link = new Link();
