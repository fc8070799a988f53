import { EventSourceParserStream } from "eventsource-parser/stream";
import type {
  ChatChecked,
  ChatReply,
  ChatSources,
  ChatText,
  NewChatMessage,
  Problem,
} from "./generated/interface.ts";
import { ConnectionError, ProblemError } from "./problem.ts";
import { pause } from "./retry.ts";

/** What is told of a reply while it comes about. */
export type ChatEvent =
  | { readonly event: "checked"; readonly data: ChatChecked }
  | { readonly event: "sources"; readonly data: ChatSources }
  | { readonly event: "text"; readonly data: ChatText }
  /** The texts so far do not hold: the reply was begun anew after a failure, and is told from its beginning. */
  | { readonly event: "restarted" }
  | { readonly event: "message"; readonly data: ChatReply };

/** Asks for the stream of one message. @throws ProblemError, ConnectionError. */
type OpenStream = (
  message: NewChatMessage,
  signal: AbortSignal,
) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;

type ChatEventOptions = {
  readonly open: OpenStream;
  /** How often a stream that broke off is taken up again. */
  readonly attempts: number;
  readonly delayMs: number;
  readonly signal: AbortSignal | undefined;
};

/**
 * The events of a reply. A stream that breaks off is taken up again by the key of the message, and goes on where it was. Whoever
 * leaves the loop closes the connection. @throws ProblemError, ConnectionError.
 */
export async function* chatEvents(
  message: NewChatMessage,
  { open, attempts, delayMs, signal }: ChatEventOptions,
): AsyncGenerator<ChatEvent, void, undefined> {
  const keyed = { ...message, idempotencyKey: message.idempotencyKey ?? crypto.randomUUID() };
  const leaving = new AbortController();
  const ended = signal === undefined ? leaving.signal : AbortSignal.any([signal, leaving.signal]);
  const told = new ToldReply();
  try {
    for (let opened = 1; ; opened += 1) {
      const stream = await open(keyed, ended);
      told.begin();
      try {
        for await (const { event, data } of serverEvents(stream)) {
          if (event === "error") throw toldProblem(JSON.parse(data));
          yield* told.take({ event, data: JSON.parse(data) } as ChatEvent);
          if (event === "message") return;
        }
      } catch (error) {
        // Anything else than a connection that breaks.
        if (!(error instanceof TypeError) || ended.aborted) throw error;
      }
      if (opened >= attempts) throw new ConnectionError("The stream of the reply broke off.");
      await pause(Math.random() * delayMs * 2 ** (opened - 1), ended);
    }
  } finally {
    leaving.abort();
  }
}

function toldProblem(problem: Problem): ProblemError {
  return new ProblemError(problem, problem.code);
}

async function* serverEvents(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const events = stream
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield { event: value.event ?? "", data: value.data };
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** What the reader knows of a reply already: a stream that is taken up again begins at the beginning. */
class ToldReply {
  readonly #told = new Set<string>();
  #text = "";
  /** Of the stream that is read. */
  #streamed = "";

  begin(): void {
    this.#streamed = "";
  }

  *take(event: ChatEvent): Generator<ChatEvent, void, undefined> {
    if (event.event === "text") {
      yield* this.#takeText(event.data.text);
      return;
    }
    if (event.event !== "message" && this.#told.has(event.event)) return;
    this.#told.add(event.event);
    yield event;
  }

  *#takeText(text: string): Generator<ChatEvent, void, undefined> {
    this.#streamed += text;
    if (this.#text.startsWith(this.#streamed)) return;
    if (!this.#streamed.startsWith(this.#text)) {
      this.#text = "";
      yield { event: "restarted" };
    }
    const fresh = this.#streamed.slice(this.#text.length);
    this.#text = this.#streamed;
    yield { event: "text", data: { text: fresh } };
  }
}
