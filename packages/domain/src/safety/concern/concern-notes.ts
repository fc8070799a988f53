import { REPORT_MESSAGES } from "../../messages/catalogues.ts";
import type { MessageLocale } from "../../messages/message-locale.ts";
import { say } from "../../messages/say.ts";
import { sayDay } from "../../messages/say-day.ts";
import { compareText } from "../../shared/compare.ts";
import { type LocalDate, localDateOf } from "../../shared/local-date.ts";
import type { TimeZone } from "../../shared/time-zone.ts";
import type { ReportNote } from "../../sport/statistics/report-note.ts";
import { sourceText } from "../source-text.ts";
import { BODY_NOTE_SOURCES, SUPPORT_NOTE_SOURCES } from "./concern-notes.data.ts";
import { type Concern, gravestConcern, type SessionConcern } from "./session-concern.ts";

/** What a report says of these concerns: a note for each local day with one, about the gravest of it, in the order of days. */
export function concernNotes(
  concerns: readonly SessionConcern[],
  timeZone: TimeZone,
  locale: MessageLocale,
): readonly ReportNote[] {
  const byDay = Map.groupBy(concerns, ({ sportStart }) => localDateOf(sportStart, timeZone));
  return [...byDay]
    .sort(([left], [right]) => compareText(left, right))
    .flatMap(([date, ofDay]) => {
      const gravest = gravestConcern(ofDay);
      return gravest === undefined ? [] : [noteOf(gravest, date, locale)];
    });
}

function noteOf({ grade, matter }: Concern, date: LocalDate, locale: MessageLocale): ReportNote {
  const isOfBody = matter === "body";
  const code = isOfBody ? (`feedback_${grade}` as const) : "feedback_support";
  return {
    code,
    message: say(REPORT_MESSAGES, locale, code, { date: sayDay(date, locale) }),
    source: sourceText(isOfBody ? BODY_NOTE_SOURCES[grade] : SUPPORT_NOTE_SOURCES[matter], locale),
  };
}
