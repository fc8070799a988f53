import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { PART_OF_DAY_WORDS } from "./part-of-day.data.ts";

/** A part of the day, in minutes after midnight: when people usually begin then, and until when it lasts. */
export type PartOfDay = { readonly usualStart: number; readonly until: number };

type Named = keyof typeof PART_OF_DAY_WORDS;

const HOUR = 60;
/** Design values. */
const PARTS: Readonly<Record<Exclude<Named, "none">, PartOfDay>> = {
  dawn: { usualStart: 5 * HOUR, until: 8 * HOUR },
  morning: { usualStart: 8 * HOUR, until: 12 * HOUR },
  noon: { usualStart: 12 * HOUR, until: 14 * HOUR },
  afternoon: { usualStart: 15 * HOUR, until: 18 * HOUR },
  evening: { usualStart: 19 * HOUR, until: 24 * HOUR },
};

let finder: PhraseFinder<Named> | undefined;

/** The part of the day that some sentences of a message name; null where they name none, or several. */
export function partOfDayIn(
  { words }: ReadText,
  isWithin: (sentence: number) => boolean,
): PartOfDay | null {
  finder ??= createPhraseFinder(phrasesByMeaning<Named>(PART_OF_DAY_WORDS), { within: "sentence" });
  const found = finder
    .find(words)
    .filter(({ start }) => isWithin(words[start]?.sentence ?? -1))
    .flatMap(({ values }) => values)
    .filter((named) => named !== "none");
  const [only, ...others] = new Set(found);
  return only === undefined || others.length > 0 ? null : PARTS[only];
}
