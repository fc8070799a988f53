import type { EventKinds, SendEvent } from "./define-route.ts";
import type { ScopedResponse } from "./request-scope.ts";
import { EVENT_HEADERS } from "./security-headers.ts";
import { writeHead } from "./write-head.ts";

/** Shorter than the time after which proxies usually cut a connection on which nothing comes (design value). */
export const HEARTBEAT_MS = 15_000;
/** More than a stream of the service ever has: a reader who lets so much wait is given up (design value). */
const MOST_WAITING_BYTES = 256 * 1024;
/** How long a reader may take for what is left when all was sent (design value). */
const LAST_READING_MS = 60_000;

type StreamOptions = {
  readonly heartbeatMs: number;
  /** Every event is held against its schema, for tests; undefined: none is. */
  readonly checked: EventKinds | undefined;
};

/**
 * A response of server-sent events (WHATWG, HTML Living Standard, "Server-sent events"). It begins with the first event,
 * or the first heartbeat; until then the request can be refused with a status. Whoever sends waits for no reader: what a
 * slow one has not taken yet waits in memory up to a bound, and to one who left nothing is sent.
 */
export class EventStream {
  readonly #response: ScopedResponse;
  readonly #options: StreamOptions;
  readonly #heart: NodeJS.Timeout;

  constructor(response: ScopedResponse, options: StreamOptions) {
    this.#response = response;
    this.#options = options;
    this.#heart = setInterval(() => this.#beat(), options.heartbeatMs);
    response.once("close", () => clearInterval(this.#heart));
  }

  get hasBegun(): boolean {
    return this.#response.headersSent;
  }

  readonly send: SendEvent = (name, json) => {
    this.#options.checked?.[name]?.schema.parse(JSON.parse(json));
    this.#write(`event: ${name}\ndata: ${json}\n\n`);
  };

  /** Says that nothing more comes. */
  end(): void {
    clearInterval(this.#heart);
    const response = this.#response;
    if (response.destroyed) return;
    const giveUp = setTimeout(() => response.destroy(), LAST_READING_MS);
    response.once("close", () => clearTimeout(giveUp));
    response.end();
  }

  /** A comment: it keeps the connection, and no reader is told of it. */
  #beat(): void {
    if (this.#response.writableLength === 0) this.#write(": keep-alive\n\n");
  }

  #write(text: string): void {
    const response = this.#response;
    if (response.destroyed || response.writableEnded) return;
    if (response.writableLength > MOST_WAITING_BYTES) {
      response.destroy();
      return;
    }
    if (!response.headersSent) writeHead(response, 200, EVENT_HEADERS);
    response.write(text);
  }
}
