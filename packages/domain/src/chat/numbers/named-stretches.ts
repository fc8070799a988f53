import { readAmounts } from "../../language/read-amounts.ts";
import type { RoutePick } from "../../sport/records/picked-sessions.ts";
import type { MeasuredCue } from "./measured-cues.ts";
import { isHere } from "./own-statement.ts";
import type { Figure, Place, SentenceReading } from "./sentence-parts.ts";
import { isClauseMark } from "./statement-clauses.ts";

/** A distance of which runners ask for their best time. */
export type NamedStretch = Place & { readonly pick: RoutePick };

/** Distances that runners ask for, in meters, as far as they are rounded. */
const DISTANCES: readonly (readonly [pick: RoutePick, least: number, most: number])[] = [
  ["fastest_1_km", 1_000, 1_000],
  ["fastest_5_km", 5_000, 5_000],
  ["fastest_10_km", 10_000, 10_000],
  ["fastest_half_marathon", 21_000, 21_200],
  ["fastest_marathon", 42_000, 42_300],
];
const NAMED = {
  half_marathon: "fastest_half_marathon",
  marathon: "fastest_marathon",
  one_kilometer: "fastest_1_km",
} as const satisfies Partial<Record<MeasuredCue["meaning"], RoutePick>>;
/** How far from a time its distance seems, in tokens, by what stands between (design values). */
const FAR = { mark: 5, after: 3, clause: 100, time: 200, later: 1_000 } as const;
const BEFORE_DISTANCES = new Set(["over", "for", "in", "on", "at"]);

/** The distances that a sentence names. */
export function stretchesIn(
  reading: SentenceReading,
  cues: readonly MeasuredCue[],
): readonly NamedStretch[] {
  const { tokens, clauses } = reading;
  const named = cues.flatMap((cue): NamedStretch[] =>
    cue.meaning in NAMED ? [{ ...cue, pick: NAMED[cue.meaning as keyof typeof NAMED] }] : [],
  );
  const measured = readAmounts(tokens).flatMap(
    ({ measure, low, high, start, end }): NamedStretch[] => {
      const found = DISTANCES.find(([, least, most]) => low >= least && high <= most);
      const isDistance = measure === "distance" && found !== undefined;
      return isDistance ? [{ start, end, clause: clauses[start] ?? 0, pick: found[0] }] : [];
    },
  );
  return [...measured, ...named].filter(
    (each, _, all) => !all.some((other) => other !== each && holds(other, each)),
  );
}

/** 半程马拉松 is no marathon. */
function holds(longer: NamedStretch, shorter: NamedStretch): boolean {
  const isWithin = longer.start <= shorter.start && shorter.end <= longer.end;
  const isBeside = longer.pick === "fastest_half_marathon" && longer.end === shorter.start;
  return isBeside || (isWithin && longer.end - longer.start > shorter.end - shorter.start);
}

/** The distance of a time: the nearest, rather in its clause than elsewhere, and rather before it. */
export function stretchOf(
  figure: Figure,
  stretches: readonly NamedStretch[],
  times: readonly Figure[],
  reading: SentenceReading,
): NamedStretch {
  const { tokens } = reading;
  const farness = (each: NamedStretch): number => {
    const isBefore = each.start < figure.start;
    const [from, to] = isBefore ? [each.end, figure.start] : [figure.end, each.start];
    const isJoined = !isBefore && BEFORE_DISTANCES.has(tokens[figure.end]?.text ?? "");
    const marks = tokens.slice(from, to).filter(isClauseMark).length;
    const others = times.filter(({ start, end }) => start >= from && end <= to).length;
    const side = isBefore || isJoined ? 0 : FAR.after;
    const elsewhere = isHere(each, figure, reading) ? 0 : isBefore ? FAR.clause : FAR.later;
    return to - from + marks * FAR.mark + others * FAR.time + side + elsewhere;
  };
  return stretches.reduce((left, right) => (farness(right) < farness(left) ? right : left));
}
