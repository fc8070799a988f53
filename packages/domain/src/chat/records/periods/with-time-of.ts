import type { RecordQuery } from "../../../sport/records/record-query.ts";
import type { Asked, AskedRecords, RecordQuestion } from "../asked-records.ts";
import { TIMES_OF_DAY } from "../kinds/exercise-kind.ts";
import { hoursIn, withinHours } from "./hours-of-day.ts";
import { hasUnreadTime } from "./unread-time.ts";

/** In what a session is called by itself. */
const TIMES_IN_TITLES = "morning evening night afternoon lunch noon 早 晚 午 晨 夜".split(" ");

/** What is asked for with the part of the day that the question names; unclear where it names a time that nothing reads. */
export function withTimeOf(asked: Asked, found: AskedRecords): RecordQuestion {
  if (hasUnreadTime(asked, found)) return { kind: "unclear" };
  const hours = hoursIn(asked.question);
  if (hours === undefined || isCalledByTime(found.query)) return found;
  if (hours === "several") return { kind: "unclear" };
  const query = withinHours(timeOfDayApart(found.query), hours);
  return query === undefined ? { kind: "unclear" } : { ...found, query };
}

/** "Morning runs" are runs that begin in the morning; what one of them is called by itself is looked for by its name. */
function timeOfDayApart(query: RecordQuery): RecordQuery {
  if (!("activity" in query) || query.activity === null) return query;
  const { kind, ...activity } = query.activity;
  return kind !== undefined && TIMES_OF_DAY.has(kind) ? { ...query, activity } : query;
}

function isCalledByTime(query: RecordQuery): boolean {
  const title = ("activity" in query && query.activity?.title) || "";
  return TIMES_IN_TITLES.some((time) => title.toLowerCase().includes(time));
}
