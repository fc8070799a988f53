import type { Steps } from "../shared/steps.ts";
import { read, readInSteps } from "./read.ts";
import type { ReadText } from "./read-text.ts";

/** A text as it was read already, or else is read now. */
export function readingOf(text: string | ReadText): ReadText {
  return typeof text === "string" ? read(text) : text;
}

/** The same, read piece by piece. */
export function* readingInSteps(text: string | ReadText): Steps<ReadText> {
  return typeof text === "string" ? yield* readInSteps(text) : text;
}
