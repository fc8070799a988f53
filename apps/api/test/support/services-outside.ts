import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startByteCounter } from "./byte-counter.ts";
import { startModelServer } from "./model-server.ts";

/** What was sent to somebody outside: requests as they were read, and bytes and connections as they came. */
type Sent = {
  readonly requests: number;
  readonly bytes: number;
  readonly connections: number;
};

/** Who may be asked outside. */
export const OUTSIDE = ["model", "guard", "embedder"] as const;
export type Traffic = Readonly<Record<(typeof OUTSIDE)[number], Sent>>;

/** A model, a guard and a provider of vectors, each on a port of its own, and what they are sent. */
export async function startServicesOutside() {
  const model = await startModelServer();
  const guard = await startAnswering((body) => ({
    id: "m",
    model: "m",
    results: (Array.isArray(body.input) ? body.input : [body.input]).map(() => ({
      flagged: false,
      categories: { hate: false, violence: false },
    })),
  }));
  const embedder = await startAnswering(({ input }) => ({
    object: "list",
    model: "m",
    data: (input as string[]).map((text, index) => ({
      object: "embedding",
      index,
      embedding: [text.length % 7, 1, text.length % 3],
    })),
  }));
  const settings = model.settings();
  const { local } = JSON.parse(settings.LLM_PROVIDERS);
  const counters = {
    model: await startByteCounter(Number(new URL(local.base_url).port)),
    guard: await startByteCounter(guard.port),
    embedder: await startByteCounter(embedder.port),
  };
  const requests = {
    model: model.requests,
    guard: guard.requests,
    embedder: embedder.requests,
  };
  const ofProvider = { kind: "openai-compatible", model: "m" };

  return {
    /** The settings of a service that asks all of them. */
    settings: {
      ...settings,
      LLM_PROVIDERS: JSON.stringify({
        local: { ...ofProvider, base_url: counters.model.url },
        guard: { ...ofProvider, base_url: counters.guard.url, guard: "moderation" },
      }),
      GUARD_PROVIDER: "guard",
      EMBEDDING_PROVIDER: JSON.stringify({ model: "m", base_url: counters.embedder.url }),
    },
    /** What was sent to each so far. */
    traffic: (): Traffic => {
      const sentTo = (name: (typeof OUTSIDE)[number]) => ({
        requests: requests[name].length,
        ...counters[name].counted(),
      });
      return { model: sentTo("model"), guard: sentTo("guard"), embedder: sentTo("embedder") };
    },
    /** All that was read of it, as text. */
    heard: () => JSON.stringify(requests),
    close: async () => {
      for (const counter of Object.values(counters)) counter.close();
      guard.close();
      embedder.close();
      await model.close();
    },
  };
}

/** A server that reads JSON and answers it with JSON. */
async function startAnswering(answer: (body: { input: unknown }) => object) {
  const requests: object[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString("utf8"));
    requests.push(body);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer(body)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
