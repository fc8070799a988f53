import type { Effort } from "./activity-lexicon.ts";
import { type ActivityMeasures, readActivityMeasures } from "./activity-measures.ts";
import {
  type NameStrength,
  type PhraseMeaning,
  type PhraseNode,
  phraseIndex,
} from "./activity-phrase-index.ts";
import type { ActivityText } from "./activity-text.ts";

/** One activity named in a text. */
export interface NamedActivity {
  /** Key of the row tables, or an adult code. */
  readonly activity: string;
  readonly strength: NameStrength;
  /** Only the place or occasion of another activity: "walk to yoga", "stretching after run". */
  readonly setting: boolean;
  /** How many characters of the text the name covers. */
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
  /** How many tokens say nothing that is understood. */
  readonly unknownTokens: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly length: number;
  readonly meaning: PhraseMeaning;
}

/** Finds the known phrases of a text, the longest first, and what they say together. */
export function readActivity(text: ActivityText): ActivityReading {
  const spans = chooseSpans(findSpans(text.tokens), text.tokens.length);
  const qualifiers = spans.filter(({ meaning }) => !isDenial(meaning));
  const understood = qualifiers.reduce((sum, span) => sum + span.end - span.start, 0);
  return {
    ...readActivityMeasures(text.plain),
    named: nameActivities(spans),
    efforts: qualifiers.flatMap(({ meaning }) => meaning.effort ?? []),
    modifiers: qualifiers.flatMap(({ meaning }) => meaning.modifiers ?? []),
    general: spans.some(({ meaning }) => meaning.general === true),
    denied: qualifiers.length < spans.length,
    unknownTokens: text.tokens.length - understood,
  };
}

function isDenial({ misleading, negating, denyingSuffix }: PhraseMeaning): boolean {
  return misleading === true || negating === true || denyingSuffix === true;
}

/** The longest phrase that starts at each token. */
function findSpans(tokens: readonly string[]): Span[] {
  const root = phraseIndex();
  const spans: Span[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    let node: PhraseNode | undefined = root;
    let length = 0;
    let longest: Span | undefined;
    for (let end = start; end < tokens.length; end += 1) {
      const token = tokens[end] as string;
      node = node.next.get(token);
      if (node === undefined) break;
      length += token.length;
      if (node.meaning !== undefined)
        longest = { start, end: end + 1, length, meaning: node.meaning };
    }
    if (longest !== undefined) spans.push(longest);
  }
  return spans;
}

/** Phrases that do not overlap: more tokens first, then more characters, then the earlier; in the order of the text. */
function chooseSpans(spans: readonly Span[], tokenCount: number): Span[] {
  const taken = new Array<boolean>(tokenCount).fill(false);
  const ranked = [...spans].sort(
    (a, b) => b.end - b.start - (a.end - a.start) || b.length - a.length || a.start - b.start,
  );
  const chosen: Span[] = [];
  for (const span of ranked) {
    if (taken.slice(span.start, span.end).includes(true)) continue;
    taken.fill(true, span.start, span.end);
    chosen.push(span);
  }
  return chosen.sort((a, b) => a.start - b.start);
}

const ARTICLES_SKIPPED = 2;

function nameActivities(spans: readonly Span[]): NamedActivity[] {
  const several = spans.filter(({ meaning }) => meaning.activity !== undefined).length > 1;
  return spans.flatMap((span, position): NamedActivity[] => {
    const { activity, strength } = span.meaning;
    if (activity === undefined || strength === undefined || span.meaning.misleading === true)
      return [];
    // "skip" is a name alone and a denial before another name.
    if (several && span.meaning.negating === true) return [];
    const before = spanBefore(spans, position);
    if (before?.meaning.negating === true) return [];
    const next = spans[position + 1];
    const after = next?.start === span.end ? next.meaning : undefined;
    if (after?.denyingSuffix === true) return [];
    const settingAfter = after?.settingSuffix === true;
    return [
      {
        activity,
        strength,
        setting: before?.meaning.setting === true || settingAfter,
        length: span.length,
      },
    ];
  });
}

/** The phrase directly before, articles and the like skipped. */
function spanBefore(spans: readonly Span[], position: number): Span | undefined {
  let start = spans[position]?.start;
  for (
    let index = position - 1;
    index >= Math.max(0, position - 1 - ARTICLES_SKIPPED);
    index -= 1
  ) {
    const span = spans[index];
    if (span === undefined || span.end !== start) return undefined;
    if (span.meaning.negating === true || span.meaning.setting === true) return span;
    if (span.meaning.neutral !== true) return undefined;
    start = span.start;
  }
  return undefined;
}
