import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { addDays, type LocalDate } from "../../shared/local-date.ts";
import type { FoundPeriod } from "./found-period.ts";

/** Days to come, by how many days they are away. */
const DAYS_TO_COME: readonly (readonly [phrase: string, days: number])[] = [
  ...phrasesWith(["tomorrow", "tomorrows", "明天", "明日", "明早", "明晚"], 1),
  ...phrasesWith(["day after tomorrow", "后天"], 2),
];

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
  finder ??= createPhraseFinder(DAYS_TO_COME);
  const days = finder.find(question.words)[0]?.values[0];
  if (days !== undefined) return addDays(today, days);
  for (const { period } of periods)
    if (period !== "future" && period.kind === "day") return period.date;
  return null;
}
