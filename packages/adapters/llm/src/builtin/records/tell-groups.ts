import { type GroupAmount, recordValue } from "@health-exercise/domain/sport";
import { addDays, type LocalDate } from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import { dateOf, quotedName } from "./amounts.ts";
import { FACT_TEXTS } from "./fact-texts.data.ts";
import { periodPhraseOf } from "./period-phrase.ts";
import {
  activityPhraseOf,
  amountSentence,
  amountTexts,
  type FactOf,
  type Telling,
} from "./tell-amounts.ts";

const LAST_DAY_OF_WEEK = 6;
/** So many sports are named after the one done most (design value). */
const OTHER_SPORTS = 2;

/** The group with most of what is asked for, the earliest of equals. */
export function groupSentences(fact: FactOf<"groups">, telling: Telling): string[] {
  const { groups, of, query, grouping } = fact;
  const metric = "grouping" in query ? query.metric : "minutes";
  const ranked = groups.toSorted(
    (left, right) => recordValue(metric, right.amount) - recordValue(metric, left.amount),
  );
  const [best, ...others] = ranked;
  if (best === undefined) return [amountSentence(of, "minutes", telling)];
  const { language } = telling;
  const texts = FACT_TEXTS[language];
  if (grouping === "sport") {
    const sports = others.slice(0, OTHER_SPORTS).map((each) => sportShare(each, telling));
    const first = filled(texts.best.sport, {
      ...valuesOf(best, fact, telling),
      activity: sportName(best.key, telling),
    });
    if (sports.length === 0) return [first];
    return [
      first,
      filled(texts.otherSports, { sports: sports.join(language === "zh" ? "、" : " and ") }),
    ];
  }
  const text = of.activity === null ? texts.bestOfAny[grouping] : texts.best[grouping];
  return [filled(text, valuesOf(best, fact, telling))];
}

function valuesOf({ key, amount }: GroupAmount, { of }: FactOf<"groups">, telling: Telling) {
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

function sportShare({ key, amount }: GroupAmount, telling: Telling): string {
  const { language } = telling;
  return filled(FACT_TEXTS[language].sportShare, {
    ...amountTexts(amount, language),
    activity: sportName(key, telling),
  });
}

function sportName(key: string, { language }: Telling): string {
  const texts = FACT_TEXTS[language];
  return texts.activities[key] ?? quotedName(key, language) ?? texts.anyExercise;
}
