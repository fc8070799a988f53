import type { ReplyToken } from "../numbers/reply-tokens.ts";

const OPENS_QUOTATION = new Set(["\u201c", "\u300c", '"']);
const CLOSES_QUOTATION = new Set(["\u201d", "\u300d", '"']);

/** The places of quoted questions: examples of what can be asked. */
export function quotedQuestions(tokens: readonly ReplyToken[]): ReadonlySet<number> {
  const places = new Set<number>();
  let opened: number | undefined;
  for (const [place, { text }] of tokens.entries()) {
    if (opened !== undefined && CLOSES_QUOTATION.has(text)) {
      const isQuestion = tokens[place - 1]?.text === "?";
      for (let at = opened; isQuestion && at <= place; at += 1) places.add(at);
      opened = undefined;
    } else if (OPENS_QUOTATION.has(text)) opened = place;
  }
  return places;
}
