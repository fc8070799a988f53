import { claimsOf, shareOf } from "../knowledge/claims.ts";
import type { KnowledgePassage } from "../knowledge/knowledge-entry.ts";
import { readPassage } from "../knowledge/read-passage.ts";
import { partOfText } from "../language/part-of-text.ts";
import { read } from "../language/read.ts";
import type { ReadText, Sentence, Token } from "../language/read-text.ts";
import type { TextLanguage } from "../language/text-language.ts";
import { speaksOfRecords } from "./speaks-of-records.ts";

/** What stands behind a reply. */
export type ReplySupport = {
  /** The passages that support it or, where none does, all that were given. */
  readonly passages: readonly {
    readonly score: number;
    /** How much of the reply the passage has, and how much of the question, 0-1 each. */
    readonly weight: number;
    readonly coverage: number;
  }[];
  readonly isSupported: boolean;
  /** Whether it tells of the person's own records. */
  readonly isFromRecords: boolean;
};

/** Nothing stands behind a fixed text. */
export const NO_SUPPORT: ReplySupport = { passages: [], isSupported: false, isFromRecords: false };

/**
 * The share of a reply's telling words that a passage must have to support it, and the share from which on it supports
 * all of it. Design values: of the built-in corpus 97 % of passages have less than the least share of what another one
 * says, while replies in own words have more of the passage they rest on. Chinese is compared in pairs of characters,
 * of which fewer recur in other words.
 */
const SHARES: Readonly<Record<TextLanguage, { readonly least: number; readonly full: number }>> = {
  en: { least: 0.33, full: 0.66 },
  zh: { least: 0.22, full: 0.44 },
};

/** A passage that has fewer of a reply's telling words says little of what it says (design values; pairs in Chinese). */
const LEAST_SHARED: Readonly<Record<TextLanguage, number>> = { en: 3, zh: 4 };

/**
 * From this share of a question's telling words on a passage covers all of it (design values): people use other words
 * than sources. What covers little may be beside the point, however well it was found.
 */
const COVERED: Readonly<Record<TextLanguage, number>> = { en: 0.5, zh: 0.3 };

/** Which of the passages that a model was given support its reply. What it tells from records needs no passage. */
export function supportOf(
  reply: ReadText,
  passages: readonly KnowledgePassage[],
  question: ReadText,
): ReplySupport {
  const { sentences } = reply;
  const isOfRecords = sentences.map((sentence) => speaksOfRecords(wordsIn(reply, sentence)));
  const advice = partOfText(reply, (sentence) => isOfRecords[sentence] === false);
  const words = wordsOf(advice);
  const asked = wordsOf(question);
  const compared = passages.map((passage) => {
    const known = wordsOfPassage(passage);
    const share = shareOf(words, known);
    const { least, full } = SHARES[passage.language];
    return {
      score: passage.score,
      weight: Math.min(1, share / full),
      coverage:
        asked.size === 0 ? 1 : Math.min(1, shareOf(asked, known) / COVERED[passage.language]),
      isSupporting: share >= least && share * words.size >= LEAST_SHARED[passage.language],
    };
  });
  const supporting = compared.filter(({ isSupporting }) => isSupporting);
  return {
    passages: supporting.length > 0 ? supporting : compared,
    isSupported: supporting.length > 0,
    isFromRecords: isOfRecords.includes(true),
  };
}

function wordsIn({ tokens }: ReadText, { from, to }: Sentence): readonly Token[] {
  return tokens.slice(from, to).filter(({ kind }) => kind !== "mark");
}

/** With its source, as a reply is to name it. */
function wordsOfPassage(passage: KnowledgePassage): ReadonlySet<string> {
  const { organisation, title, year } = passage.source;
  return new Set([
    ...readPassage(passage).words,
    ...wordsOf(read(`${organisation} ${title} ${year}`)),
  ]);
}

function wordsOf(text: ReadText): ReadonlySet<string> {
  return new Set(claimsOf([text]).flatMap(({ words }) => [...words]));
}
