import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import { earlierBy } from "./earlier-period.ts";
import type { FoundPeriod } from "./found-period.ts";
import { longerOf } from "./longer-of.ts";
import { type NamedPeriod, namedPeriod } from "./named-period.ts";
import { EARLIER_UNITS, FUTURE_PERIODS, NAMED_PERIODS } from "./period-words.data.ts";
import { pointAt } from "./read-date.ts";
import { recentAt, sinceAt } from "./read-span.ts";

type EarlierUnit = keyof typeof EARLIER_UNITS;

let names: PhraseFinder<NamedPeriod | "future"> | undefined;
let earlier: PhraseFinder<EarlierUnit> | undefined;

/** The periods that a text names, in order, none inside another; `future` where it has not come yet. */
export function readPeriods({ words }: ReadText, today: LocalDate): readonly FoundPeriod[] {
  names ??= createPhraseFinder<NamedPeriod | "future">(
    phrasesByMeaning<NamedPeriod | "future">({ ...NAMED_PERIODS, future: FUTURE_PERIODS }),
    { within: "sentence" },
  );
  earlier ??= createPhraseFinder<EarlierUnit>(phrasesByMeaning<EarlierUnit>(EARLIER_UNITS), {
    within: "sentence",
  });
  const named = byPlace(names.find(words));
  const units = byPlace(earlier.find(words));
  const fixedAt = (place: number): FoundPeriod | undefined => {
    const found = named.get(place);
    if (found === undefined) return undefined;
    const { end, meaning } = found;
    const period = meaning === "future" ? "future" : namedPeriod(meaning, today);
    return { start: place, end, period, ...(meaning === "theWeekend" && { isLoose: true }) };
  };
  const periods: FoundPeriod[] = [];
  const earlierAt = (place: number): FoundPeriod | undefined => {
    const found = units.get(place);
    if (found === undefined) return undefined;
    const last = periods.findLast(({ period }) => period !== "future")?.period;
    const from = last === undefined || last === "future" ? null : last;
    const period = earlierBy(found.meaning, from, today);
    return { start: place, end: found.end, period, before: found.meaning };
  };
  for (let place = 0; place < words.length; ) {
    const found = [
      sinceAt(words, place, today, fixedAt),
      recentAt(words, place, today),
      fixedAt(place),
      earlierAt(place),
      pointAt(words, place, today),
    ].reduce(longerOf);
    if (found !== undefined) periods.push({ ...found, start: place });
    place = found?.end ?? place + 1;
  }
  return periods;
}

function byPlace<Meaning>(
  found: readonly {
    readonly start: number;
    readonly end: number;
    readonly values: readonly Meaning[];
  }[],
): ReadonlyMap<number, { readonly end: number; readonly meaning: Meaning }> {
  return new Map(
    found.flatMap(({ start, end, values: [meaning] }) =>
      meaning === undefined ? [] : [[start, { end, meaning }] as const],
    ),
  );
}
