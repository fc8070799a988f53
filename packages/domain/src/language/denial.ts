import { NEGATION_ENDS, NEGATIONS, NO_NEGATIONS, STATEMENT_WORDS } from "./denial.data.ts";
import { createPhraseFinder, type PhraseFinder } from "./phrase-finder.ts";
import { phrasesWith } from "./phrases-with.ts";
import type { ReadText, Token } from "./read-text.ts";

/** Words of a text: from `start` up to, not including, `end`. */
export type WordSpan = { readonly start: number; readonly end: number };

type Cue = "negation" | "no_negation" | "end";

/** So many words behind it a negation reaches (design value). */
const REACH = 9;
/** A subject or a verb stands among the first words of a statement; an item of a list is shorter than the last one. */
const STATEMENT_BEGINNING = 3;
const LONGEST_ITEM = 8;

let finder: PhraseFinder<Cue> | undefined;
let statementWords: ReadonlySet<string> | undefined;

/**
 * The words of a text that a negation reaches: 1 at their place in `words`, 0 at all others. It reaches over commas as
 * far as a list goes on, up to the end of the sentence or a word such as "but". A negation that belongs to one of the
 * phrases `spoken` ("cannot breathe", 不想活) says something by itself and denies nothing. Linear.
 */
export function deniedWords(
  { words }: ReadText,
  spoken: readonly WordSpan[] = [],
): Uint8Array<ArrayBuffer> {
  const denied = new Uint8Array(words.length);
  const cues = cuesOf(words);
  const spokenWords = cues.spoken;
  for (const { start, end } of spoken) spokenWords.fill(1, start, end);
  for (const { start, end } of cues.negations) {
    if (spokenWords[start] !== 1) denyFrom(words, start, end, cues.ends, denied);
  }
  return denied;
}

function cuesOf(words: readonly Token[]) {
  finder ??= createPhraseFinder<Cue>([
    ...phrasesWith(NEGATIONS, "negation" as const),
    ...phrasesWith(NO_NEGATIONS, "no_negation" as const),
    ...phrasesWith(NEGATION_ENDS, "end" as const),
  ]);
  const negations = new Map<number, WordSpan>();
  const spoken = new Uint8Array(words.length);
  const ends = new Uint8Array(words.length);
  for (const hit of finder.findAll(words).hits) {
    if (hit.meaning === "no_negation") spoken.fill(1, hit.start, hit.end);
    else if (hit.meaning === "end") ends[hit.start] = 1;
    else if (hit.end > (negations.get(hit.start)?.end ?? 0)) negations.set(hit.start, hit);
  }
  return { negations: negations.values(), spoken, ends };
}

function denyFrom(
  words: readonly Token[],
  start: number,
  end: number,
  ends: Uint8Array,
  denied: Uint8Array,
): void {
  const sentence = words[start]?.sentence;
  let reach = REACH;
  for (let at = end; at < words.length && reach > 0; at += 1) {
    if (words[at]?.sentence !== sentence || ends[at] === 1) return;
    const isNextClause = words[at]?.clause !== words[at - 1]?.clause;
    if (isNextClause && isNewStatement(words, at)) return;
    denied[at] = 1;
    if (!isNextClause) reach -= 1;
  }
}

/** After a comma a list may go on; a subject or a verb of its own begins a new statement. */
function isNewStatement(words: readonly Token[], at: number): boolean {
  statementWords ??= new Set(STATEMENT_WORDS);
  const clause = words[at]?.clause;
  for (let index = at; index < at + STATEMENT_BEGINNING; index += 1) {
    const word = words[index];
    if (word === undefined || word.clause !== clause) return false;
    if (statementWords.has(word.text)) return true;
  }
  return words[at + LONGEST_ITEM]?.clause === clause;
}
