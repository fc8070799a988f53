import type { TextLanguage } from "@health-exercise/domain/language";
import type { RecordPeriod } from "@health-exercise/domain/sport";
import { addDays, DAYS_PER_WEEK, type LocalDate, weekOf } from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import { dateOf } from "./amounts.ts";
import { FACT_TEXTS, type FactTexts } from "./fact-texts.data.ts";

const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;
/** Where days before another one begin. */
const EARLIEST = "1970-01-01";

/** A period as a sentence begins with it, and as it stands within one. */
export type PeriodPhrase = { readonly When: string; readonly when: string };

/** A period in words: "Last month", "in October 2025", "最近30天". */
export function periodPhraseOf(
  period: RecordPeriod,
  today: LocalDate,
  language: TextLanguage,
): PeriodPhrase {
  const { when, months, startingBetween } = FACT_TEXTS[language];
  const [name, values] = namedOf(period, today, language, months);
  const { hours } = period;
  const days = filled(when[name], values);
  const When =
    hours === undefined
      ? days
      : days + filled(startingBetween, { from: clockOf(hours.from), until: clockOf(hours.until) });
  return { When, when: When.charAt(0).toLowerCase() + When.slice(1) };
}

/** A minute of the day, or of the next one: "17:00". */
function clockOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const hour = Math.floor(minute / MINUTES_PER_HOUR);
  const isOfNextDay = hour > HOURS_PER_DAY;
  return `${two(isOfNextDay ? hour - HOURS_PER_DAY : hour)}:${two(minute % MINUTES_PER_HOUR)}`;
}

type NamedWhen = readonly [keyof FactTexts["when"], Readonly<Record<string, string>>];

function namedOf(
  period: RecordPeriod,
  today: LocalDate,
  language: TextLanguage,
  months: readonly string[],
): NamedWhen {
  const date = (day: LocalDate) => dateOf(day, today, language);
  const year = Number(today.slice(0, 4));
  switch (period.kind) {
    case "ever":
      return ["ever", {}];
    case "day":
      if (period.date === today) return ["today", {}];
      return period.date === addDays(today, -1)
        ? ["yesterday", {}]
        : ["day", { date: date(period.date) }];
    case "week": {
      if (period.weeksAgo < 2) return [period.weeksAgo === 0 ? "thisWeek" : "lastWeek", {}];
      // A week is called by its Monday.
      const { start } = weekOf(addDays(today, -DAYS_PER_WEEK * period.weeksAgo));
      return ["week", { date: date(start) }];
    }
    case "month": {
      const month = months[period.month - 1] ?? "";
      return period.year === year
        ? ["month", { month }]
        : ["monthOfYear", { month, year: String(period.year) }];
    }
    case "year": {
      if (period.year === year) return ["thisYear", {}];
      return period.year === year - 1 ? ["lastYear", {}] : ["year", { year: String(period.year) }];
    }
    case "last_days":
      return ["lastDays", { n: String(period.days) }];
    case "since":
      return ["since", { date: date(period.date) }];
    case "range":
      return period.start === EARLIEST
        ? ["until", { end: date(period.end) }]
        : ["range", { start: date(period.start), end: date(period.end) }];
  }
}
