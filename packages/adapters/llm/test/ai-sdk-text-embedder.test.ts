import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AiSdkTextEmbedder } from "../src/ai-sdk-text-embedder.ts";
import { TextEmbedderError } from "../src/text-embedder-error.ts";
import type { TextEmbedderSettings } from "../src/text-embedder-settings.ts";

type Answer = {
  readonly status: number;
  readonly body: unknown;
  readonly delayMs?: number;
  readonly location?: string;
};
type Asked = { readonly path: string; readonly key: string; readonly body: { input: string[] } };

const asked: Asked[] = [];
/** Answers in place of all others, where it is set. */
let endless: ((response: ServerResponse) => void) | undefined;
let answers: ((input: readonly string[]) => Answer)[] = [];

/** A server that speaks the embeddings protocol of OpenAI. */
const server = createServer(async (request, response) => {
  const body = JSON.parse(await textOf(request)) as Asked["body"];
  asked.push({ path: request.url ?? "", key: request.headers.authorization ?? "", body });
  if (endless !== undefined) {
    response.writeHead(200, { "content-type": "application/json" });
    endless(response);
    return;
  }
  const { status, body: sent, delayMs = 0, location } = (answers.shift() ?? vectors)(body.input);
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  response.writeHead(status, {
    "content-type": "application/json",
    ...(location !== undefined && { location }),
  });
  response.end(typeof sent === "string" ? sent : JSON.stringify(sent));
});

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

const vectors = (input: readonly string[]): Answer => ({
  status: 200,
  body: {
    object: "list",
    model: "m",
    data: input.map((text, index) => ({ object: "embedding", index, embedding: [text.length, 3] })),
    usage: { prompt_tokens: 1, total_tokens: 1 },
  },
});
const failing =
  (status: number, body: unknown = { error: { message: "no" } }) =>
  (): Answer => ({
    status,
    body,
  });

let settings: TextEmbedderSettings;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  settings = { model: "m", baseUrl, apiKey: "k-1", dimensions: undefined, timeoutMs: 10_000 };
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  asked.length = 0;
  answers = [];
});

const embedder = (changes: Partial<TextEmbedderSettings> = {}) =>
  new AiSdkTextEmbedder({ ...settings, ...changes });

describe("vectors of texts", () => {
  it("come in order, of length 1, asked for with the key", async () => {
    const [first, second] = await embedder().embed(["abcd", "a"]);
    expect([...(first ?? [])]).toEqual([Math.fround(0.8), Math.fround(0.6)]);
    expect(Math.hypot(...(second ?? []))).toBeCloseTo(1, 6);
    expect(asked).toMatchObject([{ path: "/v1/embeddings", key: "Bearer k-1" }]);
    expect(asked[0]?.body.input).toEqual(["abcd", "a"]);
  });

  it("of nothing are nothing, without asking", async () => {
    expect(await embedder().embed([])).toEqual([]);
    expect(asked).toEqual([]);
  });

  it("can be asked for in a length, which is part of the model's name", async () => {
    const shorter = embedder({ dimensions: 256 });
    expect(shorter.model).toBe("m:256");
    await shorter.embed(["a"]);
    expect(asked[0]?.body).toMatchObject({ dimensions: 256 });
  });

  it("are asked for again when the provider is busy, but not for a question, which waits", async () => {
    answers = [failing(503), vectors];
    expect(await embedder().embed(["a", "b"])).toHaveLength(2);
    expect(asked).toHaveLength(2);
    answers = [failing(503)];
    await expect(embedder().embed(["a"])).rejects.toThrow("status 503");
    expect(asked).toHaveLength(3);
  });
});

describe("a failure", () => {
  it.each([
    ["a refused key", "access_refused", failing(401)],
    ["a provider that has had enough", "rate_limited", failing(429)],
    ["a provider that is out of order", "server_error", failing(500)],
    ["half an answer", "malformed", () => ({ status: 200, body: '{"data": [' })],
    ["a vector of zeros", "malformed", () => ({ ...vectors(["a"]), body: zeros })],
    ["too few vectors", "malformed", () => vectors([])],
  ] as [string, string, () => Answer][])(
    "is thrown for %s as %s, without the text or the key",
    async (_, kind, answer) => {
      answers = [answer];
      const error = await embedder()
        .embed(["secret words"])
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(TextEmbedderError);
      expect(error).toMatchObject({ kind });
      expect(String((error as Error).message)).not.toMatch(/secret words|k-1/);
    },
  );

  it("is thrown for more than the vectors that were asked for, as soon as it is too much", async () => {
    let sent = 0;
    endless = (response) => {
      const more = () => {
        while (!response.destroyed && response.write(" ".repeat(65_536))) sent += 65_536;
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    };
    for (const dimensions of [undefined, 64]) {
      sent = 0;
      await expect(embedder({ dimensions }).embed(["a"])).rejects.toThrow(
        "more than was asked for",
      );
      expect(sent).toBeLessThan(20_000_000);
    }
    endless = undefined;
    const large = Array.from({ length: 8_192 }, (_, index) => -0.123_456_789_012_345 * (index + 1));
    answers = [() => ({ ...vectors(["a"]), body: vectorOf(large) })];
    expect((await embedder().embed(["a"]))[0]).toHaveLength(8_192);
  });

  it("is thrown for a redirect, which is not followed: texts and key go to the stated address only", async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      asked.length = 0;
      answers = [() => ({ status, body: "", location: `${settings.baseUrl}/elsewhere` })];
      await expect(embedder().embed(["a"])).rejects.toThrow(`status ${status}`);
      expect(asked.map(({ path }) => path)).toEqual(["/v1/embeddings"]);
    }
  });

  it("is thrown when the time is over", async () => {
    answers = [(input) => ({ ...vectors(input), delayMs: 2_000 })];
    await expect(embedder({ timeoutMs: 100 }).embed(["a"])).rejects.toThrow("it took too long");
  });
});

const vectorOf = (embedding: readonly number[]) => ({
  object: "list",
  model: "m",
  data: [{ object: "embedding", index: 0, embedding }],
  usage: { prompt_tokens: 1, total_tokens: 1 },
});
const zeros = vectorOf([0, 0]);
