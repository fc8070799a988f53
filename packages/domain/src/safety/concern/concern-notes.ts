import type { TextLanguage } from "../../language/text-language.ts";
import { compareText } from "../../shared/compare.ts";
import { type LocalDate, localDateOf } from "../../shared/local-date.ts";
import type { TimeZone } from "../../shared/time-zone.ts";
import type { CareNoteCode, ReportNote } from "../../sport/statistics/report-note.ts";
import { sourceText } from "../source-text.ts";
import { BODY_NOTES, SUPPORT_NOTES } from "./concern-notes.data.ts";
import { type Concern, gravestConcern, type SessionConcern } from "./session-concern.ts";

const CODES = {
  danger: "feedback_danger",
  care: "feedback_care",
  ease: "feedback_ease",
} as const satisfies Record<Concern["grade"], CareNoteCode>;

/** What a report says of these concerns: a note for each local day with one, about the gravest of it, in the order of days. */
export function concernNotes(
  concerns: readonly SessionConcern[],
  timeZone: TimeZone,
  language: TextLanguage,
): readonly ReportNote[] {
  const byDay = Map.groupBy(concerns, ({ sportStart }) => localDateOf(sportStart, timeZone));
  return [...byDay]
    .sort(([left], [right]) => compareText(left, right))
    .flatMap(([date, ofDay]) => {
      const gravest = gravestConcern(ofDay);
      return gravest === undefined ? [] : [noteOf(gravest, date, language)];
    });
}

function noteOf({ grade, matter }: Concern, date: LocalDate, language: TextLanguage): ReportNote {
  const { text, source } = matter === "body" ? BODY_NOTES[grade] : SUPPORT_NOTES[matter];
  return {
    code: matter === "body" ? CODES[grade] : "feedback_support",
    message: text[language].replaceAll("{date}", date),
    source: sourceText(source),
  };
}
