import { claimsOf, shareOf } from "../../knowledge/claims.ts";
import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import { wordsOfPassage } from "../../knowledge/read-passage.ts";
import { inCommonWords } from "../../language/in-common-words.ts";
import { languageOfMessage } from "../../language/language-of-message.ts";
import { partOfText } from "../../language/part-of-text.ts";
import { read } from "../../language/read.ts";
import type { ReadText, Sentence, Token } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import { toldOnce } from "../../language/told-once.ts";
import { speaksOfRecords } from "./speaks-of-records.ts";

/** How well a passage stands behind a reply. */
export type PassageSupport = {
  readonly passage: KnowledgePassage;
  /** How much of the reply it has, and how much of the question, 0-1 each. */
  readonly weight: number;
  readonly coverage: number;
};

/** What stands behind a reply, as its words tell. */
export type ReplySupport = {
  /** The passages that support it, best first. */
  readonly passages: readonly PassageSupport[];
  /** Whether it tells of the person's own records. */
  readonly isFromRecords: boolean;
  /** Whether it says more than what it tells of them. */
  readonly hasAdvice: boolean;
};

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

/** Fewer telling words say little, of a passage or at all (design values; pairs in Chinese). */
const LEAST_WORDS: Readonly<Record<TextLanguage, number>> = { en: 3, zh: 4 };

/**
 * From this share of a question's telling words on a passage covers all of it (design values): people use other words
 * than sources. What covers little may be beside the point, however well it was found.
 */
const COVERED: Readonly<Record<TextLanguage, number>> = { en: 0.5, zh: 0.3 };

/**
 * Which of the passages that a model was given support its reply: those that it quotes where that is known, else those
 * whose words it has. What it tells from records needs no passage.
 */
export function supportOf(
  reply: ReadText,
  passages: readonly KnowledgePassage[],
  question: ReadText,
  isQuoted?: (passage: KnowledgePassage) => boolean,
): ReplySupport {
  const { isFromRecords, words } = toldBy(reply);
  const asked = { words: wordsOf(inCommonWords(question)), language: languageOfMessage(question) };
  const compared = passages.map((passage) => compare(passage, words, asked));
  const supporting = compared.filter(({ passage, isSupporting }) =>
    isQuoted === undefined ? isSupporting : isQuoted(passage),
  );
  return {
    passages: supporting.map(({ isSupporting, ...support }) => support),
    isFromRecords,
    hasAdvice: words.size >= LEAST_WORDS[languageOfMessage(reply)],
  };
}

/** Whether a reply tells of records, and the telling words of what else it says. */
const toldBy = toldOnce((reply: ReadText) => {
  const isOfRecords = reply.sentences.map((sentence) => speaksOfRecords(wordsIn(reply, sentence)));
  const words = wordsOf(partOfText(reply, (sentence) => isOfRecords[sentence] === false));
  return { isFromRecords: isOfRecords.includes(true), words };
});

type AskedWords = { readonly words: ReadonlySet<string>; readonly language: TextLanguage };

function compare(
  passage: KnowledgePassage,
  words: ReadonlySet<string>,
  asked: AskedWords,
): PassageSupport & { readonly isSupporting: boolean } {
  const known = wordsOfSourced(passage);
  const share = shareOf(words, known);
  const { least, full } = SHARES[passage.language];
  return {
    passage,
    weight: Math.min(1, share / full),
    coverage: coverageOf(asked, passage, known),
    isSupporting: share >= least && share * words.size >= LEAST_WORDS[passage.language],
  };
}

/** Words of two languages cannot be compared: there the score has to do. */
function coverageOf(
  asked: AskedWords,
  { language }: KnowledgePassage,
  known: ReadonlySet<string>,
): number {
  if (asked.words.size === 0 || asked.language !== language) return 1;
  return Math.min(1, shareOf(asked.words, known) / COVERED[language]);
}

function wordsIn({ tokens }: ReadText, { from, to }: Sentence): readonly Token[] {
  return tokens.slice(from, to).filter(({ kind }) => kind !== "mark");
}

/** With its source, as a reply is to name it. */
function wordsOfSourced(passage: KnowledgePassage): ReadonlySet<string> {
  const { organisation, title, year } = passage.source;
  return withWords(wordsOfPassage(passage), `${organisation} ${title} ${year}`);
}

const withWords = toldOnce(
  (words: ReadonlySet<string>, source: string): ReadonlySet<string> =>
    new Set([...words, ...wordsOf(read(source))]),
);

const wordsOf = toldOnce(
  (text: ReadText): ReadonlySet<string> =>
    new Set(claimsOf([text]).flatMap(({ words }) => [...words])),
);
