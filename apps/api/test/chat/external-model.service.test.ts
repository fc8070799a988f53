import { SearchedKnowledge } from "@health-exercise/adapter-knowledge";
import { createDatabase } from "@health-exercise/adapter-postgres";
import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { withGuidance } from "../../src/composition/with-guidance.ts";
import { readEvents } from "../support/event-reader.ts";
import { OUTSIDE, startServicesOutside, type Traffic } from "../support/services-outside.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

const MESSAGE = "What can I do for my legs this week?";
/** A word that stands in everything that is sent, and in no text of the service. */
const MARK = "zwiebelturm";

const PATIENCE = { timeout: 60_000, interval: 100 };

let database: TestDatabase;
let outside: Awaited<ReturnType<typeof startServicesOutside>>;
/** What people write may leave where they told neither way, and may not. */
let open: TestService;
let closed: TestService;
beforeAll(async () => {
  database = await createTestDatabase();
  outside = await startServicesOutside();
  open = await startTestService(outside.settings, database);
  await open.warmUp();
  await vectorsOfAllKnowledge();
  closed = await startTestService({ ...outside.settings, EXTERNAL_MODEL_DEFAULT: "off" }, database);
  for (const service of [open, closed]) await vectorsInUse(service);
});
afterAll(async () => {
  await closed?.stop();
  await open?.stop();
  await outside.close();
  await database.drop();
});

/** The knowledge is the operator's and is sent once; afterwards nothing but questions goes to the provider of vectors. */
async function vectorsOfAllKnowledge(): Promise<void> {
  const knowledge = withGuidance(new SearchedKnowledge());
  await knowledge.prepare();
  const hashes = knowledge.textsWithoutVector(1_000_000);
  const { pool, close } = createDatabase({ connectionString: database.connectionString });
  await vi.waitFor(async () => {
    const { rows } = await pool.query("select count(*) from knowledge_embedding");
    expect(rows[0].count).toBe(hashes.length);
  }, PATIENCE);
  await close();
}

/** Questions get vectors once the knowledge has them. */
async function vectorsInUse(service: TestService): Promise<void> {
  const person = await service.person({ allow_external_model: true });
  await vi.waitFor(async () => {
    const { embedder } = await sentBy(() => ask(person, newQuestion()));
    expect(embedder.requests).toBeGreaterThan(0);
  }, PATIENCE);
}

const ask = (person: Person, message = MESSAGE, more: object = {}) =>
  person.post("/api/chat/message", { message, ...more });

/** What `work` makes the service send to each of those outside. */
async function sentBy(work: () => Promise<unknown>): Promise<Traffic> {
  const before = outside.traffic();
  await work();
  const after = outside.traffic();
  const difference = (name: (typeof OUTSIDE)[number]) => ({
    requests: after[name].requests - before[name].requests,
    bytes: after[name].bytes - before[name].bytes,
    connections: after[name].connections - before[name].connections,
  });
  return {
    model: difference("model"),
    guard: difference("guard"),
    embedder: difference("embedder"),
  };
}

const NO_BYTE = { requests: 0, bytes: 0, connections: 0 };
const NOTHING: Traffic = { model: NO_BYTE, guard: NO_BYTE, embedder: NO_BYTE };

function expectAllAsked(traffic: Traffic): void {
  for (const name of OUTSIDE) {
    expect(traffic[name].requests, name).toBeGreaterThan(0);
    expect(traffic[name].bytes, name).toBeGreaterThan(0);
  }
}

/** A question that was not asked before: vectors of questions are kept. */
let questions = 0;
const newQuestion = () => `${MESSAGE} ${++questions}`;

describe("a person who does not allow models outside", () => {
  it("is answered by the service itself, and not a byte is sent to model, guard or provider of vectors", async () => {
    const person = await open.person({ allow_external_model: false, conditions: [MARK] });
    const sent = await sentBy(async () => {
      const { status, body } = await ask(person, `${newQuestion()} ${MARK}`, {
        user_context: { injuries: [MARK] },
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ provider: "builtin", fallback: false });
    });
    expect(sent).toEqual(NOTHING);
  });

  it("is answered so too where a message names a provider, and by events", async () => {
    const person = await open.person({ allow_external_model: false });
    const sent = await sentBy(async () => {
      const { body } = await ask(person, newQuestion(), { provider: "local" });
      expect(body).toMatchObject({ provider: "builtin", fallback: false });
      const { rest } = await readEvents(person, { message: newQuestion() }, { url: open.url });
      expect((await rest()).at(-1)?.data).toMatchObject({ provider: "builtin" });
    });
    expect(sent).toEqual(NOTHING);
  });

  it("has nothing sent by any route of the document", async () => {
    const person = await open.person({ allow_external_model: false, display_name: MARK });
    await ask(person, newQuestion());
    const before = outside.heard().length;
    let asked = 0;
    const sent = await sentBy(async () => {
      asked = await askEverything(open, person);
    });
    expect(asked).toBeGreaterThan(40);
    expect(sent).toEqual(NOTHING);
    expect(outside.heard()).toHaveLength(before);
    expect(outside.heard()).not.toContain(MARK);
  });
});

describe("a person who allows models outside", () => {
  it.each([
    ["the setting allows them", () => open],
    ["the setting does not", () => closed],
  ])("is answered by them where %s", async (_name, service) => {
    const person = await service().person({ allow_external_model: true });
    const sent = await sentBy(async () => {
      expect((await ask(person, newQuestion())).body).toMatchObject({ provider: "local" });
    });
    expectAllAsked(sent);
  });

  it("has the same routes send something, which tells that the others would have", async () => {
    const person = await open.person({ allow_external_model: true });
    expectAllAsked(await sentBy(() => askEverything(open, person)));
  });
});

describe("where a person told neither way", () => {
  it.each([
    ["without a profile", undefined],
    ["with a profile that does not say it", { weight_kg: 60 }],
    ["who took it back", { allow_external_model: null }],
  ])("the setting decides for somebody %s", async (_name, profile) => {
    const allowed = await open.person(profile);
    expectAllAsked(await sentBy(() => ask(allowed, newQuestion())));
    const refused = await closed.person(profile);
    expect(await sentBy(() => ask(refused, newQuestion()))).toEqual(NOTHING);
  });
});

it("goes by what the profile says at each message", async () => {
  const person = await open.person({ allow_external_model: true });
  expectAllAsked(await sentBy(() => ask(person, newQuestion())));
  const { body } = await person.put("/api/profile", { allow_external_model: false });
  expect(body.allow_external_model).toBe(false);
  expect(await sentBy(() => ask(person, newQuestion()))).toEqual(NOTHING);
  await person.put("/api/profile", { allow_external_model: true });
  expectAllAsked(await sentBy(() => ask(person, newQuestion())));
});

it("sends nothing of open endpoints, where nobody is known who could have allowed it", async () => {
  const sent = await sentBy(async () => {
    const json = { headers: { "content-type": "application/json" } };
    const post = (path: string, body: object) =>
      open.send("POST", path, { ...json, body: JSON.stringify(body) });
    const content = `${MARK} should drink water before a long run in the heat.`;
    const answers = [
      await post("/api/safety/validate-knowledge", { content }),
      await post("/api/safety/check", { content }),
      await post("/api/safety/risk-assessment", {
        user_profile: { age: 50 },
        current_query: content,
      }),
      await post("/api/safety/exercise-recommendations", {
        user_profile: { age: 50, conditions: [MARK] },
        exercise_type: "running",
      }),
      await open.send(
        "GET",
        `/api/safety/guidelines?user_age=70&user_diseases=diabetes,${MARK}`,
        {},
      ),
      await open.send("GET", "/api/chat/safety-guidelines", {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
  expect(sent).toEqual(NOTHING);
});

/**
 * Asks every documented route with the body of its example, whatever the answer is; last those that end the account. Gives
 * how many that were.
 */
async function askEverything(service: TestService, person: Person): Promise<number> {
  const response = await fetch(`${service.url}/openapi.json`);
  const document = (await response.json()) as {
    readonly paths: Record<string, Record<string, Operation>>;
  };
  const endsAll = (path: string, method: string) =>
    path.endsWith("sign-out-everywhere") || (path === "/api/account" && method === "delete");
  const routes = Object.entries(document.paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
    )
    .filter(({ path, method }) => !endsAll(path, method));
  for (const { path, method, operation } of routes) {
    const filled = path.replace(/\{[^}]+\}/g, person.id);
    const asked = await fetch(`${service.url}${filled}`, {
      method: method.toUpperCase(),
      headers: { authorization: person.authorization, "content-type": "application/json" },
      ...bodyOf(path, operation),
    });
    expect(asked.status, `${method} ${path}`).toBeLessThan(500);
    await asked.text();
  }
  return routes.length;
}

function bodyOf(path: string, operation: Operation): { readonly body?: string } {
  // Of a session that is there, and asking something new.
  if (path.startsWith("/api/chat/message"))
    return { body: JSON.stringify({ message: newQuestion() }) };
  const example = operation.requestBody?.content["application/json"]?.example;
  // The profile says already what it is to say here.
  return example === undefined || path === "/api/profile" ? {} : { body: JSON.stringify(example) };
}

type Operation = {
  readonly requestBody?: { readonly content: Record<string, { readonly example?: unknown }> };
};
