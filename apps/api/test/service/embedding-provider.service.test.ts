import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createDatabase } from "@health-exercise/adapter-postgres";
import { createTestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestService } from "../support/test-service.ts";

const PASSAGES = 400;

/** The texts of the knowledge that the provider was asked for, those twice that were asked for twice. */
const asked: string[] = [];
/** A provider of vectors. */
const provider = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { input } = JSON.parse(Buffer.concat(parts).toString("utf8")) as { input: string[] };
  // A question comes alone, and is asked for each time.
  if (input.length > 1) asked.push(...input);
  const data = input.map((text, index) => ({
    object: "embedding",
    index,
    embedding: [text.length % 7, 1, text.length % 3],
  }));
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ object: "list", model: "m", data }));
});

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let storage: ReturnType<typeof createDatabase>;
beforeAll(async () => {
  database = await createTestDatabase();
  storage = createDatabase({ connectionString: database.connectionString });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  provider.close();
  await storage.close();
  await database.drop();
});

async function storedVectors(): Promise<number> {
  const { rows } = await storage.pool.query("select count(*) from knowledge_embedding");
  return rows[0].count;
}

/** How often the provider was asked, by the labels of the metric. */
async function callsCounted(url: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.matchAll(/^embedding_call_duration_seconds_count\{(.*)\} (\d+)$/gm);
  return new Map(Array.from(lines, ([, labels = "", count]) => [labels, Number(count)]));
}

it("gives the knowledge vectors once, for every process and every later start", async () => {
  const { port } = provider.address() as AddressInfo;
  const EMBEDDING_PROVIDER = JSON.stringify({
    model: "m",
    base_url: `http://127.0.0.1:${port}/v1`,
  });
  const first = await startTestService({ EMBEDDING_PROVIDER }, database);
  await first.warmUp();
  await expect.poll(storedVectors, { interval: 100 }).toBeGreaterThan(PASSAGES);
  const person = await first.person();
  await person.post("/api/chat/message", { message: "How do I start to run?" });
  const counted = await callsCounted(first.url);
  expect(counted.get('texts="knowledge",outcome="answered"')).toBeGreaterThan(PASSAGES / 20);
  expect(counted.get('texts="question",outcome="answered"')).toBeGreaterThan(0);
  expect(counted.size).toBe(2);
  await first.stop();
  const stored = await storedVectors();

  const second = await startTestService({ EMBEDDING_PROVIDER }, database);
  const { status, body } = await second.send("GET", "/api/safety/guidelines", {});
  expect(status).toBe(200);
  expect(body.general.length).toBeGreaterThan(5);
  await second.stop();
  expect(await storedVectors()).toBeGreaterThanOrEqual(stored);
  expect(asked.length).toBeGreaterThan(PASSAGES);
  expect(new Set(asked).size).toBe(asked.length);
});

it("does not keep the service from answering when it cannot be reached", async () => {
  const EMBEDDING_PROVIDER = JSON.stringify({ model: "away", base_url: "http://127.0.0.1:9/v1" });
  const service = await startTestService({ EMBEDDING_PROVIDER }, database);
  const { body } = await service.send("GET", "/api/safety/guidelines", {});
  expect(body.general.length).toBeGreaterThan(5);
  const failed = async () =>
    (await callsCounted(service.url)).get('texts="knowledge",outcome="connection"');
  await expect.poll(failed).toBeGreaterThan(0);
  await service.stop();
});
