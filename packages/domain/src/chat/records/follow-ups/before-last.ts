import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesWith } from "../../../language/phrases-with.ts";
import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import { type Asked, type AskedRecords, LONGEST_FOLLOW_UP } from "../asked-records.ts";

/** All that is likely to be on record (design value). */
export const TEN_YEARS: RecordPeriod = { kind: "last_days", days: 3_650 };
const BEFORE_LAST: readonly string[] = [
  "(one|session|run|swim|ride|walk|hike|workout|game|match|time) before (that|it|this|them|)",
  "(previous|next to last) one",
  "(那|)再(之前|以前|往前|上次|上一次)(呢|)",
  "(再|上)(上|前)(一|)(次|回|趟|场|节|嗰次)",
  "(再|)(之前|以前|往前)(的|)(那|嗰|一)(一|)(次|回|趟|场|节)",
  "再往前(呢|)",
];

let finder: PhraseFinder<true> | undefined;

/** "And the one before?" behind the last session: the one that came before it. */
export function beforeLast(asked: Asked, { query, ask }: AskedRecords): AskedRecords | undefined {
  const { has, length, unexplained, question } = asked;
  const placed = placeOf({ query, ask });
  if (placed === undefined || !("period" in query) || length > LONGEST_FOLLOW_UP || unexplained > 0)
    return undefined;
  if (has("advice", "hazard", "change", "future", "need", "compare", "more")) return undefined;
  finder ??= createPhraseFinder(phrasesWith(BEFORE_LAST, true as const), { compare: "stem" });
  if (finder.find(question.words).length === 0) return undefined;
  const { activity } = query;
  const period = query.period.kind === "ever" ? TEN_YEARS : query.period;
  const choice = { by: "latest", count: placed + 1 } as const;
  return {
    kind: "records",
    query: { metric: "list", activity, period, choice },
    ask: "before_last",
  };
}

/** How many sessions before now the one is that was told of; undefined where none was. */
function placeOf({ query, ask }: Pick<AskedRecords, "query" | "ask">): number | undefined {
  if (query.metric === "last") return 1;
  const isBefore = query.metric === "list" && ask === "before_last";
  return isBefore && query.choice?.by === "latest" ? query.choice.count : undefined;
}
