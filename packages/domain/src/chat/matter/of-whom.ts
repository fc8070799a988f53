import type { ReadText } from "../../language/read-text.ts";
import { tellsOfHeadBlow } from "../in-session/head-blow.ts";
import { isOfOther } from "../person/is-of-other.ts";

/** Whether a message that names nobody goes on with what was told of somebody else: "and now confused" behind their blow to the head. */
export function goesOnWithOther(before: ReadText): boolean {
  return tellsOfHeadBlow(before) && isOfOther(before);
}
