import type { RecordQuery } from "../../../sport/records/record-query.ts";
import type { AskedRecords, RecordAsk, RecordQuestion } from "../asked-records.ts";
import type { RecordForm } from "./record-forms.ts";

/** The forms of amounts of one period. */
const BY_AMOUNT: Readonly<Partial<Record<RecordQuery["metric"], RecordForm>>> = {
  sessions: "count",
  minutes: "minutes",
  calories: "kcal",
  met_minutes: "met",
  active_days: "days",
  average_minutes: "average",
  current_streak: "streak_now",
  longest_streak: "streak_best",
};
/** Of these whatever is asked first is told. */
const BY_PICK: Readonly<Partial<Record<RecordQuery["metric"], RecordForm>>> = {
  longest: "longest",
  most_calories: "most_kcal",
  list: "list",
  plan: "plan_day",
};
const COMPARED: ReadonlySet<RecordQuery["metric"]> = new Set(["minutes", "sessions"]);
const OF_LAST: Readonly<Partial<Record<RecordAsk, RecordForm>>> = {
  when: "last_when",
  how_long: "last_long",
  days_since: "days_since",
  note: "note",
  rating: "feel",
};
const OF_COMPARISON = {
  period: "compare_periods",
  activity: "compare_sports",
  trend: "trend",
} as const;
const OF_GROUPING = {
  day: "best_day",
  week: "best_week",
  weekday: "weekday",
  sport: "top_sport",
} as const;

/** The form of a question that was read; "open" where it leaves open what is asked for, undefined for what has no plain words. */
export function formOfQuestion(question: RecordQuestion): RecordForm | "open" | undefined {
  if (question.kind === "records") return formOfRecords(question);
  if (question.kind === "other_person" || question.kind === "future") return question.kind;
  return question.kind === "unclear" ? "open" : "unrecorded";
}

function formOfRecords({ query, ask }: AskedRecords): RecordForm | "open" | undefined {
  if (query.metric === "last") return ask === "value" ? "open" : OF_LAST[ask];
  if (query.metric === "goals") return ask === "missing" ? "target_left" : "target";
  if (ask === "whether" && query.metric === "sessions") return "did";
  const { comparison, grouping } = { comparison: null, grouping: null, ...query };
  // Plain words hold nothing but time and sessions against each other.
  if ((comparison ?? grouping) !== null && !COMPARED.has(query.metric)) return undefined;
  if (comparison !== null) {
    if (comparison.with === "target") return ask === "missing" ? "target_left" : "target";
    return comparison.with === "all" ? undefined : OF_COMPARISON[comparison.with];
  }
  if (grouping !== null)
    return grouping === "month" || ask !== "value" ? undefined : OF_GROUPING[grouping];
  return BY_PICK[query.metric] ?? (ask === "value" ? BY_AMOUNT[query.metric] : undefined);
}
