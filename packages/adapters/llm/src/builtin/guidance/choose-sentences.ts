import { type KnowledgePassage, readingOf } from "@health-exercise/domain/knowledge";
import { type ReadText, read, type TextLanguage, toldOnce } from "@health-exercise/domain/language";
import type { ExerciseLimits } from "@health-exercise/domain/safety";
import { triesToInstruct } from "@health-exercise/domain/safety/content-check";
import type { WANTED_CUES } from "../question-cues.data.ts";
import { contentWordsOf, shareOf } from "./content-words.ts";
import { isPermitted, warns } from "./permitted-sentence.ts";
import { blocksOf } from "./sentences.ts";

/** What the sentences are wanted for. */
export type Wanted = {
  /** The content words of the question. */
  readonly question: ReadonlySet<string>;
  /** The kinds of sentence that answer best. */
  readonly kinds: ReadonlySet<keyof typeof WANTED_CUES>;
  readonly limits: ExerciseLimits;
  /** The content words of the reply before, on which a follow-up goes on: what was told is not told again. */
  readonly told?: ReadonlySet<string>;
};

/** How much room there is, in characters of an alphabet. */
type Room = { readonly blocks: number; readonly characters: number };

type Candidate = {
  readonly position: number;
  readonly sentences: readonly string[];
  readonly words: ReadonlySet<string>;
  readonly length: number;
  readonly score: number;
};

/** What a candidate counts beside its words (design values): an answer opens with the summary, which says what to do. */
const BONUS = { opening: 2, wantedKind: 0.4 } as const;
/** A summary that meets less of the question than this, of what the best block does, is no opening (design value). */
const LEAST_OF_SUMMARY = 0.2;
/** What repeats more of its words, or of the words of what was said, is left out (design values). */
const MAX_REPETITION = { own: 0.4, said: 0.85, told: 0.9 } as const;
/** A Chinese character says about as much as so many of an alphabet (design value). */
const LATIN_PER_HAN = 2.6;
const DIGIT = /\p{Nd}/u;

/** The sentences of a passage that answer best, in its order; none that repeats what was said. */
export function chooseSentences(
  passage: KnowledgePassage,
  wanted: Wanted,
  room: Room,
  said: readonly string[] = [],
): string[] {
  const candidates = candidatesOf(passage, wanted, said.length > 0);
  const chosen: Candidate[] = [];
  const spoken = said.map((sentence) => contentWordsOf(read(sentence)));
  let left = room.characters;
  for (const candidate of candidates) {
    if (chosen.length >= room.blocks) break;
    const isFirst = chosen.length === 0 && said.length === 0;
    const isNew = !spoken.some((words) => repeats(candidate.words, words));
    if (!isNew || (candidate.length > left && !isFirst)) continue;
    chosen.push(candidate);
    spoken.push(candidate.words);
    left -= candidate.length;
  }
  return chosen
    .sort((left, right) => left.position - right.position)
    .flatMap(({ sentences }) => sentences);
}

/** What may be quoted, best first. */
function candidatesOf(
  passage: KnowledgePassage,
  wanted: Wanted,
  isFurther: boolean,
): readonly Candidate[] {
  const inSummary = usableBlocks(readingOf(passage).summary, passage, wanted);
  // A summary is told as a whole: its first words ("Yes", "It is not too late") answer by themselves.
  const summary = inSummary.length === 0 ? [] : [blockOf(inSummary.flatMap(({ read }) => read))];
  const blocks = [...summary, ...usableBlocks(textFor(passage, wanted), passage, wanted)];
  const words = blocks.map((block) => block.words);
  const rarity = rarityIn(words);
  const relevances = words.map((each) => relevanceOf(each, wanted, rarity));
  const most = Math.max(...relevances, 0);
  const shares = relevances.map((each) => (most === 0 ? 0 : each / most));
  const opening = openingOf(shares, summary.length, wanted);
  const candidates = blocks.map(({ sentences }, position) => {
    const quoted = sentences.join("");
    const relevance = shares[position] ?? 0;
    const openingBonus = position === opening ? BONUS.opening : 0;
    const kindBonus = isOfWantedKind(quoted, wanted) ? BONUS.wantedKind : 0;
    return {
      position,
      sentences,
      words: words[position] ?? new Set<string>(),
      length: lengthOf(sentences, passage.language),
      relevance,
      score: relevance + openingBonus + kindBonus,
    };
  });
  return untold(candidates, wanted)
    .filter(({ relevance }) => relevance > 0 || !isFurther)
    .sort((left, right) => right.score - left.score || left.position - right.position);
}

/** What the reply before did not tell; everything where nothing else is left that meets the question. */
function untold<Told extends Candidate & { readonly relevance: number }>(
  candidates: readonly Told[],
  { told }: Wanted,
): readonly Told[] {
  if (told === undefined) return candidates;
  const fresh = candidates.filter(({ words }) => shareOf(words, told) < MAX_REPETITION.told);
  return fresh.some(({ relevance }) => relevance > 0) ? fresh : candidates;
}

/** Where an answer opens: with the summary, or with the text's beginning where that meets the question and the summary hardly does. */
function openingOf(shares: readonly number[], textStart: number, { kinds }: Wanted): number {
  const [ofSummary = 0, ofText = 0] = [shares[0], shares[textStart]];
  const isTextNearer = ofText > ofSummary && ofSummary < LEAST_OF_SUMMARY;
  return isTextNearer && !kinds.has("method") ? textStart : 0;
}

/** The text of a passage for these limits: without its gentle one, a sentence on all amounts would go with the vigorous one. */
function textFor(passage: KnowledgePassage, { limits }: Wanted): ReadText {
  const { gentleText } = passage;
  const isGentle = limits.maxIntensity !== "vigorous" && gentleText !== undefined;
  return isGentle ? read(gentleText) : readingOf(passage).text;
}

/** What may be quoted of a text of the passage. */
function usableBlocks(
  text: ReadText,
  passage: KnowledgePassage,
  { limits }: Wanted,
): readonly Block[] {
  return harmlessBlocks(text, passage.language).filter(({ read }) =>
    read.every((sentence) => isPermitted(sentence, passage, limits)),
  );
}

/** Sentences that are quoted together, and what was read of them. */
type Block = {
  readonly sentences: readonly string[];
  readonly read: readonly ReadText[];
  readonly words: ReadonlySet<string>;
};

function blockOf(sentences: readonly ReadText[]): Block {
  const texts = sentences.map(({ source }) => source);
  return { sentences: texts, read: sentences, words: contentWordsOf(read(texts.join("\n"))) };
}

/**
 * What of a text tells something, and does not try to instruct; once for each reading of a text, which lives as long as its
 * passage: everybody is quoted from the same ones.
 */
const harmlessBlocks = toldOnce((text: ReadText, language: TextLanguage): readonly Block[] =>
  blocksOf(text, language)
    .map((sentences) => sentences.map((sentence) => read(sentence)))
    .filter((sentences) => sentences.every((sentence) => !triesToInstruct(sentence, "document")))
    .map(blockOf),
);

function isOfWantedKind(text: string, { kinds }: Wanted): boolean {
  return (kinds.has("amount") && DIGIT.test(text)) || (kinds.has("avoidance") && warns(read(text)));
}

/** How long sentences are, in characters of an alphabet. */
export function lengthOf(sentences: readonly string[], language: TextLanguage): number {
  return sentences.join("").length * (language === "zh" ? LATIN_PER_HAN : 1);
}

/** How much of the question a block meets, rare words counting more. */
function relevanceOf(
  words: ReadonlySet<string>,
  { question }: Wanted,
  rarity: ReadonlyMap<string, number>,
): number {
  let relevance = 0;
  for (const word of question) if (words.has(word)) relevance += rarity.get(word) ?? 0;
  return relevance;
}

/** How rare each word is among the blocks of a passage. */
function rarityIn(blocks: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const words of blocks)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + blocks.length / count)]));
}

function repeats(words: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  return shareOf(words, said) > MAX_REPETITION.own || shareOf(said, words) > MAX_REPETITION.said;
}
