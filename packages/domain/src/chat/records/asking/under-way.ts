import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../../language/phrases-with.ts";
import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import type { Asked, AskedRecords } from "../asked-records.ts";
import { activityIn } from "../kinds/asked-activity.ts";
import { GOING_ON, MAY_GO_ON } from "./under-way.data.ts";

/** More words than these ask for something else beside (design value). */
const LONGEST = 14;
const MOST_UNEXPLAINED = 1;

let finder: PhraseFinder<"surely" | "maybe"> | undefined;

/** "How long have I been going?": how long the session under way has lasted so far; undefined where something else is asked. */
export function askedUnderWay(asked: Asked): AskedRecords | undefined {
  const { has, periods, today, question, length, unexplained } = asked;
  if (length > LONGEST || unexplained > MOST_UNEXPLAINED) return undefined;
  if (has("advice", "hazard", "other", "need", "change", "streak", "last")) return undefined;
  const isNow = periods.every(
    ({ period }) =>
      period !== "future" &&
      (period.kind === "ever" || (period.kind === "day" && period.date === today)),
  );
  finder ??= createPhraseFinder(
    phrasesByMeaning<"surely" | "maybe">({ surely: GOING_ON, maybe: MAY_GO_ON }),
    { within: "sentence" },
  );
  const [found] = isNow ? finder.find(question.words) : [];
  if (found === undefined) return undefined;
  const isSure = found.values.includes("surely");
  const period: RecordPeriod = isSure ? { kind: "day", date: today } : { kind: "ever" };
  const scope = { activity: isSure ? null : activityIn(asked), period };
  const query = { metric: "minutes", ...scope, grouping: null, comparison: null } as const;
  return { kind: "records", query: { ...query, isUnderWay: true }, ask: "value" };
}
