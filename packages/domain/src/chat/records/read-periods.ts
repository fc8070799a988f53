import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import type { RecordPeriod } from "../../sport/records/record-query.ts";
import { type NamedPeriod, namedPeriod } from "./named-period.ts";
import { FUTURE_PERIODS, NAMED_PERIODS } from "./period-words.data.ts";
import { pointAt } from "./read-date.ts";
import { type FoundPeriod, recentAt, sinceAt } from "./read-span.ts";

let finder: PhraseFinder<NamedPeriod | "future"> | undefined;

/** The periods that a text names, in order, none inside another; `future` where it has not come yet. */
export function readPeriods({ words }: ReadText, today: LocalDate): readonly FoundPeriod[] {
  finder ??= createPhraseFinder<NamedPeriod | "future">(
    phrasesByMeaning<NamedPeriod | "future">({ ...NAMED_PERIODS, future: FUTURE_PERIODS }),
    { within: "sentence" },
  );
  const named = new Map(
    finder.find(words).map(({ start, end, values }) => [start, { end, meaning: values[0] }]),
  );
  const fixedAt = (place: number): FoundPeriod | undefined => {
    const found = named.get(place);
    if (found?.meaning === undefined) return undefined;
    const { end, meaning } = found;
    const period = meaning === "future" ? "future" : namedPeriod(meaning, today);
    return { start: place, end, period };
  };
  const periods: FoundPeriod[] = [];
  for (let place = 0; place < words.length; ) {
    const found = longest([
      sinceAt(words, place, today, fixedAt),
      recentAt(words, place, today),
      fixedAt(place),
      pointAt(words, place, today),
    ]);
    if (found !== undefined) periods.push({ ...found, start: place });
    place = found?.end ?? place + 1;
  }
  return periods;
}

/** The period of a text that names one. */
export function onlyPeriod(found: readonly FoundPeriod[]): RecordPeriod | undefined {
  const period = found[0]?.period;
  return period === "future" ? undefined : period;
}

function longest(found: readonly (FoundPeriod | undefined)[]): FoundPeriod | undefined {
  let best: FoundPeriod | undefined;
  for (const each of found) if (each !== undefined && each.end > (best?.end ?? 0)) best = each;
  return best;
}
