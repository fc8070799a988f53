import { type KnowledgePassage, readingOf } from "@health-exercise/domain/knowledge";
import { type ReadText, read } from "@health-exercise/domain/language";
import { contentWordsOf, shareOf, weightOf } from "./content-words.ts";

/** How well a passage meets a question: it answers it, it may, or it has little to do with it. */
export type PassageFit = "answers" | "may_answer" | "strange";

/** Bounds on scores and shares of words (design values, chosen on questions that people asked). */
const FIT = {
  /** The subject is named, with a fair score; or a part of the title is, with a high one. */
  subject: { share: 0.5, score: 0.5 },
  title: { share: 0.2, score: 0.85 },
  /** The question is nearly one of those that the passage is asked for by. */
  askedScore: 0.92,
  /** The title has so much of the question. */
  whole: 0.8,
  /** With more telling words a question meets some text in any field, and scores high there. */
  longQuestion: 10,
} as const;
const BEFORE_COLON = /^[^:：]+/u;

/**
 * What is said of a passage that was found depends on how much of its subject is named in the question; one of a score
 * below `least` has little to do with it unless its subject is named.
 */
export function fitOf(
  question: ReadonlySet<string>,
  passage: KnowledgePassage,
  least: number,
): PassageFit {
  const { score } = passage;
  const { title } = readingOf(passage);
  const telling = weightOf(question);
  const isLong = telling > FIT.longQuestion;
  const titleShare = shareOf(contentWordsOf(title), question);
  const isNamed =
    score >= FIT.subject.score && subjectShareOf(question, passage) >= FIT.subject.share;
  const isPartlyNamed = score >= FIT.title.score && titleShare >= FIT.title.share;
  const isAsked = score >= FIT.askedScore && telling >= 1;
  const isWhole = score >= FIT.subject.score && telling >= 1 && isInTitle(question, title);
  if ((isNamed || isPartlyNamed || isAsked || isWhole) && !isLong) return "answers";
  return isNamed || score >= least ? "may_answer" : "strange";
}

/** Whether a title has nearly all that a question tells: "running in wind", of running and cycling in strong wind. */
function isInTitle(question: ReadonlySet<string>, title: ReadText): boolean {
  return shareOf(question, contentWordsOf(title)) >= FIT.whole;
}

/** How much of what the passage is about the question names, 0-1: of its title, up to a colon. */
export function subjectShareOf(
  question: ReadonlySet<string>,
  { title }: Pick<KnowledgePassage, "title">,
): number {
  return shareOf(contentWordsOf(read(BEFORE_COLON.exec(title)?.[0] ?? title)), question);
}
