import type { GivenReply } from "@health-exercise/domain/chat";

/** What a sensible reply has: of each of `must` one of its words, none of `mustNot`, one of the bases, at most so many words. */
export type Rubric = {
  readonly must: readonly (readonly string[])[];
  readonly mustNot: readonly string[];
  /** Bases of a reply, `|` between. */
  readonly basis: string;
  /** Words; of Chinese, characters. */
  readonly maxWords: number;
};

const HAN = /\p{Script=Han}/gu;
const WORD = /[\p{L}\p{N}]+/gu;
/** A reply may be so much longer than was thought of (design value). */
const TOLERANCE = 1.5;

/** Why a reply does not meet its rubric; empty where it does. */
export function shortcomingsOf(reply: GivenReply, rubric: Rubric): readonly string[] {
  const text = reply.content.toLowerCase();
  const missing = rubric.must
    .filter((words) => !words.some((word) => text.includes(word.toLowerCase())))
    .map((words) => `lacks ${words.slice(0, 3).join("/")}`);
  const wrong = rubric.mustNot
    .filter((word) => text.includes(word.toLowerCase()))
    .map((word) => `says ${word}`);
  const { basis } = reply.origin;
  const isOfBasis = rubric.basis.split("|").some((each) => basis.includes(each));
  const length = lengthOf(reply.content);
  return [
    ...missing,
    ...wrong,
    ...(isOfBasis ? [] : [`basis ${basis}`]),
    ...(length > rubric.maxWords * TOLERANCE ? [`${length} words`] : []),
  ];
}

function lengthOf(text: string): number {
  const han = text.match(HAN)?.length ?? 0;
  return han > 0 ? han : (text.match(WORD)?.length ?? 0);
}
