import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import type { Token } from "../../language/read-text.ts";
import { ELAPSED_AT_END, ELAPSED_TIMES, ELAPSED_UNITS, HALF, SOME } from "./event-timing.data.ts";

type Elapsed = { readonly daysOfUnit: number; readonly isOnlyAtEnd: boolean };

/** How many days "a few" of a unit may be. */
const A_FEW = 4;

let finder: PhraseFinder<Elapsed> | undefined;

/** How many days lie between an event and now: "3 weeks ago", "术后两个月"; undefined where the words do not say. */
export function elapsedDays(words: readonly Token[]): number | undefined {
  finder ??= createPhraseFinder(listElapsed(), { compare: "singular", within: "sentence" });
  const found = finder
    .findAll(words)
    .hits.find(({ meaning, end }) => !meaning.isOnlyAtEnd || end === words.length);
  if (found === undefined) return undefined;
  return countIn(words.slice(found.start, found.end)) * found.meaning.daysOfUnit;
}

function listElapsed(): readonly (readonly [phrase: string, elapsed: Elapsed])[] {
  return ELAPSED_UNITS.flatMap(([daysOfUnit, names]) => {
    const withUnit = (phrase: string) => phrase.replace("@", `(${names.join("|")})`);
    return [
      ...ELAPSED_TIMES.map(
        (phrase) => [withUnit(phrase), { daysOfUnit, isOnlyAtEnd: false }] as const,
      ),
      [withUnit(ELAPSED_AT_END), { daysOfUnit, isOnlyAtEnd: true }] as const,
    ];
  });
}

/** "A week" is one. */
function countIn(words: readonly Token[]): number {
  if (words.some(({ text }) => SOME.includes(text))) return A_FEW;
  if (words.some(({ text }) => text === HALF)) return 0.5;
  return words.find(({ value }) => value !== undefined)?.value ?? 1;
}
