import { describe, expect, it } from "vitest";
import { asksForRecords } from "../../../../src/chat/records/asking/asks-for-records.ts";
import { read } from "../../../../src/language/read.ts";
import type { LocalDate } from "../../../../src/shared/local-date.ts";
import { askedBy } from "./asked-by-cues.ts";

type Facts = Parameters<typeof askedBy>[1];

const asks = (cues: string, facts: Facts = {}) => asksForRecords(askedBy(cues, facts));
const date = (text: string) => text as LocalDate;
/** A heading of which half a word is unknown: what is not quite enough for it is not enough. */
const HEADING = { isAsked: false, unexplained: 0.5 };
const RUNS = { sports: ["running"] };
const EXERCISE = { sports: [null] };
const MAY = { kind: "month", year: 2026, month: 5 } as const;

describe("enough speaks for records", () => {
  it.each([
    [{ kind: "day", date: date("2026-06-16") }, true],
    [{ kind: "day", date: date("2026-06-17") }, false],
    [{ kind: "week", weeksAgo: 1 }, true],
    [{ kind: "week", weeksAgo: 0 }, false],
    [MAY, true],
    [{ kind: "month", year: 2026, month: 6 }, false],
    [{ kind: "month", year: 2025, month: 6 }, true],
    [{ kind: "year", year: 2025 }, true],
    [{ kind: "year", year: 2026 }, false],
    [{ kind: "last_days", days: 7 }, true],
    [{ kind: "since", date: date("2026-06-01") }, true],
    [{ kind: "range", start: date("2026-06-01"), end: date("2026-06-07") }, true],
    [{ kind: "ever" }, false],
    ["future", false],
  ] as const)(
    "more where a time is over than where it is the current one: %j",
    (period, isEnough) => {
      expect(asks("count", { ...HEADING, periods: [period] })).toBe(isEnough);
      expect(asks("count did", { ...HEADING, periods: [period] })).toBe(true);
    },
  );

  it("less where a time is any such time, or all of it", () => {
    const [period] = askedBy("", { periods: [MAY] }).periods;
    if (period === undefined) throw new Error("There is no period.");
    const loose = {
      ...askedBy("count", { isAsked: false }),
      periods: [{ ...period, isLoose: true }],
    };
    expect(asksForRecords(loose)).toBe(false);
    expect(asks("count", { isAsked: false, periods: [{ kind: "ever" }] })).toBe(false);
    expect(asks("count", { isAsked: false, periods: [{ kind: "week", weeksAgo: 0 }] })).toBe(true);
  });

  it.each([
    ["own count", {}, false],
    ["own count", RUNS, true],
    ["own count", EXERCISE, false],
    ["own count logged", {}, true],
    ["own count did", {}, true],
    ["own count done", {}, false],
    ["own count done did", {}, true],
    ["own count", { isAsked: true, unexplained: 0 }, true],
    ["own count did", { isAsked: true, unexplained: 1 }, true],
    ["own count", { isAsked: true, unexplained: 1 }, false],
    ["own count", { unexplained: 0 }, false],
    ["own count done", { unexplained: 0 }, true],
    ["own count", { ...EXERCISE, unexplained: 0 }, true],
    ["own count did done logged", { ...RUNS, unexplained: 1 }, false],
    ["own count did", { isAsked: true, unexplained: 0, figures: 1 }, false],
    ["own count did logged", { isAsked: true, unexplained: 0, figures: 1 }, true],
    ["own count did", { isAsked: true, unexplained: 0, length: 41 }, false],
    ["own count did", { isAsked: true, unexplained: 0, length: 40 }, true],
    ["own count did logged", { ...RUNS, isAsked: true, unexplained: 1.5 }, true],
    ["own count did logged", { ...RUNS, isAsked: true, unexplained: 2 }, false],
    ["own count did", { isAsked: true, unexplained: 0, isPart: true }, true],
    ["own count done", { isAsked: true, unexplained: 0, isPart: true }, false],
    ["own count did logged", { isAsked: true, unexplained: 1, isPart: true }, true],
    ["own count did logged", { ...RUNS, isAsked: true, unexplained: 1.5, isPart: true }, false],
    ["own count did hazard", { isAsked: true, unexplained: 0 }, false],
  ] as readonly (readonly [string, Facts, boolean])[])(
    "by weights: %s, %j",
    (cues, facts, isEnough) => {
      expect(asks(cues, { ...HEADING, ...facts })).toBe(isEnough);
    },
  );

  it.each([
    ...["streak", "trend", "target", "note", "rating", "longest", "mostCalories", "last", "plan"],
    ...["distance", "pace", "steps", "climb", "farthest", "fastest", "groupWeekday most"],
  ])("where something stands in records alone: %s", (cue) => {
    expect(asks(`own ${cue}`, HEADING)).toBe(true);
  });

  it.each([
    ...["minutes", "calories", "metMinutes", "days", "average", "list", "total", "most", "compare"],
    ...["more", "since", "plural", "groupDay", "groupWeek", "groupMonth", "groupSport", "far"],
    ...["heart_rate", "personalBest", "goal", "howItIs"],
  ])("where something is named that sessions have: %s", (cue) => {
    expect(asks(`own ${cue}`)).toBe(true);
  });

  it.each(["did", "done", "single", "each", "kind", "when", "usual", "either", "recently"])(
    "and not by a word that says no more than: %s",
    (cue) => {
      expect(asks(`own ${cue}`)).toBe(false);
    },
  );

  it.each([
    ["own logged", {}, true],
    ["did", { ...RUNS, periods: [MAY] }, true],
    ["", { ...RUNS, periods: [MAY] }, true],
    ["", { ...RUNS, periods: [MAY], isAsked: false }, false],
    ["", { periods: [MAY] }, false],
    ["own when did", RUNS, true],
    ["own when done", RUNS, true],
    ["own when recently", RUNS, true],
    ["own when", RUNS, false],
    ["own when did", {}, false],
    ["own did", RUNS, true],
    ["own done", RUNS, true],
    ["own", RUNS, false],
    ["either", { sports: ["running", "gym"], periods: [MAY], isAsked: false }, true],
    ["either", { sports: ["running"], periods: [MAY], isAsked: false }, false],
    ["groupWeekday", { ...RUNS, periods: [MAY], isAsked: false }, true],
    ["groupWeekday", { periods: [MAY], isAsked: false }, false],
    ["howItIs", { periods: [MAY] }, false],
    ["howItIs", { ...RUNS, periods: [MAY] }, true],
    ["howItIs logged", { periods: [MAY], isAsked: false }, true],
  ] as readonly (readonly [string, Facts, boolean])[])(
    "of sessions: %s, %j",
    (cues, facts, isOf) => {
      expect(asks(cues, facts)).toBe(isOf);
    },
  );
});

describe("a question that says neither whose nor when", () => {
  it.each([
    ["streak", {}],
    ["mostCalories single", {}],
    ["farthest", {}],
    ["fastest fiveKilometers", {}],
    ["personalBest distance", {}],
    ["goal target", {}],
    ["goal target progress", { isAsked: false }],
    ["goal target missing", { isAsked: false }],
    ["target missing", {}],
    ["target did", {}],
    ["plan", {}],
    ["plan list", { isAsked: false }],
    ...["total", "missing", "eachWeek", "eachMonth"].map((cue) => [`distance ${cue}`, {}]),
    ...["groupDay", "groupWeek", "groupMonth", "groupSport"].map((cue) => [
      `distance most ${cue}`,
      {},
    ]),
    ["marathon did distance", {}],
    ["marathon yesNo distance", {}],
    ["pace trend", {}],
    ...["average", "each", "recently", "usual"].map((cue) => [`pace ${cue}`, {}]),
    ["distance average", {}],
    ["last", RUNS],
    ["recently count", RUNS],
    ...["longest", "trend", "groupWeekday", "since", "count did", "count done"].map((cue) => [
      cue,
      RUNS,
    ]),
    ...["farthest", "fastest", "total distance", "most calories", "mostCalories"].map((cue) => [
      cue,
      RUNS,
    ]),
    ...[
      "most groupDay",
      "most groupWeek",
      "most groupMonth",
      "average minutes",
      "each minutes",
    ].map((cue) => [cue, RUNS]),
    ["longest", EXERCISE],
    ["count logged", {}],
  ] as readonly (readonly [string, Facts])[])(
    "is of one's own by what nobody asks of others: %s, %j",
    (cues, facts) => {
      expect(asks(cues, facts)).toBe(true);
    },
  );

  it.each([
    ["count", {}],
    ["count", RUNS],
    ["count did", {}],
    ["mostCalories", {}],
    ["streak", { unexplained: 1 }],
    ["farthest", { unexplained: 1 }],
    ["fastest", {}],
    ["goal target", { isAsked: false }],
    ["target", {}],
    ["target did", { isAsked: false }],
    ["plan", { isAsked: false }],
    ["distance", {}],
    ["distance most", {}],
    ["marathon distance", {}],
    ["marathon did distance", { isAsked: false }],
    ["pace", {}],
    ["pace average marathon", {}],
    ["pace average", { question: read("the average pace") }],
    ["distance average", { question: read("an average distance") }],
    ["count did", { ...RUNS, isAsked: false }],
    ...["most calories", "average minutes", "mostCalories"].map((cue) => [
      cue,
      { ...EXERCISE, question: read("the") },
    ]),
    ["most", RUNS],
    ["most groupSport", RUNS],
    ["minutes", RUNS],
    ["recently count", {}],
  ] as readonly (readonly [string, Facts])[])("is of anybody otherwise: %s, %j", (cues, facts) => {
    expect(asks(cues, facts)).toBe(false);
  });
});
