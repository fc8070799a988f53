import { inMandarin } from "./in-mandarin.ts";
import { withGroupsNamed } from "./named-ages.ts";
import type { ReadText } from "./read-text.ts";
import { toldOnce } from "./told-once.ts";

/** A question in the words of texts: Cantonese in those of Mandarin, and ages as the groups of people that texts are for. */
export const inCommonWords = toldOnce((question: ReadText): ReadText => {
  return withGroupsNamed(inMandarin(question));
});
