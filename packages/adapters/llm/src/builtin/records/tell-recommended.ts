import { metMinutesOf, minutesOf } from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import { amountOf } from "./amounts.ts";
import { periodPhraseOf } from "./period-phrase.ts";
import { RECOMMENDED_TEXTS } from "./recommended-texts.data.ts";
import type { FactOf, Telling } from "./telling.ts";

/** How much is recommended at the age of the person, why it is another amount than that of adults, and how far they are. */
export function recommendedSentences(
  { query, of, targetMinutes, targetMetMinutes }: FactOf<"target">,
  { today, language }: Telling,
): string[] {
  const texts = RECOMMENDED_TEXTS[language];
  const { totals } = of.amount;
  const values = {
    ...periodPhraseOf(of.period, today, language),
    target: amountOf("minutes", targetMinutes, language),
    metTarget: amountOf("metMinutes", targetMetMinutes ?? 0, language),
    metNumber: String(targetMetMinutes ?? 0),
    minutes: amountOf("minutes", minutesOf(totals.durationMilliseconds), language),
    metMinutes: amountOf("metMinutes", metMinutesOf(totals), language),
  };
  const isOfMets = query.metric === "met_minutes";
  const told =
    targetMetMinutes !== null
      ? [texts.olderMet, texts.soFarMet]
      : [texts.young, ...(isOfMets ? [texts.youngMet] : []), texts.soFar];
  return told.map((text) => filled(text, values));
}
