import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../../language/phrases-with.ts";
import { read } from "../../../language/read.ts";
import type { ReadText } from "../../../language/read-text.ts";
import { compareText } from "../../../shared/compare.ts";
import type { LocalDate } from "../../../shared/local-date.ts";
import type { Pause, PauseReason } from "../../../user/pause.ts";
import { chineseDate } from "./calendar-days.ts";
import { BEFORE_PAUSES } from "./pause-cues.data.ts";

/** A question with the day on which a pause began instead of the words for it, and whether the person has such a pause. */
export type SpelledOut = { readonly text: ReadText; readonly isKnown: boolean };

let finder: PhraseFinder<PauseReason> | undefined;

/** "My last run before I got sick" with the day of that; undefined where no pause is spoken of. */
export function beforePause(
  { words, source }: ReadText,
  pauses: readonly Pause[],
  today: LocalDate,
): SpelledOut | undefined {
  finder ??= createPhraseFinder(phrasesByMeaning<PauseReason>(BEFORE_PAUSES), {
    within: "sentence",
  });
  const [found] = finder.find(words);
  const [reason] = found?.values ?? [];
  if (found === undefined || reason === undefined) return undefined;
  const latest = pauses
    .filter((pause) => pause.reason === reason && pause.startDate <= today)
    .toSorted((left, right) => compareText(right.startDate, left.startDate))[0];
  const date = latest?.startDate ?? today;
  const isChinese = words[found.start]?.kind === "han";
  const start = words[found.start]?.start ?? 0;
  const end = words[found.end - 1]?.end ?? source.length;
  const told = isChinese ? `${chineseDate(date)}之前` : `before ${date}`;
  const spelled = `${source.slice(0, start)}${told}${source.slice(end)}`;
  return { text: read(spelled), isKnown: latest !== undefined };
}
