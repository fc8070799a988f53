import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ExerciseSchemeId, SportLogId } from "../../../src/shared/ids.ts";
import {
  type ConsistencyContext,
  startConsistencyCheck,
} from "../../../src/sport/consistency/consistency-check.ts";
import { MAX_ISSUES_PER_CHECK } from "../../../src/sport/consistency/consistency-report.ts";
import {
  CONSISTENCY_CHECKS,
  CONSISTENCY_RULES,
  type ConsistencyCheckName,
} from "../../../src/sport/consistency/consistency-rules.ts";
import type { ExerciseScheme } from "../../../src/sport/exercise-scheme.ts";
import { type StatedMeasures, statedMeasures } from "../../../src/sport/session-measures.ts";
import type { SportLog } from "../../../src/sport/sport-log.ts";
import {
  anExerciseScheme,
  anId,
  anOpenSportLog,
  aPause,
  aProfile,
  aSchemeItem,
  aSportLog,
  at,
  DAY,
  day,
  HOUR,
  MINUTE,
  zone,
} from "../../support/builders.ts";

const NOW = at("2026-03-10T12:00");

function check(
  records: { logs?: SportLog[]; schemes?: ExerciseScheme[] },
  context: Partial<ConsistencyContext> = {},
) {
  const running = startConsistencyCheck({
    profile: null,
    now: NOW,
    isKnownExercise: () => true,
    whyNotAllowed: () => null,
    ...context,
  });
  for (const log of records.logs ?? []) running.addLog(log);
  for (const scheme of records.schemes ?? []) running.addScheme(scheme);
  return running.result();
}

function codesOf(...given: Parameters<typeof check>) {
  return check(...given).issues.map((issue) => issue.code);
}

function outcomeOf(report: ReturnType<typeof check>, name: ConsistencyCheckName) {
  const outcome = report.checks.find((each) => each.name === name);
  if (!outcome) throw new Error(`No check ${name}`);
  return { passed: outcome.passed, examined: outcome.examined };
}

const id = (number: number) => anId<SportLogId>(number);
const startingAt = (text: string, minutes = 60) =>
  aSportLog({ sportStart: at(text), minutes, calories: 0 });

describe("a consistency check", () => {
  it("finds records without a contradiction consistent, and says what it looked at", () => {
    const report = check(
      {
        logs: [
          startingAt("2026-03-01T10:00"),
          aSportLog({ sportStart: at("2026-03-02T10:00"), feedback: "fine" }),
          anOpenSportLog({ sportStart: at("2026-03-10T11:30") }),
        ],
        schemes: [anExerciseScheme({ items: [aSchemeItem(), aSchemeItem()] })],
      },
      { profile: aProfile({ heightCm: 180, weightKg: 75, pauses: [aPause("2026-01-01", null)] }) },
    );
    expect(report).toEqual({
      status: "consistent",
      checks: [
        { name: "session_end", passed: true, examined: 2 },
        { name: "overlap", passed: true, examined: 2 },
        { name: "open_sessions", passed: true, examined: 1 },
        { name: "future_start", passed: true, examined: 3 },
        { name: "calories", passed: true, examined: 1 },
        { name: "measures", passed: true, examined: 0 },
        { name: "duplicates", passed: true, examined: 3 },
        { name: "feedback", passed: true, examined: 1 },
        { name: "profile", passed: true, examined: 4 },
        { name: "schemes", passed: true, examined: 2 },
        { name: "scheme_safety", passed: true, examined: 2 },
      ],
      issues: [],
      issuesOmitted: 0,
    });
  });

  it("finds no records consistent, having looked at nothing", () => {
    const report = check({});
    expect(report.status).toBe("consistent");
    expect(report.checks).toEqual(
      CONSISTENCY_CHECKS.map((name) => ({ name, passed: true, examined: 0 })),
    );
  });

  it("says of each issue what it is about, how grave it is and what to do", () => {
    const log = aSportLog({ minutes: -5, calories: 0 });
    expect(check({ logs: [log] })).toMatchObject({
      status: "inconsistent",
      issues: [
        {
          code: "end_before_start",
          severity: "error",
          logId: log.id,
          otherLogId: null,
          schemeId: null,
          message: "The session ends before it starts.",
          suggestion: "Correct the end of the session.",
        },
      ],
    });
  });

  it("refuses sessions that do not come earliest start first", () => {
    const logs = [startingAt("2026-03-02T10:00"), startingAt("2026-03-02T09:00")];
    expect(() => check({ logs })).toThrow(RangeError);
  });

  it("reports a bounded number of issues of a check and counts the rest", () => {
    const logs = Array.from({ length: MAX_ISSUES_PER_CHECK + 25 }, (_, index) =>
      aSportLog({
        sportStart: new Date(at("2026-01-01T00:00").getTime() + index * DAY * 0.1),
        minutes: 1,
        calories: 0,
        feedback: "{",
      }),
    );
    const unknown = anExerciseScheme();
    const report = check({ logs, schemes: [unknown] }, { isKnownExercise: () => false });
    expect(report.issues).toHaveLength(MAX_ISSUES_PER_CHECK + 1);
    expect(report.issuesOmitted).toBe(25);
    expect(outcomeOf(report, "feedback")).toEqual({ passed: false, examined: logs.length });
    expect(report.issues.at(-1)?.code).toBe("scheme_exercise_unknown");
  });

  it("can tell its outcome before all records have come", () => {
    const running = startConsistencyCheck({
      profile: null,
      now: NOW,
      isKnownExercise: () => true,
      whyNotAllowed: () => null,
    });
    running.addLog(startingAt("2026-03-02T10:00"));
    const before = running.result();
    running.addLog(aSportLog({ sportStart: at("2026-03-03T10:00"), feedback: "{" }));
    expect(before.status).toBe("consistent");
    expect(before.issues).toEqual([]);
    expect(running.result().status).toBe("inconsistent");
  });
});

describe("the end of a session", () => {
  const ending = (elapsed: number) =>
    aSportLog({
      sportStart: at("2026-02-01T10:00"),
      sportEnd: new Date(at("2026-02-01T10:00").getTime() + elapsed),
      calories: 0,
    });

  it("must not lie before its start or more than 7 days after it", () => {
    expect(codesOf({ logs: [ending(-1)] })).toEqual(["end_before_start"]);
    expect(codesOf({ logs: [ending(0)] })).toEqual([]);
    expect(codesOf({ logs: [ending(7 * DAY)] })).toEqual([]);
    expect(codesOf({ logs: [ending(7 * DAY + 1)] })).toEqual(["lasts_too_long"]);
    expect(check({ logs: [ending(7 * DAY + 1)] }).issues[0]?.message).toContain("7 days");
  });

  it("is looked at where there is one, a planned one too", () => {
    const planned = { ...ending(-1), finished: false as const };
    const report = check({ logs: [aSportLog({ sportEnd: null, calories: 0 })] });
    expect(outcomeOf(report, "session_end")).toEqual({ passed: true, examined: 0 });
    expect(codesOf({ logs: [planned] })).toContain("end_before_start");
  });
});

describe("overlapping sessions", () => {
  it("are reported at the later one, with the id of the other", () => {
    const first = startingAt("2026-03-02T10:00");
    const second = startingAt("2026-03-02T10:59");
    const report = check({ logs: [first, second] });
    expect(report.issues).toMatchObject([
      { code: "overlapping_sessions", logId: second.id, otherLogId: first.id },
    ]);
    expect(report.issues[0]?.message).toContain(first.id);
    expect(outcomeOf(report, "overlap")).toEqual({ passed: false, examined: 2 });
  });

  it("may touch", () => {
    const logs = [startingAt("2026-03-02T10:00"), startingAt("2026-03-02T11:00")];
    expect(codesOf({ logs })).toEqual([]);
  });

  it("are each reported once, beside the one that lasts longest", () => {
    const logs = [
      startingAt("2026-03-02T08:00", 600),
      startingAt("2026-03-02T09:00", 10),
      startingAt("2026-03-02T10:00", 10),
      startingAt("2026-03-02T17:00", 120),
      startingAt("2026-03-02T18:30", 10),
      startingAt("2026-03-02T19:00", 10),
    ];
    const [longest, , , later] = logs;
    expect(check({ logs }).issues.map((issue) => [issue.logId, issue.otherLogId])).toEqual([
      [logs[1]?.id, longest?.id],
      [logs[2]?.id, longest?.id],
      [logs[3]?.id, longest?.id],
      [logs[4]?.id, later?.id],
    ]);
  });

  it("have a known duration and are finished", () => {
    const sportStart = at("2026-03-02T10:30");
    const logs = [
      startingAt("2026-03-02T10:00"),
      aSportLog({ sportStart, sportEnd: null, calories: 0 }),
      aSportLog({ sportStart, sportName: "Photo", minutes: 0, calories: 0 }),
      anOpenSportLog({ sportStart: at("2026-03-10T11:00"), minutes: 90 }),
      startingAt("2026-03-10T11:30", 15),
    ];
    const report = check({ logs });
    expect(report.issues).toEqual([]);
    expect(outcomeOf(report, "overlap").examined).toBe(2);
  });

  it("are found exactly where a session starts before an earlier one has ended", () => {
    const someTimes = fc.array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 30 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(someTimes, (times) => {
        const logs = times
          .toSorted((left, right) => left[0] - right[0])
          .map(([start, minutes], index) =>
            aSportLog({
              id: id(index),
              sportName: `Session ${index}`,
              sportStart: new Date(at("2026-03-01T00:00").getTime() + start * MINUTE),
              minutes,
              calories: 0,
            }),
          );
        const expected = logs.filter((log, index) =>
          logs.slice(0, index).some((earlier) => (earlier.sportEnd ?? NOW) > log.sportStart),
        );
        const { issues } = check({ logs });
        expect(issues.map((issue) => issue.logId)).toEqual(expected.map((log) => log.id));
      }),
    );
  });
});

describe("sessions in progress", () => {
  const openSince = (elapsed: number) =>
    anOpenSportLog({ sportStart: new Date(NOW.getTime() - elapsed) });

  it("may last 24 hours", () => {
    expect(codesOf({ logs: [openSince(24 * HOUR)] })).toEqual([]);
    expect(codesOf({ logs: [openSince(24 * HOUR + 1)] })).toEqual(["open_too_long"]);
  });

  it("are at most one", () => {
    const logs = [openSince(3 * HOUR), openSince(2 * HOUR), openSince(HOUR)];
    const report = check({ logs });
    expect(report.issues.map((issue) => [issue.code, issue.logId, issue.otherLogId])).toEqual([
      ["several_open", logs[1]?.id, logs[0]?.id],
      ["several_open", logs[2]?.id, logs[0]?.id],
    ]);
    expect(outcomeOf(report, "open_sessions").examined).toBe(3);
  });

  it("are not those that are finished, however long ago", () => {
    const report = check({ logs: [startingAt("2020-01-01T00:00")] });
    expect(outcomeOf(report, "open_sessions")).toEqual({ passed: true, examined: 0 });
  });
});

describe("a start in the future", () => {
  it("is found beyond five minutes, which a device's clock may be ahead", () => {
    const startingIn = (elapsed: number) =>
      anOpenSportLog({ sportStart: new Date(NOW.getTime() + elapsed) });
    expect(codesOf({ logs: [startingIn(5 * MINUTE)] })).toEqual([]);
    expect(codesOf({ logs: [startingIn(5 * MINUTE + 1)] })).toEqual(["starts_in_future"]);
  });
});

describe("calories", () => {
  const profile = aProfile({ weightKg: 70 });
  const unknownActivity = { stated: null, adult: null, olderAdult: null };

  /** An hour at 8 MET and 70 kg: 560 kcal. */
  const stating = (calories: number, overrides = {}) => ({
    logs: [aSportLog({ calories, ...overrides })],
  });

  it("are plausible from a fifth to two and a half times the estimate, and 50 kcal around", () => {
    expect(codesOf(stating(1450), { profile })).toEqual([]);
    expect(codesOf(stating(1451), { profile })).toEqual(["calories_too_high"]);
    expect(codesOf(stating(62), { profile })).toEqual([]);
    expect(codesOf(stating(61), { profile })).toEqual(["calories_too_low"]);
  });

  it("are bounded in whole kilocalories", () => {
    /** 289 kcal: at least 57.8, at most 722.5. */
    const overrides = { minutes: 31 };
    expect(codesOf(stating(8, overrides), { profile })).toEqual([]);
    expect(codesOf(stating(7, overrides), { profile })).toEqual(["calories_too_low"]);
    expect(codesOf(stating(772, overrides), { profile })).toEqual([]);
    expect(codesOf(stating(773, overrides), { profile })).toEqual(["calories_too_high"]);
  });

  it("are reported with what was stated and what is plausible", () => {
    const [high] = check(stating(5000), { profile }).issues;
    expect(high?.message).toBe(
      "The session states 5000 kcal; at most 1450 kcal are plausible for it.",
    );
    const [low] = check(stating(10), { profile }).issues;
    expect(low?.message).toBe("The session states 10 kcal; at least 62 kcal are plausible for it.");
  });

  it("are estimated with the METs and the baseline for the age on the day", () => {
    const birth = { kind: "date", date: day("1950-01-01") } as const;
    const older = aProfile({ weightKg: 70, birth });
    expect(codesOf(stating(900), { profile: older })).toEqual([]);
    expect(codesOf(stating(901), { profile: older })).toEqual(["calories_too_high"]);
  });

  it("may be anything small in a short session", () => {
    expect(codesOf(stating(50, { minutes: 0 }), { profile })).toEqual([]);
    expect(codesOf(stating(51, { minutes: 0 }), { profile })).toEqual(["calories_too_high"]);
  });

  it("are bounded by 25 MET where the activity is unknown", () => {
    const mets = unknownActivity;
    expect(codesOf(stating(1800, { mets }), { profile })).toEqual([]);
    expect(codesOf(stating(1801, { mets }), { profile })).toEqual(["calories_too_high"]);
    expect(codesOf(stating(1, { mets }), { profile })).toEqual([]);
    expect(codesOf(stating(954, { mets, minutes: 31 }), { profile })).toEqual([]);
    expect(codesOf(stating(955, { mets, minutes: 31 }), { profile })).toEqual([
      "calories_too_high",
    ]);
  });

  it("are bounded as for 100 kg where the weight is unknown", () => {
    expect(codesOf(stating(2550))).toEqual([]);
    expect(codesOf(stating(2551))).toEqual(["calories_too_high"]);
  });

  it("are bounded by 15,000 kcal where the duration is unknown or impossible", () => {
    const untimed = { sportEnd: null };
    expect(codesOf(stating(15_000, untimed), { profile })).toEqual([]);
    expect(codesOf(stating(15_001, untimed), { profile })).toEqual(["calories_too_high"]);
    expect(codesOf(stating(15_000, { minutes: -60 }), { profile })).toEqual(["end_before_start"]);
  });

  it("are not looked at in a session in progress, nor where none are stated", () => {
    const report = check(
      {
        logs: [
          aSportLog({ calories: 0 }),
          anOpenSportLog({ sportStart: at("2026-03-10T11:00"), calories: 9_000 }),
        ],
      },
      { profile },
    );
    expect(outcomeOf(report, "calories")).toEqual({ passed: true, examined: 0 });
  });
});

describe("duplicates", () => {
  const named = (sportName: string, start = "2026-03-02T10:00") =>
    aSportLog({ sportName, sportStart: at(start), sportEnd: null, calories: 0 });

  it("have the same name and start; case and outer spaces do not matter", () => {
    const logs = [named("Running"), named("Yoga"), named(" running "), named("RUNNING")];
    expect(
      check({ logs }).issues.map((issue) => [issue.code, issue.logId, issue.otherLogId]),
    ).toEqual([
      ["duplicate_session", logs[2]?.id, logs[0]?.id],
      ["duplicate_session", logs[3]?.id, logs[0]?.id],
    ]);
  });

  it("have the same start to the millisecond", () => {
    const logs = [
      named("Running"),
      named("Running", "2026-03-02T10:00:00.001"),
      named("Running", "2026-03-03T10:00"),
    ];
    expect(codesOf({ logs })).toEqual([]);
  });

  it("are sought among a bounded number of names", () => {
    const logs = Array.from({ length: 1_001 }, (_, number) => named(`Session ${number}`));
    expect(codesOf({ logs: [...logs, named("Session 999")] })).toEqual(["duplicate_session"]);
    expect(codesOf({ logs: [...logs, named("Session 1000")] })).toEqual([]);
  });
});

describe("feedback", () => {
  const saying = (feedback: string | null) => ({
    logs: [aSportLog({ feedback, calories: 0 })],
  });

  it("is readable as text or as an object within the bounds", () => {
    for (const feedback of [
      "It went well",
      "[tired] but fine",
      "{}",
      '{"other": "program"}',
      '{"completion_status":"skipped","feeling_rating":1,"custom_notes":"","final_calories":20000}',
      '{"perceived_exertion":0,"rpe":10,"feeling_rating":null}',
    ]) {
      expect(codesOf(saying(feedback))).toEqual([]);
    }
  });

  it("is unreadable where it starts as JSON and is none", () => {
    expect(codesOf(saying('{"feeling_rating": 4'))).toEqual(["feedback_unreadable"]);
    expect(codesOf(saying("[1, 2"))).toEqual(["feedback_unreadable"]);
  });

  it.each([
    ['{"completion_status":"done"}', "completion_status"],
    ['{"feeling_rating":6}', "feeling_rating"],
    ['{"feeling_rating":0}', "feeling_rating"],
    ['{"feeling_rating":"5"}', "feeling_rating"],
    ['{"custom_notes":5}', "custom_notes"],
    ['{"final_calories":20001}', "final_calories"],
    ['{"final_calories":-1}', "final_calories"],
    ['{"perceived_exertion":11}', "perceived_exertion"],
    ['{"rpe":-0.5}', "rpe"],
  ])("%s is out of range", (feedback, field) => {
    const { issues } = check(saying(feedback));
    expect(issues.map((issue) => issue.code)).toEqual(["feedback_out_of_range"]);
    expect(issues[0]?.message).toContain(field);
  });

  it("can be wrong in several fields", () => {
    const report = check(saying('{"feeling_rating":9,"rpe":99}'));
    expect(report.issues).toHaveLength(2);
    expect(outcomeOf(report, "feedback")).toEqual({ passed: false, examined: 1 });
  });

  it("is not looked at where there is none", () => {
    expect(outcomeOf(check(saying(null)), "feedback").examined).toBe(0);
    expect(outcomeOf(check(saying(" ")), "feedback").examined).toBe(0);
  });
});

describe("the profile", () => {
  const examine = (overrides: Parameters<typeof aProfile>[0], now = NOW) =>
    check({}, { profile: aProfile(overrides), now });
  const found = (...given: Parameters<typeof examine>) =>
    examine(...given).issues.map((issue) => issue.code);

  it.each([
    ["heightCm", 49.9, "heightCm"],
    ["heightCm", 272.1, "heightCm"],
    ["weightKg", 9.9, "weightKg"],
    ["weightKg", 500.1, "weightKg"],
    ["restingHeartRateBpm", 24, "restingHeartRateBpm"],
    ["restingHeartRateBpm", 151, "restingHeartRateBpm"],
  ])("with a %s of %d is out of bounds", (field, value, wireName) => {
    const { issues } = examine({ [field]: value });
    expect(issues.map((issue) => issue.code)).toEqual(["profile_value_out_of_bounds"]);
    expect(issues[0]?.message).toContain(wireName);
  });

  it("is in bounds at the bounds", () => {
    expect(found({ heightCm: 272, restingHeartRateBpm: 25 })).toEqual([]);
    expect(found({ weightKg: 500, restingHeartRateBpm: 150 })).toEqual([]);
    expect(found({ heightCm: 50 })).toEqual([]);
    expect(found({ weightKg: 10 })).toEqual([]);
  });

  it("has a plausible body mass index from 10 to 100", () => {
    expect(found({ heightCm: 200, weightKg: 40 })).toEqual([]);
    expect(found({ heightCm: 200, weightKg: 39.9 })).toEqual(["profile_bmi_implausible"]);
    expect(found({ heightCm: 200, weightKg: 400 })).toEqual([]);
    expect(found({ heightCm: 200, weightKg: 400.1 })).toEqual(["profile_bmi_implausible"]);
    expect(found({ heightCm: 68, weightKg: 150 })).toEqual(["profile_bmi_implausible"]);
  });

  it("has an age that is served, on the day in the person's time zone", () => {
    const born = (date: string) => ({ birth: { kind: "date", date: day(date) } as const });
    expect(found(born("2021-03-10"))).toEqual([]);
    expect(found(born("2021-03-11"))).toEqual(["profile_age_out_of_bounds"]);
    expect(found(born("1905-03-11"))).toEqual([]);
    expect(found(born("1905-03-10"))).toEqual(["profile_age_out_of_bounds"]);
    expect(found({ ...born("2021-03-11"), timeZone: zone("Pacific/Kiritimati") })).toEqual([]);
  });

  it("has pauses that end after they start and do not overlap", () => {
    const pauses = [
      aPause("2026-02-01", "2026-02-10"),
      aPause("2026-01-01", "2026-01-31"),
      aPause("2026-02-10", "2026-02-12"),
      aPause("2026-02-05", "2026-02-06"),
      aPause("2026-04-02", "2026-04-01"),
      aPause("2026-02-13", null),
      aPause("2026-05-01", "2026-05-02"),
    ];
    const { issues } = examine({ pauses });
    expect(
      issues.map((issue) => [issue.code, issue.message.match(/\d{4}-\d\d-\d\d/)?.[0]]),
    ).toEqual([
      ["pauses_overlap", "2026-02-05"],
      ["pauses_overlap", "2026-02-10"],
      ["pause_ends_before_start", "2026-04-02"],
      ["pauses_overlap", "2026-05-01"],
    ]);
  });

  it("may have pauses of a single day, one after the other", () => {
    const pauses = [aPause("2026-02-01", "2026-02-01"), aPause("2026-02-02", "2026-02-02")];
    expect(found({ pauses })).toEqual([]);
  });

  it("is looked at value by value, as far as it tells any", () => {
    expect(outcomeOf(examine({}), "profile").examined).toBe(0);
    const everything = examine({
      heightCm: 180,
      weightKg: 75,
      restingHeartRateBpm: 60,
      birth: { kind: "stated_age", years: 30, statedOn: day("2026-01-01") },
      pauses: [aPause("2026-01-01", "2026-01-02"), aPause("2026-01-03", "2026-01-04")],
    });
    expect(outcomeOf(everything, "profile")).toEqual({ passed: true, examined: 7 });
  });
});

describe("schemes", () => {
  it("name exercises that the catalogue has", () => {
    const scheme = anExerciseScheme({
      id: anId<ExerciseSchemeId>(5),
      items: [aSchemeItem(), aSchemeItem({ sportName: "Flying" }), aSchemeItem()],
    });
    const report = check(
      { schemes: [scheme, anExerciseScheme()] },
      { isKnownExercise: (item) => item.sportName !== "Flying" },
    );
    expect(report.issues).toMatchObject([
      {
        code: "scheme_exercise_unknown",
        schemeId: scheme.id,
        logId: null,
        message: "Exercise 2 of the scheme is not in the catalogue.",
      },
    ]);
    expect(outcomeOf(report, "schemes")).toEqual({ passed: false, examined: 4 });
    expect(outcomeOf(report, "scheme_safety")).toEqual({ passed: true, examined: 4 });
  });

  it("hold exercises that the safety policy allows, active or not", () => {
    const scheme = anExerciseScheme({
      id: anId<ExerciseSchemeId>(5),
      name: "Summer {item}",
      isActive: false,
      items: [aSchemeItem(), aSchemeItem({ sportName: "Scuba" })],
    });
    const report = check(
      { schemes: [scheme] },
      { whyNotAllowed: ({ sportName }) => (sportName === "Scuba" ? "Avoid diving" : null) },
    );
    expect(report.issues).toMatchObject([
      {
        code: "scheme_item_not_allowed",
        severity: "warning",
        schemeId: scheme.id,
        logId: null,
        message:
          'Exercise 2 ("Scuba") of the scheme "Summer {item}" is not allowed by the safety policy (Avoid diving).',
      },
    ]);
    expect(outcomeOf(report, "scheme_safety")).toEqual({ passed: false, examined: 2 });
    expect(outcomeOf(report, "schemes").passed).toBe(true);
  });
});

describe("the rules", () => {
  it("belong to a check, and speak in whole sentences", () => {
    for (const { check: name, message, suggestion } of Object.values(CONSISTENCY_RULES)) {
      expect(CONSISTENCY_CHECKS).toContain(name);
      for (const sentence of [message, suggestion]) expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  });

  it("leave no place in a message unfilled, and are reported by the check they belong to", () => {
    const logs: SportLog[] = [
      aSportLog({ sportStart: at("2026-01-01T00:00"), minutes: -1, calories: 20_000 }),
      aSportLog({ sportStart: at("2026-01-02T00:00"), minutes: 8 * 24 * 60, feedback: "{" }),
      aSportLog({ sportStart: at("2026-01-02T00:00"), feedback: '{"rpe":99}', calories: 5_000 }),
      aSportLog({
        sportStart: at("2026-01-20T00:00"),
        measures: statedMeasures({
          distanceMeters: 99_000,
          movingSeconds: 4_000,
          averageHeartRateBpm: 240,
          maxHeartRateBpm: 190,
          steps: 50_000,
        }),
      }),
      anOpenSportLog({ sportStart: at("2026-02-01T00:00") }),
      anOpenSportLog({ sportStart: at("2027-01-01T00:00") }),
    ];
    const profile = aProfile({
      heightCm: 300,
      weightKg: 70,
      birth: { kind: "date", date: day("2025-01-01") },
      pauses: [
        aPause("2026-01-02", "2026-01-01"),
        aPause("2026-01-02", "2026-01-05"),
        aPause("2026-01-03", "2026-01-05"),
      ],
    });
    const schemes = [anExerciseScheme()];
    const report = check(
      { logs, schemes },
      { profile, isKnownExercise: () => false, whyNotAllowed: () => "Avoid it" },
    );
    expect(new Set(report.issues.map((issue) => issue.code))).toEqual(
      new Set(Object.keys(CONSISTENCY_RULES)),
    );
    for (const issue of report.issues) expect(issue.message).not.toMatch(/[{}]/);
    const failed = report.checks.filter((each) => !each.passed).map((each) => each.name);
    expect(new Set(failed)).toEqual(
      new Set(report.issues.map((issue) => CONSISTENCY_RULES[issue.code].check)),
    );
    const order = report.issues.map((issue) =>
      CONSISTENCY_CHECKS.indexOf(CONSISTENCY_RULES[issue.code].check),
    );
    expect(order).toEqual(order.toSorted((left, right) => left - right));
  });
});

describe("the check of measures", () => {
  const measured = (stated: StatedMeasures, facts: Parameters<typeof aSportLog>[0] = {}) =>
    codesOf({ logs: [aSportLog({ calories: 0, measures: statedMeasures(stated), ...facts })] });
  const run = { matchedCategoryId: "running" };

  it("finds a distance that nobody covers in the time", () => {
    // An hour at 130 s a kilometer are 27.7 km.
    expect(measured({ distanceMeters: 27_600 }, run)).toEqual([]);
    expect(measured({ distanceMeters: 27_700 }, run)).toEqual(["distance_too_fast"]);
    expect(measured({ distanceMeters: 27_600, movingSeconds: 3_000 }, run)).toEqual([
      "distance_too_fast",
    ]);
    const ride = { matchedCategoryId: "bicycling" };
    expect(measured({ distanceMeters: 45_000 }, ride)).toEqual([]);
    expect(measured({ distanceMeters: 100_001 }, ride)).toEqual(["distance_too_fast"]);
    expect(measured({ distanceMeters: 999 }, { ...run, minutes: 0 })).toEqual([]);
    expect(measured({ distanceMeters: 1_000 }, { ...run, minutes: 0 })).toEqual([
      "distance_too_fast",
    ]);
    expect(measured({ distanceMeters: 900_000 }, { ...run, sportEnd: null })).toEqual([]);
  });

  it("says the minutes of a distance or of steps in the singular where it was one", () => {
    const messages = (amounts: object, minutes: number) => {
      const log = aSportLog({ ...run, minutes, calories: 0, measures: statedMeasures(amounts) });
      return check({ logs: [log] }).issues.map(({ message }) => message);
    };
    expect(messages({ distanceMeters: 40_000 }, 1)[0]).toContain("40 km in 1 minute,");
    expect(messages({ distanceMeters: 40_000 }, 2)[0]).toContain("40 km in 2 minutes,");
    expect(messages({ steps: 9_000 }, 1)[0]).toContain("9000 steps in 1 minute,");
  });

  it.each([
    ["Motorcycling", "transportation"],
    ["骑摩托车", "transportation"],
    ["Motocross", "sports"],
    ["Go-karting", "sports"],
    ["摩托艇", "water_activities"],
    ["Snowmobiling", "winter_activities"],
    ["Skydiving", "sports"],
  ])("does not judge the speed of %s, which is no strength of one's own", (sportName, category) => {
    const carried = { sportName, matchedCategoryId: category };
    expect(measured({ distanceMeters: 180_000 }, carried)).toEqual([]);
  });

  it.each([
    ["Skiing", "winter_activities"],
    ["Football", "sports"],
    ["Kayaking", "water_activities"],
    ["E-bike", "bicycling"],
  ])("judges the speed of %s, which somebody does by themselves", (sportName, category) => {
    const log = { sportName, matchedCategoryId: category };
    expect(measured({ distanceMeters: 120_000 }, log)).toEqual(["distance_too_fast"]);
  });

  it("finds heart rates that contradict each other or that no heart has", () => {
    expect(measured({ averageHeartRateBpm: 150, maxHeartRateBpm: 150 })).toEqual([]);
    expect(measured({ averageHeartRateBpm: 151, maxHeartRateBpm: 150 })).toEqual([
      "heart_rate_average_above_max",
    ]);
    expect(measured({ maxHeartRateBpm: 230 })).toEqual([]);
    expect(measured({ averageHeartRateBpm: 231 })).toEqual(["heart_rate_too_high"]);
  });

  it("finds more steps than anybody takes, and more time in motion than there was", () => {
    expect(measured({ steps: 18_000 })).toEqual([]);
    expect(measured({ steps: 18_001 })).toEqual(["steps_too_many"]);
    expect(measured({ steps: 300 }, { minutes: 0 })).toEqual([]);
    expect(measured({ movingSeconds: 3_601 })).toEqual([]);
    expect(measured({ movingSeconds: 3_602 })).toEqual(["moving_longer_than_session"]);
  });

  it("looks at finished sessions that tell some measure", () => {
    const looked = check({
      logs: [
        anOpenSportLog({
          measures: statedMeasures({ steps: 1 }),
          sportStart: at("2026-03-01T10:00"),
        }),
        aSportLog({ calories: 0 }),
        aSportLog({
          calories: 0,
          sportStart: at("2026-03-04T10:00"),
          measures: statedMeasures({ steps: 1 }),
        }),
      ],
    });
    expect(outcomeOf(looked, "measures")).toEqual({ passed: true, examined: 1 });
    const [issue] = check({
      logs: [
        aSportLog({ calories: 0, ...run, measures: statedMeasures({ distanceMeters: 50_000 }) }),
      ],
    }).issues;
    expect(issue?.message).toContain("50 km in 60 minutes");
  });
});
