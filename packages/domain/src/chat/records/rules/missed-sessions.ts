import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../../language/phrases-with.ts";
import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import type { Asked, AskedRecords } from "../asked-records.ts";
import { ASKS_FOR_MISSED, ASKS_FOR_MISSED_LESSONS } from "./missed-sessions.data.ts";
import { periodsIn, scopeOf } from "./query-scope.ts";

/** What is missing to something, or has not happened. */
const OTHERS = ["target", "goal", "gap", "compare", "more", "future", "except"] as const;
/** Where no time is named, so far back it is told: four weeks (design value). */
const LATELY: RecordPeriod = { kind: "last_days", days: 28 };

let finder: PhraseFinder<"sessions" | "lessons"> | undefined;

/** "Which workouts did I miss last month?", 上个月我缺了哪几次; which days were missed is told by the days. */
export function isOfMissedSessions({ has, weekdays, question, activities }: Asked): boolean {
  if (weekdays.length > 0 || has("groupDay", "idleDays", "restDays", ...OTHERS)) return false;
  finder ??= createPhraseFinder(
    phrasesByMeaning({ sessions: ASKS_FOR_MISSED, lessons: ASKS_FOR_MISSED_LESSONS }),
    { within: "sentence" },
  );
  const found = new Set(finder.findAll(question.words).hits.map(({ meaning }) => meaning));
  return found.has("sessions") || (found.has("lessons") && activities.length > 0);
}

/** The days on which something was planned, held against those on which something was done. */
export function askedMissedSessions(asked: Asked): Omit<AskedRecords, "kind"> | undefined {
  if (!isOfMissedSessions(asked)) return undefined;
  const period = periodsIn(asked).find(({ kind }) => kind !== "ever") ?? LATELY;
  const { activity } = scopeOf(asked);
  return {
    query: { metric: "active_days", activity, period, grouping: "day", comparison: null },
    ask: "missed",
    against: { metric: "plan", day: null },
  };
}
