import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;
const lines: string[] = [];

beforeAll(async () => {
  const note = (...said: unknown[]) => {
    lines.push(JSON.stringify(said));
  };
  const logger = { info: note, warn: note, error: note };
  service = await startTestService({}, undefined, { logger, say: note });
});
afterAll(() => service.stop());

const WEEK = "start_date=2026-03-02&end_date=2026-03-08";

async function trained(person: Person, day: string, more: object = {}): Promise<string> {
  const { status, body } = await person.post("/api/sport/log", {
    sport_name: "Running",
    sport_start: `${day}T10:00:00Z`,
    sport_end: `${day}T11:30:00Z`,
    cal: 300,
    iffinish: true,
    ...more,
  });
  expect(status).toBe(201);
  return body.id;
}

async function reportOf(person: Person, query = WEEK) {
  return (await person.get(`/api/sport/weekly-report?${query}`)).body.report_data;
}

const codesOf = (notes: readonly { code: string }[]) => notes.map(({ code }) => code);

describe("contract: weekly-report of feedback and notes", () => {
  it("praises a good week", async () => {
    const ana = await service.person();
    for (const day of ["2026-03-02", "2026-03-04"]) {
      await trained(ana, day, { notes: "lovely, no pain" });
    }
    const { highlights, safety_notes } = await reportOf(ana);
    expect(codesOf(highlights)).toContain("target_reached");
    expect(safety_notes).toEqual([]);
  });

  it("counts what was skipped, and praises it nowhere", async () => {
    const ana = await service.person({ age: 30, gender: "female" });
    const end = Date.now() - 60_000;
    const start = end - 9_600_000;
    const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
    const both = `start_date=${dayOf(start)}&end_date=${dayOf(end)}`;
    const { id } = (
      await ana.post("/api/sport/log", {
        sport_name: "Running",
        sport_start: new Date(start).toISOString(),
        sport_end: new Date(end).toISOString(),
        cal: 300,
        iffinish: false,
      })
    ).body;
    await ana.put(`/api/sport/log/${id}/feedback`, { completion_status: "skipped" });
    const report = await reportOf(ana, both);
    expect(report.totals).toMatchObject({ sessions: 1, minutes: 160 });
    expect(report.highlights).toEqual([]);
    expect((await ana.get("/api/companion/status")).body.current_state).not.toBe("celebrating");
    await ana.put(`/api/sport/log/${id}/feedback`, { completion_status: "completed" });
    expect(codesOf((await reportOf(ana, both)).highlights)).toContain("target_reached");
    expect((await ana.get("/api/companion/status")).body.current_state).toBe("celebrating");
  });

  it.each([
    ["腰疼得厉害，腿发麻", undefined, "feedback_care", /What you wrote about Wednesday 4 March/],
    ["腰疼得厉害，腿发麻", "zh-CN", "feedback_care", /3 月 4 日星期三.*医生/],
    ["chest felt tight the whole way", "en", "feedback_care", /Wednesday 4 March.*doctor/],
    ["my knee hurt", "zh", "feedback_ease", /3 月 4 日星期三.*疼痛/],
    ["I do not want to live any more", "en", "feedback_support", /Wednesday 4 March.*crisis line/],
  ])("after %s (%s) praises nothing and says what to do", async (words, locale, code, message) => {
    const ways = [
      { sport_feedback: words },
      { notes: words },
      { sport_feedback: JSON.stringify({ custom_notes: words, feeling_rating: 3 }) },
    ];
    for (const way of ways) {
      const ana = await service.person(locale === undefined ? undefined : { locale });
      await trained(ana, "2026-03-02");
      await trained(ana, "2026-03-04", way);
      const report = await reportOf(ana);
      expect(report.highlights).toEqual([]);
      expect(report.safety_notes.map((note: { code: string }) => note.code)).toEqual([code]);
      expect(report.safety_notes[0].message).toMatch(message);
      expect(JSON.stringify(report)).not.toContain(words);
      const elsewhere = await reportOf(ana, "start_date=2026-03-05&end_date=2026-03-08");
      expect(elsewhere.safety_notes).toEqual([]);
    }
    expect(lines.join("\n")).not.toContain(words);
  });

  it("finds it in the last of many sessions of 10,000 characters", async () => {
    const ana = await service.person();
    const long = "We ran along the river. ".repeat(420);
    for (let hour = 0; hour < 24; hour += 1) {
      const start = `2026-03-03T${String(hour).padStart(2, "0")}:00:00Z`;
      const words = hour === 0 ? `${long.slice(0, 9_900)} chest felt tight` : long.slice(0, 10_000);
      await trained(ana, "2026-03-03", {
        sport_start: start,
        sport_end: start,
        sport_feedback: words,
      });
    }
    expect(codesOf((await reportOf(ana)).safety_notes)).toContain("feedback_care");
  });
});

describe("contract: schemes are held against the safety policy", () => {
  const item = (sport_name: string, more: object = {}) => ({
    exercise_type: "other",
    sport_name,
    minutes: 30,
    ...more,
  });
  const check = async (person: Person) =>
    (await person.get(`/api/sport/validate-consistency/${person.id}`)).body;

  it.each([
    [{ conditions: ["pregnant"] }, "Scuba diving", "Walking"],
    [{ conditions: ["怀孕"], locale: "zh-CN" }, "潜水", "散步"],
    [{ conditions: ["torn ACL"], activity_level: "active" }, "Football", "Swimming"],
  ])("with %j: %s is named, %s is not", async (profile, forbidden, allowed) => {
    const ana = await service.person(profile);
    const scheme = { name: "Summer plan", items: [item(allowed), item(forbidden)] };
    const { id } = (await ana.post("/api/sport/schemes", scheme)).body;
    const { checks, issues, status } = await check(ana);
    expect(status).toBe("inconsistent");
    expect(checks.find(({ name }: { name: string }) => name === "scheme_safety")).toEqual({
      name: "scheme_safety",
      passed: false,
      examined: 2,
    });
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({
      code: "scheme_item_not_allowed",
      severity: "warning",
      scheme_id: id,
    });
    for (const part of ["Summer plan", forbidden, "Exercise 2"]) {
      expect(issues[0].message).toContain(part);
    }
    const [note, ...others] = (await reportOf(ana)).safety_notes;
    expect(others).toEqual([]);
    expect(note.code).toBe("scheme_item_not_allowed");
    for (const part of ["Summer plan", forbidden]) expect(note.message).toContain(part);
    await ana.put(`/api/sport/schemes/${id}`, { is_active: false });
    expect((await reportOf(ana)).safety_notes).toEqual([]);
    expect((await check(ana)).issues).toHaveLength(1);
  });

  it("and are fine for somebody whose profile limits nothing", async () => {
    const ana = await service.person({ age: 30 });
    const items = ["Scuba diving", "Football", "Boxing"].map((name) => item(name));
    await ana.post("/api/sport/schemes", { name: "Wild", items });
    expect((await check(ana)).status).toBe("consistent");
    expect((await reportOf(ana)).safety_notes).toEqual([]);
  });

  it("by the policy that recommendations follow", async () => {
    const conditions = ["osteoporosis"];
    const ana = await service.person({ conditions, activity_level: "active", age: 50 });
    const names = ["Boxing", "Walking", "Downhill skiing", "Tai chi", "Yoga", "Football"];
    const items = names.map((name) => item(name));
    await ana.post("/api/sport/schemes", { name: "All", items });
    const { issues } = await check(ana);
    expect(issues.length).toBeGreaterThan(0);
    expect(issues.length).toBeLessThan(names.length);
    for (const [index, name] of names.entries()) {
      const { body } = await ana.post("/api/safety/exercise-recommendations", {
        exercise_type: name,
        user_profile: { conditions, activity_level: "active", age: 50 },
      });
      const isNamed = issues.some(({ message }: { message: string }) =>
        message.startsWith(`Exercise ${index + 1} `),
      );
      expect([name, isNamed]).toEqual([name, body.suitability === "not_recommended"]);
    }
  });
});
