import type { RecordAmountMetric } from "../../../sport/records/record-query.ts";
import type { Asked } from "../asked-records.ts";

/** What is to be added up; undefined where no measure is named. */
export function amountMetricOf({ has }: Asked): RecordAmountMetric | undefined {
  if (has("pace", "fastest")) return "pace_s_per_km";
  const isOfWay = has("distance") || (has("farthest") && !has("minutes"));
  if (isOfWay || (has("far") && !has("target")))
    return has("average", "each") ? "average_distance_m" : "distance_m";
  if (has("metMinutes")) return "met_minutes";
  if (has("calories")) return "calories";
  if (has("average") || (has("each") && has("minutes"))) return "average_minutes";
  if (has("days")) return "active_days";
  if (has("minutes")) return "minutes";
  return has("count") ? "sessions" : undefined;
}
