import { describe, expect, it } from "vitest";
import {
  isMeasured,
  kilometersPerHour,
  minutesPerKilometer,
  tellsSide,
} from "../../../src/chat/numbers/measured-sides.ts";
import type { Measure } from "../../../src/language/units.data.ts";
import type { RecordAmount } from "../../../src/sport/records/record-amount.ts";
import type { RecordPeriod } from "../../../src/sport/records/record-query.ts";
import { NO_MOVEMENT } from "../../../src/sport/statistics/movement.ts";
import { someTotals } from "../../support/builders.ts";
import { amountOfSessions } from "./told-facts.ts";

const WEEK: RecordPeriod = { kind: "week", weeksAgo: 0 };
const RUNNING = { name: "running", families: ["running"] };
const NOTHING: RecordAmount = {
  ...{ totals: someTotals(), activeDays: 0, timedSessions: 0, measuredSessions: 0 },
  ...{ energySessions: 0, effortSessions: 0, moved: NO_MOVEMENT },
};
const SIDES: readonly Measure[] = [
  ...(["minutes", "energy", "metMinutes", "sessions", "days", "distance", "pace"] as const),
  ...(["speed", "weight"] as const),
];
const of = (amount: RecordAmount, activity: typeof RUNNING | null) => ({
  ...{ activity, period: WEEK, range: null, amount },
});

describe("a sum of distances and their times", () => {
  it("is whole where all sessions tell their distance and time, or none took place", () => {
    const all = amountOfSessions(4);
    const { distance: _, ...unmeasured } = all.totals;
    const sides = (amount: RecordAmount, activity: typeof RUNNING | null) =>
      (["distance", "pace", "speed", "minutes"] as const).map((measure) =>
        tellsSide({ measure }, of(amount, activity)),
      );
    const [yes, no] = [
      [true, true, true, true],
      [false, false, false, true],
    ];
    expect(sides(all, RUNNING)).toEqual(yes);
    expect(sides(all, null)).toEqual(yes);
    expect(sides(NOTHING, RUNNING)).toEqual(yes);
    expect(sides({ ...all, measuredSessions: 3 }, RUNNING)).toEqual(no);
    expect(sides({ ...all, timedSessions: 3 }, RUNNING)).toEqual(no);
    expect(sides({ ...all, timedSessions: 3 }, null)).toEqual([true, false, false, true]);
    expect(sides({ ...all, totals: unmeasured }, null)).toEqual(no);
    expect(SIDES.filter(isMeasured)).toEqual(["distance", "pace", "speed"]);
  });

  it("has a pace and a speed by each time that is known", () => {
    expect(minutesPerKilometer(undefined)).toBeUndefined();
    expect(minutesPerKilometer(amountOfSessions(2).totals.distance)).toBe(6);
    expect(kilometersPerHour(10_000, [60, undefined, 0, 30])).toEqual([10, 20]);
    expect(kilometersPerHour(10_000, [])).toEqual([]);
  });
});
