import type { TextLanguage } from "../../../language/text-language.ts";
import { PLAIN_QUESTIONS, UNIT_BEFORE } from "./plain-question.data.ts";
import type { RecordForm } from "./record-forms.ts";
import type { PeriodSlot, Slots } from "./slots.ts";

/** Only what is planned is of days to come. */
const OF_PLANS: ReadonlySet<RecordForm> = new Set(["plan_day", "plan_week"]);
/** Whichever sport these name beside, the answer is of all: "is it running that I do most?" */
const OF_ANY_SPORT: ReadonlySet<RecordForm> = new Set([...OF_PLANS, "top_sport"]);
/** "How many days have I been going without a pause?", "how long have I been without a workout?" */
const SINCE: ReadonlySet<RecordForm> = new Set([
  "streak_now",
  "streak_best",
  "days_since",
  "last_when",
]);
/** These hold time, or sessions, against each other, and nothing else. */
const OF_TIME: ReadonlySet<RecordForm> = new Set([
  "compare_periods",
  "compare_sports",
  "trend",
  "best_day",
  "best_week",
  "weekday",
  "top_sport",
]);
/** What these name needs no saying: what goes up or down does so lately, and what goes on does so up to now. */
const NEEDS_NO_SAYING: Readonly<Partial<Record<RecordForm, readonly PeriodSlot["reach"][]>>> = {
  trend: ["now", "lately"],
  streak_now: ["now"],
  days_since: ["now"],
  weekday: ["weekday"],
};
/** What a place that stayed empty leaves. */
const GAPS = / +(?=[?])| (?= )/g;

/** A question of this form in plain words; undefined where it names too many sports or periods for the form, or too few. */
export function plainQuestion(
  form: RecordForm,
  { sports, periods, isSince, isMeasured }: Slots,
  language: TextLanguage,
): string | undefined {
  const plain = PLAIN_QUESTIONS[language][form];
  const named = OF_ANY_SPORT.has(form) ? [] : sports;
  const template = named.length === 0 ? plain?.ofAny : plain?.ofSport;
  if ((isSince && !SINCE.has(form)) || (isMeasured && OF_TIME.has(form))) return undefined;
  const said = periods.filter(({ reach }) => NEEDS_NO_SAYING[form]?.includes(reach) !== true);
  if (said.some(({ reach }) => reach === "to_come") && !OF_PLANS.has(form)) return undefined;
  const times = said.map(({ text }) => text);
  const unit = form === "compare_periods" && said.length === 1 ? said[0]?.unit : undefined;
  if (unit !== undefined) times.push(UNIT_BEFORE[language][unit]);
  if (template === undefined || !fits(template, "sport", named) || !fits(template, "period", times))
    return undefined;
  return template
    .replace("{sport}", named[0] ?? "")
    .replace("{sport2}", named[1] ?? "")
    .replace("{period}", times[0] ?? "")
    .replace("{period2}", times[1] ?? "")
    .replaceAll(GAPS, "");
}

/** Whether what is named has its places: none of it would be lost, and of two none is missing. */
function fits(template: string, place: string, named: readonly string[]): boolean {
  if (template.includes(`{${place}2}`)) return named.length === 2;
  return named.length <= (template.includes(`{${place}}`) ? 1 : 0);
}
