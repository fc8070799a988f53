import { coursesOf } from "../../language/course.ts";
import { deniedWords, type WordSpan } from "../../language/denial.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import { voicesOf } from "../../language/voice.ts";
import type { NoteSpan } from "./note-spans.ts";
import type { ToldWords } from "./told-words.ts";

const QUESTION_MARK = /[?？]["'”’」』）)*_ ]{0,4}$/;
const ASKING_ENDS = new Set(["吗", "呢", "么", "嘛"]);
const WRITER = new Set(["i", "im", "ive", "id", "my", "we", "me", "我", "咱", "俺"]);

/** The words of the clause, or of the sentence, in which a word stands. */
export function wordsAround(
  words: readonly Token[],
  place: number,
  within: "clause" | "sentence",
): WordSpan {
  const number = words[place]?.[within];
  let [start, end] = [place, place];
  while (words[start - 1]?.[within] === number) start -= 1;
  while (words[end]?.[within] === number) end += 1;
  return { start, end };
}

/**
 * Tells whether what a span says is told by the person of themselves, as a fact that lasts: neither denied, quoted,
 * made up, supposed, asked, over nor told of somebody else.
 */
export function tellingOf(
  message: ReadText,
  found: ToldWords,
  spans: readonly NoteSpan[],
): (span: NoteSpan) => boolean {
  const { words } = message;
  const denied = deniedWords(message, spans);
  const [subjects, courses, voices] = [subjectsOf(message), coursesOf(message), voicesOf(message)];
  const stands = (role: keyof ToldWords, { start, end }: WordSpan) =>
    found[role].some((hit) => hit.start >= start && hit.end <= end);
  const passes = ({ rule }: NoteSpan, sentence: number, clause: WordSpan) => {
    const isPast = courses[sentence] === "past" || stands("past", clause);
    if (stands("now", clause) || (rule.countsOnlyAlways === true && stands("soon", clause)))
      return true;
    if (rule.countsOnlyPast === true && !isPast) return true;
    return rule.countsPast === true ? stands("healed", clause) : isPast;
  };
  return (span) => {
    const sentence = words[span.start]?.sentence ?? 0;
    const clause = wordsAround(words, span.start, "clause");
    const before = { start: clause.start, end: span.start };
    const earlier = { ...before, start: wordsAround(words, span.start, "sentence").start };
    const namesWriter = words.slice(clause.start, span.end).some(({ text }) => WRITER.has(text));
    return !(
      words.slice(span.start, span.end).some(({ quoted }) => quoted) ||
      denied[span.start] === 1 ||
      voices[sentence]?.isFiction === true ||
      subjects[sentence]?.isOfSomebodyElse === true ||
      stands("others", namesWriter ? before : earlier) ||
      stands("supposing", earlier) ||
      stands("supposing", clause) ||
      stands("asking", before) ||
      isAsked(message, found, span, clause) ||
      passes(span, sentence, clause)
    );
  };
}

/** Of a sentence that asks, the last clause does, or what of it follows a word that asks. */
function isAsked(
  { source, words, sentences }: ReadText,
  { asking }: ToldWords,
  span: WordSpan,
  clause: WordSpan,
): boolean {
  const sentence = sentences[words[span.start]?.sentence ?? 0];
  const last = words[clause.end]?.sentence !== words[span.start]?.sentence;
  if (!last || sentence === undefined) return false;
  const asks =
    QUESTION_MARK.test(source.slice(sentence.start, sentence.end)) ||
    ASKING_ENDS.has(words[clause.end - 1]?.text ?? "");
  return asks && !asking.some(({ start }) => start >= span.end && start < clause.end);
}
