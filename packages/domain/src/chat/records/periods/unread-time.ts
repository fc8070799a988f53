import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesWith } from "../../../language/phrases-with.ts";
import { daysOfPeriod } from "../../../sport/records/record-period.ts";
import type { RecordQuery } from "../../../sport/records/record-query.ts";
import type { Asked, AskedRecords } from "../asked-records.ts";
import { scopeOf } from "../rules/query-scope.ts";
import { textAt } from "../text-at.ts";
import {
  BEHIND_BOUNDS,
  CHINESE_BOUNDS,
  NO_TIME_BEFORE,
  UNREAD_BOUNDS,
  UNREAD_TIMES,
} from "./unread-time.data.ts";

type Found = Pick<AskedRecords, "query" | "ask" | "isFollowUp">;
type Span = { readonly start: number; readonly end: number };

/** "What did I write after my last run?" is told by that run. */
const OF_A_SESSION: ReadonlySet<string> = new Set(["note", "rating"]);
const WHILE = new Set("while whilst when whenever during".split(" "));
/** "After my easy run". */
const REACH = 3;

let finder: PhraseFinder<true> | undefined;

/**
 * Whether a question names a time that nothing has read, such as "since the half marathon" or "我生日那天": no answer can leave
 * that out. `found` is what it would be answered with.
 */
export function hasUnreadTime(asked: Asked, found: Found): boolean {
  const isOfIts = found.isFollowUp === true || isOfPeriod(asked, found.query);
  if (OF_A_SESSION.has(found.ask) || !isOfIts) return false;
  const { question, periods, activities } = asked;
  const read: readonly Span[] = periods;
  const isRead = ({ start, end }: Span) =>
    read.some((span) => span.start < end && start < span.end);
  const bound = question.words.findIndex(
    (_, at) => isBound(asked, at) && !isRead({ start: at, end: at + 1 }) && !isWithinDay(asked, at),
  );
  if (bound >= 0) {
    // "How many days since I ran" is told by that; "how many runs since my last hike" is not.
    const isCounted = activities.some(({ end }) => end <= bound);
    return found.ask !== "days_since" || isCounted;
  }
  if (isOfDay(found.query)) return false;
  finder ??= createPhraseFinder(phrasesWith(UNREAD_TIMES, true as const), { within: "sentence" });
  return finder
    .findAll(question.words)
    .hits.some((hit) => !isRead(hit) && !isWhileExercising(asked, hit));
}

/** A period that something else than the words for it has told holds what they say. */
function isOfPeriod(asked: Asked, query: RecordQuery): boolean {
  if (!("period" in query) || query.metric === "goals") return false;
  const { today } = asked;
  const [left, right] = [query.period, scopeOf(asked).period];
  const isEver = left.kind === "ever";
  return (
    isEver ||
    JSON.stringify(daysOfPeriod(left, today)) === JSON.stringify(daysOfPeriod(right, today))
  );
}

/** "Which was the day I ran most?" asks for the day itself. */
function isOfDay(query: RecordQuery): boolean {
  return "grouping" in query && query.grouping !== null && query.grouping !== "sport";
}

/** "Did I swim after my run yesterday?" is of yesterday all the same. */
function isWithinDay({ periods, activities }: Asked, at: number): boolean {
  const isOfOneDay = periods.some(({ period }) => period !== "future" && period.kind === "day");
  return isOfOneDay && activities.some(({ start }) => start > at && start <= at + REACH);
}

/** "My pulse when I was running". */
function isWhileExercising({ activities, question }: Asked, { start: lead, end }: Span): boolean {
  const isWhile = WHILE.has(textAt(question.words, lead));
  return isWhile && activities.some(({ start }) => start === end);
}

function isBound(asked: Asked, at: number): boolean {
  const { words } = asked.question;
  // "最后游泳那天是几号" asks for that day.
  const isOfSession = asked.activities.some(({ end }) => end === at) && textAt(words, at) === "那";
  if (isOfSession) return false;
  if (UNREAD_BOUNDS.has(textAt(words, at))) return BEHIND_BOUNDS.has(textAt(words, at + 1));
  const last = words[at - 1];
  const signs = CHINESE_BOUNDS.find((each) =>
    each.every((sign, index) => textAt(words, at + index) === sign),
  );
  if (signs === undefined || last?.kind !== "han" || NO_TIME_BEFORE.has(last.text)) return false;
  return last.clause === words[at]?.clause;
}
