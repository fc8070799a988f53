import { describe, expect, it } from "vitest";
import { stretchBests } from "../../../src/sport/track/stretch-bests.ts";
import { anOpenSportLog, aSportLog, at, day, days, IN_UTC, zone } from "../../support/builders.ts";

const NO_STRETCH = {
  oneKilometer: null,
  fiveKilometers: null,
  tenKilometers: null,
  halfMarathon: null,
};
const run = (start: string) => aSportLog({ matchedCategoryId: "running", sportStart: at(start) });

const first = run("2026-03-02T08:00:00");
const second = run("2026-03-04T08:00:00");
const third = run("2026-03-08T23:30:00");
const ride = aSportLog({ matchedCategoryId: "bicycling", sportStart: at("2026-03-05T08:00:00") });
const open = anOpenSportLog({
  matchedCategoryId: "running",
  sportStart: at("2026-03-06T08:00:00"),
});
const withoutTrack = run("2026-03-03T08:00:00");
const logs = [third, second, first, ride, open, withoutTrack];
const stretches = new Map([
  [first.id, { ...NO_STRETCH, oneKilometer: 300_000, fiveKilometers: 1_600_000 }],
  [second.id, { ...NO_STRETCH, oneKilometer: 290_000, fiveKilometers: 1_600_000 }],
  [third.id, { ...NO_STRETCH, oneKilometer: 280_000, tenKilometers: 3_600_000 }],
  [ride.id, { ...NO_STRETCH, oneKilometer: 90_000 }],
  [open.id, { ...NO_STRETCH, oneKilometer: 95_000 }],
]);

describe("the best stretches", () => {
  it("are of finished runs alone, of equals the earliest, and none where no run is so long", () => {
    expect(stretchBests(logs, stretches, null, IN_UTC)).toEqual({
      oneKilometer: { value: 280_000, logId: third.id, date: day("2026-03-08") },
      fiveKilometers: { value: 1_600_000, logId: first.id, date: day("2026-03-02") },
      tenKilometers: { value: 3_600_000, logId: third.id, date: day("2026-03-08") },
      halfMarathon: null,
    });
  });

  it("are of runs that began on a day of the range, where their person was", () => {
    const week = days("2026-03-03", "2026-03-08");
    const inParis = { timeZone: zone("Europe/Paris") };
    expect(stretchBests(logs, stretches, week, inParis)).toEqual({
      ...NO_STRETCH,
      oneKilometer: { value: 290_000, logId: second.id, date: day("2026-03-04") },
      fiveKilometers: { value: 1_600_000, logId: second.id, date: day("2026-03-04") },
    });
  });
});
