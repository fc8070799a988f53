import type {
  RecordChoice,
  RecordPeriod,
  RecordPickQuery,
} from "../../../sport/records/record-query.ts";
import type { Asked, AskedRecords } from "../asked-records.ts";
import { titledActivityIn } from "../kinds/asked-activity.ts";
import type { Cue } from "../record-reading.ts";
import { comparisonIn } from "./comparison-in.ts";
import { GROUPING_CUES } from "./grouping-cues.ts";
import { latestFewIn } from "./latest-few.ts";
import { STRETCH_CUES } from "./measure-rules.ts";
import { periodsIn, scopeOf } from "./query-scope.ts";
import { sessionAmountIn, sessionBoundIn } from "./session-bound.ts";

type Found = Omit<AskedRecords, "kind">;
type FoundList = Found & { readonly query: RecordPickQuery };

const EVER: RecordPeriod = { kind: "ever" };
/** What is asked of all sessions, and not of one that is called so. */
const OF_ALL = ["count", "plural", "total", "list", "longest", "most", "fastest", "trend"] as const;

/** Which side of a session is asked for, by what is asked: the first that is found. */
const SIDES = [
  ["note", "note"],
  ["rating", "rating"],
  ["condition", "rating"],
  ["heart_rate", "heart_rate"],
  ["steps", "steps"],
  ["climb", "climb"],
  ["pace", "pace"],
  ["distance", "distance"],
  ["far", "distance"],
  ["when", "when"],
  ["minutes", "how_long"],
] as const satisfies readonly (readonly [Cue, AskedRecords["ask"]])[];

/** The latest so many sessions. */
export function askedLatestFew(asked: Asked): Found | undefined {
  const { has } = asked;
  if (!has("latestFew") || has("trend", "compare", "fastest", "longest", "most")) return undefined;
  const count = latestFewIn(asked.question);
  if (count === undefined) return undefined;
  const named = periodsIn(asked).find(({ kind }) => kind !== "ever");
  const found = listOf(asked, { by: "latest", count }, named ?? EVER);
  const mean = (["pace", "heart_rate", "average"] as const).find((cue) => has(cue));
  return mean === undefined || found.ask !== "value" ? found : { ...found, ask: mean };
}

/** "How many runs over 6k?": the sessions of so much time or way. */
export function askedBound(asked: Asked): Found | undefined {
  const { has } = asked;
  if (!has("bound") || has("trend", "compare", "goal", "target", "missing")) return undefined;
  const isHeading = !asked.isAsked && asked.activities.length > 0;
  const isOfEach =
    has("count", "plural", "list", "single", "kind") || isHeading || isOfAnySession(asked);
  const bound = sessionBoundIn(asked.question);
  // "Between 5 and 8 km" is of one session each, whatever else is asked.
  if (bound === undefined || !(isOfEach || bound.side === "between" || isOfLastTime(asked)))
    return undefined;
  const found = listOf(asked, { by: "bound", bound }, scopeOf(asked).period);
  // "The last time I ran more than 10 km" is one of those.
  if (has("last") && !has("count", "list", "plural"))
    return { ...found, query: { ...found.query, metric: "last" } };
  return has("count", "list", "plural") || isHeading ? found : { ...found, ask: "whether" };
}

/** "When did I last run over 10 km?", "last time I ran under 30 minutes?", and not "was my last run over 10 km?" */
function isOfLastTime({ has, question }: Asked): boolean {
  return has("last") && (has("when") || question.words.some(({ text }) => text === "time"));
}

/** "When was my 14 km run?": the sessions of about so much time or way. */
export function askedAbout(asked: Asked): Found | undefined {
  const { has } = asked;
  const isOfBest = has(...STRETCH_CUES, "bound", "longest", "farthest", "fastest", "most", "last");
  if (!has("when") || isOfBest || has("target", "goal", "since", "trend", "compare"))
    return undefined;
  const bound = sessionAmountIn(asked.question);
  const isNamed = asked.activities.some(({ activity }) => activity !== null);
  if (bound === undefined || !isNamed) return undefined;
  return listOf(asked, { by: "bound", bound }, scopeOf(asked).period);
}

/** "Have I ever run more than 10 km?" */
function isOfAnySession({ has, periods }: Asked): boolean {
  const isEver = periods.every(({ period }) => period !== "future" && period.kind === "ever");
  return has("did", "yesNo") && isEver && !has("minutes", "far");
}

/** The session of the least time, or the slowest. */
export function askedLeast(asked: Asked): Found | undefined {
  const { has } = asked;
  if (has("streak", ...GROUPING_CUES) || comparisonIn(asked) !== undefined) return undefined;
  const by = has("slowest") ? "slowest" : has("shortest") ? "shortest" : undefined;
  if (by === undefined || has("last", "average")) return undefined;
  return listOf(asked, { by }, scopeOf(asked).period);
}

/** "How many calories did my long run burn?": the last session that is called so. */
export function askedTitled(asked: Asked): Found | undefined {
  const { has } = asked;
  const activity = titledActivityIn(asked);
  if (
    activity === undefined ||
    has(...OF_ALL, ...GROUPING_CUES, "since", "streak", "compare", "goal")
  )
    return undefined;
  if (has("average") && !has("last", "single") && isChinese(asked)) return undefined;
  const { period } = scopeOf(asked);
  const [, ask = "value"] = SIDES.find(([cue]) => has(cue)) ?? [];
  return { query: { metric: "last", activity, period }, ask };
}

/** Which has no plural: a mean is one of all that are called so. */
function isChinese({ question }: Asked): boolean {
  return question.words.some(({ kind }) => kind === "han");
}

/** Those of the sessions of a question that are meant. */
export function listOf(asked: Asked, choice: RecordChoice, period: RecordPeriod): FoundList {
  const { activity } = scopeOf(asked);
  const ask = asked.has("when") ? "when" : "value";
  return { query: { metric: "list", activity, period, choice }, ask };
}
