import { deniedWords } from "../../language/denial.ts";
import { inCommonWords } from "../../language/in-common-words.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import { findHealthPhrases, namesConcept } from "../../safety/risk/concept-index.ts";
import { ownTurns } from "../chat-message.ts";
import type { ReplyMaterial } from "../reply/reply-material.ts";
import { ASKS_OF_WEIGHT } from "./eating-recovery.data.ts";

const EATING_DISORDER = "eating_disorder";

let weights: PhraseFinder<true> | undefined;

/**
 * Whether a question is for calories, weight or how to lose it, by somebody who has or had an eating disorder by their profile, their
 * notes, this message or an earlier turn: numbers can do them harm.
 */
export function asksOfWeightInRecovery({
  question,
  history,
  notes,
  profile,
}: Pick<ReplyMaterial, "question" | "history" | "notes" | "profile">): boolean {
  weights ??= createPhraseFinder(phrasesWith(ASKS_OF_WEIGHT, true as const), {
    within: "sentence",
  });
  const isAsked = weights.findAll(inCommonWords(question).words).hits.length > 0;
  if (!isAsked || isOfSomebodyElse(question)) return false;
  const told = [
    ...(profile?.conditions ?? []),
    ...notes.map(({ text }) => text),
    ...ownTurns(history, history.length).map(({ content }) => content),
  ];
  return namesOwn(question) || told.some((text) => namesOwn(read(text)));
}

function isOfSomebodyElse(question: ReadText): boolean {
  const subjects = subjectsOf(question);
  return subjects.length > 0 && subjects.every((each) => each.isOfSomebodyElse);
}

/** Whether a text names an eating disorder, and neither denies it nor tells of somebody else's. */
function namesOwn(text: ReadText): boolean {
  const denied = deniedWords(text);
  const subjects = subjectsOf(text);
  return findHealthPhrases(text).some((phrase) => {
    const isNamed = namesConcept(phrase, ({ code }) => code === EATING_DISORDER);
    const subject = subjects[text.words[phrase.start]?.sentence ?? 0];
    return isNamed && denied[phrase.start] !== 1 && subject?.isOfSomebodyElse !== true;
  });
}
