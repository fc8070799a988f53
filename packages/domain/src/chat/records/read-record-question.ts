import type { ReadText } from "../../language/read-text.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import { RECORD_PICKS, type RecordQuery } from "../../sport/records/record-query.ts";
import type { Asked, AskedRecords, RecordQuestion } from "./asked-records.ts";
import { type AskingPart, askingPart } from "./asking/asking-part.ts";
import { asksForRecords } from "./asking/asks-for-records.ts";
import { passesOnClaim } from "./asking/passed-on-claim.ts";
import { askedUncounted } from "./asking/uncounted.ts";
import { askedUnderWay } from "./asking/under-way.ts";
import { askedUnlogged } from "./asking/unlogged.ts";
import { followedUp } from "./follow-ups/follow-up-query.ts";
import { isOfNothingElse } from "./kinds/asked-activity.ts";
import { leftOutOf } from "./kinds/left-out.ts";
import { withMatches } from "./kinds/matches.ts";
import { ofOwnName } from "./kinds/own-name.ts";
import { withSeveralDistances } from "./kinds/several-distances.ts";
import { firstDayOf } from "./periods/calendar-days.ts";
import { withTimeOf } from "./periods/with-time-of.ts";
import { type Cue, readRecordWords } from "./record-reading.ts";
import { amountMetricOf } from "./rules/amount-metric.ts";
import { longOne } from "./rules/last-of-so-much.ts";
import { latestTwoAgain } from "./rules/latest-two.ts";
import { MEASURED, SUMMED } from "./rules/measured.ts";
import { isUntoldPair } from "./rules/pair-rule.ts";
import { scatteredPeriods } from "./rules/query-scope.ts";
import { askedQuery } from "./rules/record-query-rules.ts";
import { isUntoldUsual } from "./rules/than-usual.ts";
import { withoutFillers } from "./without-fillers.ts";

/** What a question is read with. */
type QuestionContext = {
  readonly today: LocalDate;
  /** The records question before, on which this one may lean. */
  readonly before: AskedRecords | null;
};

/** So many words may stand unexplained in a question about somebody else. */
const MOST_UNEXPLAINED = 3;
const MOST_WORDS_OF_OTHERS = 16;
/** What is told of two periods beside each other. */
const COMPARED: ReadonlySet<string> = new Set([
  "sessions",
  "minutes",
  "distance_m",
  "pace_s_per_km",
]);
/** "Than the first one". */
const THAN = new Set(["than", "比"]);
const OTHERS = new Set("first one second previous earlier other others 第 次 个 前".split(" "));
const MOST_OF_ASIDE = 12;
/** What leaves open of what there was most. */
const BIGGEST = new Set(
  "biggest best highest top greatest largest record worst lowest least smallest quietest 最".split(
    " ",
  ),
);
const FIRST_OF_MONTH = "-01";
/** More words than these are too many for a question (design value). */
const MOST_WORDS = 400;

/** The records that a question asks for; null where it asks for none. */
export function readRecordQuestion(
  written: ReadText,
  { today, before }: QuestionContext,
): RecordQuestion | null {
  const question = withoutFillers(withSeveralDistances(written));
  if (question.words.length === 0 || question.words.length > MOST_WORDS) return null;
  const part = askingPart(question, today);
  if (part === undefined) return null;
  const asked = askedIn(part, part.text !== question, today);
  const untold = askedUntold(asked);
  if (untold !== undefined) return untold;
  if (asked.isPart && tellsOfHazard(question, today)) return null;
  if (isOfAnotherPerson(asked)) return { kind: "other_person" };
  const goingOn = asked.isPart ? undefined : askedUnderWay(asked);
  if (goingOn !== undefined) return goingOn;
  if (isUntoldUsual(asked, before)) return null;
  if (before !== null && isAgainstAnother(asked, before)) return { kind: "unclear" };
  const following = before === null ? null : followedUp(asked, before);
  if (following !== null) return withTimeOf(asked, { ...following, isFollowUp: true });
  if (!asksForRecords(asked)) return null;
  if (isInFuture(asked)) return isOfExercise(asked) ? { kind: "future" } : null;
  const found = askedQuery(asked);
  if (found === undefined) return null;
  if (isUnclear(asked, found)) return { kind: "unclear" };
  const query = ofOwnName(asked, ofTheSameMeasure(asked, found.query, before));
  return withTimeOf(asked, { kind: "records", ...found, ...longOne({ ...found, query }) });
}

/** What no record tells, or is counted by no condition. */
function askedUntold(asked: Asked): RecordQuestion | undefined {
  return askedUnlogged(asked) ?? askedUncounted(asked);
}

/** "How much faster than the first one?" behind one session: nobody can tell which two are meant. */
function isAgainstAnother(asked: Asked, before: AskedRecords): boolean {
  const { has, question, length } = asked;
  const { query } = before;
  const isOfOne = RECORD_PICKS.some((pick) => pick === query.metric) && query.metric !== "list";
  const some = (words: ReadonlySet<string>) => question.words.some(({ text }) => words.has(text));
  const isOpen = has("more", "pace") && some(THAN) && some(OTHERS) && length <= MOST_OF_ASIDE;
  return isOfOne && isOpen && latestTwoAgain(asked, before) === undefined;
}

/** "Which week was my biggest?" behind kilometers of running means the week of most of these. */
function ofTheSameMeasure(
  asked: Asked,
  query: RecordQuery,
  before: AskedRecords | null,
): RecordQuery {
  const isOfAll =
    asked.activities.length === 0 && asked.question.words.some(({ text }) => BIGGEST.has(text));
  if (!isOfAll || amountMetricOf(asked) !== undefined || before === null) return query;
  const isGrouped = "grouping" in query && query.grouping !== null && query.grouping !== "sport";
  if (!isGrouped || !("comparison" in before.query)) return query;
  const { metric, activity } = before.query;
  return { ...query, metric, activity };
}

function askedIn(
  { text: question, isAsked }: AskingPart,
  isPart: boolean,
  today: LocalDate,
): Asked {
  const reading = readRecordWords(question, today);
  const has = (...cues: readonly Cue[]) => cues.some((cue) => reading.cues.has(cue));
  const activities = withMatches(reading.activities, question);
  return { ...reading, activities, question, today, isAsked, isPart, isOwn: has("own"), has };
}

/** What is told beside a question may be what matters: "My chest hurts. How long did I run?" */
function tellsOfHazard(question: ReadText, today: LocalDate): boolean {
  const { cues } = readRecordWords(question, today);
  return cues.has("hazard");
}

function isOfAnotherPerson(asked: Asked): boolean {
  const { has, periods, activities, unexplained, isAsked, isPart, length } = asked;
  if (!has("other") || has("advice", "hazard", "need", "change") || isPart) return false;
  if (has("own") && !has("compare", "either", "more")) return false;
  if (passesOnClaim(asked.question)) return false;
  const isUnrecorded = has(...MEASURED);
  const isMeasured =
    has(...SUMMED, "list", "longest", "last", "streak", "total", "target", "plan", "plural") ||
    isUnrecorded;
  const isTied = periods.length > 0 || has(...SUMMED, "streak", "last", "longest");
  // "Toms runs in May" is a heading; "in May with Tom" tells something.
  if (!isAsked) return isMeasured && isTied && periods.length > 0 && unexplained === 0;
  const isOfExercise =
    activities.length > 0 || isUnrecorded || has("calories", "streak", "target", "metMinutes");
  const isShort = unexplained <= MOST_UNEXPLAINED && length <= MOST_WORDS_OF_OTHERS;
  return isOfExercise && isTied && isShort;
}

/** Whether it is of sessions, or of days, that no answer can be of alone. */
function isUnclear(asked: Asked, { query }: Pick<AskedRecords, "query">): boolean {
  if (
    leavesOutUnknown(asked) ||
    isUntoldPair(asked) ||
    isOfNothingElse(asked) ||
    asked.periods.some((each) => each.isUnclear)
  )
    return true;
  if ("period" in query && asked.weekdays.length > 0 && !("weekdays" in query)) return true;
  const isCompared = "comparison" in query && query.comparison?.with === "period";
  const isTold = isCompared && COMPARED.has(query.metric);
  return "period" in query && scatteredPeriods(asked).length > 0 && !isTold;
}

/** "Not counting the half" leaves out what no kind of exercise is. */
function leavesOutUnknown({ has, question, activities }: Asked): boolean {
  if (!has("except") || has("restDays", "idleDays", "since", "streak", "gap", "days")) return false;
  return leftOutOf(question, activities).length === 0;
}

/** "Will it rise or fall tomorrow?" is no matter of exercise. */
function isOfExercise({ has, activities, isOwn }: Asked): boolean {
  return (
    isOwn || activities.length > 0 || has(...SUMMED, ...MEASURED, "streak", "target", "logged")
  );
}

/** Whether months or years have not begun; of a day or a weekend to come something may be planned. */
function isToCome(period: Asked["periods"][number]["period"], today: LocalDate): boolean {
  if (period === "future" || period.kind === "day" || period.kind === "week") return false;
  const first = firstDayOf(period, today);
  return first !== undefined && first > today && first.endsWith(FIRST_OF_MONTH);
}

function isInFuture(asked: Asked): boolean {
  const { has, periods } = asked;
  if (has("plan")) return false;
  if (periods.some(({ period }) => isToCome(period, asked.today))) return true;
  // "Will I make my goal?" is told by how far it is.
  if (has("goal") && periods.every(({ period }) => period !== "future")) return false;
  return has("future") || periods.some(({ period }) => period === "future");
}
