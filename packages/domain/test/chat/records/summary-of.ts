import type { AskedRecords, RecordQuestion } from "../../../src/chat/records/asked-records.ts";
import { readRecordQuestion } from "../../../src/chat/records/read-record-question.ts";
import { read } from "../../../src/language/read.ts";
import type { LocalDate } from "../../../src/shared/local-date.ts";
import type {
  RecordActivity,
  RecordAmountQuery,
  RecordChoice,
  RecordPeriod,
  RecordQuery,
} from "../../../src/sport/records/record-query.ts";

/** What the last of some questions, each behind ">>", asks for, in a few words. */
export function summaryOf(questions: string, today: LocalDate): string {
  let before: AskedRecords | null = null;
  let asked: RecordQuestion | null = null;
  for (const question of questions.split(" >> ")) {
    asked = readRecordQuestion(read(question), { today, before });
    if (asked?.kind === "records") before = asked;
  }
  if (asked === null) return "null";
  if (asked.kind !== "records") return asked.kind;
  const { ask, query } = asked;
  return [...(ask === "value" ? [] : [ask]), ...wordsOf(query)].join(" ");
}

/** A period in a few signs; nothing for all time. */
export function periodText(period: RecordPeriod): string {
  const { hours, ...days } = period;
  if (hours !== undefined)
    return `${periodText(days)} ${hours.from / 60}-${hours.until / 60}h`.trim();
  switch (period.kind) {
    case "ever":
      return "";
    case "day":
      return period.date;
    case "week":
      return `week-${period.weeksAgo}`;
    case "month":
      return `${period.year}-${String(period.month).padStart(2, "0")}`;
    case "year":
      return `${period.year}`;
    case "last_days":
      return `${period.days}d`;
    case "since":
      return `>${period.date}`;
    case "range":
      return `${period.start}..${period.end}`;
  }
}

function wordsOf(query: RecordQuery): readonly string[] {
  if (query.metric === "plan") return ["plan", ...(query.day === null ? [] : [query.day])];
  const words: string[] = [query.metric];
  if (query.metric === "unrecorded") words.push(query.measure);
  if (query.metric === "goals" && query.measure !== null) words.push(query.measure);
  if (query.activity !== null) words.push(activityText(query.activity));
  if ("period" in query && (query.period.kind !== "ever" || query.period.hours))
    words.push(periodText(query.period));
  if ("choice" in query && query.choice !== undefined) words.push(choiceText(query.choice));
  if ("activity" in query && query.activity?.title !== undefined)
    words.push(`“${query.activity.title}”`);
  if ("isUnderWay" in query) words.push("under way");
  return "comparison" in query ? [...words, ...amountWords(query)] : words;
}

function activityText({ families, parts, except }: RecordActivity): string {
  if (except !== undefined) return `not ${activityText(except)}`;
  return parts === undefined ? families.slice(0, 1).join() : parts.map(activityText).join("+");
}

function choiceText(choice: RecordChoice): string {
  switch (choice.by) {
    case "latest":
      return `latest ${choice.count}`;
    case "bound": {
      const { side, value, measure } = choice.bound;
      const most = choice.bound.side === "between" ? `-${choice.bound.upTo}` : "";
      return `${side} ${value}${most} ${measure}`;
    }
    default:
      return choice.by;
  }
}

function amountWords(query: RecordAmountQuery): readonly string[] {
  const { grouping, comparison, weekdays } = query;
  const of = weekdays === undefined ? "" : ` ${weekdays.join()}`;
  const words = grouping === null ? [] : [`by ${grouping}${of}`];
  if (comparison === null) return words;
  if (comparison.with === "period") return [...words, `vs ${periodText(comparison.period)}`];
  if (comparison.with === "activity")
    return [...words, `vs ${comparison.activity.families.slice(0, 1).join()}`];
  return [...words, `vs ${comparison.with}`];
}
