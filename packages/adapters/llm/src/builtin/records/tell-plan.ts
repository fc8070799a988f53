import type { RecordAsk } from "@health-exercise/domain/chat";
import {
  measureReached,
  metMinutesOf,
  minutesOf,
  type PlannedItem,
} from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import { amountOf, dayPhraseOf, quotedName } from "./amounts.ts";
import { CHOICE_TEXTS } from "./choice-texts.data.ts";
import { FACT_TEXTS } from "./fact-texts.data.ts";
import { periodPhraseOf } from "./period-phrase.ts";
import { RECORD_TEXTS } from "./record-texts.data.ts";
import { activityPhraseOf, type FactOf, type Telling } from "./telling.ts";

/** So many items of a plan are told of (design value). */
const SHOWN_ITEMS = 10;
const TENTHS = 10;

/** What the active plans have for a day, or all of it. */
export function planSentences(
  { query, items, hasScheme }: FactOf<"plan">,
  telling: Telling,
): string[] {
  const { language } = telling;
  const texts = FACT_TEXTS[language];
  if (!hasScheme) return [texts.noPlan];
  const day = query.metric === "plan" ? query.day : null;
  const named = namedDays(query, telling);
  if (items.length === 0 && day === null) return [];
  if (items.length === 0) return [filled(texts.plannedNothing, { day: named })];
  const isOfSeveral = day === null || (query.metric === "plan" && query.until !== undefined);
  const shown = items.slice(0, SHOWN_ITEMS).map((item) => itemPhrase(item, isOfSeveral, telling));
  const joined = shown.join(language === "zh" ? "、" : ", ");
  return [
    filled(day === null ? texts.plannedAll : texts.plannedDay, { day: named, items: joined }),
  ];
}

/** How a week or a day that is planned can be had otherwise, where that is asked. */
export function otherPlanSentences(
  { query, items, hasScheme }: FactOf<"plan">,
  ask: RecordAsk,
  { language }: Telling,
): string[] {
  if (ask !== "other_plan" || !hasScheme || query.metric !== "plan") return [];
  const { changePlan, changeDay, changeNothing } = FACT_TEXTS[language];
  if (query.day === null) return [changePlan];
  return [items.length === 0 ? changeNothing : changeDay];
}

/** The day that is asked about, or the first and the last one. */
function namedDays(query: FactOf<"plan">["query"], { today, language }: Telling): string {
  if (query.metric !== "plan" || query.day === null) return "";
  const first = dayPhraseOf(query.day, today, language).replace(/^on /, "");
  if (query.until === undefined) return first;
  const last = dayPhraseOf(query.until, today, language).replace(/^on /, "");
  return filled(FACT_TEXTS[language].plannedUntil, { first, last });
}

function itemPhrase({ item }: PlannedItem, namesDay: boolean, { language }: Telling): string {
  const texts = FACT_TEXTS[language];
  const weekday = item.weekday === null ? undefined : texts.weekdays[item.weekday - 1];
  return filled(namesDay && weekday !== undefined ? texts.plannedOn : texts.plannedItem, {
    name: quotedName(item.sportName, language) ?? RECORD_TEXTS[language].unnamedSession,
    minutes: amountOf("minutes", item.minutes, language),
    weekday: weekday ?? "",
  });
}

/** How the recommended weekly amount stands. */
export function targetSentences(
  { of, targetMinutes, targetMetMinutes, reachedBy }: FactOf<"target">,
  asksWhatIsMissing: boolean,
  { today, language }: Telling,
): string[] {
  const texts = FACT_TEXTS[language];
  const { totals } = of.amount;
  const minutes = minutesOf(totals.durationMilliseconds);
  const missing = Math.round(Math.max(0, targetMinutes - minutes) * TENTHS) / TENTHS;
  const values = {
    ...periodPhraseOf(of.period, today, language),
    minutes: amountOf("minutes", minutes, language),
    metMinutes: amountOf("metMinutes", metMinutesOf(totals), language),
    target: amountOf("minutes", targetMinutes, language),
    missing: amountOf("minutes", missing, language),
  };
  const isOver = of.range !== null && of.range.end < today;
  const text = reachedBy
    ? reachedBy === "met_minutes"
      ? asksWhatIsMissing
        ? texts.targetLeftButMet
        : texts.targetByMet
      : asksWhatIsMissing
        ? texts.targetDone
        : texts.targetReached
    : asksWhatIsMissing
      ? texts.targetLeft
      : isOver
        ? texts.targetMissed
        : texts.targetOpen;
  const told = filled(text, values);
  // Up to 17 years minutes alone are recommended.
  return targetMetMinutes === null ? [told, RECORD_TEXTS[language].targetOfChildren] : [told];
}

/** Days in a row with a session. */
export function streakSentence({ query, days }: FactOf<"streak">, { language }: Telling): string {
  const texts = FACT_TEXTS[language];
  const named = "activity" in query ? query.activity : null;
  const activity = activityPhraseOf(named, language);
  const values = {
    days: amountOf("days", days, language),
    activity,
    ofKind: named === null ? "" : filled(CHOICE_TEXTS[language].ofKind, { activity }),
  };
  if (query.metric === "longest_streak") return filled(texts.longestStreak, values);
  return filled(days === 0 ? texts.noStreak : texts.streak, values);
}

/** In how many weeks the recommended amount was reached. */
export function weeksReachedSentence(
  { of, groups }: FactOf<"groups">,
  target: NonNullable<FactOf<"groups">["target"]>,
  telling: Telling,
): string {
  const { language, today } = telling;
  const { weeksReached, orByEffort } = CHOICE_TEXTS[language];
  const weeks = groups.filter(({ amount }) => measureReached(amount.totals, target) !== null);
  const minutes = amountOf("minutes", target.minutes, language);
  const metMinutes =
    target.metMinutes === null ? undefined : amountOf("metMinutes", target.metMinutes, language);
  return filled(weeks.length === 1 ? weeksReached.one : weeksReached.other, {
    ...periodPhraseOf(of.period, today, language),
    target: metMinutes === undefined ? minutes : filled(orByEffort, { minutes, metMinutes }),
    n: String(weeks.length),
  });
}
