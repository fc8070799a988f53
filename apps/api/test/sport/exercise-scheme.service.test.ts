import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  service = await startTestService();
  [ana, ben] = [await service.person(), await service.person()];
});
afterAll(() => service.stop());

const ITEM = { exercise_type: "running", sport_name: "Easy jog", minutes: 25 };
const SCHEME = {
  name: "Back to running",
  goal: "5 km",
  description: "Slowly",
  sessions_per_week: 3,
  items: [{ ...ITEM, target_met: 7, weekday: 1 }, ITEM],
};
const UNKNOWN = "0198aaaa-bbbb-7ccc-8ddd-eeeeffff0000";

describe("contract: schemes", () => {
  it("are made with 201 and a location, and listed newest first", async () => {
    const { status, body, headers } = await ana.post("/api/sport/schemes", SCHEME);
    expect(status).toBe(201);
    expect(headers.get("location")).toBe(`/api/sport/schemes/${body.id}`);
    expect(body).toEqual({
      ...SCHEME,
      id: expect.any(String),
      user_id: ana.id,
      items: [SCHEME.items[0], { ...ITEM, target_met: null, weekday: null }],
      is_active: true,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const second = (await ana.post("/api/sport/schemes", { name: "B", items: [ITEM] })).body;
    const page = (await ana.get(`/api/sport/schemes/user/${ana.id}?limit=1`)).body;
    expect(page).toEqual({ schemes: [second], total: 2, limit: 1, offset: 0, has_more: true });
    const last = (await ana.get(`/api/sport/schemes/user/${ana.id}?offset=1`)).body;
    expect(last).toMatchObject({ total: 2, offset: 1, has_more: false });
    expect(last.schemes[0].id).toBe(body.id);
  });

  it("are changed whole or in part", async () => {
    const { id } = (await ana.post("/api/sport/schemes", SCHEME)).body;
    const { body } = await ana.put(`/api/sport/schemes/${id}`, { goal: null, is_active: false });
    expect(body).toMatchObject({ name: SCHEME.name, goal: null, is_active: false });
    expect(body.items).toHaveLength(2);
    const whole = await ana.put(`/api/sport/schemes/${id}`, { ...SCHEME, items: [ITEM] });
    expect(whole.body).toMatchObject({ goal: "5 km", is_active: false });
    expect(whole.body.items).toHaveLength(1);
  });

  it("are changed by no body without a field of theirs", async () => {
    const { body: made } = await ana.post("/api/sport/schemes", SCHEME);
    const path = `/api/sport/schemes/${made.id}`;
    for (const nothing of [{}, { unheard_of: 1 }]) {
      const { status, body } = await ana.put(path, nothing);
      expect([status, body.code]).toEqual([400, "invalid_input"]);
    }
    expect((await ana.get(path)).body).toEqual(made);
  });

  it("are deleted for good", async () => {
    const { id } = (await ana.post("/api/sport/schemes", SCHEME)).body;
    const { status, body } = await ana.delete(`/api/sport/schemes/${id}`);
    expect([status, body.scheme_id]).toEqual([200, id]);
    expect((await ana.delete(`/api/sport/schemes/${id}`)).status).toBe(404);
    expect((await ana.put(`/api/sport/schemes/${id}`, { name: "x" })).status).toBe(404);
  });

  it("of another user are refused with 403, missing ones with 404", async () => {
    const { id } = (await ana.post("/api/sport/schemes", SCHEME)).body;
    expect((await ben.put(`/api/sport/schemes/${id}`, { name: "mine" })).status).toBe(403);
    expect((await ben.delete(`/api/sport/schemes/${id}`)).status).toBe(403);
    for (const missing of [UNKNOWN, "nothing"]) {
      expect((await ben.put(`/api/sport/schemes/${missing}`, { name: "x" })).status).toBe(404);
      expect((await ben.delete(`/api/sport/schemes/${missing}`)).status).toBe(404);
    }
  });

  it("of another user's id are not listed: 403, whatever the id looks like", async () => {
    for (const other of [ben.id, UNKNOWN, "me", "%00", "1"]) {
      const { status, body } = await ana.get(`/api/sport/schemes/user/${other}`);
      expect([other, status, body.code]).toEqual([other, 403, "other_user"]);
    }
    expect((await ana.get(`/api/sport/schemes/user/${ana.id.toUpperCase()}`)).status).toBe(200);
  });

  const refused: [string, Record<string, unknown>, string][] = [
    ["no name", { name: undefined }, "name"],
    ["an empty name", { name: " " }, "name"],
    ["a name of 101 characters", { name: "x".repeat(101) }, "name"],
    ["a goal of 201 characters", { goal: "x".repeat(201) }, "goal"],
    ["no items", { items: undefined }, "items"],
    ["an empty list of items", { items: [] }, "items"],
    ["51 items", { items: Array.from({ length: 51 }, () => ITEM) }, "items"],
    ["an item that is no object", { items: ["run"] }, "items.0"],
    [
      "an item without minutes",
      { items: [ITEM, { ...ITEM, minutes: undefined }] },
      "items.1.minutes",
    ],
    ["a weekday of 0", { items: [{ ...ITEM, weekday: 0 }] }, "items.0.weekday"],
    ["a weekday of 8", { items: [{ ...ITEM, weekday: 8 }] }, "items.0.weekday"],
    ["a target of 26 MET", { items: [{ ...ITEM, target_met: 26 }] }, "items.0.target_met"],
    [
      "a NUL character deep inside",
      { items: [{ ...ITEM, sport_name: "a\u0000" }] },
      "items.0.sport_name",
    ],
  ];

  it.each(refused)("refuse %s with 400 and name the field", async (_name, bad, path) => {
    const { status, body } = await ana.post("/api/sport/schemes", { ...SCHEME, ...bad });
    expect(status).toBe(400);
    expect(body.errors.map((error: { path: string }) => error.path)).toContain(path);
  });
});

describe("contract: validate-consistency", () => {
  it("is refused for another user's id with 403", async () => {
    for (const other of [ben.id, "me", UNKNOWN]) {
      const { status, body } = await ana.get(`/api/sport/validate-consistency/${other}`);
      expect([status, body.code]).toEqual([403, "other_user"]);
    }
  });

  it("finds nothing wrong with somebody who has not begun", async () => {
    const cleo = await service.person();
    const { body } = await cleo.get(`/api/sport/validate-consistency/${cleo.id}`);
    expect(body).toMatchObject({ issues: [], status: "consistent" });
    expect(body.checks.length).toBeGreaterThanOrEqual(9);
    for (const check of body.checks) expect(check).toMatchObject({ passed: true });
  });

  it("names each issue with the record it is about and a suggestion", async () => {
    const dan = await service.person({ weight_kg: 70, age: 40 });
    const log = async (start: string, end: string | null, more: object = {}) => {
      const fields = { sport_name: "Running", cal: 300, iffinish: true, ...more };
      const made = await dan.post("/api/sport/log", {
        ...fields,
        sport_start: start,
        sport_end: end,
      });
      return made.body.id as string;
    };
    const first = await log("2026-03-02T10:00:00Z", "2026-03-02T11:00:00Z");
    const overlapping = await log("2026-03-02T10:30:00Z", "2026-03-02T11:30:00Z");
    const twin = await log("2026-03-02T10:30:00Z", "2026-03-02T11:30:00Z");
    const glutton = await log("2026-03-03T10:00:00Z", "2026-03-03T10:30:00Z", { cal: 20_000 });
    const future = await log("2099-01-01T10:00:00Z", null);
    const broken = await log("2026-03-04T10:00:00Z", null, { sport_feedback: '{"rpe": ' });
    const open = await log("2026-03-01T10:00:00Z", null, { iffinish: false });
    const nonsense = { exercise_type: "qwertz", sport_name: "asdfgh", minutes: 5 };
    const scheme = (await dan.post("/api/sport/schemes", { name: "x", items: [nonsense] })).body.id;
    const before = (await dan.get("/api/sport/logs")).body;
    const { body } = await dan.get(`/api/sport/validate-consistency/${dan.id}`);
    expect(body.status).toBe("inconsistent");
    const failed = body.checks.filter((check: { passed: boolean }) => !check.passed);
    expect(failed.map((check: { name: string }) => check.name).sort()).toEqual([
      "calories",
      "duplicates",
      "feedback",
      "future_start",
      "open_sessions",
      "overlap",
      "schemes",
    ]);
    const about = body.issues.map((issue: Record<string, string>) => issue["log_id"]);
    for (const id of [overlapping, twin, glutton, future, broken, open])
      expect(about).toContain(id);
    expect(first).toBeDefined();
    const unknown = body.issues.find((issue: Record<string, string>) => issue["scheme_id"]);
    expect(unknown.scheme_id).toBe(scheme);
    for (const issue of body.issues) {
      expect(issue.message).toMatch(/\.$/);
      expect(issue.suggestion).toMatch(/\.$/);
    }
    expect((await dan.get("/api/sport/logs")).body).toEqual(before);
  });
});
