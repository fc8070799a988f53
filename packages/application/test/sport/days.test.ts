import { monthOf, weekOf } from "@health-exercise/domain/user";
import {
  anExerciseGoal,
  anExerciseScheme,
  aProfile,
  aSchemeItem,
} from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { ConcernMemory } from "../../src/safety/concern-memory.ts";
import { ReadSessionConcerns } from "../../src/safety/read-session-concerns.ts";
import { type DayScope, rangeAsked } from "../../src/sport/day-scope.ts";
import { GetExerciseCalendar } from "../../src/sport/get-exercise-calendar.ts";
import { GetExerciseStatistics } from "../../src/sport/get-exercise-statistics.ts";
import { GetWeeklyReport } from "../../src/sport/get-weekly-report.ts";
import { GoalsWithProgress } from "../../src/sport/goals-with-progress.ts";
import { JudgeSchemes } from "../../src/sport/judge-schemes.ts";
import { ListSportHistory } from "../../src/sport/list-sport-history.ts";
import { WorkLane } from "../../src/work-lane.ts";
import { aWorld, day, zone } from "../support/a-world.ts";
import { contentCheck } from "../support/content-check.ts";

describe("the range asked for", () => {
  const today = day("2026-03-04");

  it("is the usual range around today when no bound is given", () => {
    expect(rangeAsked({}, monthOf, 366, today)).toEqual({ start: "2026-03-01", end: "2026-03-31" });
    expect(rangeAsked({}, weekOf, 31, today)).toEqual({ start: "2026-03-02", end: "2026-03-08" });
  });

  it("reaches to the end, or from the start, of the month of a single bound", () => {
    expect(rangeAsked({ startDate: day("2026-02-10") }, monthOf, 366, today)).toEqual({
      start: "2026-02-10",
      end: "2026-02-28",
    });
    expect(rangeAsked({ endDate: day("2026-02-10") }, monthOf, 366, today)).toEqual({
      start: "2026-02-01",
      end: "2026-02-10",
    });
  });

  it("is refused when it is turned around or too long", () => {
    const turned = { startDate: day("2026-03-02"), endDate: day("2026-03-01") };
    expect(() => rangeAsked(turned, monthOf, 366, today)).toThrow(/before startDate/);
    const long = { startDate: day("2026-01-01"), endDate: day("2027-01-02") };
    expect(() => rangeAsked(long, monthOf, 366, today)).toThrow(/366 days/);
    const longest = { startDate: day("2026-01-01"), endDate: day("2027-01-01") };
    expect(rangeAsked(longest, monthOf, 366, today)).toEqual({
      start: "2026-01-01",
      end: "2027-01-01",
    });
  });
});

describe("days", () => {
  it("are those of the profile's time zone unless another is asked for", async () => {
    const world = await aWorld();
    await world.hasTimeZone("Asia/Shanghai");
    await world.hasLog({ sportStart: new Date("2026-03-03T17:00:00Z") });
    const calendar = new GetExerciseCalendar(world.exerciseStatistics, world.clock);
    const inShanghai = await calendar.execute(world.userId, {});
    expect(inShanghai).toMatchObject({ bestDay: "2026-03-04", timeZone: "Asia/Shanghai" });
    const inBerlin = await calendar.execute(world.userId, { timeZone: zone("Europe/Berlin") });
    expect(inBerlin).toMatchObject({ bestDay: "2026-03-03", timeZone: "Europe/Berlin" });
  });

  it("bound the history on both sides, in the time zone", async () => {
    const world = await aWorld();
    await world.hasTimeZone("Asia/Shanghai");
    await world.hasLog({ sportStart: new Date("2026-03-03T15:59:59Z"), sportName: "before" });
    const inside = await world.hasLog({ sportStart: new Date("2026-03-03T16:00:00Z") });
    await world.hasLog({ sportStart: new Date("2026-03-04T16:00:00Z"), sportName: "after" });
    const history = new ListSportHistory(world.sportLogs, world.profiles, world.timer);
    const page = await history.execute({
      userId: world.userId,
      startDate: day("2026-03-04"),
      endDate: day("2026-03-04"),
      limit: 20,
      offset: 0,
    });
    expect(page.logs.map((log) => log.id)).toEqual([inside.id]);
    expect(page.total).toBe(1);
  });

  it("decide which week is this week", async () => {
    const world = await aWorld("2026-03-01T23:30:00Z");
    await world.hasTimeZone("Europe/Berlin");
    await world.hasLog({ sportStart: new Date("2026-03-01T22:30:00Z") });
    const statistics = new GetExerciseStatistics(
      world.exerciseStatistics,
      world.profiles,
      world.clock,
    );
    const { thisWeek, lastWeek } = await statistics.execute(world.userId);
    expect([thisWeek.sessions, lastWeek.sessions]).toEqual([0, 1]);
    const inUtc = await statistics.execute(world.userId, zone("UTC"));
    expect([inUtc.thisWeek.sessions, inUtc.lastWeek.sessions]).toEqual([1, 0]);
  });
});

function reportOf(world: Awaited<ReturnType<typeof aWorld>>, scope: DayScope = {}) {
  const { exerciseStatistics: statistics, sportLogs: logs, profiles, clock, timer } = world;
  const concerns = new ReadSessionConcerns(contentCheck, new WorkLane(timer), new ConcernMemory());
  const judge = new JudgeSchemes(contentCheck, timer);
  const storage = { statistics, logs, profiles };
  const { exerciseGoals, records } = world;
  const goals = new GoalsWithProgress({ goals: exerciseGoals, records, profiles }, clock, timer);
  return new GetWeeklyReport(storage, concerns, judge, goals, clock).execute(world.userId, scope);
}

describe("the weekly report", () => {
  it("tells the goals by the week around its last day", async () => {
    const world = await aWorld("2026-03-18T12:00:00Z");
    await world.hasLog({ sportStart: new Date("2026-03-03T10:00:00Z") });
    await world.hasLog({ sportStart: new Date("2026-03-17T10:00:00Z") });
    await world.hasLog({ sportStart: new Date("2026-03-18T10:00:00Z") });
    const goal = anExerciseGoal({ userId: world.userId, target: 1 });
    await world.exerciseGoals.insertExerciseGoal(goal);
    const now = await reportOf(world);
    expect(now.goals).toMatchObject([{ goal, progress: { value: 2, reached: true } }]);
    expect(now.highlights.map(({ code }) => code)).toContain("goal_reached");
    const before = await reportOf(world, {
      startDate: day("2026-03-02"),
      endDate: day("2026-03-08"),
    });
    expect(before.goals[0]?.progress).toMatchObject({
      value: 1,
      period: { start: "2026-03-02", end: "2026-03-08" },
    });
  });

  it("stands beside as many days before", async () => {
    const world = await aWorld("2026-03-04T12:00:00Z");
    await world.hasLog({ sportStart: new Date("2026-03-03T10:00:00Z") });
    await world.hasLog({ sportStart: new Date("2026-02-24T10:00:00Z") });
    await world.hasLog({ sportStart: new Date("2026-02-25T10:00:00Z") });
    const report = await reportOf(world);
    expect(report.period).toEqual({ start: "2026-03-02", end: "2026-03-08" });
    expect(report.previousPeriod).toEqual({ start: "2026-02-23", end: "2026-03-01" });
    expect(report.changePercent.sessions).toBe(-50);
  });

  it("tells of what was written about its days alone, in the person's language", async () => {
    const world = await aWorld("2026-03-04T12:00:00Z");
    await world.profiles.saveProfile(aProfile({ userId: world.userId, locale: "zh-TW" }));
    await world.hasLog({ sportStart: new Date("2026-03-01T23:59:00Z"), notes: "胸闷" });
    await world.hasLog({ sportStart: new Date("2026-03-03T10:00:00Z") });
    expect((await reportOf(world)).safetyNotes).toEqual([]);
    expect((await reportOf(world)).highlights).not.toEqual([]);
    const feedback = "腰疼得厉害，腿发麻";
    await world.hasLog({ sportStart: new Date("2026-03-02T00:00:00Z"), feedback });
    const report = await reportOf(world);
    expect(report.highlights).toEqual([]);
    expect(report.safetyNotes.map(({ code }) => code)).toEqual(["feedback_care"]);
    expect(report.safetyNotes[0]?.message).toMatch(/3 月 2 日星期一.*醫師/);
    expect(JSON.stringify(report)).not.toMatch(/腰|麻/);
  });

  it("names what active schemes hold that the person's profile does not allow, and is bounded", async () => {
    const world = await aWorld("2026-03-04T12:00:00Z");
    const { userId } = world;
    await world.profiles.saveProfile(aProfile({ userId, conditions: ["pregnant"] }));
    const diving = aSchemeItem({ sportName: "Scuba diving", exerciseType: "water_activities" });
    const walking = aSchemeItem({ sportName: "Walking", exerciseType: "walking" });
    const hasScheme = (facts: Parameters<typeof anExerciseScheme>[0]) =>
      world.exerciseSchemes.insertExerciseScheme(anExerciseScheme({ userId, ...facts }));
    await hasScheme({ name: "Old", items: [diving], isActive: false });
    expect((await reportOf(world)).safetyNotes).toEqual([]);
    await hasScheme({ name: "Summer", items: [walking, diving] });
    const [note, ...others] = (await reportOf(world)).safetyNotes;
    expect(others).toEqual([]);
    expect(note?.code).toBe("scheme_item_not_allowed");
    expect(note?.message).toMatch(/“Summer”.*“Scuba diving”.*pregnancy/);
    expect(note?.source).toMatch(/Obstetricians.*2020/);
    for (let made = 0; made < 5; made += 1) {
      await hasScheme({ items: Array.from({ length: 10 }, () => diving) });
    }
    const many = (await reportOf(world)).safetyNotes;
    expect(many).toHaveLength(21);
    expect(many.at(-1)?.message).toMatch(/^There are more/);
  });
});
