import type { Token } from "../../language/read-text.ts";
import type { CompiledConcepts, Explanation } from "./compiled-concepts.ts";
import { type ConceptHit, type FoundConcepts, READING_BITS } from "./concept-hit.ts";

/** How far from a sign that which takes its reason back may stand, in sentences. */
const NEAR_SENTENCES = 2;
/** Who says more beside a sign and its reason tells of something else as well (design values): so many words. */
const MOST_WORDS_BESIDE = 5;
/** How much of an English word a Han character says (design value). */
const HAN_WORD = 0.5;
const HAN = /^\p{Script=Han}/u;

/**
 * A text as its signs count: those of which it tells a harmless reason itself ("my goggles are foggy, I can't see with my left
 * eye") are read as explained, with all that is found within the words that tell the two. The same where it tells none,
 * and where another sign stands beside them. In time proportional to the finds.
 */
export function withExplained(
  { concepts, explanations }: CompiledConcepts,
  found: FoundConcepts,
): FoundConcepts {
  const { text, finds } = found;
  const held = explanations.flatMap((explanation) => explainedBy(explanation, found));
  if (held.length === 0) return found;
  const explained = wordsOf(held, text.words.length);
  const hasOther = finds.some(
    (hits, concept) =>
      concepts[concept]?.isSign === true && hits.some((hit) => !isWithin(explained, hit)),
  );
  if (hasOther) return found;
  const read = finds.map((hits, concept) =>
    concepts[concept]?.setting === true
      ? hits
      : hits.map((hit) =>
          isWithin(explained, hit)
            ? { ...hit, reading: hit.reading | READING_BITS.explained }
            : hit,
        ),
  );
  return { ...found, finds: read };
}

/** The signs that an explanation holds for, and its reasons. */
function explainedBy(
  { by, signs, within, unless }: Explanation,
  found: FoundConcepts,
): readonly ConceptHit[] {
  const hitsOf = (concept: number): readonly ConceptHit[] => found.finds[concept] ?? [];
  const reasons = hitsOf(by);
  if (reasons.length === 0) return [];
  const told = signs.flatMap(hitsOf);
  if (told.length === 0) return [];
  const isOneClause = found.text.words.at(-1)?.clause === found.text.words[0]?.clause;
  if (!isOneClause && (within === "behind" || within === "alone")) return [];
  // Also what is denied takes it back: "my watch hasn't moved and neither has Dad".
  const takenBackIn = sentencesNear(unless.flatMap(hitsOf));
  const left = told.filter(({ sentence }) => !takenBackIn.has(sentence));
  if (left.length === 0) return [];
  if (within === "behind") return behindReasons(reasons, left, found);
  return besideReasons(reasons, left, within === "next clause" ? 1 : 0, found);
}

/** What the subject of a clause has: the reason opens the clause, and the sign stands right behind it, and nothing else at all. */
function behindReasons(
  reasons: readonly ConceptHit[],
  signs: readonly ConceptHit[],
  { text: { words } }: FoundConcepts,
): readonly ConceptHit[] {
  const reason = reasons.find(({ start }) => start === 0);
  if (reason === undefined) return [];
  const behind = signs.filter(({ start }) => start > reason.start && start <= reason.end);
  const held = [reason, ...behind];
  // A particle may end it: 狗狗看不见了.
  return (wordsBeside(held, words).get(reason.clause) ?? 0) <= HAN_WORD ? held : [];
}

/** Signs in the clause of a reason, or so many clauses from it, where hardly anything else stands in the two. */
function besideReasons(
  reasons: readonly ConceptHit[],
  signs: readonly ConceptHit[],
  reach: number,
  { text: { words } }: FoundConcepts,
): readonly ConceptHit[] {
  const beside = wordsBeside([...reasons, ...signs], words);
  const reasonsIn = Map.groupBy(reasons, ({ clause }) => clause);
  return signs.flatMap((sign) => {
    const own = beside.get(sign.clause) ?? 0;
    const clause = [sign.clause, sign.clause - reach, sign.clause + reach].find((near) => {
      const other = near === sign.clause ? 0 : (beside.get(near) ?? 0);
      return reasonsIn.has(near) && own + other <= MOST_WORDS_BESIDE;
    });
    return clause === undefined ? [] : [sign, ...(reasonsIn.get(clause) ?? [])];
  });
}

/** How much stands beside finds in each clause, in English words. */
function wordsBeside(
  hits: readonly ConceptHit[],
  words: readonly Token[],
): ReadonlyMap<number, number> {
  const told = wordsOf(hits, words.length);
  const beside = new Map<number, number>();
  for (const [place, { clause, text }] of words.entries())
    if (told[place] === 0)
      beside.set(clause, (beside.get(clause) ?? 0) + (HAN.test(text) ? HAN_WORD : 1));
  return beside;
}

function sentencesNear(hits: readonly ConceptHit[]): ReadonlySet<number> {
  const near = new Set<number>();
  for (const { sentence } of hits)
    for (let at = sentence - NEAR_SENTENCES; at <= sentence + NEAR_SENTENCES; at += 1) near.add(at);
  return near;
}

/** The words that finds hold, each 1. */
function wordsOf(hits: readonly ConceptHit[], length: number): Uint8Array {
  const held = new Uint8Array(length);
  for (const { start, end } of hits) held.fill(1, start, end);
  return held;
}

function isWithin(explained: Uint8Array, { start, end }: ConceptHit): boolean {
  for (let at = start; at < end; at += 1) if (explained[at] === 0) return false;
  return start < end;
}
