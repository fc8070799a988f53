import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const PATH = "/api/sport/goals";
const DAY = 86_400_000;
/** Nowhere does a week or month begin or end in the middle of a test. */
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const NOW = Date.now();
/** The Monday of the current week, at noon. */
const MONDAY = Date.parse(`${dayOf(NOW - ((new Date(NOW).getUTCDay() + 6) % 7) * DAY)}T12:00:00Z`);

const aGoal = (facts: object = {}) => ({ metric: "sessions", period: "week", target: 3, ...facts });

/** A session of so many minutes on a day of this week, from 0 for Monday. */
function aSession(day: number, minutes: number, facts: object = {}) {
  const start = MONDAY + day * DAY;
  return {
    sport_name: "Morning run",
    sport_start: new Date(start).toISOString(),
    sport_end: new Date(start + minutes * 60_000).toISOString(),
    cal: 100,
    iffinish: true,
    ...facts,
  };
}

async function progressOf(person: Person, goal: object) {
  const { body } = await person.post(PATH, aGoal(goal));
  return body.progress;
}

describe("contract: goals", () => {
  it("are made, listed, read, changed and deleted", async () => {
    const person = await service.person();
    const made = await person.post(PATH, aGoal());
    expect(made.status).toBe(201);
    expect(made.headers.get("Location")).toBe(`${PATH}/${made.body.id}`);
    expect(made.body).toMatchObject({
      goal_id: made.body.id,
      ...aGoal(),
      activity: null,
      progress: {
        value: 0,
        target: 3,
        reached: false,
        period_start: dayOf(MONDAY),
        period_end: dayOf(MONDAY + 6 * DAY),
      },
    });
    const path = `${PATH}/${made.body.id}`;
    const other = (await person.post(PATH, aGoal({ period: "month", activity: "running" }))).body;
    expect((await person.get(PATH)).body).toEqual({ goals: [other, made.body], total: 2 });
    expect((await person.get(path)).body).toEqual(made.body);
    const changed = await person.patch(path, {
      metric: "minutes",
      target: 150.5,
      activity: "yoga",
    });
    expect(changed.body).toMatchObject({ metric: "minutes", target: 150.5, activity: "yoga" });
    expect((await person.patch(path, { activity: null })).body.activity).toBeNull();
    expect((await person.delete(path)).body).toEqual({
      message: "The goal was deleted.",
      goal_id: made.body.id,
    });
    expect((await person.get(path)).status).toBe(404);
    expect((await person.delete(path)).status).toBe(404);
    expect((await person.get(PATH)).body.total).toBe(1);
  });

  it("are told how far they are by every metric, of this period alone", async () => {
    const person = await service.person({ weight_kg: 60 });
    await person.post("/api/sport/log", aSession(0, 30, { distance_m: 5_000.25 }));
    await person.post("/api/sport/log", aSession(0, 20, { distance_m: 3_000 }));
    await person.post("/api/sport/log", aSession(2, 10.5));
    await person.post("/api/sport/log", aSession(-1, 600, { distance_m: 90_000 }));
    await person.post("/api/sport/log", aSession(7, 600));
    const week = `start_date=${dayOf(MONDAY)}&end_date=${dayOf(MONDAY + 6 * DAY)}`;
    const { totals } = (await person.get(`/api/sport/weekly-report?${week}`)).body.report_data;
    expect((await progressOf(person, {})).value).toBe(3);
    expect((await progressOf(person, { metric: "minutes" })).value).toBe(60.5);
    expect((await progressOf(person, { metric: "active_days" })).value).toBe(2);
    expect((await progressOf(person, { metric: "distance_m" })).value).toBe(8_000.3);
    expect((await progressOf(person, { metric: "met_minutes" })).value).toBe(totals.met_minutes);
    expect(await progressOf(person, { target: 3 })).toMatchObject({ reached: true });
    expect(await progressOf(person, { target: 4 })).toMatchObject({ reached: false });
  });

  it("of one activity count what the history counts under it, and what means it", async () => {
    const person = await service.person();
    await person.post("/api/sport/log", aSession(0, 30));
    await person.post("/api/sport/log", aSession(1, 30, { sport_name: "跑步" }));
    await person.post(
      "/api/sport/log",
      aSession(2, 30, { sport_name: "Lunch", exercise_type: "running" }),
    );
    await person.post("/api/sport/log", aSession(3, 30, { sport_name: "Yoga" }));
    await person.post(
      "/api/sport/log",
      aSession(4, 30, { sport_name: "Zorbing", exercise_type: "Zorbing" }),
    );
    const value = async (activity: string) => (await progressOf(person, { activity })).value;
    expect(await value("running")).toBe(3);
    expect(await value("runs")).toBe(3);
    expect(await value("瑜伽")).toBe(1);
    expect(await value("Zorbing")).toBe(1);
    expect(await value("swimming")).toBe(0);
    await person.post(
      "/api/sport/log",
      aSession(5, 30, { sport_name: "Evening", exercise_type: "Foo" }),
    );
    for (const [type, count] of [
      ["Foo", 1],
      ["foo", 1],
      ["running", 3],
      ["瑜伽", 1],
      ["zorbing", 1],
      ["swimming", 0],
    ] as const) {
      const history = await person.get(`/api/sport/history?exercise_type=${type}`);
      expect([await value(type), history.body.records.length]).toEqual([count, count]);
    }
  });

  it("count a type that is stated as a name in any language for its category, as the history and chat do", async () => {
    const person = await service.person();
    for (const [hour, exercise_type] of ["跑步", "jogging", "running", "游泳"].entries()) {
      const session = aSession(hour, 30, { sport_name: "Evening", exercise_type });
      await person.post("/api/sport/log", { ...session, distance_m: 5000 });
    }
    const goal = { metric: "distance_m", target: 30_000, activity: "running" };
    expect(await progressOf(person, goal)).toMatchObject({ value: 15_000 });
    const history = await person.get("/api/sport/history?exercise_type=running");
    expect(history.body).toMatchObject({ total_count: 3, distance_m: 15_000 });
    const said = await person.post("/api/chat/message", { message: "这周跑步多少公里？" });
    expect(said.body.content).toContain("15公里");
  });

  it("expect nothing of paused days", async () => {
    const pauses = (from: number, to: number | null) => [
      {
        start_date: dayOf(MONDAY + from * DAY),
        end_date: to === null ? null : dayOf(MONDAY + to * DAY),
        reason: "illness",
      },
    ];
    const person = await service.person({ pauses: pauses(0, 2) });
    const target = async (goal: object) => (await progressOf(person, goal)).target;
    expect(await target({ target: 7 })).toBe(4);
    expect(await target({ target: 1 })).toBe(1);
    expect(await target({ metric: "minutes", target: 150 })).toBe(85.7);
    await person.put("/api/profile", { pauses: pauses(-40, null) });
    expect(await progressOf(person, { target: 5 })).toMatchObject({ target: 0, reached: false });
    expect((await person.get(PATH)).body.goals[0].target).toBe(5);
  });

  it("have days in the person's zone", async () => {
    const person = await service.person({ timezone: "Pacific/Kiritimati" });
    const { body } = await person.post(PATH, aGoal());
    const elsewhere = await person.get(`${PATH}/${body.id}?timezone=Pacific/Niue`);
    const start = (progress: { period_start: string }) => Date.parse(progress.period_start);
    for (const { progress } of [body, elsewhere.body]) {
      expect(new Date(start(progress)).getUTCDay()).toBe(1);
      expect(Date.parse(progress.period_end) - start(progress)).toBe(6 * DAY);
    }
    expect(start(elsewhere.body.progress)).toBeLessThanOrEqual(start(body.progress));
    expect((await person.get(`${PATH}?timezone=Nowhere`)).status).toBe(400);
  });

  it.each([
    [{ metric: "steps" }, "metric"],
    [{ period: "year" }, "period"],
    [{ target: 0 }, "target"],
    [{ target: 2.5 }, "target"],
    [{ metric: "active_days", target: 8 }, "target"],
    [{ metric: "minutes", target: 10_081 }, "target"],
    [{ activity: " " }, "activity"],
    [{ activity: "x".repeat(101) }, "activity"],
    [{ Target: 3 }, "Target"],
    [{ activty: "running" }, "activty"],
  ])("are refused with %j", async (facts, path) => {
    const person = await service.person();
    const { status, body } = await person.post(PATH, aGoal(facts));
    expect([status, body.errors[0].path]).toEqual([400, path]);
    const { body: goal } = await person.post(PATH, aGoal());
    const patched = await person.patch(`${PATH}/${goal.id}`, facts);
    expect([patched.status, patched.body.errors[0].path]).toEqual([400, path]);
    expect((await person.patch(`${PATH}/${goal.id}`, {})).status).toBe(400);
  });

  it("are one's own", async () => {
    const [person, stranger] = [await service.person(), await service.person()];
    const { body } = await person.post(PATH, aGoal());
    const path = `${PATH}/${body.id}`;
    expect((await stranger.get(path)).status).toBe(403);
    expect((await stranger.patch(path, { target: 1 })).status).toBe(403);
    expect((await stranger.delete(path)).status).toBe(403);
    expect((await stranger.get(`${PATH}/none`)).status).toBe(404);
    expect((await stranger.get(PATH)).body.total).toBe(0);
    expect((await person.get(path)).status).toBe(200);
  });

  it("are changed only as they were seen, where the client says so", async () => {
    const person = await service.person();
    const made = await person.post(PATH, aGoal());
    const path = `${PATH}/${made.body.id}`;
    const tag = made.headers.get("ETag") ?? "";
    // What is done for it is no change of the goal.
    await person.post("/api/sport/log", aSession(0, 30));
    expect((await person.get(path)).headers.get("ETag")).toBe(tag);
    const change = (method: string) =>
      person.send(method, path, {
        headers: { "content-type": "application/json", "If-Match": tag },
        ...(method === "PATCH" && { body: '{"target":4}' }),
      });
    const answers = await Promise.all([change("PATCH"), change("PATCH"), change("PATCH")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect((await change("DELETE")).status).toBe(412);
    expect((await person.delete(path)).status).toBe(200);
  });

  it("are made once for each key", async () => {
    const person = await service.person();
    const keyed = () =>
      person.send("POST", PATH, {
        headers: { "content-type": "application/json", "Idempotency-Key": "a-goal" },
        body: JSON.stringify(aGoal()),
      });
    const [first, second] = await Promise.all([keyed(), keyed()]);
    expect(second?.text).toBe(first?.text);
    expect((await person.get(PATH)).body.total).toBe(1);
  });
});

it("goals are kept within the quota", async () => {
  const person = await service.person();
  for (let count = 0; count < 100; count += 1) await person.post(PATH, aGoal());
  const { status, body } = await person.post(PATH, aGoal());
  expect([status, body.code, body.quota]).toEqual([409, "quota_exceeded", "goals"]);
});
