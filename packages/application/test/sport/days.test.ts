import { monthOf, weekOf } from "@health-exercise/domain/user";
import { describe, expect, it } from "vitest";
import { rangeAsked } from "../../src/sport/day-scope.ts";
import { GetExerciseCalendar } from "../../src/sport/get-exercise-calendar.ts";
import { GetExerciseStatistics } from "../../src/sport/get-exercise-statistics.ts";
import { GetWeeklyReport } from "../../src/sport/get-weekly-report.ts";
import { ListSportHistory } from "../../src/sport/list-sport-history.ts";
import { aWorld, day, zone } from "../support/a-world.ts";

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
    const calendar = new GetExerciseCalendar(world.exerciseStatistics, world.profiles, world.clock);
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
    const history = new ListSportHistory(world.sportLogs, world.profiles);
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

describe("the weekly report", () => {
  it("stands beside as many days before", async () => {
    const world = await aWorld("2026-03-04T12:00:00Z");
    await world.hasLog({ sportStart: new Date("2026-03-03T10:00:00Z") });
    await world.hasLog({ sportStart: new Date("2026-02-24T10:00:00Z") });
    await world.hasLog({ sportStart: new Date("2026-02-25T10:00:00Z") });
    const report = await new GetWeeklyReport(
      world.exerciseStatistics,
      world.profiles,
      world.clock,
    ).execute(world.userId, {});
    expect(report.period).toEqual({ start: "2026-03-02", end: "2026-03-08" });
    expect(report.previousPeriod).toEqual({ start: "2026-02-23", end: "2026-03-01" });
    expect(report.changePercent.sessions).toBe(-50);
  });
});
