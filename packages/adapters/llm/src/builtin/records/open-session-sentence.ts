import type { OwnRecords } from "@health-exercise/domain/chat";
import type { TextLanguage } from "@health-exercise/domain/language";
import { filled } from "../texts.ts";
import { dayPhraseOf, quotedName, timeOf } from "./amounts.ts";
import { RECORD_TEXTS } from "./record-texts.data.ts";

/** The session under way. */
export function openSessionSentence(
  { openSession, today, timeZone }: Pick<OwnRecords, "openSession" | "today" | "timeZone">,
  language: TextLanguage,
): string {
  const texts = RECORD_TEXTS[language];
  if (openSession === null) return texts.noOpenSession;
  const { date, time } = timeOf(openSession.sportStart, timeZone);
  return filled(texts.openSession, {
    name: quotedName(openSession.sportName, language) ?? texts.unnamedSession,
    on: dayPhraseOf(date, today, language),
    time,
  });
}
