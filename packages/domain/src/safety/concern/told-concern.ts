import { partOfText } from "../../language/part-of-text.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import type { CheckContent } from "../content-check.ts";
import { GRADE_OF_LEVEL, MATTER_OF_FLAG } from "./concern-flags.data.ts";
import { type Concern, gravestConcern } from "./session-concern.ts";
import { toldPain } from "./told-pain.ts";

/**
 * What a text about a session tells of the person that calls for care, by the content check that reads messages, and by the
 * pain it tells of; null where it tells nothing. What it tells of somebody else does not count.
 *
 * @example
 * ```ts
 * import { toldConcern } from "@health-exercise/domain/safety";
 * import { createContentCheck } from "@health-exercise/domain/safety/content-check";
 * import { CONTENT_CHECK_WEIGHTS } from "@health-exercise/domain/safety/content-check/weights";
 * const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);
 * console.log(toldConcern("My knee hurt on the way down.", checkContent));
 * // { grade: 'ease', matter: 'body' }
 * ```
 */
export function toldConcern(source: string, checkContent: CheckContent): Concern | null {
  const text = ownPart(read(source));
  if (text.sentences.length === 0) return null;
  const found = checkContent(text, {}, "message").findings.flatMap(({ flag, level }): Concern[] => {
    const [matter, grade] = [MATTER_OF_FLAG[flag], GRADE_OF_LEVEL[level]];
    return matter === null || grade === null ? [] : [{ grade, matter }];
  });
  const pain = toldPain(text);
  if (pain !== null) found.push({ grade: pain, matter: "body" });
  return gravestConcern(found) ?? null;
}

function ownPart(text: ReadText): ReadText {
  const subjects = subjectsOf(text);
  const isElse = (sentence: number) => subjects[sentence]?.isOfSomebodyElse === true;
  return subjects.some((_, sentence) => isElse(sentence))
    ? partOfText(text, (sentence) => !isElse(sentence))
    : text;
}
