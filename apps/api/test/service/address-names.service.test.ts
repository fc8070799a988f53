import { createHash, generateKeyPairSync } from "node:crypto";
import { createDatabase } from "@health-exercise/adapter-postgres";
import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";

const LIMITS = { RATE_LIMIT: "on" };
const ENDPOINT = "/api/safety/report-incident";

let database: TestDatabase;
let storage: ReturnType<typeof createDatabase>;
beforeAll(async () => {
  database = await createTestDatabase();
  storage = createDatabase({ connectionString: database.connectionString });
});
afterAll(async () => {
  await storage.close();
  await database.drop();
});

async function aService(settings: Record<string, string> = {}): Promise<TestService> {
  const service = await startTestService({ ...LIMITS, ...settings }, database);
  onTestFinished(() => service.stop());
  return service;
}

/** Everything that an address leaves behind. */
async function leaveTraces({ send }: TestService, key: string): Promise<number> {
  const authorization = "Bearer nobody.knows.it";
  await send("GET", "/api/profile", { headers: { authorization } });
  const { status } = await send("POST", ENDPOINT, {
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify({ incident_type: "injury", description: "It hurt after the plan." }),
  });
  return status;
}

/** Who was counted and put on record, and which keys of nobody are kept. */
async function traces() {
  const column = async (text: string) =>
    (await storage.pool.query<{ value: string }>(text)).rows.map(({ value }) => value);
  return {
    counted: await column("select key as value from rate_limit where key !~ '^user:' order by 1"),
    events: await column("select distinct who as value from security_event order by 1"),
    keys: await column("select digest as value from open_idempotency_key order by 1"),
  };
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");

it("keeps nothing by which an address is found, and be all of them tried", async () => {
  const service = await aService();
  expect(await leaveTraces(service, "walk")).toBe(201);
  const { counted, events, keys } = await traces();
  expect([counted.length, events.length, keys.length]).toEqual([2, 1, 1]);
  const kept = [...counted, ...events, ...keys].join("\n");
  const found: string[] = [];
  // This machine is one of them.
  for (let number = 0; number < 65_536; number += 1) {
    const address = `127.0.${number >> 8}.${number & 255}`;
    const name = `address:${address}`;
    const digests = [address, name, JSON.stringify([name, ENDPOINT, "walk"])].map(sha256);
    const tried = [address, ...digests.map((digest) => digest.slice(0, 22))];
    found.push(...tried.filter((each) => kept.includes(each)));
  }
  expect(found).toEqual([]);
});

it("names an address alike in every replica and after a restart, and otherwise with another secret", async () => {
  const first = await aService();
  await leaveTraces(first, "one");
  const before = await traces();
  const second = await aService();
  await leaveTraces(second, "one");
  // The same key of the same address is the same request, too.
  expect(await traces()).toEqual(before);
  const other = await aService({ JWT_SECRET: "another-secret-for-tests-of-32-bytes-or-more" });
  await leaveTraces(other, "one");
  const { counted, events, keys } = await traces();
  expect(counted).toHaveLength(2 * before.counted.length);
  expect(events).toHaveLength(before.events.length + 1);
  expect(keys).toHaveLength(before.keys.length + 1);
});

it("names it by a secret of its own where tokens are signed elsewhere, made once for all", async () => {
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
  const elsewhere = { JWT_SECRET: "", JWT_PUBLIC_KEY: pem };
  const before = await traces();
  const [first, second] = await Promise.all([aService(elsewhere), aService(elsewhere)]);
  await leaveTraces(first, "made");
  const made = await traces();
  expect(made.events).toHaveLength(before.events.length + 1);
  await leaveTraces(second, "made");
  expect(await traces()).toEqual(made);
  const { rows } = await storage.pool.query(
    "select name, length(secret) as length from service_secret order by name",
  );
  expect(rows).toEqual([
    { name: "names of addresses", length: 32 },
    { name: "secrets of webhooks", length: 32 },
  ]);
});
