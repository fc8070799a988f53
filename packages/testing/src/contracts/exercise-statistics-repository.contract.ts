import {
  dailyTotals,
  exerciseStatistics,
  NO_EXERCISE,
  type SportLog,
  statedMeasures,
  statisticsContext,
  trainingLoadWindow,
} from "@health-exercise/domain/sport";
import { addDays, type LocalDate, type TimeZone, type UserId } from "@health-exercise/domain/user";
import { beforeEach, describe, expect, it } from "vitest";
import { aProfile } from "../builders/a-profile.ts";
import { aSportLog } from "../builders/a-sport-log.ts";
import { aUser } from "../builders/a-user.ts";
import { anExerciseScheme, aSchemeItem } from "../builders/an-exercise-scheme.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

const MADRID = "Europe/Madrid" as TimeZone;
const WEEK = { start: "2026-03-23" as LocalDate, end: "2026-03-29" as LocalDate };
const CONTEXT = statisticsContext(null, MADRID, new Date("2026-03-29T10:00:00.000Z"));

type Needed = "users" | "profiles" | "sportLogs" | "exerciseSchemes" | "exerciseStatistics";

export function describeExerciseStatisticsRepository(
  name: string,
  makeStorage: MakeStorage<Needed>,
): void {
  describe(`${name}: exercise statistics`, () => {
    let storage: StorageOf<Needed>;
    let userId: UserId;
    beforeEach(async () => {
      storage = await makeStorage();
      const user = aUser();
      await storage.users.insertUser(user);
      userId = user.id;
    });

    const insert = async (...logs: readonly SportLog[]) => {
      for (const log of logs) await storage.sportLogs.insertSportLog(log);
    };
    const startedAt = (start: string, facts: Parameters<typeof aSportLog>[0] = {}) =>
      aSportLog({ userId, sportStart: new Date(start), ...facts });

    it("tells the types with most time, however many there are, and the rest as one", async () => {
      const logs = Array.from({ length: 130 }, (_, index) => {
        const sportStart = new Date(`2026-03-2${index % 7}T10:00:00Z`);
        const minutes = 10 + (index % 20);
        const sportEnd = new Date(sportStart.getTime() + minutes * 60_000);
        return aSportLog({ userId, sportStart, sportEnd, exerciseType: `Type ${index}` });
      });
      await insert(...logs);
      const { byType } = await storage.exerciseStatistics.exerciseStatistics(userId, CONTEXT);
      expect(byType).toHaveLength(50);
      expect(byType).toContainEqual(expect.objectContaining({ exerciseType: "other" }));
      expect(byType).toEqual(exerciseStatistics(logs, CONTEXT).byType);
    });

    it("has empty statistics for somebody without logs", async () => {
      const statistics = storage.exerciseStatistics;
      expect(await statistics.exerciseStatistics(userId, CONTEXT)).toEqual(
        exerciseStatistics([], CONTEXT),
      );
      const sessions = await statistics.sessionsOfDays(userId, WEEK);
      expect(sessions.profile).toEqual({ birth: null, timeZone: null });
      expect(sessions.dailyTotals(WEEK, MADRID)).toEqual([]);
      expect(await statistics.weeklyReportData(userId, WEEK, CONTEXT)).toEqual({
        days: [],
        byType: [],
        previous: { totals: NO_EXERCISE, activeDays: 0 },
        moved: [],
        loads: [],
        schemes: [],
      });
    });

    it("tells how far and how long sessions moved that were not on foot, by what they are called", async () => {
      const ride = (sportStart: string, facts: Parameters<typeof aSportLog>[0]) =>
        startedAt(sportStart, {
          sportName: "Ride",
          exerciseType: null,
          matchedCategoryId: "bicycling",
          sportEnd: new Date(new Date(sportStart).getTime() + 3_600_000),
          ...facts,
        });
      const far = (distanceMeters: number, movingSeconds: number | null = null) => ({
        measures: statedMeasures({ distanceMeters, movingSeconds }),
      });
      const logs = [
        ride("2026-03-24T10:00:00Z", far(20_000, 3_000)),
        ride("2026-03-25T10:00:00Z", far(20_000)),
        ride("2026-03-26T10:00:00Z", { ...far(50_000), exerciseType: "Gravel" }),
        ride("2026-03-26T12:00:00Z", far(0)),
        ride("2026-03-26T14:00:00Z", { ...far(9_000), matchedCategoryId: "running" }),
        ride("2026-03-16T10:00:00Z", far(30_000)),
      ];
      await insert(...logs);
      const read = await storage.exerciseStatistics.weeklyReportData(userId, WEEK, CONTEXT);
      expect(read.moved).toEqual([
        {
          sportName: "Ride",
          exerciseType: "Gravel",
          sessions: 1,
          moved: { decimeters: 500_000, milliseconds: 3_600_000 },
        },
        {
          sportName: "Ride",
          exerciseType: null,
          sessions: 2,
          moved: { decimeters: 400_000, milliseconds: 6_600_000 },
        },
      ]);
    });

    it("counts a session on the local day on which it starts", async () => {
      const logs = [
        startedAt("2026-03-22T22:59:59.999Z"),
        startedAt("2026-03-22T23:00:00.000Z"),
        startedAt("2026-03-29T21:59:59.999Z", { sportName: "Yoga" }),
        startedAt("2026-03-29T21:00:00.000Z"),
        startedAt("2026-03-29T22:00:00.000Z"),
        startedAt("2026-03-25T22:00:00.000Z", { finished: false }),
      ];
      await insert(...logs);
      const sessions = await storage.exerciseStatistics.sessionsOfDays(userId, WEEK);
      const days = sessions.dailyTotals(WEEK, MADRID);
      expect(days.map((day) => [day.date, day.totals.sessions, day.sportNames])).toEqual([
        ["2026-03-23", 1, ["Running"]],
        ["2026-03-29", 2, ["Running", "Yoga"]],
      ]);
      const all = dailyTotals(logs, CONTEXT);
      expect(days).toEqual(all.filter((day) => day.date >= WEEK.start && day.date <= WEEK.end));
    });

    it("reads the sessions of a day in whatever zone, with the profile's, and METs by the age that it tells", async () => {
      const birth = { kind: "date", date: "1966-03-26" as LocalDate } as const;
      const timeZone = "Pacific/Kiritimati" as TimeZone;
      await storage.profiles.saveProfile(aProfile({ userId, birth, timeZone }));
      const mets = { stated: null, adult: 8, olderAdult: 6 };
      await insert(
        startedAt("2026-03-24T09:59:59Z", { mets, sportEnd: new Date("2026-03-24T10:59:59Z") }),
        startedAt("2026-03-24T10:00:00Z", { mets, sportEnd: new Date("2026-03-24T11:00:00Z") }),
        startedAt("2026-03-25T10:00:00Z", { mets, sportEnd: new Date("2026-03-25T10:30:00Z") }),
        startedAt("2026-03-26T11:59:59Z", { mets, sportEnd: null }),
      );
      const day = (text: string) => ({ start: text as LocalDate, end: text as LocalDate });
      const read = async (text: string, zone: TimeZone) => {
        const sessions = await storage.exerciseStatistics.sessionsOfDays(userId, day(text));
        expect(sessions.profile).toEqual({ birth, timeZone });
        const [totals] = sessions.dailyTotals(day(text), zone);
        return totals && [totals.totals.sessions, totals.totals.metHundredthMilliseconds];
      };
      expect(await read("2026-03-24", timeZone)).toEqual([1, 800 * 3_600_000]);
      expect(await read("2026-03-25", timeZone)).toEqual([1, 800 * 3_600_000]);
      expect(await read("2026-03-26", timeZone)).toEqual([1, 600 * 1_800_000]);
      expect(await read("2026-03-24", "Etc/GMT+12" as TimeZone)).toEqual([1, 600 * 1_800_000]);
      expect(await read("2026-03-25", "Etc/GMT+12" as TimeZone)).toEqual([1, 0]);
      expect(await read("2026-03-27", "UTC" as TimeZone)).toBeUndefined();
    });

    it("reads the sessions of nobody who is not active", async () => {
      await expect(
        storage.exerciseStatistics.sessionsOfDays(aUser().id, WEEK),
      ).rejects.toMatchObject({ code: "user_not_active" });
    });

    it("gives the statistics that the domain gives", async () => {
      const logs = [
        startedAt("2026-03-20T10:00:00.000Z", { calories: 900 }),
        startedAt("2026-03-27T10:00:00.000Z", { sportEnd: null, exerciseType: "boxing" }),
        startedAt("2026-03-28T10:00:00.000Z", { calories: 900 }),
        startedAt("2026-03-29T11:00:00.000Z", { finished: false }),
        startedAt("2026-03-16T10:00:00.000Z", {
          mets: { stated: 3.33, adult: 8, olderAdult: 6 },
          matchedCategoryId: null,
        }),
      ];
      await insert(...logs);
      expect(await storage.exerciseStatistics.exerciseStatistics(userId, CONTEXT)).toEqual(
        exerciseStatistics(logs, CONTEXT),
      );
    });

    it("counts for each active scheme the sessions of the period that it asks for", async () => {
      const [active, newer, inactive] = [
        anExerciseScheme({
          userId,
          items: [
            aSchemeItem({ exerciseType: "boxing", sportName: "Sparring" }),
            aSchemeItem({ exerciseType: "walking", sportName: "Yoga" }),
          ],
        }),
        anExerciseScheme({ userId, createdAt: new Date("2026-02-05T08:00:00.000Z") }),
        anExerciseScheme({ userId, isActive: false }),
      ];
      for (const scheme of [active, newer, inactive]) {
        await storage.exerciseSchemes.insertExerciseScheme(scheme);
      }
      await insert(
        startedAt("2026-03-23T10:00:00.000Z", { exerciseType: "boxing", sportName: "Box" }),
        startedAt("2026-03-24T10:00:00.000Z", { sportName: "Yoga", matchedCategoryId: null }),
        startedAt("2026-03-25T10:00:00.000Z"),
        startedAt("2026-03-10T10:00:00.000Z", { exerciseType: "boxing" }),
        startedAt("2026-03-26T10:00:00.000Z", { exerciseType: "boxing", finished: false }),
      );
      const data = await storage.exerciseStatistics.weeklyReportData(userId, WEEK, CONTEXT);
      expect(data.schemes).toEqual([
        { scheme: newer, completedSessions: 1 },
        { scheme: active, completedSessions: 2 },
      ]);
    });

    it("tells rated sessions apart by how they were rated, four weeks back", async () => {
      const halfAnHour = 1_800_000;
      const { start } = trainingLoadWindow(WEEK);
      await insert(
        startedAt(`${start}T10:00:00.000Z`, { feedback: '{"rpe":7.3}' }),
        startedAt(`${start}T12:00:00.000Z`, { feedback: '{"feeling_rating":2}' }),
        startedAt(`${start}T14:00:00.000Z`, { feedback: "great" }),
        startedAt(`${start}T16:00:00.000Z`, { feedback: '{"rpe":5}', sportEnd: null }),
        startedAt(`${addDays(start, -1)}T10:00:00.000Z`, { feedback: '{"rpe":5}' }),
      );
      const data = await storage.exerciseStatistics.weeklyReportData(userId, WEEK, CONTEXT);
      expect(data.loads).toEqual([
        {
          date: start,
          ratingTenthMilliseconds: (73 + 80) * halfAnHour,
          ratedSessions: 2,
          ratedByFeeling: 1,
          unratedSessions: 2,
        },
      ]);
    });
  });
}
