import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

type Session = { start: string; minutes?: number; cal?: number } & Record<string, unknown>;

/** Records a finished session; without `minutes` nobody knows when it ended. */
async function trained(person: Person, session: Session): Promise<string> {
  const { start, minutes, cal = 100, ...more } = session;
  const end =
    minutes === undefined ? null : new Date(Date.parse(start) + minutes * 60_000).toISOString();
  const log = { sport_name: "Running", sport_start: start, sport_end: end, cal, iffinish: true };
  const { status, body } = await person.post("/api/sport/log", { ...log, ...more });
  expect(status).toBe(201);
  return body.id;
}

function daysAgo(days: number): string {
  const date = new Date(Date.now() - days * 86_400_000);
  return `${date.toISOString().slice(0, 10)}T00:00:00Z`;
}

describe("contract: stats", () => {
  it("is all zeros and nulls for somebody who has not begun", async () => {
    const { body } = await (await service.person()).get("/api/sport/stats");
    const nowhere = { distance_m: null, average_pace_s_per_km: null };
    const nothing = { sessions: 0, minutes: 0, calories: 0, met_minutes: 0, ...nowhere };
    expect(body).toEqual({
      total_sessions: 0,
      finished_sessions: 0,
      total_minutes: 0,
      total_calories: 0,
      total_met_minutes: 0,
      active_days: 0,
      current_streak_days: 0,
      longest_streak_days: 0,
      average_minutes: 0,
      by_type: [],
      this_week: nothing,
      last_week: nothing,
      weekly_target: { minutes: 150, met_minutes: 500, reached: false, reached_by: null },
      personal_bests: {
        longest_minutes: null,
        most_calories: null,
        longest_distance_m: null,
        best_pace_s_per_km: null,
        fastest_1_km_s: null,
        fastest_5_km_s: null,
        fastest_10_km_s: null,
        fastest_half_marathon_s: null,
      },
      distance_m: null,
      average_pace_s_per_km: null,
    });
  });

  it("sums finished sessions; one in progress is counted in total_sessions alone", async () => {
    const ana = await service.person();
    const custom = { sport_name: "Own", cal: 10, met: 4, iffinish: true };
    await ana.post("/api/sport/log/custom", {
      ...custom,
      sport_start: "2026-01-05T10:00:00Z",
      sport_end: "2026-01-05T10:00:45Z",
      exercise_type: "own",
    });
    const long = await trained(ana, {
      start: "2026-01-06T10:00:00Z",
      minutes: 90.05,
      cal: 500,
      exercise_type: "cardio",
    });
    await trained(ana, { start: "2026-01-06T18:00:00Z", cal: 20, exercise_type: "cardio" });
    await ana.post("/api/sport/log", {
      sport_name: "Running",
      sport_start: "2026-01-07T10:00:00Z",
      cal: 999,
      iffinish: false,
    });
    const { body } = await ana.get("/api/sport/stats");
    expect(body).toMatchObject({
      total_sessions: 4,
      finished_sessions: 3,
      total_minutes: 90.8,
      total_calories: 530,
      active_days: 2,
      longest_streak_days: 2,
      current_streak_days: 0,
      average_minutes: 45.4,
      by_type: [
        { exercise_type: "cardio", sessions: 2, minutes: 90.1, calories: 520 },
        { exercise_type: "own", sessions: 1, minutes: 0.8, calories: 10 },
      ],
      personal_bests: {
        longest_minutes: { value: 90.1, log_id: long, date: "2026-01-06" },
        most_calories: { value: 500, log_id: long, date: "2026-01-06" },
      },
    });
  });

  it("groups a session without a stated type by the activity it means", async () => {
    const ana = await service.person();
    await trained(ana, { start: "2026-01-06T10:00:00Z", minutes: 30, sport_name: "晨跑" });
    await trained(ana, { start: "2026-01-07T10:00:00Z", minutes: 20, sport_name: "asdfgh" });
    const { body } = await ana.get("/api/sport/stats");
    const types = body.by_type.map((type: { exercise_type: string | null }) => type.exercise_type);
    expect(types).toEqual(["running", null]);
  });

  it("tells this week from last week, Monday to Sunday, and whether the target is reached", async () => {
    const ana = await service.person();
    const today = new Date();
    const sinceMonday = (today.getUTCDay() + 6) % 7;
    await trained(ana, { start: daysAgo(sinceMonday), minutes: 149.9, sport_name: "asdfgh" });
    await trained(ana, { start: daysAgo(sinceMonday + 1), minutes: 40, sport_name: "asdfgh" });
    const before = (await ana.get("/api/sport/stats?timezone=UTC")).body;
    expect(before.this_week).toMatchObject({ sessions: 1, minutes: 149.9, met_minutes: 0 });
    expect(before.last_week).toMatchObject({ sessions: 1, minutes: 40 });
    expect(before.weekly_target.reached).toBe(false);
    await trained(ana, { start: daysAgo(sinceMonday), minutes: 0.1, sport_name: "asdfgh" });
    const after = (await ana.get("/api/sport/stats?timezone=UTC")).body;
    expect(after.weekly_target.reached).toBe(true);
  });
});

describe("contract: streaks", () => {
  it("count local days with a finished session; today without one does not break yesterday's", async () => {
    const ana = await service.person({ timezone: "UTC" });
    for (const days of [1, 2, 3, 5]) await trained(ana, { start: daysAgo(days), minutes: 10 });
    expect((await ana.get("/api/sport/stats")).body).toMatchObject({
      current_streak_days: 3,
      longest_streak_days: 3,
    });
    await trained(ana, { start: daysAgo(0), minutes: 10 });
    expect((await ana.get("/api/sport/stats")).body.current_streak_days).toBe(4);
  });

  it("are neither broken nor lengthened by paused days", async () => {
    const ana = await service.person({ timezone: "UTC" });
    for (const days of [0, 1, 4, 5]) await trained(ana, { start: daysAgo(days), minutes: 10 });
    expect((await ana.get("/api/sport/stats")).body.current_streak_days).toBe(2);
    const day = (days: number) => daysAgo(days).slice(0, 10);
    const pause = { start_date: day(3), end_date: day(2), reason: "illness" };
    await ana.put("/api/profile", { pauses: [pause] });
    expect((await ana.get("/api/sport/stats")).body.current_streak_days).toBe(4);
  });
});

describe("contract: days follow the time zone", () => {
  it("of the query, else of the profile, else UTC", async () => {
    const ana = await service.person();
    await trained(ana, { start: "2026-01-05T23:30:00Z", minutes: 60 });
    const best = async (query: string) =>
      (await ana.get(`/api/sport/logs/calendar?start_date=2026-01-01&${query}`)).body.summary;
    expect(await best("")).toMatchObject({ best_day: "2026-01-05", timezone: "UTC" });
    await ana.put("/api/profile", { timezone: "Asia/Tokyo" });
    expect(await best("")).toMatchObject({ best_day: "2026-01-06", timezone: "Asia/Tokyo" });
    expect(await best("timezone=America/New_York")).toMatchObject({ best_day: "2026-01-05" });
  });

  it("across both changes of the clock: a session belongs to the day on which it starts", async () => {
    const ana = await service.person({ timezone: "Europe/Berlin" });
    await trained(ana, { start: "2026-03-28T22:59:59Z", minutes: 300 });
    await trained(ana, { start: "2026-03-28T23:00:00Z", minutes: 10 });
    await trained(ana, { start: "2026-03-29T21:59:59Z", minutes: 10 });
    await trained(ana, { start: "2026-03-29T22:00:00Z", minutes: 10 });
    await trained(ana, { start: "2026-10-24T22:00:00Z", minutes: 10 });
    await trained(ana, { start: "2026-10-25T22:59:59Z", minutes: 10 });
    await trained(ana, { start: "2026-10-25T23:00:00Z", minutes: 10 });
    const sessions = async (start: string, end: string) => {
      const query = `start_date=${start}&end_date=${end}`;
      const { body } = await ana.get(`/api/sport/logs/calendar?${query}`);
      return body.calendar_data.map((day: { sessions: number }) => day.sessions);
    };
    expect(await sessions("2026-03-28", "2026-03-30")).toEqual([1, 2, 1]);
    expect(await sessions("2026-10-24", "2026-10-26")).toEqual([0, 2, 1]);
  });

  it.each(["stats", "logs/calendar", "weekly-report", "history"])(
    "and an unknown zone is refused by %s with 400",
    async (path) => {
      const ana = await service.person();
      for (const zone of ["Mars/Olympus", "", "UTC%2B2", "'; drop table sport_log; --"]) {
        const { status, body } = await ana.get(`/api/sport/${path}?timezone=${zone}`);
        expect([zone, status, body.errors?.[0]?.path]).toEqual([zone, 400, "timezone"]);
      }
    },
  );
});

describe("contract: calendar", () => {
  it("has an entry for every day of an inclusive range and a summary", async () => {
    const ana = await service.person();
    await trained(ana, { start: "2026-02-27T10:00:00Z", minutes: 30, cal: 200 });
    await trained(ana, { start: "2026-03-01T12:00:00Z", minutes: 20, sport_name: "Yoga" });
    await trained(ana, { start: "2026-03-01T08:00:00Z", minutes: 10, sport_name: "Swim" });
    await trained(ana, { start: "2026-03-01T18:00:00Z", sport_name: "Yoga" });
    const { body } = await ana.get(
      "/api/sport/logs/calendar?start_date=2026-02-27&end_date=2026-03-02",
    );
    expect(body.calendar_data).toEqual([
      {
        date: "2026-02-27",
        sessions: 1,
        minutes: 30,
        calories: 200,
        met_minutes: expect.any(Number),
        sports: ["Running"],
      },
      { date: "2026-02-28", sessions: 0, minutes: 0, calories: 0, met_minutes: 0, sports: [] },
      expect.objectContaining({ date: "2026-03-01", sessions: 3, sports: ["Swim", "Yoga"] }),
      expect.objectContaining({ date: "2026-03-02", sessions: 0 }),
    ]);
    expect(body.summary).toMatchObject({
      start_date: "2026-02-27",
      end_date: "2026-03-02",
      timezone: "UTC",
      total_days: 4,
      active_days: 2,
      total_sessions: 4,
      total_minutes: 60,
      total_calories: 500,
      best_day: "2026-02-27",
    });
  });

  it("covers the current month by default, and one month's rest for a single bound", async () => {
    const ana = await service.person();
    const range = async (query: string) => {
      const { summary } = (await ana.get(`/api/sport/logs/calendar?${query}`)).body;
      return [summary.start_date, summary.end_date];
    };
    const month = new Date().toISOString().slice(0, 7);
    expect((await range(""))[0]).toBe(`${month}-01`);
    expect(await range("start_date=2024-02-10")).toEqual(["2024-02-10", "2024-02-29"]);
    expect(await range("end_date=2024-02-10")).toEqual(["2024-02-01", "2024-02-10"]);
  });

  it.each([
    ["start_date=2026-03-02&end_date=2026-03-01", "end_date"],
    ["start_date=2025-01-01&end_date=2026-01-02", "end_date"],
    ["start_date=2026-2-1", "start_date"],
    ["start_date=", "start_date"],
    ["end_date=2026-02-30", "end_date"],
  ])("refuses %s with 400", async (query, path) => {
    const { status, body } = await (await service.person()).get(
      `/api/sport/logs/calendar?${query}`,
    );
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });

  it("takes a range of 366 days", async () => {
    const query = "start_date=2024-01-01&end_date=2024-12-31";
    const { body } = await (await service.person()).get(`/api/sport/logs/calendar?${query}`);
    expect(body.calendar_data).toHaveLength(366);
    expect(body.summary.best_day).toBeNull();
  });

  it("has no best day where nobody knows how long the only session was", async () => {
    const ana = await service.person();
    await trained(ana, { start: "2026-03-02T06:30:00Z" });
    const { summary } = (await ana.get("/api/sport/logs/calendar?start_date=2026-03-01")).body;
    expect(summary).toMatchObject({ active_days: 1, total_minutes: 0, best_day: null });
  });
});

describe("contract: weekly-report", () => {
  it("praises the goals of the present in its own week, and in none that has not begun", async () => {
    const ana = await service.person();
    await ana.post("/api/sport/goals", { metric: "sessions", period: "month", target: 1 });
    await trained(ana, { start: new Date().toISOString(), minutes: 10 });
    const codes = async (query: string) => {
      const { highlights } = (await ana.get(`/api/sport/weekly-report${query}`)).body.report_data;
      return highlights.map(({ code }: { code: string }) => code);
    };
    expect(await codes("")).toContain("goal_reached");
    const [from, to] = [10, 16].map((days) => daysAgo(-days).slice(0, 10));
    expect(await codes(`?start_date=${from}&end_date=${to}`)).toEqual([]);
  });

  it("sets a period beside the one before", async () => {
    const ana = await service.person();
    await trained(ana, {
      start: "2026-03-02T10:00:00Z",
      minutes: 60,
      cal: 300,
      exercise_type: "a",
    });
    await trained(ana, {
      start: "2026-03-04T10:00:00Z",
      minutes: 30,
      cal: 100,
      exercise_type: "b",
    });
    await trained(ana, { start: "2026-02-25T10:00:00Z", minutes: 40, cal: 0, exercise_type: "a" });
    const query = "start_date=2026-03-02&end_date=2026-03-08";
    const { report_data } = (await ana.get(`/api/sport/weekly-report?${query}`)).body;
    expect(report_data).toMatchObject({
      period: { start_date: "2026-03-02", end_date: "2026-03-08", timezone: "UTC" },
      totals: { sessions: 2, minutes: 90, calories: 400, active_days: 2 },
      by_type: [
        { exercise_type: "a", sessions: 1, minutes: 60, calories: 300 },
        { exercise_type: "b", sessions: 1, minutes: 30, calories: 100 },
      ],
      previous_period: { sessions: 1, minutes: 40, calories: 0, active_days: 1 },
      change_percent: { sessions: 100, minutes: 125, calories: null },
      target: { minutes: 150, met_minutes: 500 },
      training_load: { status: "not_enough_data", load: null, unrated_sessions: 2 },
      schemes: [],
    });
    expect(report_data.daily.map((day: { minutes: number }) => day.minutes)).toEqual([
      60, 0, 30, 0, 0, 0, 0,
    ]);
  });

  it("computes the training load by session-RPE where ratings exist", async () => {
    const ana = await service.person();
    const rated = await trained(ana, { start: "2026-03-02T10:00:00Z", minutes: 45 });
    await ana.put(`/api/sport/log/${rated}/feedback`, {
      feeling_rating: 1,
      perceived_exertion: 6.5,
    });
    await trained(ana, {
      start: "2026-03-03T10:00:00Z",
      minutes: 30,
      sport_feedback: '{"rpe": 4}',
    });
    const byFeeling = await trained(ana, { start: "2026-03-04T10:00:00Z", minutes: 10 });
    await ana.put(`/api/sport/log/${byFeeling}/feedback`, { feeling_rating: 4 });
    const query = "start_date=2026-03-02&end_date=2026-03-08";
    const { training_load: load } = (await ana.get(`/api/sport/weekly-report?${query}`)).body
      .report_data;
    expect(load).toMatchObject({
      status: "available",
      method: "session_rpe",
      load: 45 * 6.5 + 30 * 4 + 10 * 4,
      rated_sessions: 3,
      rated_by_feeling: 1,
      unrated_sessions: 0,
      acute_chronic_ratio: null,
    });
    expect(load.daily[0]).toEqual({ date: "2026-03-02", load: 292.5 });
    expect(load.monotony).toBeGreaterThan(0);
  });

  it("tells how much of the active schemes was done", async () => {
    const ana = await service.person();
    const item = { exercise_type: "running", sport_name: "Jog", minutes: 30 };
    const scheme = { name: "Run", sessions_per_week: 3, items: [item] };
    const { id } = (await ana.post("/api/sport/schemes", scheme)).body;
    await ana.post("/api/sport/schemes", { ...scheme, name: "Off", is_active: false });
    await trained(ana, { start: "2026-03-02T10:00:00Z", minutes: 30 });
    await trained(ana, { start: "2026-03-03T10:00:00Z", minutes: 30, sport_name: "Yoga" });
    const query = "start_date=2026-03-02&end_date=2026-03-08";
    const { schemes } = (await ana.get(`/api/sport/weekly-report?${query}`)).body.report_data;
    expect(schemes).toEqual([
      { scheme_id: id, name: "Run", planned_sessions: 3, completed_sessions: 1 },
    ]);
  });

  it("covers the current ISO week by default and at most 31 days", async () => {
    const ana = await service.person();
    const { period } = (await ana.get("/api/sport/weekly-report")).body.report_data;
    expect(new Date(period.start_date).getUTCDay()).toBe(1);
    expect(Date.parse(period.end_date) - Date.parse(period.start_date)).toBe(6 * 86_400_000);
    const longest = "start_date=2026-01-01&end_date=2026-01-31";
    expect((await ana.get(`/api/sport/weekly-report?${longest}`)).status).toBe(200);
    for (const query of [
      "start_date=2026-01-01&end_date=2026-02-01",
      "start_date=2026-01-02&end_date=2026-01-01",
      "start_date=today",
    ]) {
      expect((await ana.get(`/api/sport/weekly-report?${query}`)).status).toBe(400);
    }
  });
});

describe("contract: rounding", () => {
  it("rounds half up to one decimal after summing unrounded values", async () => {
    const ana = await service.person();
    const seconds = (count: number) => count / 60;
    await trained(ana, { start: "2026-03-02T10:00:00Z", minutes: seconds(3) });
    await trained(ana, { start: "2026-03-02T11:00:00Z", minutes: seconds(1.5) });
    await trained(ana, { start: "2026-03-02T12:00:00Z", minutes: seconds(1.5) });
    await trained(ana, { start: "2026-03-02T13:00:00Z", minutes: seconds(2.999) });
    const { body } = await ana.get(
      "/api/sport/logs/calendar?start_date=2026-03-02&end_date=2026-03-02",
    );
    expect(body.calendar_data[0].minutes).toBe(0.1);
    await trained(ana, { start: "2026-03-02T14:00:00Z", minutes: seconds(0.001) });
    const after = await ana.get(
      "/api/sport/logs/calendar?start_date=2026-03-02&end_date=2026-03-02",
    );
    expect(after.body.calendar_data[0].minutes).toBe(0.2);
  });
});
