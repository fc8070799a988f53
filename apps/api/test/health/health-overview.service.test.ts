import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bornYearsAgo, companionOf, inMinutes } from "../companion/a-companion.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const OVERVIEW = "/api/companion/health-overview";
const DAY = 1440;
const NOTHING = { sessions: 0, minutes: 0, calories: 0, met_minutes: 0, active_days: 0 };

/** Somebody grown up of whom everything is told. */
const WHOLE = {
  display_name: "Mei",
  gender: "female",
  birth_date: bornYearsAgo(40),
  height_cm: 170,
  weight_kg: 65,
  resting_heart_rate_bpm: 60,
  timezone: "UTC",
};

async function trained(person: Person, daysAgo: number, minutes = 30): Promise<void> {
  const { status } = await person.post("/api/sport/log", {
    sport_name: "Running",
    sport_start: inMinutes(-daysAgo * DAY - minutes),
    sport_end: inMinutes(-daysAgo * DAY),
    cal: 200,
    iffinish: true,
  });
  expect(status).toBe(201);
}

describe("contract: health-overview", () => {
  it("has every section for somebody of whom nothing is known, and makes nothing", async () => {
    const ana = await service.person();
    const { status, body } = await ana.get(OVERVIEW);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([
      "user_profile",
      "health_metrics",
      "exercise_statistics",
      "trend",
      "companion_status",
      "recommendations",
      "goals",
    ]);
    expect(body).toMatchObject({
      user_profile: null,
      health_metrics: {
        bmi: null,
        bmi_category: null,
        resting_metabolic_rate_kcal: null,
        max_heart_rate_bpm: null,
        target_heart_rate_bpm: null,
        computed_health_score: null,
      },
      exercise_statistics: { last_7_days: NOTHING, last_30_days: NOTHING },
      trend: { direction: null },
      companion_status: null,
      goals: [],
    });
    expect(body.trend.weeks).toHaveLength(8);
    expect(body.recommendations.length).toBeGreaterThan(0);
    expect((await ana.get("/api/profile")).status).toBe(404);
    expect((await ana.get("/api/companion/status-history")).body).toEqual([]);
  });

  it.each(["metoprolol", "美托洛尔"])(
    "gives no pulse to somebody on a medicine that changes it: %s",
    async (medicine) => {
      const ana = await service.person({ ...WHOLE, medications: [medicine] });
      const { body } = await ana.get(OVERVIEW);
      expect(body.health_metrics).toMatchObject({
        bmi: 22.5,
        max_heart_rate_bpm: null,
        target_heart_rate_bpm: null,
      });
    },
  );

  it("computes what the profile allows, without exercise or companion", async () => {
    const ana = await service.person(WHOLE);
    const { body } = await ana.get(OVERVIEW);
    expect(body.user_profile).toEqual((await ana.get("/api/profile")).body);
    expect(body.health_metrics).toEqual({
      bmi: 22.5,
      bmi_category: "normal",
      resting_metabolic_rate_kcal: 1352,
      max_heart_rate_bpm: 180,
      target_heart_rate_bpm: {
        min: expect.any(Number),
        max: expect.any(Number),
        intensity: "moderate",
        formula: expect.any(String),
      },
      computed_health_score: null,
    });
    expect(body.companion_status).toBeNull();
    expect((await ana.get("/api/companion/status-history")).body).toEqual([]);
  });

  it.each([
    ["weight", { weight_kg: null }, ["bmi", "bmi_category", "resting_metabolic_rate_kcal"]],
    ["height", { height_cm: null }, ["bmi", "bmi_category", "resting_metabolic_rate_kcal"]],
    [
      "age",
      { birth_date: null },
      [
        "bmi_category",
        "resting_metabolic_rate_kcal",
        "max_heart_rate_bpm",
        "target_heart_rate_bpm",
      ],
    ],
    ["gender", { gender: null }, ["resting_metabolic_rate_kcal"]],
  ])("guesses nothing where no %s is told", async (_name, gap, unknown) => {
    const ana = await service.person({ ...WHOLE, ...gap });
    const { computed_health_score: _score, ...metrics } = (await ana.get(OVERVIEW)).body
      .health_metrics;
    const missing = Object.keys(metrics).filter((name) => metrics[name] === null);
    expect(missing).toEqual(unknown);
  });

  it("sums the last 7 and 30 days of finished sessions", async () => {
    const ana = await service.person(WHOLE);
    for (const days of [0, 2, 10, 29, 31, 59]) await trained(ana, days);
    await ana.post("/api/sport/log", {
      sport_name: "Running",
      sport_start: inMinutes(-10),
      cal: 999,
      iffinish: false,
    });
    const { exercise_statistics: sums, trend } = (await ana.get(OVERVIEW)).body;
    // A session that ended so many days ago may have begun on the day before.
    expect(sums.last_7_days).toMatchObject({ sessions: 2, minutes: 60, calories: 400 });
    expect(sums.last_7_days.met_minutes).toBeGreaterThan(0);
    expect([3, 4]).toContain(sums.last_30_days.sessions);
    expect(sums.last_30_days.minutes).toBe(sums.last_30_days.sessions * 30);
    const weeks: { sessions: number; is_current: boolean; week_start: string }[] = trend.weeks;
    expect(weeks.map(({ is_current }) => is_current)).toEqual([...Array(7).fill(false), true]);
    expect(weeks.map(({ week_start }) => new Date(week_start).getUTCDay())).toEqual(
      Array(8).fill(1),
    );
    expect(weeks.reduce((sum, { sessions }) => sum + sessions, 0)).toBeGreaterThanOrEqual(5);
  });

  it("tells a score with its parts and where the weeks lead once enough is recorded", async () => {
    const ana = await service.person(WHOLE);
    for (const days of [2, 4, 9, 11, 16, 18, 23, 25]) await trained(ana, days, 60);
    for (const days of [30, 37, 44, 51]) await trained(ana, days, 10);
    const { health_metrics: metrics, trend } = (await ana.get(OVERVIEW)).body;
    const { score, parts } = metrics.computed_health_score;
    expect(score).toBeGreaterThan(50);
    expect(parts.map(({ part }: { part: string }) => part)).toEqual([
      "activity",
      "regularity",
      "recovery",
      "feeling",
    ]);
    expect(parts.at(-1)).toMatchObject({ score: null, measured: null });
    expect(parts[0].source.title).not.toBe("");
    expect(trend.direction).toBe("up");
  });

  it("holds the companion that the status shows, and leaves its score alone", async () => {
    const ana = await service.person(WHOLE);
    await companionOf(ana, { initial_health_score: 12 });
    for (const days of [1, 3, 5, 8, 10]) await trained(ana, days, 60);
    const { body } = await ana.get(OVERVIEW);
    expect(body.companion_status).toEqual((await ana.get("/api/companion/status")).body);
    expect(body.companion_status.health_score).toBe(12);
    expect(body.health_metrics.computed_health_score.score).not.toBe(12);
  });

  it("recommends nothing beyond what the profile's conditions allow", async () => {
    const ana = await service.person({ ...WHOLE, conditions: ["unstable angina"] });
    const { recommendations } = (await ana.get(OVERVIEW)).body;
    const efforts = recommendations.map(({ intensity }: { intensity: string }) => intensity);
    expect(efforts).not.toContain("moderate");
    expect(efforts).not.toContain("vigorous");
    expect(recommendations.length).toBeGreaterThan(0);
  });

  it("speaks the language of the profile", async () => {
    for (const [locale, script] of [
      ["zh-CN", /\p{Script=Han}/u],
      ["en", /^[^\p{Script=Han}]+$/u],
    ] as const) {
      const ana = await service.person({ ...WHOLE, locale });
      const { recommendations } = (await ana.get(OVERVIEW)).body;
      for (const { message, reason } of recommendations) {
        expect(message).toMatch(script);
        expect(reason.message).toMatch(script);
      }
    }
  });

  it("tells days in the zone asked for, else the profile's", async () => {
    const ana = await service.person({ timezone: "Pacific/Kiritimati" });
    const lastDay = async (query: string) =>
      (await ana.get(`${OVERVIEW}${query}`)).body.trend.weeks.at(-1).week_end;
    const hoursFromMonday = (offset: number) => {
      const local = new Date(Date.now() + offset * 3_600_000);
      const sinceMonday = (local.getUTCDay() + 6) % 7;
      return new Date(local.getTime() + (6 - sinceMonday) * DAY * 60_000)
        .toISOString()
        .slice(0, 10);
    };
    expect(await lastDay("")).toBe(hoursFromMonday(14));
    expect(await lastDay("?timezone=Pacific/Pago_Pago")).toBe(hoursFromMonday(-11));
    expect(await lastDay("?timezone=UTC")).toBe(hoursFromMonday(0));
  });

  it("refuses an unknown zone with 422", async () => {
    const ana = await service.person();
    const zones = ["Mars/Olympus", "", "UTC%2B2", "%00", "UTC&timezone=UTC", "x".repeat(5_000)];
    for (const zone of zones) {
      const { status, body } = await ana.get(`${OVERVIEW}?timezone=${zone}`);
      expect([zone, status, body.errors?.[0]?.path]).toEqual([zone, 422, "timezone"]);
    }
  });

  it("is each person's own", async () => {
    const [ana, ben] = [await service.person(WHOLE), await service.person()];
    await companionOf(ana);
    await trained(ana, 1);
    const { body } = await ben.get(OVERVIEW);
    expect(body).toMatchObject({
      user_profile: null,
      companion_status: null,
      exercise_statistics: { last_30_days: NOTHING },
    });
  });
});

describe("contract: recommendations after words about a session", () => {
  const DEMANDING = /keep_going|reach_weekly_amount|add_|start_gently|move_every_day/;

  async function overviewAfter(words: object, profile: object = WHOLE) {
    const ana = await service.person(profile);
    await companionOf(ana);
    const { status } = await ana.post("/api/sport/log", {
      sport_name: "Running",
      sport_start: inMinutes(-4 * 60),
      sport_end: inMinutes(-30),
      cal: 900,
      iffinish: true,
      ...words,
    });
    expect(status).toBe(201);
    const { body } = await ana.get(OVERVIEW);
    const codes = body.recommendations.map(({ code }: { code: string }) => code).join();
    return { body, codes };
  }

  it("praise and ask for more after a good one", async () => {
    const { body, codes } = await overviewAfter(
      { notes: "lovely" },
      { ...WHOLE, activity_level: "active" },
    );
    expect(codes).toMatch(DEMANDING);
    expect(body.companion_status.current_state).toBe("celebrating");
  });

  it.each([
    ["腰疼得厉害，腿发麻", "zh-CN", /^have_it_looked_at$/],
    ["chest felt tight the whole way", "en", /^have_it_looked_at$/],
    ["my knee hurts", "en", /^ease_off/],
    ["I do not want to live any more", "en", /^talk_to_somebody/],
  ])("neither praise nor ask for more after %s", async (words, locale, expected) => {
    for (const way of [{ sport_feedback: words }, { notes: words }]) {
      const { body, codes } = await overviewAfter(way, {
        ...WHOLE,
        activity_level: "active",
        locale,
      });
      expect(codes).toMatch(expected);
      expect(codes).not.toMatch(DEMANDING);
      expect(body.companion_status.current_state).toBe("recovering");
      expect(body.recommendations[0].message).toMatch(
        locale === "en" ? /[a-z]/ : /\p{Script=Han}/u,
      );
      expect(JSON.stringify(body)).not.toContain(words);
    }
  });
});
