import { languageOfMessage } from "../../language/language-of-message.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { ASKS_FOR_DOCTOR, NAMED_SUBJECTS } from "./named-subject.data.ts";

let subjects: PhraseFinder<string> | undefined;
let doctors: PhraseFinder<true> | undefined;

/** A question on a subject that texts call by other words, with those; the same where there is none. */
export function withSubjectNamed(question: ReadText): ReadText {
  subjects ??= createPhraseFinder(
    NAMED_SUBJECTS.flatMap(({ asked }, at) =>
      asked.flatMap((phrases, part) => phrasesWith(phrases, keyOf(at, part))),
    ),
    { within: "sentence" },
  );
  const found = new Set(subjects.findAll(question.words).hits.map(({ meaning }) => meaning));
  const subject = NAMED_SUBJECTS.find(({ asked }, at) =>
    asked.every((_, part) => found.has(keyOf(at, part))),
  );
  if (subject === undefined) return question;
  return read(`${question.source.trim()} ${subject.name[languageOfMessage(question)]}`);
}

/** Whether a message asks if somebody should look at it: "should I see a doctor?" */
export function asksForDoctor({ words }: ReadText): boolean {
  doctors ??= createPhraseFinder(phrasesWith(ASKS_FOR_DOCTOR, true as const), {
    within: "sentence",
  });
  return doctors.find(words).length > 0;
}

function keyOf(at: number, part: number): string {
  return `${at}.${part}`;
}
