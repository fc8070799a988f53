import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesWith } from "../../../language/phrases-with.ts";
import { UNRECORDED_MEASURES } from "../../../sport/records/record-query.ts";
import { ARTICLES } from "../articles.ts";
import type { Asked, AskedRecords } from "../asked-records.ts";
import { comparisonIn } from "./comparison-in.ts";
import { meanUnitIn } from "./day-rules.ts";
import { GROUPING_CUES } from "./grouping-cues.ts";
import { MEASURED, SUMMED } from "./measured.ts";
import { OF_ALL_SESSIONS } from "./other-asks.ts";
import { scopeOf } from "./query-scope.ts";
import { OTHER_UNITS } from "./session-mean.data.ts";

type Found = Omit<AskedRecords, "kind">;

const SUMS = SUMMED.filter((cue) => cue !== "average");
const EACH_TIME = ["eachDay", "eachWeek", "eachMonth"] as const;
/** What is of one session, or of some. */
const OF_SOME = [
  "last",
  "longest",
  "most",
  "leastOf",
  "latestFew",
  "bound",
  "plan",
  "heart_rate",
] as const;

let units: PhraseFinder<true> | undefined;

/** "Average calories per run": the sum of what sessions tell, divided by them; of times and ways there is a mean by itself. */
export function askedSessionMean(asked: Asked): Found | undefined {
  const { has } = asked;
  if (
    !has("each", "average") ||
    has(...OF_SOME, ...OF_ALL_SESSIONS, ...GROUPING_CUES, ...EACH_TIME)
  )
    return undefined;
  if (meanUnitIn(asked) !== undefined || comparisonIn(asked) !== undefined) return undefined;
  const scope = scopeOf(asked);
  const measure = UNRECORDED_MEASURES.find((each) => has(each));
  if (measure !== undefined && has("each"))
    return { query: { metric: "unrecorded", measure, ...scope }, ask: "a_session" };
  const metric = has("metMinutes") ? "met_minutes" : has("calories") ? "calories" : undefined;
  if (metric === undefined) return undefined;
  return { query: { metric, ...scope, grouping: null, comparison: null }, ask: "a_session" };
}

/** "Calories per km", 每公里消耗多少卡: no record divides them so. */
export function isOfOtherUnit({ has, question }: Asked): boolean {
  if (!has("calories", "metMinutes", "steps", "climb")) return false;
  units ??= createPhraseFinder(phrasesWith(OTHER_UNITS, true as const), { compare: "singular" });
  return units.find(question.words).length > 0;
}

/** "Average minutes per week", 平均每次运动多少卡: a mean of so much leaves out whose it is. */
export function isMeanByItself({
  has,
  unexplained,
  periods,
  question,
  activities,
}: Asked): boolean {
  if (!has("average") || unexplained > 0 || periods.length > 0) return false;
  if (!has("each", ...EACH_TIME) || !has(...MEASURED, ...SUMS, "rate", "plural")) return false;
  const words = question.words.map(({ text }) => text);
  if (words.some((text) => ARTICLES.has(text))) return false;
  // "Average per week" of no exercise may be of anything.
  return activities.length > 0 || !has("calories") || has("each");
}
