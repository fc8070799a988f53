import type { TextLanguage } from "@health-exercise/domain/language";

const MEBIBYTE = 1_048_576;

/**
 * Bytes of a Markdown file, of a line of a JSONL file, and of the text read from either. A book of 150,000 English
 * words fits; what is longer is no document but an archive, and would be held in memory several times over.
 */
export const DOCUMENT_BYTES = MEBIBYTE;

/** Characters of a title: the longest of public collections fit, and one line of a prompt holds it. */
export const TITLE_CHARACTERS = 1_000;

/** Characters of an id: long enough for a path in a folder, short enough for a database key. */
export const ID_CHARACTERS = 200;

/** Characters of a summary; one that is not given is the first sentence, cut here. */
export const SUMMARY_CHARACTERS = 300;

/**
 * Characters of a passage, of about 130 English words or 200 Chinese ones: enough to answer a question by itself, and
 * few enough that some of them fit a prompt and the vector of one means one thing.
 */
export const PASSAGE_CHARACTERS: Readonly<Record<TextLanguage, number>> = { en: 800, zh: 300 };

/** Documents, and characters of their text, that a reader of a JSONL file holds before it passes them on. */
export const BATCH = { documents: 200, characters: 2_000_000 } as const;
