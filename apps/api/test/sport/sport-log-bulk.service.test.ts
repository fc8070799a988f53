import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPEN_RIDE, RUN } from "../support/sport-logs.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let database: TestDatabase;
let service: TestService;
let mei: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  service = await startTestService({}, database);
});
afterAll(async () => {
  await service.stop();
  await database.drop();
});

const PATH = "/api/sport/logs/bulk";
const aLog = (id: string, facts: object = {}) => ({
  ...RUN,
  source: { kind: "apple_health", external_id: id },
  ...facts,
});
const send = (logs: unknown, person = mei) => person.post(PATH, { logs });
const totalOf = async (person: Person) => (await person.get("/api/sport/logs")).body.total;

type Result = { index: number; status: string; log_id?: string; errors?: { path: string }[] };

describe("contract: many logs at once", () => {
  beforeAll(async () => {
    mei = await service.person({ weight_kg: 60 });
  });

  it("are created once, however often they are sent, and read as they were sent", async () => {
    const facts = { distance_m: 5012.5, moving_seconds: 1_700, notes: "Wind 🌬", steps: 6_000 };
    const first = await send([aLog("one", facts), aLog("two"), aLog("one", { cal: 1 })]);
    const [one, two, again] = first.body.results;
    expect(first.status).toBe(200);
    expect([one.status, two.status]).toEqual(["created", "created"]);
    expect(again).toEqual({ index: 2, status: "duplicate", log_id: one.log_id });
    const { body: log } = await mei.get(`/api/sport/log/${one.log_id}`);
    expect(log).toMatchObject({
      ...facts,
      cal: 350,
      cal_source: "device",
      sport_name: "Morning run",
    });
    const second = await send([aLog("two"), aLog("one"), aLog("three", { cal: 0 })]);
    expect(second.body.results).toEqual([
      { index: 0, status: "duplicate", log_id: two.log_id },
      { index: 1, status: "duplicate", log_id: one.log_id },
      { index: 2, status: "created", log_id: expect.any(String) },
    ]);
    expect(await totalOf(mei)).toBe(3);
    const silent = await mei.get(`/api/sport/log/${second.body.results[2].log_id}`);
    expect(silent.body.cal_source).toBe("none");
  });

  it("that are not valid are told with their fields, and keep no other out", async () => {
    const invalid: readonly (readonly [unknown, string])[] = [
      [RUN, "source"],
      [aLog("a", { cal: -1 }), "cal"],
      [aLog("b", { sport_end: "2026-03-01T00:00:00Z" }), "sport_end"],
      [aLog("c", { notse: "x" }), "notse"],
      [aLog("d", { sportEnd: "2026-03-02T00:00:00Z" }), "sportEnd"],
      [aLog("e", { notes: "\0" }), "notes"],
      [aLog("f", { source: { kind: "apple_health", external_id: "" } }), "source.external_id"],
      [aLog("g", { moving_seconds: 600_000 }), "moving_seconds"],
      ["text", ""],
      [null, ""],
      [[], ""],
    ];
    const logs = [aLog("valid"), ...invalid.map(([log]) => log)];
    const { status, body } = await send(logs);
    expect(status).toBe(200);
    expect(body.results[0].status).toBe("created");
    for (const [index, [, path]] of invalid.entries()) {
      const result = body.results[index + 1] as Result;
      expect(result).toMatchObject({ index: index + 1, status: "invalid" });
      expect(result.errors?.map((error) => error.path)).toContain(path);
    }
  });

  it("leave what is there as it is, corrected or deleted", async () => {
    const person = await service.person();
    const ids = (await send([aLog("one"), aLog("two")], person)).body.results.map(
      ({ log_id }: Result) => log_id,
    );
    await person.patch(`/api/sport/log/${ids[0]}`, { notes: "Mine" });
    await person.delete(`/api/sport/log/${ids[1]}`);
    const { body } = await send([aLog("one", { notes: "Theirs" }), aLog("two")], person);
    expect(body.results).toEqual([
      { index: 0, status: "duplicate", log_id: ids[0] },
      { index: 1, status: "duplicate", log_id: ids[1] },
    ]);
    expect((await person.get(`/api/sport/log/${ids[0]}`)).body.notes).toBe("Mine");
    expect((await person.get(`/api/sport/log/${ids[1]}`)).status).toBe(404);
  });

  it("hold one that is open at most, with those that are there", async () => {
    const person = await service.person();
    const open = (id: string) => aLog(id, { ...OPEN_RIDE, sport_end: null });
    const { body } = await send([open("one"), open("two"), aLog("three")], person);
    expect(body.results.map(({ status }: Result) => status)).toEqual([
      "created",
      "invalid",
      "created",
    ]);
    expect(body.results[1].errors[0].path).toBe("iffinish");
    const again = await send([open("one"), open("two")], person);
    expect(again.body.results.map(({ status }: Result) => status)).toEqual([
      "duplicate",
      "invalid",
    ]);
    expect((await person.get("/api/sport/active")).body.id).toBe(body.results[0].log_id);
  });

  it("belong to their person: somebody else may have the same source", async () => {
    const [one, two] = [await service.person(), await service.person()];
    for (const person of [one, two]) {
      expect((await send([aLog("shared")], person)).body.results[0].status).toBe("created");
    }
  });

  it("are stored once where the same list comes many times at once, by two replicas and one by one", async () => {
    const there = await startTestService({}, database);
    const person = await service.person();
    const logs = Array.from({ length: 60 }, (_, index) => aLog(`n${index}`));
    const sent = (list: unknown[], url: string) =>
      person.send("POST", PATH, {
        url,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ logs: list }),
      });
    const answers = await Promise.all([
      sent(logs, service.url),
      sent(logs.toReversed(), there.url),
      sent(logs, there.url),
      sent(logs.slice(20), service.url),
      ...logs.slice(0, 10).map((log) => person.post("/api/sport/log", log)),
    ]);
    const lists = answers.slice(0, 4).map(({ body }) => body.results as Result[]);
    expect(answers.slice(0, 4).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const single = answers.slice(4).filter(({ status }) => status === 201).length;
    const created = lists.flat().filter(({ status }) => status === "created");
    expect(created.length + single).toBe(60);
    expect(await totalOf(person)).toBe(60);
    expect(new Set(lists.flat().map(({ log_id }) => log_id)).size).toBe(60);
    await there.stop();
  });

  it("are replayed by their key", async () => {
    const person = await service.person();
    const keyed = () =>
      person.send("POST", PATH, {
        headers: { "content-type": "application/json", "Idempotency-Key": "week-10" },
        body: JSON.stringify({ logs: [aLog("one")] }),
      });
    const first = await keyed();
    const second = await keyed();
    expect(second.text).toBe(first.text);
    expect(second.headers.get("Idempotent-Replayed")).toBe("true");
  });

  it("are 1 to 500 in at most 2 MiB", async () => {
    const person = await service.person();
    const many = (count: number, facts: object = {}) =>
      Array.from({ length: count }, (_, index) => aLog(`n${index}`, facts));
    for (const logs of [[], many(501), {}, null, "text"]) {
      const { status, body } = await send(logs, person);
      expect([status, body.errors[0].path]).toEqual([400, "logs"]);
    }
    const large = many(500, { notes: "n".repeat(2_000), sport_feedback: "f".repeat(1_500) });
    expect(JSON.stringify(large).length).toBeGreaterThan(1_700_000);
    const { body } = await send(large, person);
    expect(body.results.every(({ status }: Result) => status === "created")).toBe(true);
    const tooLarge = many(500, { notes: "n".repeat(2_000), sport_feedback: "f".repeat(3_000) });
    expect((await send(tooLarge, person)).status).toBe(413);
    expect(await totalOf(person)).toBe(500);
  });
});

it("many logs at once are kept within the quota", async () => {
  const small = await startTestService({ QUOTA_LOGS: "3" }, database);
  const person = await small.person();
  expect((await send([aLog("a"), aLog("b"), aLog("c")], person)).status).toBe(200);
  const { status, body } = await send([aLog("d")], person);
  expect([status, body.code, body.quota]).toEqual([409, "quota_exceeded", "logs"]);
  await small.stop();
});
