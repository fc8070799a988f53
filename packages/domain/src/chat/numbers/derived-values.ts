import type { Measure } from "../../language/units.data.ts";
import { WEEKLY_TARGET } from "../../sport/statistics/exercise-statistics.ts";
import type { OwnRecords } from "../own-records.ts";
import { periodValue } from "./period-values.ts";

/** What is still missing this week to a target of `amounts`, or to the recommended one and the schemes. */
export function missingValues(
  records: OwnRecords,
  measure: Measure,
  amounts: readonly number[],
): readonly number[] {
  const done = periodValue(records, measure, "this_week");
  const week = records.schemes.flatMap(({ plannedSessions, completedSessions }) =>
    plannedSessions === null ? [] : [plannedSessions - completedSessions],
  );
  if (measure === "sessions") {
    return [...week, ...amounts.map((amount) => amount - (done ?? 0))];
  }
  if (done === undefined) return [];
  const targets = amounts.length > 0 ? amounts : recommended(measure);
  return targets.map((target) => target - done);
}

/** Shares and changes that follow from the records, in percent. */
export function percentages(records: OwnRecords): {
  readonly ofTarget: readonly number[];
  readonly changes: readonly number[];
} {
  const measures = ["minutes", "metMinutes", "energy", "sessions", "days"] as const;
  const share = (part: number | undefined, whole: number | undefined) =>
    part === undefined || whole === undefined || whole === 0 ? [] : [(part / whole) * 100];
  const thisWeek = (measure: Measure) => periodValue(records, measure, "this_week");
  const lastWeek = (measure: Measure) => periodValue(records, measure, "last_week");
  return {
    ofTarget: [
      ...share(thisWeek("minutes"), WEEKLY_TARGET.minutes),
      ...share(thisWeek("metMinutes"), WEEKLY_TARGET.metMinutes),
      ...records.schemes.flatMap(({ completedSessions, plannedSessions }) =>
        share(completedSessions, plannedSessions ?? undefined),
      ),
    ],
    changes: measures.flatMap((measure) =>
      share((thisWeek(measure) ?? 0) - (lastWeek(measure) ?? 0), lastWeek(measure)),
    ),
  };
}

function recommended(measure: Measure): readonly number[] {
  if (measure === "minutes") return [WEEKLY_TARGET.minutes];
  return measure === "metMinutes" ? [WEEKLY_TARGET.metMinutes] : [];
}
