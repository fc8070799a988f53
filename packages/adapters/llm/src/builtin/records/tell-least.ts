import {
  type GroupAmount,
  type RecordAmountMetric,
  recordValue,
  tellsMetric,
} from "@health-exercise/domain/sport";
import { addDays, type LocalDate, weekdayOf } from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import { FACT_TEXTS } from "./fact-texts.data.ts";
import { LEAST_TEXTS } from "./least-texts.data.ts";
import { amountSentence } from "./tell-amounts.ts";
import { sportName, valuesOf } from "./tell-groups.ts";
import { isMeasured } from "./tell-measures.ts";
import { allOf, type FactOf, type Telling } from "./telling.ts";

type Groups = FactOf<"groups">;

const WEEKDAYS: readonly string[] = ["1", "2", "3", "4", "5", "6", "7"];
const DAYS_OF_WEEK = WEEKDAYS.length;
/** Leads from the first of a month into the next one. */
const BEYOND_MONTH = 31;
/** What is nothing where nothing was done; a mean or a pace is not. */
const SUMS: ReadonlySet<RecordAmountMetric> = new Set([
  "sessions",
  "minutes",
  "calories",
  "met_minutes",
  "active_days",
  "distance_m",
]);

/** The group with least of what is asked for, the latest of equals; of weeks and months those that are over. */
export function leastSentences(fact: Groups, telling: Telling): string[] {
  const { grouping, of, query } = fact;
  const metric = "grouping" in query ? query.metric : "minutes";
  const texts = LEAST_TEXTS[telling.language];
  const all = keysOf(fact, telling.today);
  const known = fact.groups.filter(
    ({ key, amount }) => tellsMetric(metric, amount) && (all === undefined || all.includes(key)),
  );
  const [first, ...others] = known.toReversed();
  if (fact.groups.length === 0)
    return [amountSentence(of, isMeasured(metric) ? metric : "minutes", telling)];
  const done = new Set(fact.groups.map(({ key }) => key));
  const empty = SUMS.has(metric) ? (all ?? []).filter((key) => !done.has(key)) : [];
  const told = emptySentences(fact, empty, all?.length ?? 0, telling);
  if (first === undefined) return told.length > 0 ? told : [texts.notOver];
  // Of paces the most is worst.
  const sign = metric === "pace_s_per_km" ? -1 : 1;
  const figureOf = ({ amount }: GroupAmount) => sign * recordValue(metric, amount);
  const least = others.reduce(
    (best, each) => (figureOf(each) < figureOf(best) ? each : best),
    first,
  );
  const text = told.length > 0 ? texts.ofOthers[grouping] : texts.least[grouping];
  const values = valuesOf(least, fact, metric, telling);
  const isSport = grouping === "sport";
  return [
    ...told,
    filled(text, isSport ? { ...values, activity: sportName(least.key, telling) } : values),
  ];
}

/** How many of the weeks, months or days of the week had nothing at all, and which. */
function emptySentences(
  fact: Groups,
  empty: readonly string[],
  all: number,
  telling: Telling,
): string[] {
  const { grouping, of } = fact;
  const [last] = empty.slice(-1);
  if (last === undefined || grouping === "day" || grouping === "sport") return [];
  const { none } = LEAST_TEXTS[telling.language];
  const { weekdays } = FACT_TEXTS[telling.language];
  const names = empty.map((key) => weekdays[Number(key) - 1] ?? key);
  return [
    filled(none[grouping], {
      ...valuesOf({ key: last, amount: of.amount }, fact, "minutes", telling),
      n: String(empty.length),
      all: String(all),
      weekdays: allOf(names, telling.language),
    }),
  ];
}

/** The days of the week, or the whole weeks or months from the first with a session on; those that are over. */
function keysOf({ grouping, groups, of }: Groups, today: LocalDate): readonly string[] | undefined {
  const yesterday = addDays(today, -1);
  const end = of.range !== null && of.range.end < yesterday ? of.range.end : yesterday;
  if (grouping === "weekday") return weekdaysUpTo(end, of.range?.start);
  const [first] = groups.map(({ key }) => key as LocalDate).toSorted();
  if (first === undefined || (grouping !== "week" && grouping !== "month")) return undefined;
  const keys: LocalDate[] = [];
  for (let key = first; ; ) {
    const next = grouping === "week" ? addDays(key, DAYS_OF_WEEK) : firstOfNextMonth(key);
    if (addDays(next, -1) > end) return keys;
    if (of.range === null || key >= of.range.start) keys.push(key);
    key = next;
  }
}

/** The days of the week that there have been: on a Friday this week has had no Saturday yet. */
function weekdaysUpTo(end: LocalDate, start: LocalDate | undefined): readonly string[] {
  return WEEKDAYS.filter((weekday) =>
    WEEKDAYS.some((back) => {
      const day = addDays(end, 1 - Number(back));
      return String(weekdayOf(day)) === weekday && (start === undefined || day >= start);
    }),
  );
}

function firstOfNextMonth(first: LocalDate): LocalDate {
  return `${addDays(first, BEYOND_MONTH).slice(0, -2)}01` as LocalDate;
}
