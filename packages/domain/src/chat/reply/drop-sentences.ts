import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText, Sentence } from "../../language/read-text.ts";
import { saidTokens, type TextLine } from "../../language/text-lines.ts";
import { ADVISING_VERBS } from "../limits/advice-verbs.data.ts";
import { CALLS_TO_CARE, CONNECTORS, HANGING } from "./sentence-links.data.ts";

let finders:
  | { readonly hanging: PhraseFinder<true>; readonly connectors: PhraseFinder<true> }
  | undefined;

let advising: ReadonlySet<string> | undefined;

const GOES_ON = /[;:]\s*$/u;
const BEGINS_LOW = /^\p{Ll}/u;

/** A line as it stays: undefined where nothing of it does. */
type KeptLine = { readonly line: TextLine; readonly text: string | undefined };

/**
 * The reply without the `dropped` sentences: bullets, headings and lines with a colon under which nothing is left go
 * with them, so do sentences that only go on about a dropped one, and connectors. `written` gives what stays.
 */
export function dropSentences(
  reply: ReadText,
  lines: readonly TextLine[],
  dropped: ReadonlySet<Sentence>,
  written: (start: number, end: number) => string,
): string {
  const kept = lines.map(
    (line): KeptLine => ({ line, text: keptText(reply, line, dropped, written) }),
  );
  const full = withoutEmptyLeads(withoutEmptyTables(kept));
  return joined(full);
}

function keptText(
  reply: ReadText,
  line: TextLine,
  dropped: ReadonlySet<Sentence>,
  written: (start: number, end: number) => string,
): string | undefined {
  if (!line.sentences.some((sentence) => dropped.has(sentence))) {
    return written(line.start, line.end);
  }
  const { source } = reply;
  let result = source.slice(line.start, line.sentences[0]?.start);
  let isAfterDropped = false;
  let isEmpty = true;
  for (const [index, sentence] of line.sentences.entries()) {
    const before = line.sentences[index - 1];
    const isRest = isAfterDropped && goesOnFrom(reply, before, sentence);
    const isHanging =
      isAfterDropped && (hangs(reply, sentence) || (isRest && !urges(reply, sentence)));
    if (dropped.has(sentence) || isHanging) {
      isAfterDropped = true;
      continue;
    }
    const next = line.sentences[index + 1]?.start ?? line.end;
    const start = isAfterDropped ? afterConnector(reply, sentence) : sentence.start;
    const text = written(start, sentence.end);
    result +=
      start > sentence.start || isRest ? text.charAt(0).toUpperCase() + text.slice(1) : text;
    result += source.slice(sentence.end, next);
    isAfterDropped = false;
    isEmpty = false;
  }
  return isEmpty ? undefined : result.trimEnd();
}

function hangs(reply: ReadText, sentence: Sentence): boolean {
  const found = linkFinders().hanging.find(saidTokens(reply, sentence));
  return found.some(({ start }) => start === 0);
}

/** Whether it is the rest of a written sentence whose beginning went: "…; a little more or less differs from person to person". */
function goesOnFrom(
  { source }: ReadText,
  before: Sentence | undefined,
  { start, end }: Sentence,
): boolean {
  if (before === undefined) return false;
  return (
    GOES_ON.test(source.slice(before.start, start)) && BEGINS_LOW.test(source.slice(start, end))
  );
}

/** Whether it says by itself what to do: "rest for a day". */
function urges(reply: ReadText, sentence: Sentence): boolean {
  advising ??= new Set([...ADVISING_VERBS, ...CALLS_TO_CARE]);
  return advising.has(saidTokens(reply, sentence)[0]?.text ?? "");
}

/** Where a sentence begins without "however," and the like. */
function afterConnector(reply: ReadText, sentence: Sentence): number {
  const tokens = saidTokens(reply, sentence);
  const found = linkFinders()
    .connectors.find(tokens)
    .find(({ start }) => start === 0);
  return (found && tokens[found.end]?.start) ?? sentence.start;
}

function linkFinders(): NonNullable<typeof finders> {
  const within = "sentence";
  finders ??= {
    hanging: createPhraseFinder(phrasesWith(HANGING, true as const), { within }),
    connectors: createPhraseFinder(phrasesWith(CONNECTORS, true as const), { within }),
  };
  return finders;
}

/** A table that lost all its rows goes with its heading. */
function withoutEmptyTables(kept: readonly KeptLine[]): readonly KeptLine[] {
  return kept.map((entry, index) => {
    if (entry.line.kind !== "row") return entry;
    let first = index;
    while (kept[first - 1]?.line.kind === "row") first -= 1;
    let last = index;
    while (kept[last + 1]?.line.kind === "row") last += 1;
    const body = kept.slice(first + 2, last + 1);
    const isEmpty = body.length > 0 && body.every(({ text }) => text === undefined);
    return isEmpty ? { ...entry, text: undefined } : entry;
  });
}

/** A heading goes when lines below it went and none is left. */
function withoutEmptyLeads(kept: readonly KeptLine[]): readonly KeptLine[] {
  const result = [...kept];
  for (let index = result.length - 1; index >= 0; index -= 1) {
    const entry = result[index];
    if (entry?.text === undefined || !entry.line.isLead) continue;
    const below = sectionBelow(result, index);
    const hasLost = below.some(({ text }) => text === undefined);
    const hasLeft = below.some(({ line, text }) => text !== undefined && line.kind !== "blank");
    if (hasLost && !hasLeft) result[index] = { ...entry, text: withoutLead(entry) };
  }
  return result;
}

/** The lines that a heading or a line with a colon is about. */
function sectionBelow(kept: readonly KeptLine[], index: number): readonly KeptLine[] {
  const isHeading = kept[index]?.line.kind === "heading";
  const below: KeptLine[] = [];
  let isAfterBlank = false;
  for (const entry of kept.slice(index + 1)) {
    const { kind } = entry.line;
    if (kind === "heading" && (isHeading || entry.text !== undefined)) break;
    if (!isHeading && isAfterBlank && kind === "text") break;
    if (!isHeading && kind === "blank" && below.some(({ line }) => line.kind !== "blank"))
      isAfterBlank = true;
    below.push(entry);
  }
  return below;
}

/** "Great week! Here it is:" keeps its first sentence. */
function withoutLead({ line, text }: KeptLine): string | undefined {
  const last = line.sentences.at(-1);
  if (text === undefined || last === undefined || line.sentences.length < 2) return undefined;
  const length = line.end - last.start;
  return text.slice(0, text.length - length).trimEnd();
}

/** The lines that stay, without the blank ones around those that went. */
function joined(kept: readonly KeptLine[]): string {
  const lines: KeptLine[] = [];
  let hasDropped = false;
  for (const entry of kept) {
    if (entry.text === undefined) {
      hasDropped = true;
      continue;
    }
    const isBlank = entry.line.kind === "blank";
    const last = lines.at(-1);
    const isAfterBlank = last === undefined || last.line.kind === "blank";
    if (hasDropped && isBlank && isAfterBlank) continue;
    if (!isBlank) hasDropped = false;
    lines.push(entry);
  }
  if (hasDropped) while (lines.at(-1)?.line.kind === "blank") lines.pop();
  return lines.map(({ text }) => text).join("\n");
}
