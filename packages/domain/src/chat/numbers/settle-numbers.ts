import type { ReadText, Sentence } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import { textLines } from "../../language/text-lines.ts";
import type { OwnRecords } from "../own-records.ts";
import { dropSentences } from "../reply/drop-sentences.ts";
import { agrees } from "./agreement.ts";
import { figureEdits, type ReplyEdit } from "./figure-text.ts";
import type { ClaimReading, NumberClaim, RecordFacts } from "./number-claim.ts";

/** A reply after its figures were checked. */
export type CheckedNumbers = { readonly text: string; readonly corrected: boolean };

type Known = { readonly facts: RecordFacts; readonly body: OwnRecords["body"] };

/** Right, wrong with the value that is right, or said of what nobody can tell. */
type Verdict =
  | { readonly kind: "keep" }
  | { readonly kind: "replace"; readonly value: number }
  | { readonly kind: "drop" };

const KEEP: Verdict = { kind: "keep" };
const DROP: Verdict = { kind: "drop" };

/**
 * A reply with its figures put right: one that contradicts the facts in every way in which it can be meant becomes the
 * recorded value, where only one is meant; else its sentence is left out, with headings and connectors that then stand
 * for nothing. What the facts do not tell stays; a reply of which nothing is left is empty.
 */
export function settleNumbers(
  reply: ReadText,
  claims: readonly NumberClaim[],
  known: Known,
  language: TextLanguage,
): CheckedNumbers {
  const edits: ReplyEdit[] = [];
  const dropped = new Set<number>();
  for (const claim of claims) {
    const verdict = judge(claim, known);
    if (verdict.kind === "drop") dropped.add(claim.sentence.start);
    if (verdict.kind === "replace")
      edits.push(...figureEdits(reply.source, claim.tokens, claim.amount, verdict.value, language));
  }
  if (edits.length === 0 && dropped.size === 0) return { text: reply.source, corrected: false };
  return { text: rewrite(reply, edits, ({ start }) => dropped.has(start)), corrected: true };
}

function judge({ amount, meaning }: NumberClaim, { facts, body }: Known): Verdict {
  switch (meaning.kind) {
    case "body": {
      const value = body[meaning.measure];
      if (value !== null && agrees(amount, value)) return KEEP;
      return value === null ? DROP : { kind: "replace", value };
    }
    case "records": {
      const found = meaning.readings.map((reading) => valuesOf(reading, facts));
      const isRight = [...meaning.readings, ...(meaning.others ?? [])].some((reading) =>
        holds(amount, reading, valuesOf(reading, facts)),
      );
      if (isRight) return KEEP;
      if (found.includes(undefined)) return KEEP;
      const [right, ...others] = found[0] ?? [];
      const isKnown =
        meaning.isCertain && right !== undefined && others.every((each) => each === right);
      return isKnown && right > 0 ? { kind: "replace", value: right } : DROP;
    }
  }
}

/** Whether a figure is one of the values that would be right, or between those that bound it. */
function holds(
  amount: NumberClaim["amount"],
  { isBetween }: ClaimReading,
  values: readonly number[] = [],
): boolean {
  if (values.some((value) => agrees(amount, value))) return true;
  if (isBetween === undefined || values.length === 0) return false;
  return Math.min(...values) <= amount.high && amount.low <= Math.max(...values);
}

/** The values that would be right; undefined where the facts do not tell. */
function valuesOf(
  { queries, values }: ClaimReading,
  facts: RecordFacts,
): readonly number[] | undefined {
  const found = queries.flatMap((query) => facts(query) ?? []);
  return found.length < queries.length ? undefined : values(found);
}

function rewrite(
  reply: ReadText,
  edits: readonly ReplyEdit[],
  isDropped: (sentence: Sentence) => boolean,
): string {
  const lines = textLines(reply);
  const dropped = new Set(lines.flatMap(({ sentences }) => sentences.filter(isDropped)));
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
