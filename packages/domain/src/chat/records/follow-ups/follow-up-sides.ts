import {
  RECORD_PICKS,
  type RecordAmountMetric,
  type RecordChoice,
  type RecordPickQuery,
  type RecordQuery,
  UNRECORDED_MEASURES,
} from "../../../sport/records/record-query.ts";
import type { Asked, AskedRecords, RecordAsk } from "../asked-records.ts";
import { MEASURED } from "../rules/measured.ts";

const WHICH = new Set(["which", "哪", "边"]);

/** Another measure, another session, or another side of the same one; null where it has none such. */
export function otherSideOf(
  { has, question }: Asked,
  query: RecordQuery,
  metric: RecordAmountMetric | undefined,
): AskedRecords | null | undefined {
  const kind = "records";
  const isOfOneOfThem = question.words.some(({ text }) => WHICH.has(text));
  const pick = pickIn(has, isOfOneOfThem);
  if (pick !== undefined && "period" in query)
    return {
      kind,
      query: { ...pick, ...boundOf(query, pick), activity: query.activity, period: query.period },
      ask: has("most") && has("heart_rate") ? "heart_rate" : "value",
    };
  const ask = sideIn(has);
  if (ask !== undefined) return isPick(query) ? { kind, query, ask } : null;
  if (metric !== undefined && isOfOne(query) && isOfAllOfThem(has, query))
    return { kind, query: withMetric(query, metric), ask: "value" };
  const measure = MEASURED.find((each) => has(each)) ?? (has("far") ? "distance" : undefined);
  if (measure !== undefined && isOfOne(query)) return { kind, query, ask: measure };
  const summed = UNRECORDED_MEASURES.find((each) => each === measure);
  if (summed !== undefined && "period" in query) {
    const { activity, period } = query;
    return {
      kind,
      query: { metric: "unrecorded", measure: summed, activity, period },
      ask: "value",
    };
  }
  if (metric === undefined) return undefined;
  if (!isOfOne(query)) return { kind, query: withMetric(query, metric), ask: "value" };
  return { kind, query, ask: metric === "minutes" ? "how_long" : "value" };
}

/** The session that is best, or least, by something. */
function pickIn(
  has: Asked["has"],
  isOfOneOfThem: boolean,
): (Pick<RecordPickQuery, "metric"> & { readonly choice?: RecordChoice }) | undefined {
  if (isOfOneOfThem && has("heart_rate") && has("most") && !has("average"))
    return { metric: "list", choice: { by: "most_beats" } };
  if (has("mostCalories")) return { metric: "most_calories" };
  if (has("farthest") || (has("longest") && has("distance"))) return { metric: "longest_distance" };
  if (has("longest")) return { metric: "longest" };
  if (has("last", "average")) return undefined;
  if (has("fastest")) return { metric: "best_pace" };
  if (has("slowest")) return { metric: "list", choice: { by: "slowest" } };
  return has("shortest") ? { metric: "list", choice: { by: "shortest" } } : undefined;
}

/** "Which of those was the fastest?" means one of the sessions that were told. */
function boundOf(
  query: RecordQuery,
  pick: Pick<RecordPickQuery, "metric" | "choice">,
): Pick<RecordPickQuery, "choice"> {
  const choice = "choice" in query ? query.choice : undefined;
  const isOfThese = choice?.by === "bound" || choice?.by === "latest";
  return isOfThese && pick.choice === undefined ? { choice } : {};
}

/** The side of a session that is asked for. */
export function sideIn(has: Asked["has"]): RecordAsk | undefined {
  if (has("since")) return "days_since";
  if (has("when")) return "when";
  if (has("note")) return "note";
  return has("rating", "condition") ? "rating" : undefined;
}

/** Whether a query is for sessions themselves. */
function isPick(query: RecordQuery): boolean {
  return RECORD_PICKS.some((pick) => pick === query.metric);
}

/** Whether one session is picked out. */
function isOfOne(query: RecordQuery): boolean {
  if (!isPick(query)) return false;
  if (query.metric !== "list") return true;
  const by = query.choice?.by;
  return by !== undefined && by !== "latest" && by !== "bound";
}

/** "How many in total?" and "average pace?" behind the fastest run are of all runs. */
function isOfAllOfThem(has: Asked["has"], { metric }: RecordQuery): boolean {
  if (has("heart_rate", "steps", "climb")) return false;
  if (has("reference", "rating")) return has("count");
  return has("count", "total") || (metric !== "last" && has("average"));
}

function withMetric(query: RecordQuery, metric: RecordAmountMetric): RecordQuery {
  if ("comparison" in query) return { ...query, metric };
  if ("period" in query)
    return {
      metric,
      activity: query.activity,
      period: query.period,
      grouping: null,
      comparison: null,
    };
  return query;
}
