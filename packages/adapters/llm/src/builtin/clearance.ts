import type { QuotedPassage, ReplyMaterial } from "@health-exercise/domain/chat";
import { read } from "@health-exercise/domain/language";
import { EXERCISE_CUES, NO_EXERCISE } from "./clearance.data.ts";
import { cueFinder } from "./cues.ts";
import { REPLY_TEXTS } from "./reply-texts.data.ts";
import { mustRest, needsCare } from "./safety-lead.ts";
import { wordsOf } from "./said-before.ts";

const exerciseCues = cueFinder(EXERCISE_CUES);

/** What is told of a question, as far as it may make somebody exercise. */
type Told = {
  readonly quoted: readonly QuotedPassage[];
  /** Whether something is advised that no passage says. */
  readonly hasOwnAdvice: boolean;
  /** Whether the records answer. */
  readonly isFromRecords: boolean;
};

/**
 * Whether the doctor who has to be asked first is named: before what makes somebody exercise, and once in a session. Who must rest is
 * told so the first time whatever is told, and a message that gives reason for care is always answered with it.
 */
export function isClearanceDue(material: ReplyMaterial, told: Told): boolean {
  if (needsCare(material)) return true;
  const isOfExercise = makesExercise(told, material.question);
  const isSaid = isClearanceSaid(material);
  if (mustRest(material)) return isOfExercise || !isSaid;
  return isOfExercise && !isSaid;
}

/** Whether an earlier reply of the session has named the doctor for the same reason. */
export function isClearanceSaid({
  limits: { clearance },
  history,
}: Pick<ReplyMaterial, "limits" | "history">): boolean {
  if (clearance === "none") return false;
  const sentences = Object.values(REPLY_TEXTS).map((texts) => wordsOf(texts.clearance[clearance]));
  return history.some(({ role, content }) => {
    if (role !== "assistant") return false;
    const said = wordsOf(content);
    return sentences.some((sentence) => said.includes(sentence));
  });
}

/** Where nothing is told, what limits the person is the answer. */
function makesExercise(
  { quoted, hasOwnAdvice, isFromRecords }: Told,
  question: ReplyMaterial["question"],
): boolean {
  if (hasOwnAdvice) return true;
  if (quoted.length === 0) return !isFromRecords;
  return exerciseCues(question).length > 0 || quoted.some(isOnExercise);
}

/** A text on food names a walk in passing: its title says what it is on. */
function isOnExercise({ passage: { title, topics } }: QuotedPassage): boolean {
  return !topics.some((topic) => NO_EXERCISE.has(topic)) || exerciseCues(read(title)).length > 0;
}
