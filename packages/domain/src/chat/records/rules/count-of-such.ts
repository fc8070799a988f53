import { MARATHON_METERS } from "../../../sport/records/picked-sessions.ts";
import type { RecordPick, SessionBound } from "../../../sport/records/record-query.ts";
import { STRETCHES } from "../../../sport/track/fastest-stretches.ts";
import type { Asked, AskedRecords } from "../asked-records.ts";
import { listOf } from "./choice-rules.ts";
import { GROUPING_CUES } from "./grouping-cues.ts";
import { stretchIn } from "./measure-rules.ts";
import { scopeOf } from "./query-scope.ts";
import { sessionAmountIn } from "./session-bound.ts";

type Found = Omit<AskedRecords, "kind">;

/** How far the races are that are asked for by a name. */
const METERS_OF: Partial<Record<RecordPick, number>> = {
  fastest_half_marathon: STRETCHES.halfMarathon,
  fastest_marathon: MARATHON_METERS,
};
/** What has a number that says something else than which sessions are meant. */
const OF_OTHER_COUNTS = [
  "bound",
  "missing",
  "goal",
  "target",
  "plan",
  "compare",
  "more",
  "trend",
  "average",
  "streak",
  "latestFew",
  "fastest",
  "longest",
  "most",
  "minutes",
  "calories",
  "days",
  "since",
] as const;
const UNTIL = new Set("to until till before reach 到 达 才".split(" "));
/** "How many half marathons have I run?", 今年跑了几次10公里: the sessions of about that way or time. */
export function askedCountOfSuch(asked: Asked): Found | undefined {
  const { has, question, activities } = asked;
  const isNamed = activities.some(({ activity }) => activity !== null) || stretchIn(asked);
  if (!has("count") || !isNamed || has(...OF_OTHER_COUNTS, ...GROUPING_CUES)) return undefined;
  if (question.words.some(({ text }) => UNTIL.has(text))) return undefined;
  const bound = sessionAmountIn(question) ?? stretchBound(asked);
  return bound && listOf(asked, { by: "bound", bound }, scopeOf(asked).period);
}

function stretchBound(asked: Asked): SessionBound | undefined {
  const pick = stretchIn(asked);
  const value = pick && METERS_OF[pick];
  return value === undefined ? undefined : { measure: "meters", side: "about", value };
}
