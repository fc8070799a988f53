import { coursesOf } from "../../language/course.ts";
import { deniedWords, type WordSpan } from "../../language/denial.ts";
import type { ReadText } from "../../language/read-text.ts";
import { voicesOf } from "../../language/voice.ts";
import type { CompiledConcepts } from "./compiled-concepts.ts";
import { type ConceptHit, MANNERS, type Manner, READING_BITS } from "./concept-hit.ts";

/** Tells of each find whether it is negated, past, taught, quoted or told as fiction; gives the manners of the text. */
export function tellReadings(
  { concepts }: CompiledConcepts,
  text: ReadText,
  finds: readonly (readonly ConceptHit[])[],
  idioms: readonly WordSpan[],
): readonly Manner[] {
  const phrases: WordSpan[] = [];
  for (let concept = 0; concept < finds.length; concept += 1)
    for (const hit of finds[concept] ?? [])
      if (hit.end - hit.start > 1 && concepts[concept]?.setting !== true) phrases.push(hit);
  const denied = deniedWords(text, [...phrases, ...idioms]);
  const courses = coursesOf(text);
  const voices = voicesOf(text);
  for (const hits of finds)
    for (const hit of hits) {
      const voice = voices[hit.sentence];
      const isQuoted = text.words[hit.start]?.quoted === true && voice?.isCiting === true;
      hit.reading =
        (denied[hit.start] === 1 ? READING_BITS.negated : 0) |
        (courses[hit.sentence] === "past" ? READING_BITS.past : 0) |
        (voice?.isTeaching === true ? READING_BITS.educational : 0) |
        (isQuoted ? READING_BITS.quoted : 0) |
        (voice?.isFiction === true ? READING_BITS.fiction : 0);
    }
  const isFound: Readonly<Record<Manner, boolean>> = {
    denial: denied.includes(1),
    past: courses.includes("past"),
    present: courses.includes("present"),
    teaching: voices.some(({ isTeaching }) => isTeaching),
    fiction: voices.some(({ isFiction }) => isFiction),
    citing: voices.some(({ isCiting }) => isCiting),
  };
  return MANNERS.filter((manner) => isFound[manner]);
}
