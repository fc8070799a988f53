import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import type { ReadText } from "../../../language/read-text.ts";
import { DAYS_PER_WEEK } from "../../../shared/durations.ts";
import { addDays, type LocalDate } from "../../../shared/local-date.ts";
import type { FoundPeriod } from "../periods/found-period.ts";
import { DAYS_AHEAD } from "./plan-ahead.data.ts";

let finder: PhraseFinder<number> | undefined;

/** The day of the plan that is asked about; null for the whole of it. Of a weekday any will do: plans repeat. */
export function plannedDayIn({
  question,
  periods,
  today,
}: {
  readonly question: ReadText;
  readonly periods: readonly FoundPeriod[];
  readonly today: LocalDate;
}): LocalDate | null {
  const away = daysAway(question);
  if (away !== undefined) return addDays(today, away);
  for (const { period, isWeekday } of periods)
    if (period !== "future" && period.kind === "day")
      return isWeekday === true ? nextOfItsName(period.date, today) : period.date;
  return null;
}

/** How many days a day that is named as from today is away; undefined where none is. */
export function daysAway(question: ReadText): number | undefined {
  finder ??= createPhraseFinder(DAYS_AHEAD);
  return finder.find(question.words)[0]?.values[0];
}

/** The next day of its name, from today on. */
export function nextOfItsName(date: LocalDate, today: LocalDate): LocalDate {
  let day = date;
  while (day < today) day = addDays(day, DAYS_PER_WEEK);
  return day;
}
