import {
  addDays,
  type DateRange,
  daysIn,
  isPaused,
  type LocalDate,
  parseLocalDate,
  weekdayOf,
} from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import { dateOf } from "./amounts.ts";
import { DAY_TEXTS } from "./day-texts.data.ts";
import { periodPhraseOf } from "./period-phrase.ts";
import { activityPhraseOf, type FactOf, type Telling } from "./telling.ts";

const SATURDAY = 6;
/** So many are named, the latest of them (a design value). */
const MOST_NAMED = 14;

/** Which weekends of a period passed without a session, or had one; undefined where the period has no bounds. */
export function wholeWeekendSentences(
  fact: FactOf<"groups">,
  ask: "rest_weekends" | "active_weekends",
  telling: Telling,
): string[] | undefined {
  const { of, groups } = fact;
  const { today, language } = telling;
  const range = of.range ?? rangeOf(groups, today);
  if (range === undefined) return undefined;
  const active = new Set(groups.map(({ key }) => key));
  const isActive = (saturday: LocalDate) =>
    active.has(saturday) || active.has(addDays(saturday, 1));
  const weekends = saturdaysIn(range).filter((saturday) =>
    isWhole(saturday, range)
      ? isActive(saturday) || counts(saturday, fact, today)
      : isActive(saturday),
  );
  const isOfRest = ask === "rest_weekends";
  const counted = isOfRest ? weekends.filter((saturday) => isWhole(saturday, range)) : weekends;
  const told = counted.filter((saturday) => isActive(saturday) !== isOfRest);
  const texts = DAY_TEXTS[language];
  const values = {
    ...periodPhraseOf(of.period, today, language),
    activity: activityPhraseOf(of.activity, language),
    all: String(counted.length),
    missed: String(told.length),
    active: String(told.length),
  };
  if (counted.length === 0) return [filled(texts.noWeekend, values)];
  const sentence = filled(isOfRest ? texts.missedWeekends : texts.activeWeekends, values);
  if (told.length === 0) return [sentence];
  const days = told
    .slice(-MOST_NAMED)
    .map((saturday) => dateOf(saturday, today, language))
    .join(language === "zh" ? "、" : ", ");
  const named = told.length > MOST_NAMED ? texts.latestWeekends : texts.theseWeekends;
  return [sentence, filled(named, { days, n: String(MOST_NAMED) })];
}

/** From the first day with a session on, where no days are asked about. */
function rangeOf([first]: FactOf<"groups">["groups"], today: LocalDate) {
  const start = first && parseLocalDate(first.key);
  return start && { start, end: today };
}

/** Whether a weekend without a session is over, and nothing speaks against a session on it. */
function counts(
  saturday: LocalDate,
  { of, groups, paused = [] }: FactOf<"groups">,
  today: LocalDate,
): boolean {
  const sunday = addDays(saturday, 1);
  const [first] = of.period.kind === "last_days" ? groups : [];
  const isBegun = first === undefined || saturday >= first.key;
  return sunday < today && isBegun && !(isPaused(paused, saturday) && isPaused(paused, sunday));
}

/** Of a weekend at the edge of a month only one day was read. */
function isWhole(saturday: LocalDate, { start, end }: DateRange): boolean {
  return saturday >= start && addDays(saturday, 1) <= end;
}

/** Those of which a day at least is among the days. */
function saturdaysIn(range: DateRange): LocalDate[] {
  const days = Array.from({ length: daysIn(range) + 1 }, (_, at) => addDays(range.start, at - 1));
  return days.filter((day) => weekdayOf(day) === SATURDAY);
}
