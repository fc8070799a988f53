import type { ReadText } from "../../../language/read-text.ts";
import type { LocalDate } from "../../../shared/local-date.ts";
import { RECORD_PICKS, type RecordPeriod } from "../../../sport/records/record-query.ts";
import type { AskedRecords, RecordQuestion } from "../asked-records.ts";
import { readRecordActivities } from "../kinds/read-record-activities.ts";
import { firstDayOf } from "../periods/calendar-days.ts";
import { readRecordWords } from "../record-reading.ts";
import { sideIn } from "../rules/latest-two.ts";

/** So few words leave open what is held against each other (design value). */
const MOST_VAGUE = 8;
const WHICH = new Set(["which", "哪", "边"]);
const HELD = ["more", "distance", "pace", "either", "longest", "farthest", "fastest"] as const;

/**
 * Two questions about records, held against each other by the one that follows: two sessions, or two times. Undefined where it
 * asks for something else.
 */
export function heldTogether(
  earlier: AskedRecords | null,
  before: AskedRecords | null,
  question: ReadText,
  today: LocalDate,
): RecordQuestion | undefined {
  const times = betweenThose(earlier, before, question, today);
  if (times !== null) return times;
  return isAgainst(question, today) ? twoSessions(before, earlier, question) : undefined;
}

/** "Which was longer?" behind two questions that each told of one session: these two, beside each other. */
function twoSessions(
  before: AskedRecords | null,
  earlier: AskedRecords | null,
  question: ReadText,
): RecordQuestion | undefined {
  if (before === null || earlier === null || !isOfOne(earlier) || !isOfOne(before))
    return undefined;
  const ask = sideIn({ question, activities: readRecordActivities(question) });
  const isSame = JSON.stringify(before.query) === JSON.stringify(earlier.query);
  if (ask === undefined || isSame) return { kind: "unclear" };
  return { kind: "records", query: before.query, against: earlier.query, ask, isFollowUp: true };
}

/** "So am I doing more or less?" behind two times that were asked about one after the other. */
function betweenThose(
  earlier: AskedRecords | null,
  before: AskedRecords | null,
  question: ReadText,
  today: LocalDate,
): AskedRecords | null {
  const [one, other] = [earlier?.query, before?.query];
  const { cues, activities, periods, unexplained, length } = readRecordWords(question, today);
  const isOpen = activities.length + periods.length === 0 && length <= MOST_VAGUE;
  if (!isOpen || unexplained > 1 || !(cues.has("more") || cues.has("trend"))) return null;
  if (cues.has("advice")) return null;
  if (one === undefined || other === undefined) return null;
  if (!("comparison" in one) || !("comparison" in other)) return null;
  const isPlain = [one, other].every((each) => each.comparison === null && each.grouping === null);
  const isOfTimes = JSON.stringify(one.period) !== JSON.stringify(other.period);
  const isSame = JSON.stringify(one.activity) === JSON.stringify(other.activity);
  if (!isPlain || !isOfTimes || !isSame) return null;
  const [late, early] = laterFirst(one.period, other.period, today);
  const comparison = { with: "period", period: early } as const;
  const query = { ...other, period: late, comparison };
  return { kind: "records", query, ask: "value", isFollowUp: true };
}

function laterFirst(
  one: RecordPeriod,
  other: RecordPeriod,
  today: LocalDate,
): readonly [RecordPeriod, RecordPeriod] {
  const [left, right] = [one, other].map((period) => firstDayOf(period, today) ?? "");
  return (left ?? "") < (right ?? "") ? [other, one] : [one, other];
}

function isOfOne(asked: AskedRecords | null): boolean {
  const metric = asked?.query.metric;
  return metric !== "list" && RECORD_PICKS.some((pick) => pick === metric);
}

/** "Which was longer?" behind two sessions, of which one question tells but one. */
function isAgainst(question: ReadText, today: LocalDate): boolean {
  const { cues, activities, periods, length } = readRecordWords(question, today);
  const isOfTwo = question.words.some(({ text }) => WHICH.has(text));
  return (
    isOfTwo &&
    HELD.some((cue) => cues.has(cue)) &&
    length <= MOST_VAGUE &&
    activities.length + periods.length === 0
  );
}
