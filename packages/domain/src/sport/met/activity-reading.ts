import type { PhraseFinder } from "../../language/phrase-finder.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { Effort, NameStrength } from "./activity-lexicon.ts";
import { type ActivityMeasures, readActivityMeasures } from "./activity-measures.ts";
import type { PhraseMeaning } from "./activity-phrases.ts";
import { type ActivitySpan, activitySpans } from "./activity-spans.ts";

/** An activity that a text names. */
export interface NamedActivity {
  /** Key of the row tables, or an adult code. */
  readonly activity: string;
  readonly strength: NameStrength;
  /** It stands beside "before", "to" and the like: the setting of something else. */
  readonly setting: boolean;
  /** The place of its first word. */
  readonly start: number;
  /** How many characters its name covers. */
  readonly length: number;
}

/** What a text says about an activity. */
export interface ActivityReading extends ActivityMeasures {
  readonly named: readonly NamedActivity[];
  readonly efforts: readonly Effort[];
  readonly modifiers: readonly string[];
  /** Exercise in general was named: "workout". */
  readonly general: boolean;
  /** Something else was meant or nothing took place: "running water", "no run today". */
  readonly denied: boolean;
  /** How many words say nothing that is understood. */
  readonly unknownWords: number;
}

/** Finds the known phrases of a text, the longest first, and what they say together. */
export function readActivity(
  text: ReadText,
  phrases?: PhraseFinder<PhraseMeaning>,
): ActivityReading {
  const spans = activitySpans(text, phrases);
  const qualifiers = spans.filter((span) => !isDenial(span));
  const named = nameActivities(spans);
  // A denial that is a name here explains its words: "skipping" alone.
  const understood = spans.filter(
    (span) => !isDenial(span) || named.some(({ start }) => start === span.start),
  );
  return {
    ...readActivityMeasures(text),
    named,
    efforts: qualifiers.flatMap(({ efforts }) => efforts),
    modifiers: qualifiers.flatMap(({ modifiers }) => modifiers),
    general: spans.some(({ roles }) => roles.includes("general")),
    denied: qualifiers.length < spans.length,
    unknownWords: unknownWords(text, understood),
  };
}

/** How many words no phrase explains; a number is no word. */
function unknownWords({ words }: ReadText, spans: readonly ActivitySpan[]): number {
  const isKnown = (place: number): boolean =>
    spans.some(({ start, end }) => start <= place && place < end);
  return words.filter(({ kind }, place) => kind !== "number" && !isKnown(place)).length;
}

function isDenial({ roles }: ActivitySpan): boolean {
  return (
    roles.includes("misleading") || roles.includes("negating") || roles.includes("denyingSuffix")
  );
}

const ARTICLES_SKIPPED = 2;

function nameActivities(spans: readonly ActivitySpan[]): NamedActivity[] {
  const several = spans.filter(({ name }) => name !== undefined).length > 1;
  return spans.flatMap(({ name, roles, length, start, end }, position): NamedActivity[] => {
    if (name === undefined || roles.includes("misleading")) return [];
    // "skip" is a name alone and a denial before another name.
    if (several && roles.includes("negating")) return [];
    const before = spanBefore(spans, position)?.roles;
    if (before?.includes("negating") === true) return [];
    const next = spans[position + 1];
    const after = next?.start === end ? next.roles : undefined;
    if (after?.includes("denyingSuffix") === true) return [];
    const setting =
      before?.includes("setting") === true || after?.includes("settingSuffix") === true;
    return [{ activity: name.activity, strength: name.strength, setting, start, length }];
  });
}

/** The phrase directly before, articles and the like skipped. */
function spanBefore(spans: readonly ActivitySpan[], position: number): ActivitySpan | undefined {
  let start = spans[position]?.start;
  const first = Math.max(0, position - 1 - ARTICLES_SKIPPED);
  for (let index = position - 1; index >= first; index -= 1) {
    const span = spans[index];
    if (span === undefined || span.end !== start) return undefined;
    if (span.roles.includes("negating") || span.roles.includes("setting")) return span;
    if (!span.roles.includes("neutral")) return undefined;
    start = span.start;
  }
  return undefined;
}
