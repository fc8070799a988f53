import { describe, expect, it } from "vitest";
import { readRecordQuestion } from "../../../../src/chat/records/read-record-question.ts";
import { askedGoals, askedStretch } from "../../../../src/chat/records/rules/measure-rules.ts";
import {
  askedLast,
  askedList,
  askedNote,
  askedPick,
  askedRating,
  askedSince,
  askedWhen,
} from "../../../../src/chat/records/rules/session-rules.ts";
import { read } from "../../../../src/language/read.ts";
import type { LocalDate } from "../../../../src/shared/local-date.ts";
import { askedBy } from "../asking/asked-by-cues.ts";

const MAY = { kind: "month", year: 2026, month: 5 } as const;
const TODAY = { kind: "day", date: "2026-06-17" as LocalDate } as const;
const MONDAY = { kind: "day", date: "2026-06-15" as LocalDate } as const;
const EVER = { kind: "ever" } as const;

describe("single sessions", () => {
  const RUNS = { sports: ["running"] };
  const ALL = { activity: null, period: EVER };
  const OF_RUNS = { activity: { name: "running", families: ["running"] }, period: EVER };

  it.each([
    [askedNote, "note", {}, { query: { metric: "last", ...ALL }, ask: "note" }],
    ...["calories", "metMinutes", "days", "average"].map((cue) => [
      askedNote,
      `note ${cue}`,
      {},
      undefined,
    ]),
    [askedNote, "last", {}, undefined],
    [askedRating, "rating last", {}, { query: { metric: "last", ...ALL }, ask: "rating" }],
    [askedRating, "condition last", {}, { query: { metric: "last", ...ALL }, ask: "rating" }],
    [askedRating, "condition last", { isAsked: false }, undefined],
    [
      askedRating,
      "condition last logged",
      { isAsked: false },
      { query: { metric: "last", ...ALL }, ask: "rating" },
    ],
    [
      askedRating,
      "rating",
      { periods: [MONDAY] },
      { query: { metric: "last", activity: null, period: MONDAY }, ask: "rating" },
    ],
    [askedRating, "rating", { periods: [MAY] }, undefined],
    [askedRating, "last", {}, undefined],
    ...["calories", "metMinutes", "days", "average", "minutes", "total"].map((cue) => [
      askedRating,
      `rating last ${cue}`,
      {},
      undefined,
    ]),
    [askedPick, "mostCalories", {}, { query: { metric: "most_calories", ...ALL }, ask: "value" }],
    [askedPick, "calories most", {}, { query: { metric: "most_calories", ...ALL }, ask: "value" }],
    [
      askedPick,
      "calories longest",
      {},
      { query: { metric: "most_calories", ...ALL }, ask: "value" },
    ],
    [askedPick, "calories most total", {}, undefined],
    [askedPick, "calories", {}, undefined],
    [askedPick, "longest when", {}, { query: { metric: "longest", ...ALL }, ask: "when" }],
    [askedPick, "most", RUNS, { query: { metric: "longest", ...OF_RUNS }, ask: "value" }],
    [askedPick, "most single", {}, { query: { metric: "longest", ...ALL }, ask: "value" }],
    [askedPick, "most", {}, undefined],
    [askedSince, "since", {}, { query: { metric: "last", ...ALL }, ask: "days_since" }],
    [
      askedSince,
      "since",
      { periods: [TODAY] },
      { query: { metric: "last", ...ALL }, ask: "days_since" },
    ],
    [askedSince, "since", { periods: [MAY] }, undefined],
    [askedSince, "last", {}, undefined],
    [askedLast, "last", RUNS, { query: { metric: "last", ...OF_RUNS }, ask: "value" }],
    [askedLast, "last when minutes", RUNS, { query: { metric: "last", ...OF_RUNS }, ask: "when" }],
    [askedLast, "last minutes", RUNS, { query: { metric: "last", ...OF_RUNS }, ask: "how_long" }],
    [askedLast, "last average", RUNS, undefined],
    [askedLast, "last", {}, undefined],
    [askedLast, "when", RUNS, undefined],
    ...["did", "done", "recently"].map((cue) => [
      askedWhen,
      `when ${cue}`,
      RUNS,
      { query: { metric: "last", ...OF_RUNS }, ask: "when" },
    ]),
    [
      askedWhen,
      "when did",
      { ...RUNS, periods: [MAY] },
      { query: { metric: "list", ...OF_RUNS, period: MAY }, ask: "when" },
    ],
    [
      askedWhen,
      "when did",
      { ...RUNS, periods: [EVER] },
      { query: { metric: "last", ...OF_RUNS }, ask: "when" },
    ],
    [askedWhen, "when", RUNS, undefined],
    [askedWhen, "when did", {}, undefined],
    [askedWhen, "did", RUNS, undefined],
    ...["list", "doWhat", "own logged"].map((cues) => [
      askedList,
      cues,
      {},
      { query: { metric: "list", ...ALL }, ask: "value" },
    ]),
    [
      askedList,
      "own plural",
      { isAsked: false },
      { query: { metric: "list", ...ALL }, ask: "value" },
    ],
    [askedList, "own plural", {}, undefined],
    [askedList, "plural", { isAsked: false }, undefined],
    [askedList, "own", { isAsked: false }, undefined],
    [askedList, "logged", {}, undefined],
    [askedList, "own logged did", {}, undefined],
    [askedList, "own logged", RUNS, undefined],
  ] as readonly (readonly [typeof askedNote, string, Parameters<typeof askedBy>[1], unknown])[])(
    "%o: are asked for by %s, %j",
    (rule, cues, facts, found) => {
      expect(rule(askedBy(cues, facts))).toEqual(found);
    },
  );
});

describe("goals and best times", () => {
  it.each([
    ["goal", "whether", null],
    ["goal missing", "missing", null],
    ["goal distance minutes", "whether", "distance_m"],
    ["goal metMinutes days", "whether", "met_minutes"],
    ["goal days minutes", "whether", "active_days"],
    ["goal minutes count", "whether", "minutes"],
    ["goal count", "whether", "sessions"],
    ["goal plural", "whether", "sessions"],
    ["goal single", "whether", "sessions"],
    ["missing distance", "missing", "distance_m"],
    ["progress distance", "whether", "distance_m"],
  ])("a goal is of the measure that is named: %s", (cues, ask, measure) => {
    const query = { metric: "goals", measure, activity: null, period: EVER };
    expect(askedGoals(askedBy(cues))).toEqual({ query, ask });
  });

  it.each([
    "minutes",
    "goal recommended",
    "goal heart_rate",
    "goal pace",
    "goal streak",
    "missing distance target",
    "missing distance since",
    "missing",
    "distance",
  ])("is asked for by none of these: %s", (cues) => {
    expect(askedGoals(askedBy(cues))).toBeUndefined();
  });

  it.each([
    ["fiveKilometers fastest", "fastest_5_km", "value"],
    ["tenKilometers personalBest", "fastest_10_km", "value"],
    ["halfMarathon pace", "fastest_half_marathon", "value"],
    ["marathon most when", "fastest_marathon", "when"],
    ["oneKilometer fastest", "fastest_1_km", "value"],
    ["marathon did", "fastest_marathon", "whether"],
    ["marathon yesNo", "fastest_marathon", "whether"],
  ])("a best time is that of runs over the distance: %s", (cues, metric, ask) => {
    const activity = { name: "running", families: ["running"] };
    const found = askedStretch(askedBy(cues));
    expect(found).toMatchObject({ query: { metric, period: EVER }, ask });
    expect(found?.query).toMatchObject({ activity: { families: activity.families } });
  });

  it.each([
    "fastest",
    "marathon",
    ...["last", "average", "compare", "missing"].map((cue) => `marathon fastest ${cue}`),
    ...["count", "total", "more", "longest"].map((cue) => `marathon did ${cue}`),
  ])("is asked for by none of these: %s", (cues) => {
    expect(askedStretch(askedBy(cues))).toBeUndefined();
  });
});

describe("two single sessions", () => {
  const askedAgainst = (question: string) => {
    const asked = readRecordQuestion(read(question), { today: TODAY.date, before: null });
    if (asked?.kind !== "records") return asked?.kind ?? null;
    const { query, ask, against } = asked;
    const familyOf = (each: typeof against) =>
      each !== undefined && "activity" in each ? each.activity?.families[0] : undefined;
    return [ask, query.metric, familyOf(query), familyOf(against)].join(" ");
  };

  it.each([
    ["which was longer, my last run or my last ride?", "how_long last running bicycling"],
    ["was my last swim longer than my last run", "how_long last swimming running"],
    ["which was farther, my last run or my last hike", "distance last running hiking"],
    ["上次跑步和上次骑车哪个更长", "how_long last running bicycling"],
    ["上次跑步跟上次行山边次远啲", "distance last running hiking"],
  ])("are held against each other: %s", (question, asked) => {
    expect(askedAgainst(question)).toBe(asked);
  });

  it.each([
    ["did i run or swim longer last week", "value minutes running "],
    ["when was my last run", "when last running "],
    ["is a run longer than a ride", null],
  ])("are not what is asked by %s", (question, asked) => {
    expect(askedAgainst(question)).toBe(asked);
  });
});
