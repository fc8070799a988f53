import { describe, expect, it } from "vitest";
import type { ExerciseScheme } from "../../../src/sport/exercise-scheme.ts";
import { answerRecordQuery } from "../../../src/sport/records/answer-record-query.ts";
import {
  MAX_LISTED_SESSIONS,
  MAX_TOLD_SESSIONS,
} from "../../../src/sport/records/picked-sessions.ts";
import { recordActivityNamed } from "../../../src/sport/records/record-activity.ts";
import { recordContext } from "../../../src/sport/records/record-context.ts";
import type { RecordFact } from "../../../src/sport/records/record-fact.ts";
import type {
  RecordAmountQuery,
  RecordPeriod,
  RecordPick,
  RecordQuery,
} from "../../../src/sport/records/record-query.ts";
import { recordValue, tellsMetric, weeklyMean } from "../../../src/sport/records/record-value.ts";
import type { SportLog } from "../../../src/sport/sport-log.ts";
import {
  anExerciseScheme,
  anOpenSportLog,
  aPause,
  aProfile,
  aSchemeItem,
  aSportLog,
  at,
  day,
  zone,
} from "../../support/builders.ts";

/** A Wednesday. */
const NOW = at("2026-03-11T12:00");
const BERLIN = zone("Europe/Berlin");
const EVER: RecordPeriod = { kind: "ever" };
const MARCH: RecordPeriod = { kind: "month", year: 2026, month: 3 };

const run = (start: string, minutes = 60) => aSportLog({ sportStart: at(start), minutes });
/** A run of so many meters in so many seconds. */
const measured = (start: string, distanceMeters: number, movingSeconds: number) => {
  const log = aSportLog({ sportStart: at(start), matchedCategoryId: "running" });
  return { ...log, measures: { ...log.measures, distanceMeters, movingSeconds } };
};
const swim = (start: string, minutes = 60) =>
  aSportLog({ sportStart: at(start), minutes, sportName: "Pool swim", exerciseType: null });

function answer(query: RecordQuery, logs: readonly SportLog[], profile = aProfile()): RecordFact {
  return answerRecordQuery(query, logs, [], recordContext(profile, BERLIN, NOW));
}

function asking(about: Partial<RecordAmountQuery>): RecordAmountQuery {
  return {
    metric: "minutes",
    activity: null,
    period: EVER,
    grouping: null,
    comparison: null,
    ...about,
  };
}

function amountOf(fact: RecordFact) {
  if (fact.kind !== "amount") throw new Error(`Not an amount: ${fact.kind}`);
  return fact.of.amount;
}

describe("an amount", () => {
  it("counts the finished sessions that begin on the days asked about, where the person is", () => {
    const logs = [
      run("2026-02-28T22:59:59"),
      run("2026-02-28T23:00:00", 30),
      run("2026-03-08T10:00", 45),
      anOpenSportLog({ sportStart: at("2026-03-11T11:00") }),
    ];
    const amount = amountOf(answer(asking({ period: MARCH }), logs));
    expect(recordValue("minutes", amount)).toBe(75);
    expect(recordValue("sessions", amount)).toBe(2);
    expect(recordValue("active_days", amount)).toBe(2);
    expect(recordValue("calories", amount)).toBe(1_000);
    expect(recordValue("met_minutes", amount)).toBe(600);
    expect(recordValue("average_minutes", amount)).toBe(37.5);
  });

  it("takes the mean over the sessions whose duration is known", () => {
    const logs = [run("2026-03-02T10:00", 20), aSportLog({ sportEnd: null })];
    const amount = amountOf(answer(asking({}), logs));
    expect([amount.totals.sessions, amount.timedSessions]).toEqual([2, 1]);
    expect(recordValue("average_minutes", amount)).toBe(20);
  });

  it("is of the kind of exercise asked about, whatever the sessions are called", () => {
    const named = (sportName: string, exerciseType: string | null = null) =>
      aSportLog({ sportName, exerciseType });
    const logs = [
      named("Morning run", "running"),
      named("夜跑"),
      named("Workout", "running"),
      named("Pool swim"),
      named("Zorbing downhill"),
      named("Zorb"),
    ];
    const count = (name: string) =>
      recordValue(
        "sessions",
        amountOf(answer(asking({ activity: recordActivityNamed(name) }), logs)),
      );
    expect(count("jogging")).toBe(3);
    expect(count("游泳")).toBe(1);
    expect(count("water activities")).toBe(1);
    expect(count("zorbing")).toBe(1);
    expect(count("tennis")).toBe(0);
  });

  it("adds up the distances that are known, and tells nothing of distance and pace where none is", () => {
    const logs = [
      measured("2026-03-01T10:00", 5_000, 1_500),
      measured("2026-03-02T10:00", 10_000, 3_300),
      run("2026-03-03T10:00"),
    ];
    const amount = amountOf(answer(asking({}), logs));
    expect(recordValue("distance_m", amount)).toBe(15_000);
    expect(recordValue("average_distance_m", amount)).toBe(7_500);
    expect(recordValue("pace_s_per_km", amount)).toBe(320);
    expect(weeklyMean("average_distance_m", amount)).toBe(7_500);
    expect(weeklyMean("distance_m", amount)).toBe(3_750);
    const nothing = amountOf(answer(asking({}), [run("2026-03-03T10:00")]));
    const metrics = ["distance_m", "average_distance_m", "pace_s_per_km"] as const;
    for (const metric of metrics) {
      expect([recordValue(metric, amount) > 0, tellsMetric(metric, amount)]).toEqual([true, true]);
      expect([recordValue(metric, nothing), tellsMetric(metric, nothing)]).toEqual([0, false]);
    }
    expect(tellsMetric("minutes", nothing)).toBe(true);
  });

  it.each<[RecordPeriod, string | undefined, string | undefined]>([
    [{ kind: "year", year: 2025 }, "2025-01-01", "2025-12-31"],
    [{ kind: "last_days", days: 7 }, "2026-03-05", "2026-03-11"],
    [{ kind: "since", date: day("2026-03-01") }, "2026-03-01", "2026-03-11"],
    [EVER, undefined, undefined],
  ])("of the period %o is of its days", (period, start, end) => {
    const fact = answer(asking({ period }), []);
    const range = fact.kind === "amount" ? fact.of.range : undefined;
    expect([range?.start, range?.end]).toEqual([start, end]);
  });

  it("says what it is of", () => {
    const query = asking({ period: { kind: "week", weeksAgo: 1 } });
    expect(answer(query, [])).toMatchObject({
      kind: "amount",
      query,
      of: {
        activity: null,
        period: query.period,
        range: { start: "2026-03-02", end: "2026-03-08" },
        amount: { activeDays: 0, timedSessions: 0 },
      },
    });
  });
});

describe("a comparison", () => {
  const logs = [run("2026-03-03T10:00", 30), run("2026-02-03T10:00", 50), swim("2026-03-04T10:00")];

  it("holds an amount beside that of other days", () => {
    const february: RecordPeriod = { kind: "month", year: 2026, month: 2 };
    const fact = answer(
      asking({ period: MARCH, comparison: { with: "period", period: february } }),
      logs,
    );
    if (fact.kind !== "comparison") throw new Error(fact.kind);
    expect(recordValue("minutes", fact.of.amount)).toBe(90);
    expect(recordValue("minutes", fact.other.amount)).toBe(50);
    expect(fact.other.range).toEqual({ start: "2026-02-01", end: "2026-02-28" });
  });

  it("holds an amount beside that of another kind of exercise on the same days", () => {
    const [running, swimming] = [recordActivityNamed("running"), recordActivityNamed("swims")];
    const fact = answer(
      asking({
        period: MARCH,
        activity: running,
        comparison: { with: "activity", activity: swimming },
      }),
      logs,
    );
    if (fact.kind !== "comparison") throw new Error(fact.kind);
    expect(recordValue("minutes", fact.of.amount)).toBe(30);
    expect(recordValue("minutes", fact.other.amount)).toBe(60);
    expect(fact.other).toMatchObject({ activity: swimming, period: MARCH });
  });

  it("of a trend is between the four latest full weeks and the four before, by the week", () => {
    const fact = answer(asking({ comparison: { with: "trend" } }), [
      run("2026-03-09T10:00"),
      run("2026-03-08T10:00", 30),
      run("2026-02-09T10:00", 30),
      run("2026-02-08T10:00", 20),
      run("2026-01-11T22:00", 600),
    ]);
    if (fact.kind !== "trend") throw new Error(fact.kind);
    expect(fact.late.range).toEqual({ start: "2026-02-09", end: "2026-03-08" });
    expect(fact.early.range).toEqual({ start: "2026-01-12", end: "2026-02-08" });
    expect(weeklyMean("minutes", fact.late.amount)).toBe(15);
    expect(weeklyMean("sessions", fact.late.amount)).toBe(0.5);
    expect(weeklyMean("met_minutes", fact.late.amount)).toBe(120);
    expect(weeklyMean("average_minutes", fact.late.amount)).toBe(30);
    expect(weeklyMean("minutes", fact.early.amount)).toBe(5);
  });
});

describe("the weekly amount recommended", () => {
  const target = (
    about: Partial<RecordAmountQuery>,
    logs: readonly SportLog[],
    profile = aProfile(),
  ) => answer(asking({ comparison: { with: "target" }, ...about }), logs, profile);
  const lastWeek: RecordPeriod = { kind: "week", weeksAgo: 1 };

  it("is reached by time or by MET-minutes, whatever the exercise", () => {
    const gentle = { mets: { stated: 2, adult: null, olderAdult: null } };
    const walk = aSportLog({ sportStart: at("2026-03-05T10:00"), minutes: 100, ...gentle });
    const activity = recordActivityNamed("running");
    expect(target({ period: lastWeek, activity }, [walk])).toMatchObject({
      kind: "target",
      of: { activity: null, period: lastWeek },
      targetMinutes: 150,
      reachedBy: null,
    });
    expect(target({ period: lastWeek }, [walk, swim("2026-03-06T10:00", 50)])).toMatchObject({
      reachedBy: "minutes",
    });
    expect(target({ period: lastWeek }, [run("2026-03-05T10:00", 63)])).toMatchObject({
      targetMetMinutes: 500,
      reachedBy: "met_minutes",
    });
  });

  it("grows with days beyond a week, and is of the current week where none are asked about", () => {
    expect(target({ period: MARCH }, [])).toMatchObject({ targetMinutes: 664.3 });
    expect(target({ period: { kind: "day", date: day("2026-03-02") } }, [])).toMatchObject({
      targetMinutes: 150,
    });
    expect(target({}, [run("2026-03-08T10:00", 200)])).toMatchObject({
      of: { period: { kind: "week", weeksAgo: 0 }, amount: { activeDays: 0 } },
      reachedBy: null,
    });
  });

  it("asks for 648 MET-minutes from 60 years on", () => {
    const profile = aProfile({ birth: { kind: "date", date: day("1956-03-01") } });
    expect(target({ period: lastWeek }, [run("2026-03-05T10:00", 107)], profile)).toMatchObject({
      targetMetMinutes: 648,
      reachedBy: null,
    });
    expect(target({ period: lastWeek }, [run("2026-03-05T10:00", 108)], profile)).toMatchObject({
      reachedBy: "met_minutes",
    });
  });

  it("is 60 minutes a day under 18 years, however hard", () => {
    const profile = aProfile({ birth: { kind: "date", date: day("2012-03-01") } });
    expect(target({ period: lastWeek }, [run("2026-03-05T10:00", 419)], profile)).toMatchObject({
      targetMinutes: 420,
      targetMetMinutes: null,
      reachedBy: null,
    });
    expect(target({ period: lastWeek }, [run("2026-03-05T10:00", 420)], profile)).toMatchObject({
      reachedBy: "minutes",
    });
  });
});

describe("groups", () => {
  const logs = [
    run("2026-03-02T10:00", 30),
    run("2026-03-02T18:00", 30),
    swim("2026-03-05T10:00", 20),
    swim("2026-02-22T23:30", 90),
    aSportLog({ sportStart: at("2026-02-20T10:00"), sportName: "Zorbing", exerciseType: null }),
  ];
  const groups = (about: Partial<RecordAmountQuery>) => {
    const fact = answer(asking(about), logs);
    if (fact.kind !== "groups") throw new Error(fact.kind);
    return fact.groups.map(({ key, amount }) => [key, recordValue("minutes", amount)]);
  };

  it("are of days, weeks, months or weekdays with a session, in order", () => {
    expect(groups({ grouping: "day" })).toEqual([
      ["2026-02-20", 60],
      ["2026-02-23", 90],
      ["2026-03-02", 60],
      ["2026-03-05", 20],
    ]);
    expect(groups({ grouping: "week" })).toEqual([
      ["2026-02-16", 60],
      ["2026-02-23", 90],
      ["2026-03-02", 80],
    ]);
    expect(groups({ grouping: "month" })).toEqual([
      ["2026-02-01", 150],
      ["2026-03-01", 80],
    ]);
    expect(groups({ grouping: "weekday" })).toEqual([
      ["1", 150],
      ["4", 20],
      ["5", 60],
    ]);
  });

  it("of sports bring together what means the same, most of the metric first", () => {
    expect(groups({ grouping: "sport" })).toEqual([
      ["swimming", 110],
      ["Zorbing", 60],
      ["running", 60],
    ]);
    expect(groups({ grouping: "sport", metric: "active_days" })).toEqual([
      ["swimming", 110],
      ["Zorbing", 60],
      ["running", 60],
    ]);
    expect(groups({ grouping: "sport", period: MARCH })).toEqual([
      ["running", 60],
      ["swimming", 20],
    ]);
  });

  it("come with the amount of all of them", () => {
    const fact = answer(asking({ grouping: "week", period: MARCH }), logs);
    expect(fact).toMatchObject({ of: { amount: { activeDays: 2, timedSessions: 3 } } });
  });
});

describe("a session picked out", () => {
  const pick = (metric: RecordPick, logs: readonly SportLog[], period: RecordPeriod = EVER) => {
    const fact = answer({ metric, activity: null, period }, logs);
    if (fact.kind !== "sessions") throw new Error(fact.kind);
    return fact;
  };

  it("is the last that has begun", () => {
    const logs = [
      run("2026-03-10T23:30"),
      run("2026-03-09T10:00"),
      run("2026-03-12T10:00"),
      anOpenSportLog({ sportStart: at("2026-03-11T11:00") }),
    ];
    const { sessions, of } = pick("last", logs);
    expect(sessions).toEqual([{ log: logs[0], date: "2026-03-11" }]);
    expect(of.amount.totals.sessions).toBe(3);
    expect(pick("last", logs, { kind: "day", date: day("2026-03-12") }).sessions).toEqual([]);
  });

  it("is the longest or that with most calories, the earliest of equals", () => {
    const [first, second] = [run("2026-03-02T10:00"), run("2026-03-01T10:00")];
    const long = aSportLog({ sportStart: at("2026-03-03T10:00"), minutes: 61, calories: 1 });
    expect(pick("longest", [first, second]).sessions).toEqual([
      { log: second, date: "2026-03-01" },
    ]);
    expect(pick("longest", [first, second, long]).sessions).toMatchObject([{ log: long }]);
    expect(pick("most_calories", [first, second, long]).sessions).toMatchObject([{ log: second }]);
    expect(pick("most_calories", [aSportLog({ calories: 0 })]).sessions).toEqual([]);
    expect(pick("longest", [aSportLog({ sportEnd: null })]).sessions).toEqual([]);
  });

  it("is the farthest, the fastest, or the fastest over a distance: whatever is not told is left out", () => {
    const untold = run("2026-03-01T09:00");
    const quick = measured("2026-03-01T10:00", 5_000, 1_400);
    const slow = measured("2026-03-02T10:00", 5_100, 1_600);
    const far = measured("2026-03-03T10:00", 10_000, 3_500);
    const same = measured("2026-03-04T10:00", 10_000, 3_500);
    const short = measured("2026-03-05T10:00", 4_900, 1_380);
    const logs = [untold, quick, slow, far, same, short];
    const best = (which: RecordPick) => pick(which, logs).sessions.map(({ log }) => log);
    expect(best("longest_distance")).toEqual([far]);
    expect(best("best_pace")).toEqual([quick]);
    expect(best("fastest_5_km")).toEqual([quick]);
    expect(best("fastest_10_km")).toEqual([far]);
    expect(best("fastest_half_marathon")).toEqual([]);
  });

  it("is on a track the fastest stretch of a run, where running is meant", () => {
    const log = measured("2026-03-03T10:00", 10_000, 3_500);
    const stretches = new Map([
      [
        log.id,
        { oneKilometer: 300_000, fiveKilometers: null, tenKilometers: null, halfMarathon: null },
      ],
    ]);
    const onTrack = (metric: RecordPick, name: string | null) => {
      const activity = name === null ? null : recordActivityNamed(name);
      const context = recordContext(aProfile(), BERLIN, NOW);
      const query: RecordQuery = { metric, activity, period: EVER };
      const fact = answerRecordQuery(query, [log], [], context, { stretches });
      if (fact.kind !== "sessions") throw new Error(`Not sessions: ${fact.kind}`);
      return fact.onTrack;
    };
    const found = { value: 300_000, logId: log.id, date: day("2026-03-03") };
    expect(onTrack("fastest_1_km", null)).toEqual(found);
    expect(onTrack("fastest_1_km", "running")).toEqual(found);
    expect(onTrack("fastest_1_km", "cycling")).toBeUndefined();
    expect(onTrack("fastest_5_km", null)).toBeNull();
    expect(onTrack("longest", null)).toBeUndefined();
  });

  it("is one of the first in a list, which tells how many there are", () => {
    const logs = Array.from({ length: MAX_LISTED_SESSIONS + 1 }, (_, minute) =>
      run(`2026-03-02T10:${String(minute).padStart(2, "0")}`),
    );
    const { sessions, of } = pick("list", logs.toReversed());
    expect(sessions.map(({ log }) => log)).toEqual(logs.slice(0, MAX_TOLD_SESSIONS));
    expect(of.amount.totals.sessions).toBe(logs.length);
  });
});

describe("a streak", () => {
  const logs = [
    run("2026-03-10T10:00"),
    swim("2026-03-09T10:00"),
    run("2026-03-06T10:00"),
    run("2026-03-05T10:00"),
    run("2026-03-04T10:00"),
  ];
  const streak = (metric: "current_streak" | "longest_streak", name?: string) => {
    const activity = name === undefined ? null : recordActivityNamed(name);
    return answer({ metric, activity }, logs, profile);
  };
  const profile = aProfile({ pauses: [aPause("2026-03-08", "2026-03-08")] });

  it("counts the days in a row with any session, paused days left out", () => {
    expect(streak("current_streak")).toMatchObject({ kind: "streak", days: 2 });
    expect(streak("longest_streak")).toMatchObject({ kind: "streak", days: 3 });
  });

  it("of a kind of exercise counts the days with it alone", () => {
    expect(streak("current_streak", "running")).toMatchObject({ days: 1 });
    expect(streak("longest_streak", "swim")).toMatchObject({ days: 1 });
    expect(streak("current_streak", "tennis")).toMatchObject({ days: 0 });
  });
});

describe("the plan", () => {
  const plan = (date: string | null, schemes: readonly ExerciseScheme[]) =>
    answerRecordQuery(
      { metric: "plan", day: date === null ? null : day(date) },
      [],
      schemes,
      recordContext(null, BERLIN, NOW),
    );
  const [sunday, monday, any] = [7, 1, null].map((weekday) => aSchemeItem({ weekday }));
  const scheme = anExerciseScheme({
    name: "Base",
    items: [sunday, any, monday].filter((item) => item !== undefined),
  });

  it("of a day is what active schemes ask for on its weekday or on any day", () => {
    expect(plan("2026-03-15", [scheme, anExerciseScheme({ isActive: false })])).toMatchObject({
      kind: "plan",
      hasScheme: true,
      items: [
        { scheme: "Base", item: sunday },
        { scheme: "Base", item: any },
      ],
    });
  });

  it("of the week is all of it, in the order of weekdays", () => {
    expect(plan(null, [scheme])).toMatchObject({
      items: [{ item: monday }, { item: sunday }, { item: any }],
    });
  });

  it("tells a day without anything from having no plan", () => {
    const items = [aSchemeItem({ weekday: 1 })];
    expect(plan("2026-03-10", [anExerciseScheme({ items })])).toMatchObject({
      hasScheme: true,
      items: [],
    });
    expect(plan(null, [anExerciseScheme({ isActive: false })])).toMatchObject({
      hasScheme: false,
      items: [],
    });
  });
});

it("knows no pulse where no session tells one", () => {
  const query = {
    metric: "unrecorded",
    measure: "heart_rate",
    activity: recordActivityNamed("running"),
    period: MARCH,
  } as const;
  expect(answer(query, [run("2026-03-02T10:00")])).toEqual({ kind: "unrecorded", query });
});
