import type { ReadText, Sentence, Token } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import { type TextLine, textLines } from "../../language/text-lines.ts";
import type { OwnRecords } from "../own-records.ts";
import { dropSentences } from "./drop-sentences.ts";
import { figureEdits, type ReplyEdit } from "./figure-text.ts";
import { judgeFigure } from "./judge-figure.ts";
import { readFigures } from "./read-figures.ts";
import { ReplyCourse } from "./reply-course.ts";

/** A reply after its figures were checked. */
export type CheckedNumbers = { readonly text: string; readonly corrected: boolean };

/**
 * Checks every number with a unit that a reply, in English or Chinese, states of the person's own records. One that
 * contradicts them gets the recorded value where it is clear which one is meant; else its sentence is left out, with
 * headings and connectors that then stand for nothing. Advice, goals, quotations (also the sentences that `isQuoted`
 * knows) and facts about everybody stay as they are; a text without figures of the person's own comes back unchanged,
 * and one of which nothing is left is empty.
 */
export function correctNumbers(
  reply: ReadText,
  records: OwnRecords,
  language: TextLanguage,
  isQuoted: (sentence: Sentence) => boolean = () => false,
): CheckedNumbers {
  const lines = textLines(reply);
  const course = new ReplyCourse(reply);
  const edits: ReplyEdit[] = [];
  const dropped = new Set<Sentence>();
  for (const line of lines) {
    course.enter(line);
    for (const sentence of line.sentences) {
      if (isQuoted(sentence)) continue;
      for (const tokens of course.readings(line, sentence)) {
        const outcome = check(reply.source, tokens, course, records, language);
        if (outcome === "drop") dropped.add(sentence);
        else edits.push(...outcome);
      }
    }
  }
  const isRight = edits.length === 0 && dropped.size === 0;
  if (isRight) return { text: reply.source, corrected: false };
  return { text: rewrite(reply, lines, edits, dropped), corrected: true };
}

/** The edits that a sentence, or a cell of a table with its headings, needs; `drop` where it cannot stay. */
function check(
  text: string,
  tokens: readonly Token[],
  course: ReplyCourse,
  records: OwnRecords,
  language: TextLanguage,
): readonly ReplyEdit[] | "drop" {
  const read = readFigures(tokens, course.surroundings);
  course.leave(read, tokens);
  const edits: ReplyEdit[] = [];
  for (const { quantity, claim, scope } of read.figures) {
    const verdict = judgeFigure(quantity, claim, scope, records);
    if (verdict.kind === "drop") return "drop";
    if (verdict.kind === "replace") {
      edits.push(...figureEdits(text, tokens, quantity, verdict.value, language));
    }
  }
  return edits;
}

function rewrite(
  reply: ReadText,
  lines: readonly TextLine[],
  edits: readonly ReplyEdit[],
  dropped: ReadonlySet<Sentence>,
): string {
  const sorted = [...edits].sort((left, right) => left.start - right.start || left.end - right.end);
  return dropSentences(reply, lines, dropped, (start, end) => {
    let written = "";
    let at = start;
    for (const edit of sorted) {
      if (edit.start < at || edit.end > end) continue;
      written += reply.source.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return written + reply.source.slice(at, end);
  });
}
