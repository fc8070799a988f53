import type { ReadText, Sentence, Token } from "./read-text.ts";
import { toldOnce } from "./told-once.ts";

/** A line of a text, as Markdown shows it. `isLead`: a heading, or a line that ends with a colon; it says what the lines below are about. */
export type TextLine = {
  readonly kind: "blank" | "heading" | "item" | "row" | "text" | "verbatim";
  readonly isLead: boolean;
  /** From `start` up to `end` in the source, the line end not included. */
  readonly start: number;
  readonly end: number;
  /** Without the marks of a heading or item before them; none in blank and verbatim lines; a row of a table is one sentence. */
  readonly sentences: readonly Sentence[];
};

const HEADING = /^ {0,3}#{1,6}\s+|^\s*(?=\*\*[^*]+\*\*[:：]?\s*$)/u;
const ITEM = /^\s*(?:[-*+•·]|\d{1,2}[.)、])\s+/u;
const QUOTATION = /^\s*>/u;
const FENCE = /^\s*```/u;
const ENDS_WITH_COLON = /[:：]$/u;
const EMPHASIS = new Set(["*", "_", "`"]);

/** The lines of a text with their sentences. Quoted lines and code are verbatim: nothing in them is said by who wrote the text. */
export const textLines = toldOnce((text: ReadText): readonly TextLine[] => {
  const lines: TextLine[] = [];
  let isCode = false;
  let start = 0;
  let next = 0;
  for (const written of text.source.split("\n")) {
    const end = start + written.length;
    const from = next;
    while ((text.sentences[next]?.start ?? end) < end) next += 1;
    const isFence = FENCE.test(written);
    const isVerbatim = isCode || isFence || QUOTATION.test(written);
    if (isFence) isCode = !isCode;
    const sentences = isVerbatim ? undefined : sentencesUpTo(end, text.sentences.slice(from, next));
    lines.push({ ...readLine(text, written, start, sentences), start, end });
    start = end + 1;
  }
  return lines;
});

/** Letters spelt out one by one could go on in the next line. */
function sentencesUpTo(end: number, sentences: readonly Sentence[]): readonly Sentence[] {
  return sentences.map((sentence) => (sentence.end > end ? { ...sentence, end } : sentence));
}

/** The tokens of a sentence, without marks of emphasis. */
export function saidTokens({ tokens }: ReadText, { from, to }: Sentence): readonly Token[] {
  return tokens.slice(from, to).filter(({ text }) => !EMPHASIS.has(text));
}

function readLine(
  text: ReadText,
  written: string,
  start: number,
  sentences: readonly Sentence[] | undefined,
): Pick<TextLine, "kind" | "isLead" | "sentences"> {
  const bare = written.trim();
  if (sentences === undefined) return { kind: "verbatim", isLead: false, sentences: [] };
  if (bare === "") return { kind: "blank", isLead: false, sentences: [] };
  const [first] = sentences;
  const last = sentences.at(-1);
  if (bare.startsWith("|") && first !== undefined && last !== undefined) {
    const row = { start, end: start + written.length, from: first.from, to: last.to };
    return { kind: "row", isLead: false, sentences: [row] };
  }
  const heading = HEADING.exec(written);
  const prefix = heading ?? ITEM.exec(written);
  const kind = heading !== null ? "heading" : prefix !== null ? "item" : "text";
  const isLead = kind === "heading" || ENDS_WITH_COLON.test(bare.replaceAll("*", ""));
  const after = start + (prefix?.[0].length ?? 0);
  return {
    kind,
    isLead,
    sentences: sentences.flatMap((sentence) => beginningAt(after, sentence, text)),
  };
}

/** What of a sentence stands from a place on. */
function beginningAt(start: number, sentence: Sentence, { tokens }: ReadText): readonly Sentence[] {
  let { from } = sentence;
  while (from < sentence.to && (tokens[from]?.start ?? start) < start) from += 1;
  return from === sentence.to
    ? []
    : [{ ...sentence, start: Math.max(start, sentence.start), from }];
}
