import type { ReadText } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import { tellsOfHeadBlow } from "../in-session/head-blow.ts";

/** Whether what a message tells is told of somebody else. */
export function isOfOther(asked: ReadText): boolean {
  return subjectsOf(asked).some(({ isOfSomebodyElse }) => isOfSomebodyElse);
}

/** Whether a message that names nobody goes on with what was told of somebody else: "and now confused" behind their blow to the head. */
export function goesOnWithOther(before: ReadText): boolean {
  return tellsOfHeadBlow(before) && isOfOther(before);
}
