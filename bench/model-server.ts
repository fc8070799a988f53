import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** A model that takes its time, over the chat-completions protocol. */
export type SlowModel = AsyncDisposable & {
  readonly baseUrl: string;
  calls(): number;
  /** When the first sentence of a streamed reply was written, by the number of the call that stands in it. */
  wroteAt(call: number): number | undefined;
};

const REPLY = JSON.stringify({
  id: "completion",
  object: "chat.completion",
  created: 0,
  model: "slow",
  choices: [
    {
      index: 0,
      finish_reason: "stop",
      message: { role: "assistant", content: "A brisk walk is a good way to begin." },
    },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

/** What is written of a streamed reply, one sentence after the other. */
const sentencesOf = (call: number): readonly string[] => [
  `A brisk walk, as in example ${call}, is a good way to begin.`,
  " Go for ten minutes at first.",
  " Add a little every week.",
  " Rest when you are tired.",
];

/** Starts a model that answers every call after `delayMs`; a stream ends then, and begins after the first part of it. */
export async function startSlowModel(delayMs: number): Promise<SlowModel> {
  let calls = 0;
  const written = new Map<number, number>();
  const writeSentences = async (response: ServerResponse, call: number) => {
    const sentences = sentencesOf(call);
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const [index, content] of sentences.entries()) {
      await setTimeout(delayMs / sentences.length);
      if (index === 0) written.set(call, performance.now());
      response.write(chunk({ content }));
    }
    response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
  };
  const server = createServer(async (request, response) => {
    calls += 1;
    const call = calls;
    let asked = "";
    for await (const part of request) asked += part;
    if (JSON.parse(asked).stream === true) {
      await writeSentences(response, call);
      return;
    }
    await setTimeout(delayMs);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(REPLY);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls: () => calls,
    wroteAt: (call) => written.get(call),
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function chunk(delta: object, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  const whole = {
    id: "chunk",
    object: "chat.completion.chunk",
    created: 0,
    model: "slow",
    choices,
  };
  return `data: ${JSON.stringify(whole)}\n\n`;
}
