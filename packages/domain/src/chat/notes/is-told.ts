import { coursesOf } from "../../language/course.ts";
import { deniedWords, type WordSpan } from "../../language/denial.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import { voicesOf } from "../../language/voice.ts";
import type { NoteSpan } from "./note-spans.ts";
import type { ToldWords } from "./told-words.ts";

const QUESTION_MARK = /[?？]["'”’」』）)*_ ]{0,4}$/;
const ASKING_ENDS = new Set(["吗", "呢", "么", "嘛"]);
/** Words before a statement that say nothing. */
const FILLERS = new Set(
  "hey hi hello so ok okay well also and but oh yes yeah no just now actually tbh ps still always only 哦 嗯 那 好 其实 另外 还有 现在 目前".split(
    " ",
  ),
);
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
  // "Do I" asks, though the "I" of it is where the span begins.
  const asksBefore = (before: WordSpan) =>
    found.asking.some(
      ({ start, end }) => start >= before.start && start < before.end && end <= before.end + 1,
    );
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
    const announced = found.opening.findLast(
      ({ start, end }) => end <= span.start && words[start]?.sentence === sentence,
    );
    const from = (start: number) => Math.max(start, announced?.end ?? 0);
    const before = { start: from(clause.start), end: span.start };
    const earlier = { ...before, start: from(wordsAround(words, span.start, "sentence").start) };
    const namesWriter = words.slice(clause.start, span.end).some(({ text }) => WRITER.has(text));
    return !(
      words.slice(span.start, span.end).some(({ quoted }) => quoted) ||
      denied[span.start] === 1 ||
      voices[sentence]?.isFiction === true ||
      subjects[sentence]?.isOfSomebodyElse === true ||
      stands("others", namesWriter ? before : earlier) ||
      stands("supposing", earlier) ||
      stands("supposing", clause) ||
      asksBefore(before) ||
      (announced === undefined && isAsked(message, found, span, clause)) ||
      (span.rule.countsOnlyFirst === true && !isFirst(words, before)) ||
      passes(span, sentence, clause)
    );
  };
}

/** Whether nothing but "hey" or "so" stands before. */
function isFirst(words: readonly Token[], { start, end }: WordSpan): boolean {
  return words.slice(start, end).every(({ text }) => FILLERS.has(text));
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
