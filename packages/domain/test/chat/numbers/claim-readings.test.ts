import { describe, expect, it } from "vitest";
import { bestTimeReadings } from "../../../src/chat/numbers/best-time-readings.ts";
import {
  amountReading,
  daysAgoReading,
  differenceReading,
  ratingReading,
  sessionReading,
  sideValue,
  streakReading,
  targetReading,
} from "../../../src/chat/numbers/claim-readings.ts";
import type { ClaimReading } from "../../../src/chat/numbers/number-claim.ts";
import type { Measure } from "../../../src/language/units.data.ts";
import type { RecordAmount } from "../../../src/sport/records/record-amount.ts";
import type { DatedSession, RecordFact } from "../../../src/sport/records/record-fact.ts";
import type { RecordPeriod, RecordPick } from "../../../src/sport/records/record-query.ts";
import { statedMeasures } from "../../../src/sport/session-measures.ts";
import { NO_MOVEMENT } from "../../../src/sport/statistics/movement.ts";
import { aSportLog, day, someTotals } from "../../support/builders.ts";
import { figuresOf } from "./claims-in-words.ts";
import { TODAY } from "./some-facts.ts";
import { amountOfSessions, aPickedSession } from "./told-facts.ts";

const WEEK: RecordPeriod = { kind: "week", weeksAgo: 0 };
const LAST_WEEK: RecordPeriod = { kind: "week", weeksAgo: 1 };
const RUNNING = { name: "running", families: ["running"] };
const QUERY = { metric: "last", activity: null, period: WEEK } as const;
const NOTHING: RecordAmount = {
  ...{ totals: someTotals(), activeDays: 0, timedSessions: 0, measuredSessions: 0 },
  ...{ energySessions: 0, effortSessions: 0, moved: NO_MOVEMENT },
};

const of = (amount: RecordAmount, activity: typeof RUNNING | null = null) => ({
  ...{ activity, period: WEEK, range: null, amount },
});
const summed = (amount: RecordAmount, activity: typeof RUNNING | null = null): RecordFact => ({
  ...{ kind: "amount", query: QUERY, of: of(amount, activity) },
});
const listed = (sessions: readonly DatedSession[], all = sessions.length): RecordFact => ({
  ...{ kind: "sessions", query: QUERY, of: of(amountOfSessions(all)), sessions },
});
const STREAK: RecordFact = { kind: "streak", query: QUERY, days: 5 };
const TARGET: RecordFact = {
  ...{ kind: "target", query: QUERY, of: of(amountOfSessions(3)) },
  ...{ targetMinutes: 150, targetMetMinutes: null, reachedBy: null },
};
const rounded = (values: readonly number[] | undefined) =>
  values?.map((value) => Math.round(value * 100) / 100);
const valuesOf = ({ values }: ClaimReading, ...facts: readonly RecordFact[]) =>
  rounded(values(facts));

const SIDES: readonly Measure[] = [
  ...(["minutes", "energy", "metMinutes", "sessions", "days", "distance", "pace"] as const),
  ...(["speed", "weight"] as const),
];

describe("a sum of the records", () => {
  it("is divided by the sessions that tell it", () => {
    const amount = { ...amountOfSessions(4), energySessions: 2, effortSessions: 1 };
    expect(sideValue({ measure: "energy", per: "session" }, amount)).toBe(420);
    expect(sideValue({ measure: "metMinutes", per: "session" }, amount)).toBe(1000);
  });

  it("is in the unit of its measure, by session and by day", () => {
    const amount = { ...amountOfSessions(4), activeDays: 2, timedSessions: 3, measuredSessions: 5 };
    const told = SIDES.map((measure) =>
      ([undefined, "session", "day"] as const).map(
        (per) => rounded([sideValue({ measure, ...(per && { per }) }, amount) ?? -1])?.[0],
      ),
    );
    expect(told).toEqual([
      ...[
        [124, 41.33, 62],
        [840, 210, 420],
        [1000, 250, 500],
        [4, 4, 4],
        [2, 2, 2],
      ],
      ...[
        [20_000, 4000, 10_000],
        [6, 6, 6],
        [10, 10, 10],
        [-1, -1, -1],
      ],
    ]);
  });

  it("is nothing by session or day where there was none", () => {
    const told = SIDES.map((measure) =>
      (["session", "day"] as const).map((per) => sideValue({ measure, per }, NOTHING)),
    );
    const none = [undefined, undefined];
    expect(told).toEqual([none, none, none, [0, 0], [0, 0], none, none, none, none]);
    expect(sideValue({ measure: "minutes" }, NOTHING)).toBe(0);
    expect(sideValue({ measure: "distance" }, NOTHING)).toBe(0);
  });

  it("is told by facts of amounts alone, and where every session was measured", () => {
    const reading = (measure: Measure) => amountReading({ measure }, null, WEEK);
    const partly = { ...amountOfSessions(4), measuredSessions: 3 };
    expect(valuesOf(reading("minutes"), summed(amountOfSessions(4)))).toEqual([124]);
    expect(valuesOf(reading("speed"), summed(amountOfSessions(4)))).toEqual([10, 9.68]);
    expect(valuesOf(reading("minutes"), STREAK)).toBeUndefined();
    expect(valuesOf(reading("minutes"))).toBeUndefined();
    expect(valuesOf(reading("weight"), summed(amountOfSessions(4)))).toEqual([]);
    expect(valuesOf(reading("pace"), summed(partly))).toBeUndefined();
    expect(valuesOf(reading("distance"), summed(partly))).toEqual([20_000]);
    expect(valuesOf(reading("distance"), summed(partly, RUNNING))).toBeUndefined();
  });
});

describe("a difference of the records", () => {
  const reading = (measure: Measure, direction: 1 | -1) =>
    differenceReading({ measure, direction }, null, WEEK, LAST_WEEK);
  const [four, three] = [summed(amountOfSessions(4)), summed(amountOfSessions(3))];

  it("is how much more, or less, there was, and nothing the other way round", () => {
    expect(valuesOf(reading("minutes", 1), four, three)).toEqual([31]);
    expect(valuesOf(reading("minutes", -1), three, four)).toEqual([31]);
    expect(valuesOf(reading("minutes", 1), three, four)).toEqual([]);
    expect(valuesOf(reading("minutes", 1), four, four)).toEqual([]);
    expect(valuesOf(reading("minutes", -1), four, three)).toEqual([]);
    expect(valuesOf(reading("minutes", 1), four, summed(NOTHING))).toEqual([124]);
    expect(reading("minutes", 1).queries.map((query) => "period" in query && query.period)).toEqual(
      [WEEK, LAST_WEEK],
    );
  });

  it("is a share of what there was before in each measure", () => {
    const percents = valuesOf(reading("percent", 1), four, three);
    expect(percents).toEqual([33.33, 33.33, 33.33, 33.33, 33.33]);
    expect(valuesOf(reading("percent", -1), three, four)).toEqual([25, 25, 25, 25, 25]);
    expect(valuesOf(reading("percent", 1), four, summed(NOTHING))).toEqual([]);
  });

  it("is told by two amounts that are both known", () => {
    const partly = summed({ ...amountOfSessions(4), measuredSessions: 3 });
    expect(valuesOf(reading("minutes", 1), four)).toBeUndefined();
    expect(valuesOf(reading("minutes", 1), four, STREAK)).toBeUndefined();
    expect(valuesOf(reading("minutes", 1), STREAK, three)).toBeUndefined();
    expect(valuesOf(reading("pace", 1), partly, three)).toBeUndefined();
    expect(valuesOf(reading("pace", 1), four, partly)).toBeUndefined();
  });
});

describe("single sessions of the records", () => {
  const reading = (measure: Measure, pick: RecordPick = "last") =>
    sessionReading(measure, pick, null, WEEK);
  const run = aPickedSession("last", 35);

  it("tell every measure that a session has", () => {
    const told = [...SIDES, "met" as const].map((measure) =>
      valuesOf(reading(measure), listed([run])),
    );
    expect(told).toEqual([
      ...[[35], [245], [280, 210], [], [], [7000], [4.5], [13.33, 12], [], [8, 6]],
    ]);
    const known = {
      ...run,
      log: { ...run.log, mets: { stated: 7, adult: null, olderAdult: null } },
    };
    expect(valuesOf(reading("met"), listed([known]))).toEqual([7]);
  });

  it("leave open what was not measured of one that took place", () => {
    const unmeasured = { ...run, log: { ...run.log, measures: statedMeasures({}) } };
    const still = {
      ...run,
      log: { ...run.log, measures: statedMeasures({ distanceMeters: 7_000 }) },
    };
    const paces = (fact: RecordFact) =>
      (["distance", "pace", "speed"] as const).map((each) => valuesOf(reading(each), fact));
    const open = [undefined, undefined, undefined];
    expect(paces(listed([unmeasured]))).toEqual(open);
    expect(paces(listed([], 1))).toEqual(open);
    expect(paces(listed([]))).toEqual([[], [], []]);
    expect(paces(listed([still]))).toEqual([[7000], [5], [12]]);
    expect(valuesOf(reading("minutes"), listed([unmeasured]))).toEqual([35]);
    expect(valuesOf(reading("minutes"), listed([], 1))).toEqual([]);
  });

  it("are open where their list is cut off, and where other facts are given", () => {
    expect(valuesOf(reading("minutes", "list"), listed([run], 2))).toBeUndefined();
    expect(valuesOf(reading("minutes", "list"), listed([run]))).toEqual([35]);
    expect(valuesOf(reading("minutes"), listed([run], 2))).toEqual([35]);
    expect(valuesOf(reading("minutes"), STREAK)).toBeUndefined();
  });

  it("tell how long ago they were, and how they were rated", () => {
    const ago = daysAgoReading(RUNNING, TODAY, (days) => [days, days * 2]);
    expect(valuesOf(ago, listed([{ ...run, date: day("2026-02-25") }]))).toEqual([9, 18]);
    expect(valuesOf(ratingReading(null), listed([run]))).toEqual([4]);
    expect(valuesOf(ratingReading(null), listed([{ ...run, log: aSportLog() }]))).toEqual([]);
    expect(valuesOf(streakReading("current_streak", null), STREAK)).toEqual([5]);
    expect(valuesOf(streakReading("current_streak", null), listed([run]))).toBeUndefined();
    const target = targetReading(WEEK, (_done, { targetMinutes }) => [targetMinutes]);
    expect(valuesOf(target, TARGET)).toEqual([150]);
    expect(valuesOf(target, STREAK)).toBeUndefined();
  });

  it("tell best times on foot and on tracks, the fastest first", () => {
    const [said] = figuresOf("Your best 5 km took 24 minutes.").slice(-1);
    if (said === undefined) throw new Error("There is no figure.");
    const { figure, reading: sentence, context } = said;
    const [best] = bestTimeReadings(figure, "fastest_5_km", sentence, context) ?? [];
    if (best === undefined) throw new Error("There is no reading.");
    const onTrack = { value: 24 * 60_000, logId: run.log.id, date: run.date };
    const tracked = (value: number) => ({ ...onTrack, value: value * 60_000 });
    expect(valuesOf(best, listed([run]))).toEqual([31.5]);
    expect(valuesOf(best, { ...listed([run]), onTrack } as RecordFact)).toEqual([24, 31.5]);
    expect(valuesOf(best, { ...listed([run]), onTrack: tracked(33) } as RecordFact)).toEqual([
      ...[31.5, 33],
    ]);
    expect(valuesOf(best, { ...listed([run]), onTrack: null } as RecordFact)).toEqual([31.5]);
    expect(valuesOf(best, listed([], 2))).toEqual([]);
    const partly = { ...amountOfSessions(2), measuredSessions: 1 };
    expect(valuesOf(best, { ...listed([]), of: of(partly) } as RecordFact)).toBeUndefined();
    expect(valuesOf(best, STREAK)).toBeUndefined();
  });
});
