import { partOfText } from "../../language/part-of-text.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import type { CheckContent } from "../content-check.ts";
import { GRADE_OF_LEVEL, MATTER_OF_FLAG } from "./concern-flags.data.ts";
import { type Concern, gravestConcern } from "./session-concern.ts";
import { toldPain } from "./told-pain.ts";

/** So much is read in one piece, which takes some milliseconds; a piece goes on some words before the end of the last. */
const PIECE_CHARACTERS = 1_500;
const OVERLAP_CHARACTERS = 200;

/**
 * The pieces in which `text` is read, `room` characters of it at most: of a longer one the beginning and the end. Who reads
 * many may look after something else between two of them.
 */
export function piecesToRead(text: string, room: number): readonly string[] {
  const parts =
    text.length <= room
      ? [text]
      : [text.slice(0, Math.ceil(room / 2)), text.slice(text.length - Math.floor(room / 2))];
  return parts.flatMap(inPieces);
}

function inPieces(text: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  for (; text.length - start > PIECE_CHARACTERS; start += PIECE_CHARACTERS - OVERLAP_CHARACTERS) {
    pieces.push(text.slice(start, start + PIECE_CHARACTERS));
  }
  return [...pieces, text.slice(start)];
}

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
