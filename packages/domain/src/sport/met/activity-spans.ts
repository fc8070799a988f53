import type { PhraseHit } from "../../language/phrase-finder.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { Effort, NameStrength } from "./activity-lexicon.ts";
import { activityPhrases, type PhraseMeaning, type PhraseRole } from "./activity-phrases.ts";

/** A phrase found in a text: the words from `start` up to `end`, and all that it means. */
export interface ActivitySpan {
  readonly start: number;
  readonly end: number;
  /** How many characters it covers. */
  readonly length: number;
  readonly name: { readonly activity: string; readonly strength: NameStrength } | undefined;
  readonly efforts: readonly Effort[];
  readonly modifiers: readonly string[];
  readonly roles: readonly PhraseRole[];
}

/** The known phrases of a text that do not overlap: more words first, then more characters, then the earlier; in the order of the text. */
export function activitySpans(
  { words }: ReadText,
  phrases = activityPhrases(),
): readonly ActivitySpan[] {
  const { hits } = phrases.findAll(words);
  const lengths = words.map(({ stem }) => stem.length);
  const spans = longestHits(hits).map((longest) => spanOf(longest, lengths));
  const taken = new Array<boolean>(words.length).fill(false);
  const ranked = spans.sort(
    (a, b) => b.end - b.start - (a.end - a.start) || b.length - a.length || a.start - b.start,
  );
  const chosen: ActivitySpan[] = [];
  for (const span of ranked) {
    if (taken.slice(span.start, span.end).includes(true)) continue;
    taken.fill(true, span.start, span.end);
    chosen.push(span);
  }
  return chosen.sort((a, b) => a.start - b.start);
}

type Hit = PhraseHit<PhraseMeaning>;

/** The hits of the longest phrase from each place on; hits come in the order of their places. */
function longestHits(hits: readonly Hit[]): (readonly Hit[])[] {
  const longest: Hit[][] = [];
  for (const hit of hits) {
    const last = longest.at(-1);
    const best = last?.[0];
    if (last === undefined || best === undefined || best.start !== hit.start) longest.push([hit]);
    else if (hit.end === best.end) last.push(hit);
    else if (hit.end > best.end) longest[longest.length - 1] = [hit];
  }
  return longest;
}

function spanOf(hits: readonly Hit[], lengths: readonly number[]): ActivitySpan {
  const { start = 0, end = 0 } = hits[0] ?? {};
  let name: ActivitySpan["name"];
  const efforts: Effort[] = [];
  const modifiers: string[] = [];
  const roles: PhraseRole[] = [];
  for (const { meaning } of hits) {
    if (meaning.kind === "activity") name ??= meaning;
    else if (meaning.kind === "effort") efforts.push(meaning.effort);
    else if (meaning.kind === "modifier") modifiers.push(meaning.modifier);
    else roles.push(meaning.kind);
  }
  const length = lengths.slice(start, end).reduce((sum, each) => sum + each, 0);
  return { start, end, length, name, efforts: efforts.slice(0, 1), modifiers, roles };
}
