import type { KnowledgePassage } from "@health-exercise/domain/knowledge";
import { read } from "@health-exercise/domain/language";
import { contentWordsOf, weightOf } from "./content-words.ts";
import { BODY_TOPICS, TOPICS_OF_THE_ILL } from "./near-subjects.data.ts";

/** So much of the question stands in the title of what is told beside what is nearest: one telling word (design value). */
const NAMED = 1;

type Topics = Pick<KnowledgePassage, "topics">;

/**
 * Whether a passage may be told beside the nearest one: it has a telling word of the question in its title, since "after" and "running"
 * alone head many, and is neither on another part of the body nor for the ill where the nearest is not.
 */
export function isNearBeside(
  question: ReadonlySet<string>,
  passage: KnowledgePassage,
  nearest: Topics,
): boolean {
  const titled = contentWordsOf(read(passage.title));
  const named = [...question].filter((word) => titled.has(word));
  return (
    weightOf(named) >= NAMED && !isOfOtherPart(passage, nearest) && !isForIll(passage, nearest)
  );
}

function isOfOtherPart(passage: Topics, nearest: Topics): boolean {
  const [own, known] = [passage, nearest].map(({ topics }) =>
    topics.filter((topic) => BODY_TOPICS.has(topic)),
  );
  if (own === undefined || known === undefined) return false;
  return own.length > 0 && known.length > 0 && !own.some((topic) => known.includes(topic));
}

function isForIll(passage: Topics, nearest: Topics): boolean {
  const isOfIll = (topic: string) => TOPICS_OF_THE_ILL.has(topic);
  return passage.topics.some(isOfIll) && !nearest.topics.some(isOfIll);
}
