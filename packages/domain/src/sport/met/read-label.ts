import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";

/** Longer text is cut: the longest published description has 135 characters. */
const MAX_LENGTH = 200;
/** Between the words of names in camel case, and before digits: "TrailRun", "c25k". */
const WORD_BOUNDARY = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=[A-Za-z])(?=\d)/gu;

/** Push, pull, legs: a week of weight training. Elsewhere it is short for people. */
const PUSH_PULL_LEGS = /\bppl\b/giu;

/** Reads the short text that a person or a device names an activity by; nothing when it has no letter and no digit. */
export function readLabel(label: string | undefined): ReadText | undefined {
  if (label === undefined) return undefined;
  const text = read(withSpaces(label.slice(0, MAX_LENGTH)));
  return text.words.length === 0 ? undefined : text;
}

/** A label with spaces between the words that are only set apart by capitals or digits, and its abbreviations in full. */
export function withSpaces(label: string): string {
  return label.replace(PUSH_PULL_LEGS, "push pull legs").replace(WORD_BOUNDARY, " ");
}
