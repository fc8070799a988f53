import type { Asked, AskedRecords } from "../asked-records.ts";
import { textAt } from "../text-at.ts";
import { GROUPING_CUES } from "./grouping-cues.ts";
import { OF_ALL_SESSIONS } from "./other-asks.ts";
import { scopeOf } from "./query-scope.ts";

type Found = Omit<AskedRecords, "kind">;

/** Of what one session may have most, by what is asked: the first that is found. */
const MOST_OF = [
  ["heart_rate", "most_beats"],
  ["steps", "most_steps"],
  ["climb", "most_climb"],
] as const;
const OTHER_ASKS = ["average", "compare", ...OF_ALL_SESSIONS] as const;
/** "My max heart rate" may be meant of the body, what was highest is one that was measured. */
const HIGHEST = new Set(["highest", "peak"]);

/** "Which run had the highest heart rate?", "most steps in one session", "highest heart rate ever". */
export function askedMostOf(asked: Asked): Found | undefined {
  const { has } = asked;
  const [ask, by] = MOST_OF.find(([measure]) => has(measure)) ?? [];
  if (ask === undefined || by === undefined || has(...GROUPING_CUES, ...OTHER_ASKS))
    return undefined;
  const isOfOne = has("most") && (has("single") || (has("when") && asked.activities.length > 0));
  if (!isOfOne && !isOfMost(asked)) return undefined;
  const { activity, period } = scopeOf(asked);
  return { query: { metric: "list", activity, period, choice: { by } }, ask };
}

/** Whether it asks for the most that any session has, of all that there are or of a kind. */
export function isOfMost(asked: Asked): boolean {
  const { has, periods, activities, question, isOwn } = asked;
  if (!has("heart_rate", "steps", "climb") || has(...GROUPING_CUES, ...OTHER_ASKS)) return false;
  const isHighest = question.words.some(
    ({ text }, place) =>
      HIGHEST.has(text) || (text === "最" && textAt(question.words, place + 1) === "高"),
  );
  const isEver = periods.some(({ period }) => period !== "future" && period.kind === "ever");
  if (isEver) return has("most") || isHighest;
  if (!has("most")) return false;
  const isOfSessions = activities.length > 0 && !has("total");
  return (isHighest && isOwn && periods.length === 0) || (isOfSessions && has("steps", "climb"));
}
