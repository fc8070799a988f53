import {
  type GroupAmount,
  type RecordActivity,
  type RecordAmount,
  type RecordAmountMetric,
  recordValue,
  tellsMetric,
} from "@health-exercise/domain/sport";
import { addDays, type LocalDate } from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import { dateOf, quotedName } from "./amounts.ts";
import { FACT_TEXTS } from "./fact-texts.data.ts";
import { MEASURE_TEXTS } from "./measure-texts.data.ts";
import { paceOf } from "./measures.ts";
import { periodPhraseOf } from "./period-phrase.ts";
import { amountSentence, amountTexts } from "./tell-amounts.ts";
import { distanceText, isMeasured, periodUpToNow } from "./tell-measures.ts";
import { activityPhraseOf, type FactOf, type Telling } from "./telling.ts";

const LAST_DAY_OF_WEEK = 6;
/** So many sports are named after the one done most (design value). */
const OTHER_SPORTS = 2;
/** So many groups are told one by one (design value). */
const MOST_GROUPS = 12;

/** The group with most of what is asked for, the earliest of equals. */
export function groupSentences(fact: FactOf<"groups">, telling: Telling): string[] {
  const { groups, of, query, grouping } = fact;
  const metric = "grouping" in query ? query.metric : "minutes";
  // Of paces the least is best.
  const sign = metric === "pace_s_per_km" ? -1 : 1;
  const ranked = groups
    .filter(({ amount }) => tellsMetric(metric, amount))
    .toSorted(
      (left, right) =>
        sign * (recordValue(metric, right.amount) - recordValue(metric, left.amount)),
    );
  const [best, ...others] = ranked;
  if (best === undefined)
    return [amountSentence(of, isMeasured(metric) ? metric : "minutes", telling)];
  const { language } = telling;
  const texts = FACT_TEXTS[language];
  if (grouping === "sport") {
    const sports = others.slice(0, OTHER_SPORTS).map((each) => sportShare(each, metric, telling));
    const first = filled(texts.best.sport, {
      ...valuesOf(best, fact, metric, telling),
      activity: sportName(best.key, telling),
    });
    if (sports.length === 0) return [first];
    return [
      first,
      filled(texts.otherSports, { sports: sports.join(language === "zh" ? "、" : " and ") }),
    ];
  }
  const text = of.activity === null ? texts.bestOfAny[grouping] : texts.best[grouping];
  return [filled(text, valuesOf(best, fact, metric, telling))];
}

/** Each group with what is asked for of it, the latest ones in the order of time; of sports those with most. */
export function eachGroupSentences(fact: FactOf<"groups">, telling: Telling): string[] {
  const { groups, of, query, grouping } = fact;
  const { language, today } = telling;
  const metric = "grouping" in query ? query.metric : "minutes";
  const known = groups.filter(({ amount }) => tellsMetric(metric, amount));
  if (known.length === 0) return [amountSentence(of, metric, telling)];
  const shown = grouping === "sport" ? known.slice(0, MOST_GROUPS) : known.slice(-MOST_GROUPS);
  const list = shown.map((group) =>
    filled(FACT_TEXTS[language].sportShare, {
      activity: groupName(group.key, fact, telling),
      amount:
        metric === "sessions"
          ? amountTexts(group.amount, language).sessions
          : amountText(group.amount, metric, of.activity, telling),
    }),
  );
  return [
    filled(MEASURE_TEXTS[language][of.activity === null ? "eachAny" : "eachGroup"], {
      ...periodUpToNow(of.period, today, language),
      activity: activityPhraseOf(of.activity, language),
      list: list.join(language === "zh" ? "、" : ", "),
    }),
  ];
}

function groupName(key: string, { grouping }: FactOf<"groups">, telling: Telling): string {
  const { today, language } = telling;
  const { months, weekdays } = FACT_TEXTS[language];
  switch (grouping) {
    case "sport":
      return sportName(key, telling);
    case "weekday":
      return weekdays[Number(key) - 1] ?? key;
    case "month":
      return months[Number(key.slice(5, 7)) - 1] ?? key;
    case "week":
      return filled(MEASURE_TEXTS[language].weekFrom, {
        date: dateOf(key as LocalDate, today, language),
      });
    case "day":
      return dateOf(key as LocalDate, today, language);
  }
}

/** The measure that is asked for, else the time. */
function amountText(
  amount: RecordAmount,
  metric: RecordAmountMetric,
  activity: RecordActivity | null,
  telling: Telling,
): string {
  if (metric === "pace_s_per_km") return paceOf(recordValue(metric, amount), telling);
  return isMeasured(metric)
    ? distanceText({ amount, activity }, metric, telling)
    : amountTexts(amount, telling.language).minutes;
}

/** What is told of one group. */
export function valuesOf(
  { key, amount }: GroupAmount,
  { of }: FactOf<"groups">,
  metric: RecordAmountMetric,
  telling: Telling,
) {
  const { today, language } = telling;
  const { months, weekdays } = FACT_TEXTS[language];
  const phrases = periodPhraseOf(of.period, today, language);
  const date = key as LocalDate;
  const isDate = /^\d{4}-/.test(key);
  return {
    ...phrases,
    scope: phrases.when,
    activity: activityPhraseOf(of.activity, language),
    ...amountTexts(amount, language),
    amount: amountText(amount, metric, of.activity, telling),
    ...(isDate && {
      date: dateOf(date, today, language),
      start: dateOf(date, today, language),
      end: dateOf(addDays(date, LAST_DAY_OF_WEEK), today, language),
      month: months[Number(key.slice(5, 7)) - 1] ?? "",
      year: key.slice(0, 4),
    }),
    weekday: weekdays[Number(key) - 1] ?? "",
  };
}

function sportShare(
  { key, amount }: GroupAmount,
  metric: RecordAmountMetric,
  telling: Telling,
): string {
  const { language } = telling;
  return filled(FACT_TEXTS[language].sportShare, {
    amount: amountText(amount, metric, null, telling),
    activity: sportName(key, telling),
  });
}

/** A kind of exercise in words. */
export function sportName(key: string, { language }: Telling): string {
  const texts = FACT_TEXTS[language];
  return texts.activities[key] ?? quotedName(key, language) ?? texts.anyExercise;
}
