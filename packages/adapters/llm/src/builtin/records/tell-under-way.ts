import type { OwnRecords } from "@health-exercise/domain/chat";
import { type RecordActivity, recordActivityNamed } from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import { amountOf, dayPhraseOf, quotedName, timeOf } from "./amounts.ts";
import { CHOICE_TEXTS } from "./choice-texts.data.ts";
import { RECORD_TEXTS } from "./record-texts.data.ts";
import type { FactOf, Telling } from "./telling.ts";

const MILLISECONDS_PER_MINUTE = 60_000;

/**
 * How long the session under way has lasted, where that is asked; undefined where something else is, or may be of what was
 * done before and none of that kind is under way.
 */
export function underWaySentences(
  { of, now }: FactOf<"amount">,
  { openSession, today, timeZone }: Pick<OwnRecords, "openSession" | "today" | "timeZone">,
  { language }: Telling,
): string[] | undefined {
  if (now === undefined) return undefined;
  // Of today it is only of what is under way.
  const isOfNothingElse = of.period.kind === "day";
  if (openSession === null)
    return isOfNothingElse ? [RECORD_TEXTS[language].noOpenSession] : undefined;
  if (of.activity !== null && !isOfKind(openSession.sportName, of.activity)) return undefined;
  const { date, time } = timeOf(openSession.sportStart, timeZone);
  const lasted = Math.max(0, now.getTime() - openSession.sportStart.getTime());
  return [
    filled(CHOICE_TEXTS[language].underWay, {
      minutes: amountOf("minutes", Math.floor(lasted / MILLISECONDS_PER_MINUTE), language),
      name: quotedName(openSession.sportName, language) ?? RECORD_TEXTS[language].unnamedSession,
      on: dayPhraseOf(date, today, language),
      time,
    }),
  ];
}

/** Whether a session that is called so may be of a kind of exercise. */
export function isOfKind(sportName: string, { families }: RecordActivity): boolean {
  const own = recordActivityNamed(sportName).families;
  return own.length === 0 || own.some((family) => families.includes(family));
}
