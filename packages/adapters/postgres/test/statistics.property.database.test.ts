import {
  dailyTotals,
  exerciseStatistics,
  statisticsContext,
  weeklyReportData,
} from "@health-exercise/domain/sport";
import {
  addDays,
  isWithinRange,
  localDateOf,
  startOfDay,
  type UserId,
} from "@health-exercise/domain/user";
import { anExerciseScheme, aSchemeItem } from "@health-exercise/testing/builders";
import * as fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { openTestStorage } from "./support/open-test-storage.ts";
import { life, profileIn, storeLife } from "./support/some-life.ts";

const storage = await openTestStorage();
afterAll(() => storage.close());

it("gives what the pure functions of the domain give, whatever was logged", async () => {
  await fc.assert(
    fc.asyncProperty(life, async (each) => {
      const { userId, logs } = await storeLife(storage, each);
      const schemes = await storeSchemes(userId);
      const { today, timeZone } = each;
      const context = statisticsContext(profileIn(each), timeZone, startOfDay(today, timeZone));
      const range = {
        start: addDays(each.today, each.range.first),
        end: addDays(each.today, each.range.first + each.range.days),
      };
      const statistics = storage.exerciseStatistics;
      expect(await statistics.exerciseStatistics(userId, context)).toEqual(
        exerciseStatistics(logs, context),
      );
      const sessions = await statistics.sessionsOfDays(userId, range);
      expect(sessions.dailyTotals(range, timeZone)).toEqual(
        dailyTotals(
          logs.filter((log) => isWithinRange(localDateOf(log.sportStart, context.timeZone), range)),
          context,
        ),
      );
      expect(await statistics.weeklyReportData(userId, range, context)).toEqual(
        weeklyReportData(range, logs, schemes, context),
      );
    }),
    { numRuns: 150 },
  );
});

async function storeSchemes(userId: UserId) {
  const schemes = [
    anExerciseScheme({ userId, items: [aSchemeItem({ exerciseType: "x", sportName: "run" })] }),
    anExerciseScheme({ userId, items: [aSchemeItem({ exerciseType: "walking" }), aSchemeItem()] }),
  ];
  for (const scheme of schemes) await storage.exerciseSchemes.insertExerciseScheme(scheme);
  return schemes.toReversed();
}
