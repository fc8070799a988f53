import { read } from "../../language/read.ts";
import { type TextLine, textLines } from "../../language/text-lines.ts";
import type { CheckContent } from "../../safety/content-check.ts";
import type { JudgeAdvice } from "../advice/advice-judge.ts";
import { reviewAdvice } from "../advice/review-advice.ts";
import type { ReplyMaterial } from "./reply-material.ts";
import { rightFigures } from "./review-reply.ts";
import { readReply, type UnreviewedReply } from "./unreviewed-reply.ts";

/** A heading of columns and the rule below it: a table has begun with the row after them. */
const ROWS_OF_HEADING = 2;

/**
 * As much as may be given of a reply of which only the beginning, in whole sentences, is written yet. Nothing where a
 * sentence of it would be dropped: what comes after it can still change the verdict, or all of it be replaced. What is
 * given stays given, so that a heading waits for what it is about.
 */
export function reviewBeginning(
  reply: UnreviewedReply,
  material: ReplyMaterial,
  checkContent: CheckContent,
  judgeAdvice: JudgeAdvice,
): string {
  const text = readReply(reply);
  const { rest } = reviewAdvice(text, reply, material, checkContent, judgeAdvice);
  if (rest !== text.source) return "";
  return withoutOpenEnd(rightFigures(text, reply, material).text);
}

/** A text without the lines at its end that promise more. */
function withoutOpenEnd(text: string): string {
  const lines = textLines(read(text));
  let left = lines.length;
  while (isOpen(lines, left)) left -= 1;
  return text.slice(0, lines[left - 1]?.end ?? 0).trimEnd();
}

function isOpen(lines: readonly TextLine[], left: number): boolean {
  const last = lines[left - 1];
  if (last === undefined) return false;
  if (last.kind !== "row") return last.isLead || last.kind === "blank";
  return lines[left - 1 - ROWS_OF_HEADING]?.kind !== "row";
}
