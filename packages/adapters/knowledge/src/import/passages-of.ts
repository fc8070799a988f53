import type { DocumentPassage, KnowledgeDocument } from "@health-exercise/domain/knowledge";
import type { TextLanguage } from "@health-exercise/domain/language";
import { PASSAGE_CHARACTERS } from "./limits.ts";

/** A part of a document between two headings. */
export type Section = {
  /** The headings above it, outermost first. */
  readonly headings: readonly string[];
  readonly paragraphs: readonly string[];
};

type Granularity = "sentence" | "word";

const BLANK_LINES = /\n\s*\n/;
const NOT_BLANK = /\S/g;

/** The paragraphs of a plain text. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(BLANK_LINES)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

/** The text of sections, without their headings. */
export function textOf(sections: readonly Section[]): string {
  return sections.flatMap(({ paragraphs }) => paragraphs.flatMap(paragraphsOf)).join("\n\n");
}

/**
 * The passages of a text: whole paragraphs of one section, as many as fit. A paragraph that does not fit is cut at
 * ends of sentences; a sentence that does not, between words; a word that does not, between characters.
 */
export function passagesOf(
  sections: readonly Section[],
  language: TextLanguage,
): readonly DocumentPassage[] {
  const limit = PASSAGE_CHARACTERS[language];
  return joined(sections)
    .flatMap(({ headings, paragraphs }) => {
      const pieces = paragraphs.flatMap((paragraph) => cut(paragraph, language, limit));
      return packed(pieces, "\n\n", limit).map((text) => ({ headings, text }));
    })
    .map(({ headings, text }, position) => ({ position, headings, text }));
}

/** The sections that a kept document was made of: those of its passages, with the paragraphs of its text. */
export function sectionsOf({
  text,
  passages,
}: Pick<KnowledgeDocument, "text"> & {
  readonly passages: readonly DocumentPassage[];
}): readonly Section[] {
  const paragraphs = paragraphsOf(text).values();
  const parts = passages.map((passage) => ({
    headings: passage.headings,
    paragraphs: [passage.text],
  }));
  return joined(parts).map((part) => {
    let missing = sizeOf(part.paragraphs.join("\n"));
    const own: string[] = [];
    while (missing > 0) {
      const next = paragraphs.next();
      if (next.done === true) break;
      own.push(next.value);
      missing -= sizeOf(next.value);
    }
    return { headings: part.headings, paragraphs: own };
  });
}

/** Sections under the same headings that follow one another are one. */
function joined(sections: readonly Section[]): readonly Section[] {
  const whole: { readonly headings: readonly string[]; readonly paragraphs: string[] }[] = [];
  for (const { headings, paragraphs } of sections) {
    const own = paragraphs.flatMap(paragraphsOf);
    const last = whole.at(-1);
    if (own.length === 0) continue;
    if (last !== undefined && isSame(last.headings, headings)) last.paragraphs.push(...own);
    else whole.push({ headings, paragraphs: own });
  }
  return whole;
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((heading, index) => heading === right[index]);
}

function cut(paragraph: string, language: TextLanguage, limit: number): readonly string[] {
  if (paragraph.length <= limit) return [paragraph];
  const units = segmentsOf(paragraph, language, "sentence").flatMap((sentence) =>
    sentence.trim().length <= limit
      ? [sentence]
      : segmentsOf(sentence, language, "word").flatMap((word) =>
          word.length <= limit ? [word] : [...word],
        ),
  );
  return packed(units, "", limit);
}

function segmentsOf(text: string, language: TextLanguage, granularity: Granularity): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The pieces, joined as long as they fit. */
function packed(pieces: readonly string[], separator: string, limit: number): readonly string[] {
  const packs: string[] = [];
  let pack = "";
  for (const piece of pieces) {
    const longer = pack === "" ? piece.trimStart() : `${pack}${separator}${piece}`;
    if (longer.trimEnd().length <= limit) {
      pack = longer;
    } else {
      packs.push(pack);
      pack = piece.trimStart();
    }
  }
  packs.push(pack);
  return packs.map((text) => text.trim()).filter((text) => text !== "");
}

/** Characters that are not blank: those that no cut loses. */
function sizeOf(text: string): number {
  return text.match(NOT_BLANK)?.length ?? 0;
}
