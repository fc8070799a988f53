import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../../language/phrases-with.ts";
import type { ReadText } from "../../../language/read-text.ts";
import type { LocalDate } from "../../../shared/local-date.ts";
import { wordCount } from "../../question/word-count.ts";
import { type AskedRecords, LONGEST_FOLLOW_UP } from "../asked-records.ts";
import { readRecordWords } from "../record-reading.ts";
import { askingPart } from "./asking-part.ts";
import { NOT_THEN, PLAN_WISHES } from "./plan-ahead.data.ts";
import { daysAway, plannedDayIn } from "./planned-day.ts";

/** Who wishes for a week says little more; else it is for something that the plan may not be for (design value). */
const MOST_WORDS = 12;
const MOST_UNEXPLAINED = 1;

/** What a plan is for that may not be the one there is. */
const FOR_ELSE = new Set("to lose gain build race beginner beginners 减 瘦 增 想 为".split(" "));

let finder: PhraseFinder<"wish" | "not"> | undefined;

/** A week of training that is wished for by who has a plan: that is told, and that it can be changed. */
export function wishedPlan(question: ReadText, today: LocalDate): AskedRecords | undefined {
  const { words } = question;
  const [hit] = hitsOf(question, "wish");
  const isOther = words.some(({ text }, at) => at >= (hit?.end ?? 0) && FOR_ELSE.has(text));
  if (wordCount(words) > MOST_WORDS || hit === undefined || isOther) return undefined;
  const { unexplained, activities, cues } = readRecordWords(question, today);
  const isForElse = activities.some(({ activity }) => activity !== null) || cues.has("hazard");
  if (isForElse || unexplained > MOST_UNEXPLAINED) return undefined;
  return { kind: "records", query: { metric: "plan", day: null }, ask: "other_plan" };
}

/** "But no gym on Wednesday" behind the plan: what it has for that day. */
export function dayNotFitting(
  question: ReadText,
  before: AskedRecords | null,
  today: LocalDate,
): AskedRecords | undefined {
  const { periods, cues } = readRecordWords(question, today);
  if (before?.query.metric !== "plan" || cues.has("hazard")) return undefined;
  const day = mayNotFit(question) ? plannedDayIn({ question, periods, today }) : null;
  if (day === null || day < today) return undefined;
  return { kind: "records", query: { metric: "plan", day }, ask: "other_plan" };
}

/** Whether a message may say of a day that it does not fit. */
export function mayNotFit(question: ReadText): boolean {
  return wordCount(question.words) <= LONGEST_FOLLOW_UP && hitsOf(question, "not").length > 0;
}

/** Whether a message changes the week that the one before wished for: no record is asked. */
export function changesWish(question: ReadText, before: ReadText, today: LocalDate): boolean {
  if (!mayNotFit(question) || wishedPlan(before, today) === undefined) return false;
  // "But how far did I run last week?" is a question of its own.
  return askingPart(question, today)?.isAsked !== true || namesDayToCome(question, today);
}

/** A weekday is one to come where nothing tells of what was. */
function namesDayToCome(question: ReadText, today: LocalDate): boolean {
  const { periods, cues } = readRecordWords(question, today);
  return (
    daysAway(question) !== undefined ||
    periods.some(
      ({ period, isWeekday }) => period === "future" || (isWeekday === true && !cues.has("did")),
    )
  );
}

function hitsOf({ words }: ReadText, meaning: "wish" | "not") {
  finder ??= createPhraseFinder(
    phrasesByMeaning<"wish" | "not">({ wish: PLAN_WISHES, not: NOT_THEN }),
  );
  return finder.findAll(words).hits.filter((hit) => hit.meaning === meaning);
}
