import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RUN } from "../support/sport-logs.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;
let mei: Person;
let logPath: string;

beforeAll(async () => {
  service = await startTestService();
  mei = await service.person();
  logPath = `/api/sport/log/${(await mei.post("/api/sport/log", RUN)).body.id}`;
});
afterAll(() => service.stop());

describe("contract: a misspelt field of a log", () => {
  it.each([
    ["sportEnd", "sport_end"],
    ["notse", "notes"],
    ["Cal", "cal"],
    ["exercise-type", "exercise_type"],
  ])("is refused by name on POST, PUT and PATCH: %s", async (sent, meant) => {
    const error = { path: sent, message: `is no field of this request: is ${meant} meant?` };
    for (const answer of [
      await mei.post("/api/sport/log", { ...RUN, [sent]: 1 }),
      await mei.put(logPath, { cal: 300, [sent]: 1 }),
      await mei.patch(logPath, { cal: 300, [sent]: 1 }),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { errors: [error] } });
    }
  });

  it("is refused in each form of a custom log", async () => {
    const error = { path: "sportEnd" };
    const custom = { sport_name: "Stairs", sport_start: "2026-03-02T06:00:00Z", cal: 90 };
    const path = "/api/sport/log/custom";
    const query = new URLSearchParams({ ...custom, cal: "90", sportEnd: "2026-03-02T07:00:00Z" });
    for (const answer of [
      await mei.post(path, { ...custom, sportEnd: "2026-03-02T07:00:00Z" }),
      await mei.post(`${path}?${query}`),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { errors: [error] } });
    }
    const total = (await mei.get("/api/sport/logs")).body.total;
    expect(total).toBe(1);
  });

  it.each(["POST", "PATCH"])("is refused in a goal: %s", async (method) => {
    const goal = { metric: "sessions", period: "week", target: 3 };
    const { body } = await mei.post("/api/sport/goals", goal);
    const path = method === "POST" ? "/api/sport/goals" : `/api/sport/goals/${body.id}`;
    const headers = { "content-type": "application/json" };
    const sent = JSON.stringify({ ...goal, Target: 5, acitvity: "running" });
    const answer = await mei.send(method, path, { headers, body: sent });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { path: "Target", message: "is no field of this request: is target meant?" },
      { path: "acitvity", message: "is no field of this request: is activity meant?" },
    ]);
    const ignored = await mei.patch(`/api/sport/goals/${body.id}`, { target: 4, colour: "red" });
    expect([ignored.status, ignored.body.target]).toEqual([200, 4]);
  });

  it("is refused in the one of many logs that has it", async () => {
    const source = { kind: "apple_health", external_id: "misspelt" };
    const logs = [{ ...RUN, source, sportEnd: RUN.sport_start }];
    const { status, body } = await mei.post("/api/sport/logs/bulk", { logs });
    expect([status, body.results]).toEqual([
      200,
      [
        {
          index: 0,
          status: "invalid",
          errors: [
            { path: "sportEnd", message: "is no field of this request: is sport_end meant?" },
          ],
        },
      ],
    ]);
  });

  it("is refused in feedback", async () => {
    const { status, body } = await mei.put(`${logPath}/feedback`, {
      feeling_rating: 3,
      finalCalories: 10,
    });
    expect([status, body.errors[0].path]).toEqual([400, "finalCalories"]);
  });

  it("is refused in a scheme, and in the exercises of one", async () => {
    const item = { exercise_type: "running", sport_name: "Run", minutes: 30 };
    const scheme = { name: "Plan", items: [item, { ...item, weekDay: 1 }], isActive: false };
    const made = await mei.post("/api/sport/schemes", scheme);
    expect(made.status).toBe(400);
    expect(made.body.errors).toEqual([
      { path: "isActive", message: "is no field of this request: is is_active meant?" },
      { path: "items.1.weekDay", message: "is no field of this request: is weekday meant?" },
    ]);
    const { body } = await mei.post("/api/sport/schemes", { name: "Plan", items: [item] });
    const path = `/api/sport/schemes/${body.id}`;
    const changed = await mei.put(path, { ...body, sessionsPerWeek: 3 });
    expect([changed.status, changed.body.errors[0].path]).toEqual([400, "sessionsPerWeek"]);
    expect((await mei.put(path, { ...body, colour: "red" })).status).toBe(200);
  });

  it("is named in other bodies where they are refused, and else ignored", async () => {
    const started = await mei.post("/api/companion/initialize", { userGender: "female", age: 3 });
    expect(started.status).toBe(422);
    expect(started.body.errors).toContainEqual({
      path: "userGender",
      message: "is no field of this request: is user_gender meant?",
    });
    expect((await mei.put("/api/profile", { displayName: "Mei", locale: "en" })).status).toBe(200);
  });

  it("is none of the names that an answer has: a log may be sent back as it came", async () => {
    const { body } = await mei.get(logPath);
    expect((await mei.put(logPath, { ...body, colour: "red" })).status).toBe(200);
    expect((await mei.patch(logPath, { ...body, colour: "red" })).status).toBe(200);
    expect((await mei.post("/api/sport/log", { ...body, colour: "red" })).status).toBe(201);
  });

  it("is told from a plus sign that a query or form made a space of", async () => {
    const fields = "sport_name=Stairs&sport_start=2026-03-02T06:00:00+01:00&cal=90";
    const path = "/api/sport/log/custom";
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    for (const answer of [
      await mei.post(`${path}?${fields}`),
      await mei.send("POST", path, { headers, body: fields }),
    ]) {
      expect([answer.status, answer.body.errors]).toEqual([
        400,
        [{ path: "sport_start", message: expect.stringContaining("written as %2B") }],
      ]);
    }
    const escaped = await mei.post(`${path}?${fields.replace("+", "%2B")}`);
    expect(escaped.body.sport_start).toBe("2026-03-02T05:00:00.000Z");
  });
});
