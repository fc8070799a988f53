import { startThrowawayPostgres } from "@health-exercise/adapter-postgres";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import { companion, run, temporaryDirectory } from "./child.ts";

const directory = temporaryDirectory();
const API = /API\s+(http:\S+)/;

let postgres: Awaited<ReturnType<typeof startThrowawayPostgres>>;
let model: ModelServer;
let settings: Record<string, string>;
let authorization: string;
beforeAll(async () => {
  postgres = await startThrowawayPostgres();
  model = await startModelServer();
  settings = {
    ...model.settings(),
    PORT: "0",
    RATE_LIMIT: "off",
    LLM_FALLBACK: "none",
    DATABASE_URL: postgres.connectionString,
    JWT_SECRET: "0123456789abcdef0123456789abcdef",
  };
});
afterEach(() => model.behave({}));
afterAll(async () => {
  await model.close();
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

/** Migrates the database too. */
async function signIn(): Promise<void> {
  const { id } = (await companion(directory.path, settings, "user", "create", "--json")).json();
  const issued = await companion(directory.path, settings, "token", "issue", "--user", id);
  authorization = `Bearer ${issued.lastLine}`;
}

describe("two processes on one database", () => {
  it("give a key one answer, also after both were started anew", async () => {
    await companion(directory.path, settings, "migrate", "up");
    await signIn();
    const [one, two] = await Promise.all([start(), start()]);
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

    const three = await start();
    const replay = await three.send({ message: "Something else", idempotencyKey: "once" });
    expect([replay.text, replay.replayed]).toEqual([answers[0]?.text, "true"]);
    expect(await three.total()).toBe(2);
    await three.stop();
  });

  it("free the key of one that was killed in the middle of its work", async () => {
    await signIn();
    const [one, two] = await Promise.all([start(), start()]);
    const before = model.requests.length;
    model.behave({ delayMs: 60_000 });
    const message = { message: "How do I warm up?", idempotencyKey: "crash" };
    const lost = one.send(message).catch(() => "lost");
    await expect.poll(() => model.requests.length, { timeout: 10_000 }).toBe(before + 1);
    one.child.process.kill("SIGKILL");
    expect(await lost).toBe("lost");
    model.behave({});
    const answer = await two.send(message);
    expect([answer.status, answer.replayed]).toEqual([200, null]);
    expect(model.requests).toHaveLength(before + 2);
    expect(await two.total()).toBe(2);
    expect((await two.send(message)).replayed).toBe("true");
    await two.stop();
  });

  it("keep a key while the model is slower than its lease", async () => {
    await signIn();
    const [one, two] = await Promise.all([start(), start()]);
    const before = model.requests.length;
    model.behave({ delayMs: 18_000 });
    const message = { message: "How do I warm up?", idempotencyKey: "slow" };
    const [first, second] = await Promise.all([one.send(message), two.send(message)]);
    expect(second?.text).toBe(first?.text);
    expect([first?.replayed, second?.replayed].toSorted()).toEqual([null, "true"].toSorted());
    expect(model.requests).toHaveLength(before + 1);
    await Promise.all([one.stop(), two.stop()]);
  });
});
