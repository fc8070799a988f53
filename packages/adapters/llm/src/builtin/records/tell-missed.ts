import type { OwnRecords } from "@health-exercise/domain/chat";
import { labelsOfActivity, type RecordFact, readSessionLabel } from "@health-exercise/domain/sport";
import { addDays, daysIn, isPaused, type LocalDate, weekdayOf } from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import { amountOf, dateOf } from "./amounts.ts";
import { FACT_TEXTS } from "./fact-texts.data.ts";
import { MISSED_TEXTS } from "./missed-texts.data.ts";
import { periodPhraseOf } from "./period-phrase.ts";
import { restDaySentences } from "./tell-rest-days.ts";
import { activityPhraseOf, allOf, type FactOf, type Telling } from "./telling.ts";

/** So many days are named, the latest of them (a design value). */
const MOST_NAMED = 14;

/** On which of the days with something planned nothing was done; without a plan which days were without. */
export function missedSentences(
  fact: RecordFact,
  plan: RecordFact | undefined,
  records: OwnRecords,
  telling: Telling,
): string[] | undefined {
  if (fact.kind !== "groups" || plan?.kind !== "plan") return undefined;
  const { today, language } = telling;
  const { of } = fact;
  const texts = MISSED_TEXTS[language];
  const weekdays = weekdaysOf(plan, of.activity);
  const activity = activityPhraseOf(of.activity, language);
  if (weekdays.length === 0) {
    const why = filled(plan.hasScheme ? texts.noDays : texts.noPlan, { activity });
    return [why, ...(restDaySentences(fact, records, telling) ?? [])];
  }
  const due = daysDue(fact, weekdays, today);
  const active = new Set(fact.groups.map(({ key }) => key));
  const missed = due.filter((day) => !active.has(day));
  const values = {
    ...periodPhraseOf(of.period, today, language),
    activity,
    weekdays: namesOf(weekdays, telling),
    missed: language === "zh" ? amountOf("days", missed.length, language) : String(missed.length),
    all: amountOf("days", due.length, language),
    n: String(MOST_NAMED),
    days: missed
      .slice(-MOST_NAMED)
      .map((day) => dateOf(day, today, language))
      .join(language === "zh" ? "、" : ", "),
  };
  if (due.length === 0) return [filled(texts.noneOver, values)];
  if (missed.length === 0) return [filled(texts.noneMissed, values)];
  const named = missed.length > MOST_NAMED ? texts.latest : texts.these;
  return [filled(texts.missed, values), filled(named, values)];
}

/** The days of the week for which something of that kind is planned. */
function weekdaysOf({ items }: FactOf<"plan">, activity: FactOf<"groups">["of"]["activity"]) {
  const due = items.flatMap(({ item }) => {
    const isMeant =
      activity === null || labelsOfActivity([readSessionLabel(item)], activity).length > 0;
    return isMeant && item.weekday !== null ? [item.weekday] : [];
  });
  return [...new Set(due)].toSorted((left, right) => left - right);
}

/** Those of the period that are over, without those of a pause. */
function daysDue(
  { of, paused = [] }: FactOf<"groups">,
  weekdays: readonly number[],
  today: LocalDate,
): readonly LocalDate[] {
  const { range } = of;
  if (range === null) return [];
  return Array.from({ length: daysIn(range) }, (_, index) => addDays(range.start, index)).filter(
    (day) => day < today && weekdays.includes(weekdayOf(day)) && !isPaused(paused, day),
  );
}

function namesOf(weekdays: readonly number[], { language }: Telling): string {
  const texts = FACT_TEXTS[language];
  const plural = language === "en" ? "s" : "";
  const names = weekdays.map((weekday) => `${texts.weekdays[weekday - 1] ?? ""}${plural}`);
  return allOf(names, language);
}
