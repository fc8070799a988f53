import type { RecordAmountMetric, RecordPeriod } from "../../../sport/records/record-query.ts";
import type { Asked, AskedRecords, RecordAsk } from "../asked-records.ts";
import type { Cue } from "../record-reading.ts";
import { sessionBoundIn } from "../rules/session-bound.ts";

/** "And per week?" (design value). */
const MOST_WORDS = 4;
/** Of what a mean is asked for, and the periods that are no longer than that. */
const MEAN_UNITS = [
  ["eachWeek", "a_week", ["day", "week"]],
  ["eachMonth", "a_month", ["day", "week", "month"]],
  ["eachDay", "a_day", ["day"]],
] as const satisfies readonly (readonly [Cue, RecordAsk, readonly RecordPeriod["kind"][]])[];
const SUMS: ReadonlySet<RecordAmountMetric> = new Set([
  "sessions",
  "minutes",
  "calories",
  "met_minutes",
  "active_days",
  "distance_m",
]);
/** "How many of those were over 5 km?" behind sessions of a kind or a period. */
export function ofSoMuch(
  { has, question }: Asked,
  { query }: AskedRecords,
): AskedRecords | undefined {
  const bound = has("bound") ? sessionBoundIn(question) : undefined;
  if (bound === undefined || !("period" in query) || query.metric === "goals") return undefined;
  if (has("longest", "farthest", "fastest", "most", "last")) return undefined;
  const { activity, period } = query;
  const choice = { by: "bound", bound } as const;
  return { kind: "records", query: { metric: "list", activity, period, choice }, ask: "value" };
}

/** "And per week?" behind a sum of more time than that. */
export function meanOfTime(asked: Asked, { query }: AskedRecords): AskedRecords | undefined {
  const { has, periods, activities, length } = asked;
  const unit = MEAN_UNITS.find(([cue]) => has(cue));
  if (unit === undefined || length > MOST_WORDS || periods.length + activities.length > 0)
    return undefined;
  const [, ask, shorter] = unit;
  if (!("comparison" in query) || query.comparison !== null || query.grouping !== null)
    return undefined;
  if (!SUMS.has(query.metric) || shorter.some((kind) => kind === query.period.kind))
    return undefined;
  return { kind: "records", query: { ...query, grouping: "day" }, ask };
}
