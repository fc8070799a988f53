import { expect, it } from "vitest";
import { recentExercise } from "../../src/health/recent-exercise.ts";
import { anOpenSportLog, aPause, aProfile, aSportLog, at, zone } from "../support/builders.ts";
import { aSessionAgo, recordsOf, TODAY } from "./some-health.ts";

const NOTHING = { sessions: 0, minutes: 0, calories: 0, metMinutes: 0, activeDays: 0 };

it("sums the last 7 and 30 days, today included", () => {
  const mets = { stated: 6, adult: null, olderAdult: null };
  const logs = [0, 0, 6, 7, 29, 30].map((each) =>
    aSessionAgo(each, 20.25, { mets, calories: 100 }),
  );
  expect(recentExercise(recordsOf(logs))).toEqual({
    last7Days: { sessions: 3, minutes: 60.8, calories: 300, metMinutes: 364.5, activeDays: 2 },
    last30Days: { sessions: 5, minutes: 101.3, calories: 500, metMinutes: 607.5, activeDays: 4 },
  });
});

it("has nothing of what is open, still to come or not there", () => {
  const open = anOpenSportLog({ sportStart: at("2026-04-16T17:00") });
  expect(recentExercise(recordsOf([open, aSessionAgo(-1)]))).toEqual({
    last7Days: NOTHING,
    last30Days: NOTHING,
  });
});

it("counts what was done on paused days", () => {
  const profile = aProfile({ pauses: [aPause("2026-04-01", null, "illness")] });
  expect(recentExercise(recordsOf([aSessionAgo(1, 10)], profile)).last7Days).toMatchObject({
    sessions: 1,
    minutes: 10,
  });
});

it("begins at the person's midnight", () => {
  const logs = ["2026-04-09T21:59", "2026-04-09T22:00"].map((start) =>
    aSportLog({ sportStart: at(start) }),
  );
  const inBerlin = recordsOf(logs, null, { timeZone: zone("Europe/Berlin") });
  expect(recentExercise(inBerlin).last7Days.sessions).toBe(1);
  expect(recentExercise(recordsOf(logs)).last7Days.sessions).toBe(0);
});

it("takes the METs of the age on the day", () => {
  const mets = { stated: null, adult: 8, olderAdult: 6 };
  const sixtyToday = aProfile({ birth: { kind: "stated_age", years: 60, statedOn: TODAY } });
  const logs = [aSessionAgo(0, 10, { mets }), aSessionAgo(1, 10, { mets })];
  expect(recentExercise(recordsOf(logs, sixtyToday)).last7Days.metMinutes).toBe(140);
  expect(recentExercise(recordsOf(logs)).last7Days.metMinutes).toBe(160);
});
