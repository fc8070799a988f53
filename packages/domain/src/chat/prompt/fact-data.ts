import type { RecordFact } from "../../sport/records/record-fact.ts";
import {
  amountData,
  comparisonData,
  goalsData,
  nameData,
  targetData,
  weeklyData,
} from "./amount-data.ts";
import { groupsData, planData, sessionsData } from "./listed-data.ts";

/** What the records say as plain JSON, under names with units. */
export type FactData = Readonly<Record<string, unknown>>;

/**
 * What the records say to a query, in the units and with the rounding of everything that is shown. Names and notes stand on
 * one line, cut; of long lists it has the latest days, the sports with most or the first items, and how many there are.
 *
 * @example
 * ```ts
 * import { factData } from "@health-exercise/domain/chat";
 * const query = { metric: "current_streak", activity: null };
 * const { days_in_a_row } = factData({ kind: "streak", query, days: 3 });
 * console.log(days_in_a_row); // 3
 * ```
 */
export function factData(fact: RecordFact): FactData {
  const { query } = fact;
  return { asked: query.metric === "unrecorded" ? query.measure : query.metric, ...toldOf(fact) };
}

function toldOf(fact: RecordFact): FactData {
  switch (fact.kind) {
    case "amount":
      return amountData(fact.of);
    case "comparison":
      return comparisonData(fact);
    case "target":
      return targetData(fact);
    case "goals":
      return goalsData(fact);
    case "trend":
      return {
        latest_four_full_weeks: weeklyData(fact.late),
        four_weeks_before: weeklyData(fact.early),
      };
    case "groups":
      return groupsData(fact);
    case "sessions":
      return sessionsData(fact);
    case "streak": {
      const activity = "activity" in fact.query ? fact.query.activity : null;
      return { exercise: nameData(activity), days_in_a_row: fact.days };
    }
    case "plan":
      return planData(fact);
    case "unrecorded":
      return { is_recorded: false };
  }
}
