import { startThrowawayPostgres } from "@health-exercise/adapter-embedded-postgres";
import {
  createDatabase,
  type Database,
  KyselyUserRepository,
} from "@health-exercise/adapter-postgres";
import { HmacTokenService, SystemClock } from "@health-exercise/adapter-runtime";
import { aUser } from "@health-exercise/testing/builders";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import { run, temporaryDirectory } from "./child.ts";

const directory = temporaryDirectory();
const API = /API\s+(http:\S+)/;
const SECRET = "0123456789abcdef0123456789abcdef";
/** Short enough to be waited for, and longer than a busy machine keeps a process from renewing its claim. */
const LEASE_MS = 15_000;

let postgres: Awaited<ReturnType<typeof startThrowawayPostgres>>;
let storage: Database;
let model: ModelServer;
let settings: Record<string, string>;
let authorization: string;
let one: Awaited<ReturnType<typeof start>>;
let two: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  postgres = await startThrowawayPostgres(300_000);
  storage = createDatabase({ connectionString: postgres.connectionString });
  model = await startModelServer();
  settings = {
    ...model.settings(),
    PORT: "0",
    RATE_LIMIT: "off",
    LLM_FALLBACK: "none",
    CHAT_LEASE_MS: String(LEASE_MS),
    DATABASE_URL: postgres.connectionString,
    JWT_SECRET: SECRET,
  };
  [one, two] = await Promise.all([start(), start()]);
});
/** Somebody new, by whom each test asks. */
beforeEach(async () => {
  model.behave({});
  const user = aUser();
  await new KyselyUserRepository(storage.kysely).insertUser(user);
  const tokens = new HmacTokenService(SECRET, {}, new SystemClock());
  authorization = `Bearer ${tokens.issue({ userId: user.id, roles: [], lifetimeSeconds: 3_600 })}`;
});
afterAll(async () => {
  // The first was killed.
  await two.stop();
  await model.close();
  await storage.close();
  await postgres.release();
  directory.remove();
});

async function start() {
  const child = run("main", directory.path, settings);
  const url = (await child.until(API))[1] ?? "";
  await child.until(/Press Ctrl-C/);
  const send = async (body: object) => {
    const response = await fetch(`${url}/api/chat/message`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const replayed = response.headers.get("Idempotent-Replayed");
    return { status: response.status, text: await response.text(), replayed };
  };
  const total = async () => {
    const response = await fetch(`${url}/api/chat/history`, { headers: { authorization } });
    return ((await response.json()) as { total: number }).total;
  };
  const stop = async () => {
    child.process.kill("SIGTERM");
    expect(await child.exit).toBe(0);
  };
  return { child, send, total, stop };
}

/** When the claim of a key ends, by the clock of the database, and whether it would have by now. */
async function leaseOf(key: string): Promise<{ end: Date; now: Date }> {
  const { rows } = await storage.pool.query(
    'select lease_until as "end", now() from chat_request where key = $1',
    [key],
  );
  return rows[0];
}

describe("two processes on one database", () => {
  it("give a key one answer, also after both were started anew", async () => {
    model.behave({ delayMs: 1_000 });
    const message = { message: "How do I warm up?", idempotencyKey: "once" };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? one : two).send(message)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ replayed }) => replayed === "true")).toHaveLength(99);
    expect(model.requests).toHaveLength(1);
    await Promise.all([one.stop(), two.stop()]);

    [one, two] = await Promise.all([start(), start()]);
    const replay = await one.send({ message: "Something else", idempotencyKey: "once" });
    expect([replay.text, replay.replayed]).toEqual([answers[0]?.text, "true"]);
    expect(await one.total()).toBe(2);
  });

  it("keep a key while the model is slower than its lease", async () => {
    const before = model.requests.length;
    const release = model.hold();
    const message = { message: "How do I warm up?", idempotencyKey: "slow" };
    const answers = Promise.all([one.send(message), two.send(message)]);
    await expect.poll(() => model.requests.length).toBe(before + 1);
    const { end } = await leaseOf("slow");
    await expect.poll(async () => (await leaseOf("slow")).now >= end).toBe(true);
    release();
    const [first, second] = await answers;
    expect(second.text).toBe(first.text);
    expect([first.replayed, second.replayed].toSorted()).toEqual([null, "true"].toSorted());
    expect(model.requests).toHaveLength(before + 1);
  });

  it("free the key of one that was killed in the middle of its work", async () => {
    const before = model.requests.length;
    const release = model.hold();
    const message = { message: "How do I warm up?", idempotencyKey: "crash" };
    const lost = one.send(message).catch(() => "lost");
    await expect.poll(() => model.requests.length).toBe(before + 1);
    one.child.process.kill("SIGKILL");
    expect(await lost).toBe("lost");
    model.behave({});
    const answer = await two.send(message);
    expect([answer.status, answer.replayed]).toEqual([200, null]);
    expect(model.requests).toHaveLength(before + 2);
    expect(await two.total()).toBe(2);
    expect((await two.send(message)).replayed).toBe("true");
    release();
  });
});
