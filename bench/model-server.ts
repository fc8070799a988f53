import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** A model that takes its time, over the chat-completions protocol. */
export type SlowModel = AsyncDisposable & {
  readonly baseUrl: string;
  calls(): number;
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

/** Starts a model that answers every call after `delayMs`. */
export async function startSlowModel(delayMs: number): Promise<SlowModel> {
  let calls = 0;
  const server = createServer(async (request, response) => {
    calls += 1;
    for await (const _ of request);
    await setTimeout(delayMs);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(REPLY);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls: () => calls,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
