import type { ReadText } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";

/** Whether what a message tells is told of somebody else. */
export function isOfOther(message: ReadText): boolean {
  return subjectsOf(message).some(({ isOfSomebodyElse }) => isOfSomebodyElse);
}
