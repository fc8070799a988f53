/** A sentence of a reply: from `start` up to `end`, the white space after it not included. */
export type ReplySentence = { readonly start: number; readonly end: number };

/** A line of a reply, as Markdown shows it. `lead` is a heading, or a line that ends with a colon: it says what the lines below are about. */
export type ReplyLine = {
  readonly kind: "blank" | "heading" | "item" | "row" | "text" | "verbatim";
  readonly isLead: boolean;
  readonly start: number;
  readonly end: number;
  /** None in blank and verbatim lines; a row of a table is one sentence. */
  readonly sentences: readonly ReplySentence[];
};

const HEADING = /^ {0,3}#{1,6}\s+|^\s*(?=\*\*[^*]+\*\*[:：]?\s*$)/u;
const ITEM = /^\s*(?:[-*+•·]|\d{1,2}[.)、])\s+/u;
const QUOTATION = /^\s*>/u;
const FENCE = /^\s*```/u;
const ENDS_WITH_COLON = /[:：]$/u;
const FULL_STOPS = new Set(["。", "！", "？"]);
const STOPS = new Set([".", "!", "?", "…"]);
const CLOSING = new Set(['"', "'", "”", "’", "」", "』", ")", "）", "*", "_"]);
/** After these a full stop ends no sentence. */
const ABBREVIATION = /(?:^|[^a-z])(?:e\.g|i\.e|approx|vs|ca|no|dr|mr|ms)\.$/i;
const ABBREVIATION_LENGTH = 8;
const LOWER_CASE = /\p{Ll}/u;
const SPACE = /\s/u;

/** The lines of a reply with their sentences. Quoted lines and code are verbatim: nothing in them is the service's word. */
export function replyLines(text: string): readonly ReplyLine[] {
  const lines: ReplyLine[] = [];
  let isCode = false;
  let start = 0;
  for (const written of text.split("\n")) {
    const isFence = FENCE.test(written);
    const isVerbatim = isCode || isFence || QUOTATION.test(written);
    if (isFence) isCode = !isCode;
    lines.push(readLine(text, written, start, isVerbatim));
    start += written.length + 1;
  }
  return lines;
}

function readLine(text: string, written: string, start: number, isVerbatim: boolean): ReplyLine {
  const end = start + written.length;
  const bare = written.trim();
  if (isVerbatim) return { kind: "verbatim", isLead: false, start, end, sentences: [] };
  if (bare === "") return { kind: "blank", isLead: false, start, end, sentences: [] };
  if (bare.startsWith("|")) {
    return { kind: "row", isLead: false, start, end, sentences: [{ start, end }] };
  }
  const heading = HEADING.exec(written);
  const prefix = heading ?? ITEM.exec(written);
  const kind = heading !== null ? "heading" : prefix !== null ? "item" : "text";
  const sentences = sentencesOf(text, start + (prefix?.[0].length ?? 0), end);
  const isLead = kind === "heading" || ENDS_WITH_COLON.test(bare.replaceAll("*", ""));
  return { kind, isLead, start, end, sentences };
}

function sentencesOf(text: string, from: number, to: number): ReplySentence[] {
  const sentences: ReplySentence[] = [];
  let start = from;
  let index = from;
  while (index < to) {
    index += 1;
    if (!endsSentence(text, index - 1, to)) continue;
    while (index < to && (CLOSING.has(text.charAt(index)) || isStop(text.charAt(index))))
      index += 1;
    sentences.push({ start, end: index });
    while (index < to && SPACE.test(text.charAt(index))) index += 1;
    start = index;
  }
  const rest = text.slice(start, to).trimEnd();
  if (rest !== "") sentences.push({ start, end: start + rest.length });
  return sentences;
}

function isStop(character: string): boolean {
  return FULL_STOPS.has(character) || STOPS.has(character);
}

function endsSentence(text: string, index: number, to: number): boolean {
  const mark = text.charAt(index);
  if (FULL_STOPS.has(mark)) return true;
  if (!STOPS.has(mark)) return false;
  let after = index + 1;
  while (after < to && CLOSING.has(text.charAt(after))) after += 1;
  if (after >= to) return true;
  if (!SPACE.test(text.charAt(after))) return false;
  while (after < to && SPACE.test(text.charAt(after))) after += 1;
  if (mark !== ".") return true;
  const before = text.slice(Math.max(0, index - ABBREVIATION_LENGTH), index + 1);
  return !LOWER_CASE.test(text.charAt(after)) && !ABBREVIATION.test(before);
}
