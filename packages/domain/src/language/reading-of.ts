import { read } from "./read.ts";
import type { ReadText } from "./read-text.ts";

/** A text as it was read already, or else is read now. */
export function readingOf(text: string | ReadText): ReadText {
  return typeof text === "string" ? read(text) : text;
}
