import { describe, expect, it } from "vitest";
import type { AskedRecords } from "../../../../src/chat/records/asked-records.ts";
import { followedUp } from "../../../../src/chat/records/follow-ups/follow-up-query.ts";
import { read } from "../../../../src/language/read.ts";
import type { RecordQuery } from "../../../../src/sport/records/record-query.ts";
import { askedBy } from "../asking/asked-by-cues.ts";

type Facts = Parameters<typeof askedBy>[1];

const MAY = { kind: "month", year: 2026, month: 5 } as const;
const APRIL = { kind: "month", year: 2026, month: 4 } as const;
const EVER = { kind: "ever" } as const;
const RUNNING = { name: "running", families: ["running"] };
const SWIMMING = { name: "swimming", families: ["swimming"] };
const SWIM = { sports: ["swimming"] };
const IN_APRIL = { periods: [APRIL] };

const plain = { activity: RUNNING, period: MAY, grouping: null, comparison: null } as const;
const BEFORE = {
  runs: { metric: "sessions", ...plain },
  ever: { metric: "sessions", ...plain, period: EVER },
  byDay: { metric: "minutes", ...plain, grouping: "day" },
  meters: { metric: "distance_m", ...plain },
  pace: { metric: "pace_s_per_km", ...plain },
  mean: { metric: "average_distance_m", ...plain },
  longest: { metric: "longest", activity: RUNNING, period: MAY },
  list: { metric: "list", activity: RUNNING, period: MAY },
  last: { metric: "last", activity: RUNNING, period: EVER },
  fastest: { metric: "fastest_5_km", activity: RUNNING, period: MAY },
  streak: { metric: "current_streak", activity: RUNNING },
  goals: { metric: "goals", measure: null, activity: null, period: EVER },
  plan: { metric: "plan", day: null },
  target: {
    metric: "minutes",
    activity: null,
    period: MAY,
    grouping: null,
    comparison: { with: "target" },
  },
} as const satisfies Readonly<Record<string, RecordQuery>>;

/** What is asked behind a question, as what it changes of that and the side that it asks for; null for nothing. */
function changed(before: keyof typeof BEFORE, cues: string, facts: Facts = {}) {
  const query = BEFORE[before];
  const asked: AskedRecords = { kind: "records", query, ask: "note" };
  const found = followedUp(askedBy(cues, facts), asked);
  if (found === null) return null;
  const entries = Object.entries(found.query).filter(
    ([name, value]) =>
      JSON.stringify(value) !==
      JSON.stringify(Object.entries(query).find(([key]) => key === name)?.[1]),
  );
  return { ...Object.fromEntries(entries), ask: found.ask };
}

describe("what follows a question changes of it", () => {
  it.each([
    ["runs", "opening", IN_APRIL, { period: APRIL, ask: "note" }],
    ["runs", "", IN_APRIL, { period: APRIL, ask: "note" }],
    ["runs", "opening", SWIM, { activity: SWIMMING, ask: "note" }],
    ["streak", "opening", SWIM, { activity: SWIMMING, ask: "note" }],
    ["streak", "opening", IN_APRIL, { ask: "note" }],
    ["goals", "opening", IN_APRIL, { period: APRIL, ask: "note" }],
    ["runs", "minutes", {}, { metric: "minutes", ask: "value" }],
    ["runs", "calories", {}, { metric: "calories", ask: "value" }],
    ["runs", "minutes", IN_APRIL, { metric: "minutes", period: APRIL, ask: "value" }],
    ["runs", "longest", {}, { metric: "longest", ask: "value" }],
    ["runs", "mostCalories longest", {}, { metric: "most_calories", ask: "value" }],
    ["runs", "farthest longest", {}, { metric: "longest_distance", ask: "value" }],
    ["runs", "longest distance", {}, { metric: "longest_distance", ask: "value" }],
    ["runs", "more", IN_APRIL, { comparison: { with: "period", period: APRIL }, ask: "value" }],
    ["runs", "compare", IN_APRIL, { comparison: { with: "period", period: APRIL }, ask: "value" }],
    ["ever", "more", IN_APRIL, { period: APRIL, ask: "note" }],
    ["byDay", "more", IN_APRIL, { period: APRIL, ask: "note" }],
    ["longest", "more", IN_APRIL, { period: APRIL, ask: "note" }],
    ["runs", "last", {}, { metric: "last", period: EVER, ask: "value" }],
    ["runs", "last minutes", {}, { metric: "last", period: EVER, ask: "how_long" }],
    ["runs", "last when", {}, { metric: "last", period: EVER, ask: "when" }],
    ["runs", "last", { sports: [null] }, { metric: "last", period: EVER, ask: "value" }],
    ["last", "opening last", SWIM, { activity: SWIMMING, ask: "note" }],
    ["last", "opening since", SWIM, { activity: SWIMMING, ask: "days_since" }],
    ["last", "opening last when", SWIM, { activity: SWIMMING, ask: "when" }],
    ["last", "when", {}, { ask: "when" }],
    ["last", "since", {}, { ask: "days_since" }],
    ["last", "note", {}, { ask: "note" }],
    ["last", "rating", {}, { ask: "rating" }],
    ["last", "condition", {}, { ask: "rating" }],
    ["last", "minutes", {}, { ask: "how_long" }],
    ["last", "calories", {}, { ask: "value" }],
    ["last", "distance", {}, { ask: "distance" }],
    ["last", "far", {}, { ask: "distance" }],
    ["last", "pace", {}, { ask: "pace" }],
    ["last", "heart_rate body", {}, { ask: "heart_rate" }],
    ["last", "steps", {}, { ask: "steps" }],
    ["last", "climb", {}, { ask: "climb" }],
    ["fastest", "tenKilometers", {}, { metric: "fastest_10_km", ask: "value" }],
    ["fastest", "marathon", {}, { metric: "fastest_marathon", ask: "value" }],
    ["meters", "average", {}, { metric: "average_distance_m", ask: "value" }],
    ["meters", "each", {}, { metric: "average_distance_m", ask: "value" }],
    ["meters", "average minutes", {}, { metric: "average_minutes", ask: "value" }],
    ["meters", "average calories", {}, { metric: "calories", ask: "value" }],
    ["meters", "average pace", {}, { metric: "pace_s_per_km", ask: "value" }],
    ["pace", "distance", { length: 4 }, { ask: "value" }],
    ["mean", "distance", { length: 4 }, { ask: "value" }],
    ["mean", "distance", { length: 5 }, { metric: "distance_m", ask: "value" }],
    ["mean", "distance total", { length: 4 }, { metric: "distance_m", ask: "value" }],
    ["mean", "distance far", { length: 4 }, { metric: "distance_m", ask: "value" }],
    ["mean", "distance count", { length: 4 }, { metric: "distance_m", ask: "value" }],
    ["mean", "distance pace", { length: 4 }, { metric: "pace_s_per_km", ask: "value" }],
    ["runs", "opening", { question: read("all sports together") }, { activity: null, ask: "note" }],
    [
      "runs",
      "opening",
      { question: read("overall"), periods: [EVER] },
      { period: EVER, ask: "note" },
    ],
    [
      "runs",
      "minutes",
      { question: read("overall"), periods: [EVER] },
      { metric: "minutes", ask: "value" },
    ],
    [
      "runs",
      "minutes",
      { question: read("ever"), periods: [EVER] },
      { metric: "minutes", period: EVER, ask: "value" },
    ],
    ["goals", "missing", {}, { ask: "missing" }],
    ["plan", "missing", {}, { ask: "missing" }],
    ["target", "missing", {}, { ask: "missing" }],
    ["plan", "", { question: read("and tomorrow") }, { day: "2026-06-18", ask: "value" }],
    [
      "plan",
      "",
      { periods: [{ kind: "day", date: "2026-06-19" }] },
      { day: "2026-06-19", ask: "value" },
    ],
    [
      "runs",
      "target",
      {},
      { metric: "minutes", activity: null, comparison: { with: "target" }, ask: "whether" },
    ],
    ["runs", "opening own", IN_APRIL, { period: APRIL, ask: "note" }],
    ["last", "own note", {}, { ask: "note" }],
    ["runs", "opening minutes", { unexplained: 0.5 }, { metric: "minutes", ask: "value" }],
    ["runs", "opening minutes", { length: 10 }, { metric: "minutes", ask: "value" }],
  ] as readonly (readonly [keyof typeof BEFORE, string, Facts, unknown])[])(
    "%s: %s, %j",
    (before, cues, facts, expected) => {
      expect(changed(before, cues, facts)).toEqual(expected);
    },
  );

  it.each([
    ["runs", "", {}],
    ["runs", "opening", {}],
    ["plan", "minutes", {}],
    ["runs", "when", {}],
    ["runs", "opening last", { ...SWIM, unexplained: 0.5 }],
    ["last", "opening last", { ...SWIM, periods: [MAY] }],
    ...["advice", "need", "hazard", "change", "future", "filter", "body"].map((cue) => [
      "runs",
      `opening ${cue}`,
      IN_APRIL,
    ]),
    ...["streak", "target missing", "goal", "plan", "trend", "groupWeekday"].map((cue) => [
      "runs",
      `opening ${cue}`,
      IN_APRIL,
    ]),
    ...["advice", "hazard", "change", "future"].map((cue) => ["runs", `last ${cue}`, {}]),
    ...["missing", "goal", "hazard", "advice", "need"].map((cue) => ["runs", `target ${cue}`, {}]),
    ...["advice", "hazard", "change", "did", "done"].map((cue) => [
      "plan",
      cue,
      { question: read("tomorrow") },
    ]),
    ["plan", "", { question: read("tomorrow"), unexplained: 1 }],
    ["plan", "", { question: read("tomorrow"), length: 11 }],
    ["plan", "", { question: read("yesterday"), periods: [{ kind: "day", date: "2026-06-16" }] }],
    ["plan", "missing advice", {}],
    ["plan", "missing hazard", {}],
    ["plan", "missing", { unexplained: 0.5 }],
    ["runs", "missing", {}],
    ["runs", "opening minutes", { unexplained: 1 }],
    ["runs", "opening minutes", { length: 11 }],
    ["runs", "minutes", { unexplained: 0.5 }],
    ["runs", "own minutes", {}],
    ["runs", "last", SWIM],
    ["runs", "last", { length: 11 }],
    ["runs", "opening", { ...SWIM, periods: [APRIL] }],
    ["runs", "list", IN_APRIL],
    ["runs", "target", { length: 11 }],
    ["runs", "target", { unexplained: 1 }],
    ["runs", "target", SWIM],
    ["streak", "target", {}],
  ] as readonly (readonly [keyof typeof BEFORE, string, Facts])[])(
    "nothing where it asks for something of its own: %s, %s, %j",
    (before, cues, facts) => {
      expect(changed(before, cues, facts)).toBeNull();
    },
  );
});
