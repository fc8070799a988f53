import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";
import { type OtherSystem, startOtherSystem } from "./support/other-system.ts";

const WEBHOOKS = "/api/admin/webhooks";
const ALL = [
  "sport.session.finished",
  "sport.goal.reached",
  "companion.emotion.changed",
  "safety.incident.pending",
  "account.erased",
];

let database: TestDatabase;
let service: TestService;
let other: TestService;
let admin: Person;
const systems: OtherSystem[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = { WEBHOOK_ALLOW_PRIVATE: "true" };
  service = await startTestService(settings, database);
  other = await startTestService(settings, database);
  admin = await service.person(undefined, ["admin"]);
});
afterEach(async () => {
  for (const { id } of (await admin.get(WEBHOOKS)).body.webhooks) {
    await admin.delete(`${WEBHOOKS}/${id}`);
  }
  await Promise.all(systems.splice(0).map((system) => system.close()));
});
afterAll(async () => {
  await service.stop();
  await other.stop();
  await database.drop();
});

async function anEndpoint(...events: readonly string[]) {
  const system = await startOtherSystem();
  systems.push(system);
  const answer = await admin.post(WEBHOOKS, { url: system.url, events });
  expect(answer.status).toBe(201);
  system.knows(answer.body.secret);
  return { system, id: answer.body.id as string, secret: answer.body.secret as string, answer };
}

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute)).toISOString();
const aSession = (minute: number) => ({
  sport_name: "Secret running",
  sport_start: at(minute),
  sport_end: at(minute + 10),
  cal: 317,
  notes: "words of a person",
  iffinish: true,
});
const finish = async (person: Person, minute = 0): Promise<string> =>
  (await person.post("/api/sport/log", aSession(minute))).body.log_id;
/** A UUID, an instant, a day, or nothing. */
const isIdOrTime = (value: string | null) =>
  value === null ||
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$|^\d{4}-\d\d-\d\d(T[0-9:.]+Z)?$/.test(value);
const logs = ({ told }: OtherSystem, { id }: Person) =>
  told.filter(({ data }) => data["user_id"] === id).map(({ data }) => data["log_id"]);
/** Polls, because a service looks once a second what there is to tell. */
const eventually = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { interval: 100, timeout: 60_000 });

describe("contract: other systems", () => {
  it("are told of what happens by ids and times alone, signed by the secret that was shown once", async () => {
    const { system, answer } = await anEndpoint(...ALL);
    expect(answer.body).toMatchObject({ url: system.url, events: ALL });
    expect(answer.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(answer.headers.get("location")).toBe(`${WEBHOOKS}/${answer.body.id}`);
    const person = await service.person({ gender: "female", age: 40, weight_kg: 61 });
    const goal = await person.post("/api/sport/goals", {
      metric: "sessions",
      period: "week",
      target: 1,
    });
    const today = { ...aSession(0), sport_start: new Date(Date.now() - 60_000).toISOString() };
    const { body: log } = await person.post("/api/sport/log", { ...today, sport_end: null });
    await person.post("/api/companion/initialize", { user_gender: "female", user_age: 40 });
    await person.put("/api/companion/update-emotion", {
      health_score: 91,
      trigger_reason: "words of a person",
    });
    const incident = await service.send("POST", "/api/safety/report-incident", {
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        incident_type: "injury",
        description: "words of a person",
        user_id: person.id,
      }),
    });
    const types = () => new Set(system.told.map(({ type }) => type));
    await eventually(() => [...types()].sort()).toEqual(
      ALL.filter((type) => type !== "account.erased").sort(),
    );
    await person.delete("/api/account");
    await eventually(() => [...types()].sort()).toEqual([...ALL].sort());
    const dataOf = (wanted: string) => system.told.find(({ type }) => type === wanted)?.data;
    expect(dataOf("sport.session.finished")).toMatchObject({ log_id: log.log_id });
    expect(dataOf("sport.goal.reached")).toMatchObject({ goal_id: goal.body.id });
    expect(dataOf("safety.incident.pending")).toEqual({ incident_id: incident.body.incident_id });
    expect(dataOf("account.erased")).toEqual({ user_id: person.id });
    for (const { type, timestamp, data, ...rest } of system.told) {
      expect(ALL).toContain(type);
      expect([timestamp, ...Object.values(data)].filter((each) => !isIdOrTime(each))).toEqual([]);
      expect(rest).toEqual({});
    }
  });

  it("are told of sessions that are finished by any route, in order and each once, by two services", async () => {
    const { system } = await anEndpoint("sport.session.finished");
    const people = await Promise.all([service.person(), service.person(), other.person()]);
    const expected = await Promise.all(people.map(finishByEveryRoute));
    for (const [index, person] of people.entries()) {
      await eventually(() => logs(system, person)).toHaveLength(expected[index]?.length ?? 0);
      expect(logs(system, person)).toEqual(expected[index]);
    }
    const ids = system.deliveries.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("that were down hear of everything when they are back, in order, with the ids of before", async () => {
    const { system, id } = await anEndpoint("sport.session.finished");
    const person = await service.person();
    system.down(true);
    const ids = [await finish(person, 0), await finish(person, 30), await finish(person, 60)];
    await eventually(() => system.deliveries.length).toBeGreaterThan(0);
    const state = async () =>
      (await admin.get(WEBHOOKS)).body.webhooks.find((each: { id: string }) => each.id === id);
    await eventually(async () => (await state()).failing_since).not.toBeNull();
    expect(await state()).toMatchObject({ pending: 3, oldest_pending_at: expect.any(String) });
    system.down(false);
    await eventually(() => logs(system, person)).toEqual(ids);
    await eventually(async () => (await state()).pending).toBe(0);
    expect((await state()).failing_since).toBeNull();
    expect(new Set(system.deliveries.map(({ headers }) => headers["webhook-id"])).size).toBe(3);
  });

  it("are told by the new secret and by the one before, when they get another", async () => {
    const { system, id, secret } = await anEndpoint("sport.session.finished");
    const person = await service.person();
    const { status, body } = await admin.post(`${WEBHOOKS}/${id}/secret`);
    expect([status, body.secret === secret]).toEqual([200, false]);
    expect(Date.parse(body.previous_valid_until)).toBeGreaterThan(Date.now());
    const first = await finish(person, 0);
    await eventually(() => logs(system, person)).toEqual([first]);
    system.knows(body.secret);
    const second = await finish(person, 30);
    await eventually(() => logs(system, person)).toEqual([first, second]);
  });

  it("that are removed are told nothing more", async () => {
    const { system, id } = await anEndpoint("sport.session.finished");
    const witness = await anEndpoint("sport.session.finished");
    const { status, body } = await admin.delete(`${WEBHOOKS}/${id}`);
    expect([status, body.id]).toEqual([200, id]);
    const person = await service.person();
    const log = await finish(person);
    await eventually(() => logs(witness.system, person)).toEqual([log]);
    expect(system.deliveries).toEqual([]);
    expect((await admin.delete(`${WEBHOOKS}/${id}`)).status).toBe(404);
    expect((await admin.post(`${WEBHOOKS}/${id}/secret`)).status).toBe(404);
    expect((await admin.delete(`${WEBHOOKS}/nothing`)).status).toBe(404);
  });

  it("are counted by what came of it", async () => {
    const { system } = await anEndpoint("sport.session.finished");
    const person = await service.person();
    const log = await finish(person);
    await eventually(() => logs(system, person)).toEqual([log]);
    const metrics = async ({ url }: TestService) => (await fetch(`${url}/metrics`)).text();
    const accepted = async () => {
      const texts = await Promise.all([metrics(service), metrics(other)]);
      const counts = texts.map((text) =>
        Number(/webhook_deliveries_total\{outcome="accepted"\} (\d+)/.exec(text)?.[1]),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    };
    await eventually(accepted).toBeGreaterThan(0);
    expect(await metrics(service)).toMatch(/^webhook_oldest_pending_seconds \d/m);
  });

  it("are shown without their secrets", async () => {
    const { secret, id } = await anEndpoint("account.erased");
    const { text, body } = await admin.get(WEBHOOKS);
    expect(text).not.toContain(secret.slice("whsec_".length));
    expect(body.webhooks).toMatchObject([
      { id, pending: 0, failing_since: null, disabled_at: null },
    ]);
  });

  it.each([
    ["plain text", { url: "http://events.example/", events: ALL }],
    ["no URL", { url: "events", events: ALL }],
    ["no events", { url: "https://events.example/", events: [] }],
    ["an unknown event", { url: "https://events.example/", events: ["sport.session.began"] }],
    ["a name and a password", { url: "https://a:b@events.example/", events: ALL }],
    ["nothing", {}],
  ])("are not registered with %s", async (_, body) => {
    const answer = await admin.post(WEBHOOKS, body);
    expect([answer.status, answer.body.code]).toEqual([422, "invalid_input"]);
  });

  it("are managed by administrators alone", async () => {
    const person = await service.person(undefined, ["safety_reviewer"]);
    const { id } = await anEndpoint("account.erased");
    const answers = [
      await person.get(WEBHOOKS),
      await person.post(WEBHOOKS, { url: "https://events.example/", events: ALL }),
      await person.post(`${WEBHOOKS}/${id}/secret`),
      await person.delete(`${WEBHOOKS}/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await admin.get(WEBHOOKS)).body.webhooks).toHaveLength(1);
  });
});

/** Gives the ids of the sessions in the order in which they were finished. */
async function finishByEveryRoute(person: Person): Promise<readonly string[]> {
  const created = await finish(person, 0);
  const start = async (minute: number): Promise<string> => {
    const open = { ...aSession(minute), sport_end: null, iffinish: false };
    return (await person.post("/api/sport/log", open)).body.log_id;
  };
  const put = await start(20);
  await person.put(`/api/sport/log/${put}`, { iffinish: true, sport_end: at(30) });
  const patched = await start(40);
  await person.patch(`/api/sport/log/${patched}`, { iffinish: true, sport_end: at(50) });
  const judged = await start(60);
  await person.put(`/api/sport/log/${judged}/feedback`, { completion_status: "completed" });
  const bulk = await person.post("/api/sport/logs/bulk", {
    logs: [80, 100].map((minute) => ({
      ...aSession(minute),
      source: { kind: "watch", external_id: `${person.id} ${minute}` },
    })),
  });
  const sent = bulk.body.results.map((each: { log_id: string }) => each.log_id);
  const custom = await person.post("/api/sport/log/custom", aSession(120));
  return [created, put, patched, judged, ...sent, custom.body.log_id];
}
