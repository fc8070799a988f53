import type { WordSpan } from "../../language/denial.ts";
import { createPhraseFinder } from "../../language/phrase-finder.ts";
import { toldOnce } from "../../language/told-once.ts";
import { type FoundConcepts, READING_BITS } from "./concept-hit.ts";
import { CONCEPTS } from "./concepts.ts";
import { EVIDENCE, type Evidence, evidenceOf } from "./evidence-of-concept.ts";
import { IDIOM } from "./idioms.ts";
import { NEVER_PLAIN, PLAIN_STATEMENTS } from "./plain-statements.data.ts";

const SIGN = EVIDENCE.indexOf("sign");

/** What is known of a passage beside what is weighed. */
export type PassageEvidence = {
  /** The strongest that any concept in it is, however it is meant. */
  readonly strongest: Evidence;
  readonly hasIdiom: boolean;
  /**
   * Whether it makes a plain statement or tells a harmless reason of its signs, and nothing else in it is a sign: then all that it
   * says is plain, or a part of it. What tells a reason is never plain as a whole: weights that are sure are heard.
   */
  readonly plain: "all" | "part" | "none";
};

/** Who says more does not say it plainly (design values): so many words in all, so many beside the plain ones. */
const MOST_PLAIN_WORDS = 14;
const MOST_WORDS_BESIDE = 3;
/** Who tells a reason as well needs more words (design value). */
const MOST_EXPLAINED_WORDS = 24;
/** How much of an English word a Han character says (design value). */
const HAN_WORD = 0.4;
const HAN = /^\p{Script=Han}/u;

let evidences: readonly Evidence[] | undefined;

/** What each concept is as evidence, by its number. */
function evidenceOfConcepts(): readonly Evidence[] {
  evidences ??= Object.entries(CONCEPTS).map(([id, concept]) => evidenceOf(id, concept));
  return evidences;
}

const IDIOM_NUMBER = Object.keys(CONCEPTS).indexOf(IDIOM);

type ToldInSpan = {
  rank: number;
  hasIdiom: boolean;
  isPlain: boolean;
  isExplained: boolean;
  hasOther: boolean;
  beside: number;
};

const NOTHING_TOLD: Readonly<ToldInSpan> = {
  rank: 0,
  hasIdiom: false,
  isPlain: false,
  isExplained: false,
  hasOther: false,
  beside: 0,
};

/** The evidence in each span of a text, spans in the order of the text; in time proportional to it. */
export function evidenceBySpan(
  found: FoundConcepts,
  spans: readonly WordSpan[],
): readonly PassageEvidence[] {
  const { text } = found;
  const spanOfWord = new Uint32Array(text.words.length);
  for (const [index, { start, end }] of spans.entries()) spanOfWord.fill(index, start, end);
  const plain = plainStatementsIn(found);
  const bySpan = spans.map(() => ({ ...NOTHING_TOLD }));
  for (const start of plain.starts) {
    const inSpan = bySpan[spanOfWord[start] ?? 0];
    if (inSpan !== undefined) inSpan.isPlain = true;
  }
  for (const start of plain.takenBackAt) {
    const inSpan = bySpan[spanOfWord[start] ?? 0];
    if (inSpan !== undefined) inSpan.hasOther = true;
  }
  for (const [place, { text: word }] of text.words.entries()) {
    const inSpan = bySpan[spanOfWord[place] ?? 0];
    if (inSpan !== undefined && !plain.holds(place, place + 1))
      inSpan.beside += HAN.test(word) ? HAN_WORD : 1;
  }
  addFinds(found, bySpan, spanOfWord, plain);
  return bySpan.map(({ rank, hasIdiom, ...told }, index) => {
    const { start, end } = spans[index] ?? { start: 0, end: 0 };
    const strongest = EVIDENCE[rank] ?? "none";
    return { strongest, hasIdiom, plain: howPlain(told, end - start) };
  });
}

/** What is found in each span: how strong it is, and whether the text explains it or says it plainly. */
function addFinds(
  { finds }: FoundConcepts,
  bySpan: readonly ToldInSpan[],
  spanOfWord: Uint32Array,
  plain: ReturnType<typeof plainStatementsIn>,
): void {
  const ofConcepts = evidenceOfConcepts();
  for (let concept = 0; concept < finds.length; concept += 1)
    for (const { start, end, reading } of finds[concept] ?? []) {
      const inSpan = bySpan[spanOfWord[start] ?? 0];
      if (inSpan === undefined) continue;
      if (concept === IDIOM_NUMBER) inSpan.hasIdiom = true;
      const rank = EVIDENCE.indexOf(ofConcepts[concept] ?? "none");
      inSpan.rank = Math.max(inSpan.rank, rank);
      const isExplained = (reading & READING_BITS.explained) !== 0;
      if (isExplained) inSpan.isExplained = true;
      else if (rank === SIGN && !plain.holds(start, end)) inSpan.hasOther = true;
    }
}

function howPlain(
  { isPlain, isExplained, hasOther, beside }: Omit<ToldInSpan, "rank" | "hasIdiom">,
  words: number,
): PassageEvidence["plain"] {
  if (hasOther) return "none";
  if (isExplained) return words <= MOST_EXPLAINED_WORDS ? "part" : "none";
  if (!isPlain || words > MOST_PLAIN_WORDS) return "none";
  return beside <= MOST_WORDS_BESIDE ? "all" : "part";
}

let plainStatements: ReturnType<typeof createPhraseFinder<"plain" | "never">> | undefined;

/** Where the plain statements of a text begin, where something is told that none is, and whether one holds what stands from a word up to another. */
const plainStatementsIn = toldOnce(({ text: { words } }: FoundConcepts) => {
  plainStatements ??= createPhraseFinder(
    [
      ...PLAIN_STATEMENTS.map((phrase) => [phrase, "plain"] as const),
      ...NEVER_PLAIN.map((phrase) => [phrase, "never"] as const),
    ],
    { compare: "singular" },
  );
  const { hits } = plainStatements.findAll(words);
  const never = hits.filter(({ meaning }) => meaning === "never");
  const phrases = plainStatements.find(words).filter(({ values }) => values.includes("plain"));
  const endOf = new Uint32Array(words.length);
  for (const { start, end } of phrases) endOf.fill(end, start, end);
  return {
    starts: phrases.map(({ start }) => start),
    takenBackAt: never.map(({ start }) => start),
    holds: (start: number, end: number) => end <= (endOf[start] ?? 0),
  };
});
