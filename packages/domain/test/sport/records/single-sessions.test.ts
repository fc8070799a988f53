import { describe, expect, it } from "vitest";
import { answerRecordQuery } from "../../../src/sport/records/answer-record-query.ts";
import {
  MAX_LISTED_SESSIONS,
  MAX_TOLD_SESSIONS,
} from "../../../src/sport/records/picked-sessions.ts";
import { recordActivityNamed } from "../../../src/sport/records/record-activity.ts";
import { recordContext } from "../../../src/sport/records/record-context.ts";
import type {
  RecordChoice,
  RecordPeriod,
  RecordQuery,
  UnrecordedMeasure,
} from "../../../src/sport/records/record-query.ts";
import { type MeasuredAmounts, statedMeasures } from "../../../src/sport/session-measures.ts";
import type { SportLog } from "../../../src/sport/sport-log.ts";
import { aProfile, aSportLog, at, day, zone } from "../../support/builders.ts";

const NOW = at("2026-03-31T12:00");
const CONTEXT = recordContext(aProfile(), zone("Europe/Berlin"), NOW);
const EVER: RecordPeriod = { kind: "ever" };
const RUNNING = recordActivityNamed("running");

type Facts = Partial<MeasuredAmounts> & { readonly minutes?: number; readonly sportName?: string };

function session(start: string, { minutes = 60, sportName = "Running", ...measures }: Facts = {}) {
  const log = aSportLog({ sportStart: at(start), minutes, sportName });
  return { ...log, measures: statedMeasures(measures), matchedCategoryId: "running" };
}

function sessionsIn(query: RecordQuery, logs: readonly SportLog[]) {
  const fact = answerRecordQuery(query, logs, [], CONTEXT);
  if (fact.kind !== "sessions") throw new Error(`No sessions: ${fact.kind}`);
  return fact;
}

function chosen(choice: RecordChoice, logs: readonly SportLog[], period: RecordPeriod = EVER) {
  const { sessions } = sessionsIn({ metric: "list", activity: RUNNING, period, choice }, logs);
  return sessions.map(({ log }) => log.sportStart.toISOString().slice(5, 10));
}

describe("of a list", () => {
  const logs = [
    session("2026-03-20T10:00", { minutes: 30, distanceMeters: 5_000 }),
    session("2026-03-02T10:00", { minutes: 20, distanceMeters: 2_500 }),
    session("2026-03-10T10:00", { minutes: 60, distanceMeters: 10_000 }),
    session("2026-03-31T18:00", { minutes: 10 }),
    session("2026-03-12T10:00", { minutes: 20, distanceMeters: 3_000, sportName: "Yoga" }),
    aSportLog({ sportStart: at("2026-03-15T10:00"), sportEnd: null }),
  ];

  it("the latest are those that have begun, in the order of time", () => {
    expect(chosen({ by: "latest", count: 2 }, logs)).toEqual(["03-15", "03-20"]);
    expect(chosen({ by: "latest", count: 9 }, logs)).toEqual(["03-02", "03-10", "03-15", "03-20"]);
  });

  it("the latest are of the last three months, or one where any kind of exercise is meant, if no days are named", () => {
    const early = [session("2026-01-01T10:00"), session("2025-12-31T10:00")];
    expect(chosen({ by: "latest", count: 5 }, early)).toEqual(["01-01"]);
    const any = { metric: "list", activity: null, period: EVER } as const;
    const query: RecordQuery = { ...any, choice: { by: "latest", count: 5 } };
    expect(sessionsIn(query, [session("2026-03-01T23:30")]).sessions).toHaveLength(1);
    expect(sessionsIn(query, [session("2026-03-01T22:30")]).sessions).toHaveLength(0);
    const year: RecordPeriod = { kind: "year", year: 2025 };
    expect(chosen({ by: "latest", count: 5 }, early, year)).toEqual(["12-31"]);
  });

  it("the shortest took the least time that is known, and of equals the earliest", () => {
    expect(chosen({ by: "shortest" }, logs)).toEqual(["03-31"]);
    expect(chosen({ by: "shortest" }, logs.slice(0, 3))).toEqual(["03-02"]);
    const equals = [session("2026-03-03T10:00"), session("2026-03-02T10:00")];
    expect(chosen({ by: "shortest" }, equals)).toEqual(["03-02"]);
  });

  it("the slowest is told by its pace over a kilometer or more", () => {
    expect(chosen({ by: "slowest" }, logs)).toEqual(["03-02"]);
    const short = session("2026-03-05T10:00", { minutes: 60, distanceMeters: 999 });
    expect(chosen({ by: "slowest" }, [...logs, short])).toEqual(["03-02"]);
    expect(chosen({ by: "slowest" }, [session("2026-03-05T10:00")])).toEqual([]);
  });

  it.each([
    ["above", 5_000, ["03-10"]],
    ["least", 5_000, ["03-10", "03-20"]],
    ["below", 5_000, ["03-02"]],
    ["most", 5_000, ["03-02", "03-20"]],
  ] as const)(
    "those of a way %s %s meters are told, none of an unknown one",
    (side, value, days) => {
      expect(chosen({ by: "bound", bound: { measure: "meters", side, value } }, logs)).toEqual(
        days,
      );
    },
  );

  it("those of so much time are told", () => {
    const bound = { measure: "minutes", side: "above", value: 20 } as const;
    expect(chosen({ by: "bound", bound }, logs)).toEqual(["03-10", "03-20"]);
  });

  it("they are chosen out of all sessions, however many there are, and it is told how many are meant", () => {
    const many = Array.from({ length: MAX_LISTED_SESSIONS + 9 }, (_, minute) =>
      session(`2026-03-24T10:${String(minute).padStart(2, "0")}`, { minutes: 90 - minute }),
    );
    const list = { metric: "list", activity: RUNNING, period: EVER } as const;
    const shortest = sessionsIn({ ...list, choice: { by: "shortest" } }, many);
    expect(shortest.sessions.map(({ log }) => log)).toEqual(many.slice(-1));
    expect(sessionsIn({ ...list, choice: { by: "latest", count: 3 } }, many).sessions).toHaveLength(
      3,
    );
    const bound = { measure: "minutes", side: "above", value: 40 } as const;
    const over = sessionsIn({ ...list, choice: { by: "bound", bound } }, many);
    expect(over.meant).toBe(50);
    expect(over.sessions.map(({ log }) => log)).toEqual(many.slice(0, MAX_TOLD_SESSIONS));
  });

  it.each([
    ["above", 60, 60.04, false],
    ["above", 60, 60.05, true],
    ["least", 60, 59.95, true],
    ["most", 60, 60.04, true],
    ["below", 60, 59.96, false],
  ] as const)("%s %s minutes, %s are compared as they are shown", (side, value, minutes, isIn) => {
    const logs = [session("2026-03-20T10:00", { minutes })];
    const days = chosen({ by: "bound", bound: { measure: "minutes", side, value } }, logs);
    expect(days).toHaveLength(isIn ? 1 : 0);
  });
});

describe("a measure that no sum has", () => {
  const measure = (
    name: UnrecordedMeasure,
    logs: readonly SportLog[],
    period: RecordPeriod = EVER,
  ) =>
    answerRecordQuery(
      { metric: "unrecorded", measure: name, activity: null, period },
      logs,
      [],
      CONTEXT,
    );

  it("is the mean pulse by the time of each session, and the highest of any", () => {
    const logs = [
      session("2026-03-20T10:00", { minutes: 60, averageHeartRateBpm: 150, maxHeartRateBpm: 171 }),
      session("2026-03-21T10:00", { minutes: 20, averageHeartRateBpm: 130, maxHeartRateBpm: 180 }),
      session("2026-03-22T10:00", { minutes: 90 }),
    ];
    expect(measure("heart_rate", logs)).toMatchObject({
      kind: "sessions",
      measured: { value: 145, most: 180, sessions: 2 },
      of: { period: { kind: "last_days", days: 30 }, amount: { totals: { sessions: 3 } } },
    });
  });

  it("counts each pulse alike where not every time is known", () => {
    const untimed = {
      ...aSportLog({ sportStart: at("2026-03-20T10:00"), sportEnd: null }),
      measures: statedMeasures({ averageHeartRateBpm: 130 }),
    };
    const logs = [untimed, session("2026-03-21T10:00", { minutes: 600, averageHeartRateBpm: 150 })];
    expect(measure("heart_rate", logs)).toMatchObject({ measured: { value: 140, most: null } });
  });

  it("is the sum of steps, or of what was climbed", () => {
    const logs = [
      session("2026-03-20T10:00", { steps: 5_000, elevationGainMeters: 100.1 }),
      session("2026-03-21T10:00", { steps: 7_001, elevationGainMeters: 200.2 }),
    ];
    expect(measure("steps", logs)).toMatchObject({ measured: { value: 12_001, sessions: 2 } });
    expect(measure("climb", logs)).toMatchObject({ measured: { value: 300.3 } });
    expect(measure("steps", logs, { kind: "day", date: day("2026-03-21") })).toMatchObject({
      measured: { value: 7_001, sessions: 1 },
    });
  });

  it("is unrecorded where no session tells it", () => {
    expect(measure("heart_rate", [session("2026-03-20T10:00")])).toMatchObject({
      kind: "unrecorded",
    });
    expect(measure("steps", [])).toMatchObject({ kind: "unrecorded" });
  });
});

describe("what sessions are called by", () => {
  const logs = [
    session("2026-03-10T10:00", { sportName: "Sunday long run" }),
    session("2026-03-12T10:00", { sportName: "Long runs" }),
    session("2026-03-20T10:00"),
  ];
  const last = (title: string, period: RecordPeriod = EVER) =>
    sessionsIn({ metric: "last", activity: { ...RUNNING, title }, period }, logs).sessions.map(
      ({ log }) => log.sportName,
    );

  it("picks out those that are called so", () => {
    expect(last("long run")).toEqual(["Long runs"]);
    expect(last("Sunday long run")).toEqual(["Sunday long run"]);
  });

  it("leaves the kind of exercise where none of those days is", () => {
    expect(last("tempo run")).toEqual(["Running"]);
    expect(last("long run", { kind: "day", date: day("2026-03-20") })).toEqual(["Running"]);
  });
});

describe("a sum that may be of the session under way", () => {
  const sum = {
    metric: "minutes",
    activity: null,
    period: EVER,
    grouping: null,
    comparison: null,
  } as const;

  it("tells of which moment it is, and any other does not", () => {
    const logs = [session("2026-03-20T10:00")];
    const fact = answerRecordQuery({ ...sum, isUnderWay: true }, logs, [], CONTEXT);
    expect(fact).toMatchObject({ kind: "amount", now: NOW, of: { amount: { timedSessions: 1 } } });
    expect(answerRecordQuery(sum, logs, [], CONTEXT)).not.toHaveProperty("now");
  });
});
