import { createContentCheck } from "@health-exercise/domain/safety/content-check";
import { CONTENT_CHECK_WEIGHTS } from "@health-exercise/domain/safety/content-check/weights";
import type { LocalDate, TimeZone } from "@health-exercise/domain/user";
import { anExerciseGoal } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { GetTestCompanion } from "../../src/companion/get-test-companion.ts";
import { GetHealthOverview } from "../../src/health/get-health-overview.ts";
import { GetTestHealthOverview } from "../../src/health/get-test-health-overview.ts";
import { aCompanionWorld } from "../companion/a-companion-world.ts";
import { zone } from "../support/a-world.ts";

const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);

async function anOverviewWorld(now: string) {
  const world = await aCompanionWorld(now);
  const { records, goalsWithProgress } = world;
  const overview = new GetHealthOverview(records, goalsWithProgress, checkContent);
  return {
    ...world,
    overview: (timeZone?: TimeZone) => overview.execute(world.userId, timeZone),
  };
}

describe("the health overview", () => {
  it("works with nothing and makes nothing", async () => {
    const world = await anOverviewWorld("2026-03-04T12:00:00Z");
    const { profile, overview, companionStatus } = await world.overview();
    expect([profile, companionStatus, overview.computedScore]).toEqual([null, null, null]);
    expect(overview.recentExercise.last30Days.sessions).toBe(0);
    expect(await world.profiles.findProfile(world.userId)).toBeNull();
    expect(await world.stored()).toBeNull();
  });

  it("has the latest goals with their current periods", async () => {
    const world = await anOverviewWorld("2026-03-04T12:00:00Z");
    await world.hasLog({ sportStart: new Date("2026-03-03T10:00:00Z") });
    const goal = anExerciseGoal({ userId: world.userId });
    await world.exerciseGoals.insertExerciseGoal(goal);
    expect((await world.overview()).goals).toMatchObject([
      { goal, progress: { value: 1, target: 3, reached: false } },
    ]);
  });

  it("makes no companion even where the profile could make one", async () => {
    const world = await anOverviewWorld("2026-03-04T12:00:00Z");
    await world.hasProfile({
      gender: "female",
      birth: { kind: "date", date: "1991-01-01" as LocalDate },
    });
    expect((await world.overview()).companionStatus).toBeNull();
    expect(await world.stored()).toBeNull();
  });

  it("tells the same companion as the status", async () => {
    const world = await anOverviewWorld("2026-03-04T12:00:00Z");
    await world.initialize({ gender: "male", ageYears: 30 });
    await world.hasLog({ finished: false, sportStart: new Date("2020-01-01T00:00:00Z") });
    expect((await world.overview()).companionStatus).toEqual(await world.getStatus());
  });

  it("tells days in the zone asked for, else the profile's, else UTC", async () => {
    const world = await anOverviewWorld("2026-03-08T23:30:00Z");
    await world.hasLog({ sportStart: new Date("2026-03-08T23:00:00Z") });
    const currentWeek = async (timeZone?: TimeZone) =>
      (await world.overview(timeZone)).overview.trend.weeks.at(-1);
    expect(await currentWeek()).toMatchObject({ weekStart: "2026-03-02" });
    expect(await currentWeek(zone("Asia/Tokyo"))).toMatchObject({ weekStart: "2026-03-09" });
    await world.hasTimeZone("Asia/Tokyo");
    expect(await currentWeek()).toMatchObject({ weekStart: "2026-03-09", activeDays: 1 });
    expect(await currentWeek(zone("UTC"))).toMatchObject({ weekStart: "2026-03-02" });
  });

  it("reads all of the first of its sixty local days where one of them has 25 hours", async () => {
    const world = await anOverviewWorld("2026-11-30T22:30:00Z");
    await world.hasTimeZone("Europe/Berlin");
    let readFrom = new Date();
    const list = world.sportLogs.listRecentSportLogs.bind(world.sportLogs);
    world.sportLogs.listRecentSportLogs = (userId, since) => {
      readFrom = since;
      return list(userId, since);
    };
    await world.overview();
    const startOfFirstDay = new Date("2026-10-02T00:00:00+02:00");
    expect(readFrom.getTime()).toBeLessThanOrEqual(startOfFirstDay.getTime());
  });
});

describe("the fixed test user", () => {
  // Every three hours of two weeks around a change of the clock.
  const instants = Array.from(
    { length: 112 },
    (_, index) => new Date(Date.UTC(2026, 2, 22, index * 3)),
  );

  it("fills every section, whatever the day and the hour", () => {
    for (const now of instants) {
      const test = new GetTestHealthOverview(checkContent, { now: () => now });
      const { profile, overview, companionStatus } = test.execute();
      expect(profile).not.toBeNull();
      expect(companionStatus).not.toBeNull();
      expect(Object.values(overview.metrics)).not.toContain(null);
      expect(overview.computedScore?.parts.map(({ score }) => score)).not.toContain(null);
      expect(overview.computedScore?.score).toBeGreaterThan(0);
      expect(overview.recentExercise.last7Days.sessions).toBeGreaterThan(0);
      expect(overview.trend.direction).not.toBeNull();
      expect(overview.recommendations.length).toBeGreaterThan(0);
    }
  });

  it("trains four times a week, and a little more each week", () => {
    const now = new Date("2026-04-01T12:00:00Z");
    const { overview, profile } = new GetTestHealthOverview(checkContent, {
      now: () => now,
    }).execute();
    const { last7Days, last30Days } = overview.recentExercise;
    expect(last7Days).toMatchObject({ sessions: 4, minutes: 181.5, calories: 1_023 });
    expect(last30Days).toMatchObject({ sessions: 17, minutes: 705 });
    expect(profile?.birth).toMatchObject({ kind: "stated_age", years: 37 });
  });

  it("is always the same but for the time", () => {
    const companions = instants.map(
      (now) => new GetTestCompanion({ now: () => now }).execute().companion,
    );
    const [first] = companions;
    for (const { updatedAt, createdAt, ...companion } of companions) {
      expect(first).toMatchObject(companion);
      expect(createdAt < updatedAt).toBe(true);
    }
  });
});
