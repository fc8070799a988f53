import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** What a model was asked, as it came over the wire. */
type ModelRequest = {
  readonly stream?: boolean;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly tools?: readonly object[];
};

/** A call of a tool that the model was offered. */
type ModelCall = { readonly name: string; readonly input: object };

/** How the next requests are answered. */
export type ModelBehaviour = {
  /** The reply; by default a sentence with the number of the request. */
  readonly text?: string | ((request: ModelRequest) => string);
  readonly delayMs?: number;
  /** The reply is given once this is. */
  readonly after?: Promise<unknown>;
  /** What it calls instead of a reply, in answer to each of its requests in turn. */
  readonly calls?: readonly ModelCall[];
  /** Another status than 200. */
  readonly status?: number;
  /** A reply in pieces: of a stream each is sent once the promises before it are kept, else all at once then. */
  readonly pieces?: readonly (string | Promise<unknown>)[];
  /** Breaks the connection off behind the last piece. */
  readonly breaksOff?: boolean;
};

/** A model that speaks the chat-completions protocol and remembers what it was asked. */
export async function startModelServer() {
  let behaviour: ModelBehaviour = {};
  let underWay = 0;
  let mostUnderWay = 0;
  const requests: ModelRequest[] = [];

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const asked = JSON.parse(Buffer.concat(parts).toString("utf8")) as ModelRequest;
    requests.push(asked);
    const number = requests.length;
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    const { delayMs, after, status = 200, pieces, breaksOff } = behaviour;
    // What was called before stands in the messages.
    const call = behaviour.calls?.[asked.messages.filter(({ role }) => role === "tool").length];
    const { text = `A walk is a good start, answer ${number}.` } = behaviour;
    if (delayMs !== undefined) await setTimeout(delayMs);
    await after;
    underWay -= 1;
    const reply = typeof text === "string" ? text : text(asked);
    if (call !== undefined) {
      const message = toolCall(call, number);
      if (asked.stream === true) await stream(response, [message], "tool_calls");
      else send(response, 200, completion(message, "tool_calls"));
    } else if (status === 200 && asked.stream === true)
      await stream(response, pieces ?? reply.split(/(?<=\s)/u), breaksOff ? "cut" : "stop");
    else if (status === 200)
      send(response, 200, completion({ content: await whole(pieces ?? [reply]) }, "stop"));
    else send(response, status, { error: { message: "scripted", type: "scripted" } });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    /** The settings of a service that asks this model. */
    settings: (more: object = {}) => ({
      LLM_PROVIDER: "local",
      // The longest there is: a reply comes when a test says so.
      LLM_TIMEOUT_MS: "300000",
      LLM_PROVIDERS: JSON.stringify({
        local: {
          kind: "openai-compatible",
          model: "scripted",
          base_url: `http://127.0.0.1:${port}/v1`,
          ...more,
        },
      }),
    }),
    requests,
    mostUnderWay: () => mostUnderWay,
    behave: (next: ModelBehaviour) => {
      behaviour = next;
    },
    /** Lets the next requests wait, answered with `next`, until the function given back is called. */
    hold: (next: ModelBehaviour = {}): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      behaviour = { ...next, after: promise };
      return resolve;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;

/** A message, and in a stream all of it at once, that calls a tool. */
function toolCall({ name, input }: ModelCall, number: number): object {
  const called = { name, arguments: JSON.stringify(input) };
  return { tool_calls: [{ index: 0, id: `call_${number}`, type: "function", function: called }] };
}

function completion(message: object, finish_reason: string): object {
  return {
    id: "completion",
    object: "chat.completion",
    created: 0,
    model: "scripted",
    choices: [{ index: 0, finish_reason, message: { role: "assistant", ...message } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

async function whole(pieces: readonly (string | Promise<unknown>)[]): Promise<string> {
  await Promise.all(pieces);
  return pieces.filter((piece) => typeof piece === "string").join("");
}

/** OpenAI, API reference, "Chat completion chunk". */
async function stream(
  response: ServerResponse,
  pieces: readonly (string | object | Promise<unknown>)[],
  end: "stop" | "tool_calls" | "cut",
): Promise<void> {
  const write = (delta: object, finish_reason: string | null = null) => {
    const choices = [{ index: 0, delta, finish_reason }];
    const chunk = { id: "chunk", object: "chat.completion.chunk", created: 0, choices };
    return new Promise((resolve) =>
      response.write(`data: ${JSON.stringify({ ...chunk, model: "scripted" })}\n\n`, resolve),
    );
  };
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const piece of pieces) {
    if (piece instanceof Promise) await piece;
    else await write(typeof piece === "string" ? { content: piece } : piece);
  }
  if (end === "cut") {
    response.destroy();
    return;
  }
  await write({}, end);
  response.end("data: [DONE]\n\n");
}
