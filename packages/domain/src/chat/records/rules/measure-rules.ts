import { recordActivityNamed } from "../../../sport/records/record-activity.ts";
import {
  type RecordPeriod,
  type RecordPick,
  type RecordPickQuery,
  UNRECORDED_MEASURES,
} from "../../../sport/records/record-query.ts";
import type { Asked, AskedRecords } from "../asked-records.ts";
import { comparisonIn } from "./comparison-in.ts";
import { GROUPING_CUES } from "./grouping-cues.ts";
import { MEASURED } from "./measured.ts";
import { periodsIn, type QueryScope, scopeOf } from "./query-scope.ts";
import { sessionBoundIn } from "./session-bound.ts";

type Found = Omit<AskedRecords, "kind">;

const STRETCHES = {
  fiveKilometers: "fastest_5_km",
  tenKilometers: "fastest_10_km",
  halfMarathon: "fastest_half_marathon",
  marathon: "fastest_marathon",
  oneKilometer: "fastest_1_km",
} as const satisfies Readonly<Record<string, RecordPick>>;
/** The distances of which runners ask for their best time, by what they are called. */
export const STRETCH_CUES = Object.keys(STRETCHES) as readonly (keyof typeof STRETCHES)[];

/** The pick of the distance that a question names. */
export function stretchIn({ has }: Asked): RecordPick | undefined {
  const cue = STRETCH_CUES.find((each) => has(each));
  return cue && STRETCHES[cue];
}

/** "My fastest 5k?": of runs, where no other exercise is named. */
export function askedStretch(asked: Asked): Found | undefined {
  const { has } = asked;
  const metric = stretchIn(asked);
  const side = sideOfRace(asked);
  // "How far" may also ask for what is missing.
  const isMissing = has("missing") && side === undefined;
  if (metric === undefined || has("last", "average", "compare") || isMissing) return undefined;
  const isWhether = has("did", "yesNo") && !has("count", "total", "more", "longest", "far");
  if (!isOfBest(asked) && !isWhether && side === undefined) return undefined;
  const { activity, period } = scopeOf(asked);
  const run = activity ?? recordActivityNamed("running");
  return {
    query: { metric, activity: run, period },
    ask: side ?? whenOr(isOfBest(asked) ? "value" : "whether", asked),
  };
}

/** "How far was my half marathon?": what is asked of the race itself. */
function sideOfRace({ has }: Asked): "distance" | "pace" | undefined {
  if (!has("halfMarathon", "marathon") || has("count", "total", "plural", "fastest", "most"))
    return undefined;
  if (has("runningPace")) return "pace";
  return has("did", "own") && has("far", "distance") ? "distance" : undefined;
}

/** The session that went furthest, or fastest. */
export function askedRecordSession(asked: Asked): Found | undefined {
  const { has } = asked;
  if (has("streak")) return undefined;
  const isOfDay = has("farthest", "fastest") && has("groupDay");
  if ((has(...GROUPING_CUES) && (!isOfDay || has("minutes"))) || comparisonIn(asked) !== undefined)
    return undefined;
  const isFarthest =
    (has("farthest") && !has("minutes")) || (has("distance", "far") && has("longest", "most"));
  if (isFarthest) {
    return {
      query: { metric: "longest_distance", ...scopeOf(asked), ...withinBound(asked) },
      ask: whenOr("value", asked),
    };
  }
  const isFastest = has("fastest") || (has("pace") && has("most", "longest"));
  if (!isFastest || has("last", "average")) return undefined;
  const query = { metric: "best_pace", ...pacedScope(asked), ...withinBound(asked) } as const;
  return { query, ask: whenOr("value", asked) };
}

/** "My fastest run over 10 km" is one of those. */
function withinBound({ has, question }: Asked): Pick<RecordPickQuery, "choice"> {
  const bound = has("bound") ? sessionBoundIn(question) : undefined;
  return bound === undefined ? {} : { choice: { by: "bound", bound } };
}

/** What was measured of the last session, or of one on a day; of pulse, steps and climbs nothing is added up. */
export function askedMeasure(asked: Asked): Found | undefined {
  const { has } = asked;
  const measure = MEASURED.find((each) => has(each)) ?? (has("far") ? "distance" : undefined);
  if (measure === undefined || has(...GROUPING_CUES)) return undefined;
  const scope = scopeOf(asked);
  const isOfOne = asked.activities.length > 0 || (measure !== "steps" && !has("total"));
  const isOfDay = scope.period.kind === "day" && measure !== "distance" && isOfOne;
  const isOfLast =
    has("last") &&
    comparisonIn(asked) === undefined &&
    (asked.activities.length > 0 || scope.period.kind === "ever");
  if (isOfLast || isOfDay) return { query: { metric: "last", ...scope }, ask: measure };
  const summed = UNRECORDED_MEASURES.find((each) => each === measure);
  return summed && { query: { metric: "unrecorded", measure: summed, ...scope }, ask: "value" };
}

/** The goals that the person set, or what is missing to a number of kilometers. */
export function askedGoals(asked: Asked): Found | undefined {
  const { has } = asked;
  const isOfDistance = has("missing", "progress") && has("distance") && !has("target", "since");
  if ((!has("goal") || has("recommended")) && !isOfDistance) return undefined;
  if (has("heart_rate", "pace", "streak") || isOfTwoTimes(asked)) return undefined;
  const period = periodsIn(asked).find(({ kind }) => kind !== "ever") ?? periodNamed(asked);
  const query = { metric: "goals", period: period ?? EVER, measure: goalMeasure(asked) } as const;
  const named = scopeOf(asked).activity;
  return { query: { ...query, activity: named }, ask: has("missing") ? "missing" : "whether" };
}

/** "How many more km in May than in April?" holds two times against each other. */
export function isOfTwoTimes(asked: Asked): boolean {
  return (
    asked.has("more", "compare") && asked.periods.length > 1 && comparisonIn(asked) !== undefined
  );
}

/** A pace is that of runs where no other exercise is named; a speed may be of anything. */
export function pacedScope(asked: Asked): QueryScope {
  const { activity, period } = scopeOf(asked);
  const isOfRuns = activity === null && asked.has("runningPace");
  return { activity: isOfRuns ? recordActivityNamed("running") : activity, period };
}

const EVER: RecordPeriod = { kind: "ever" };
const WEEKLY = new Set(["weekly", "周", "week", "週"]);

/** "My weekly goal". */
function periodNamed({ question }: Asked): RecordPeriod | undefined {
  return question.words.some(({ text }) => WEEKLY.has(text))
    ? { kind: "week", weeksAgo: 0 }
    : undefined;
}

function goalMeasure({ has }: Asked) {
  if (has("distance")) return "distance_m";
  if (has("metMinutes")) return "met_minutes";
  if (has("days")) return "active_days";
  if (has("minutes")) return "minutes";
  return has("count", "plural", "single") ? "sessions" : null;
}

function isOfBest({ has }: Asked): boolean {
  return has("fastest", "personalBest", "pace", "most");
}

function whenOr(ask: AskedRecords["ask"], { has }: Asked): AskedRecords["ask"] {
  return has("when") ? "when" : ask;
}
