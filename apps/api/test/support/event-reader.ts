import { createParser } from "eventsource-parser";
import type { Answer, Person } from "./test-service.ts";

/** An event as a browser would hand it on. */
export type ReadEvent = { readonly name: string; readonly text: string; readonly data: ReadData };

// biome-ignore lint/suspicious/noExplicitAny: what the tests read of it, they compare.
type ReadData = any;

type ReaderOptions = {
  /** Of a service, or of a proxy before it. */
  readonly url: string;
  readonly signal?: AbortSignal;
};

/** Who reads a stream of events. */
type EventReader = {
  readonly status: number;
  readonly headers: Answer["headers"];
  /** The events up to the first of this name. */
  upTo(name: string): Promise<readonly ReadEvent[]>;
  rest(): Promise<readonly ReadEvent[]>;
};

/** Sends a message and reads the events of its reply one by one, as an EventSource does that may send a body. */
export async function readEvents(
  person: Person,
  message: object,
  options: ReaderOptions,
): Promise<EventReader> {
  const { url, signal = null } = options;
  const response = await fetch(`${url}/api/chat/message/events`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: person.authorization },
    body: JSON.stringify(message),
    signal,
  });
  const waiting: ReadEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = "", data }) =>
      void waiting.push({ name: event, text: data, data: JSON.parse(data) }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  /** The next event; undefined at the end. */
  const next = async (): Promise<ReadEvent | undefined> => {
    for (;;) {
      const event = waiting.shift();
      if (event !== undefined) return event;
      const part = await reader?.read();
      if (part === undefined || part.done) return undefined;
      parser.feed(part.value);
    }
  };
  const upTo = async (name: string | undefined): Promise<readonly ReadEvent[]> => {
    const events: ReadEvent[] = [];
    for (let event = await next(); event !== undefined; event = await next()) {
      events.push(event);
      if (event.name === name) break;
    }
    return events;
  };
  return {
    status: response.status,
    headers: response.headers,
    upTo: (name) => upTo(name),
    rest: () => upTo(undefined),
  };
}

/** The texts of events, joined. */
export function textOf(events: readonly ReadEvent[]): string {
  return events.flatMap(({ name, data }) => (name === "text" ? [data.text] : [])).join("");
}
