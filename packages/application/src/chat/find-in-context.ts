import {
  asksOfOrgan,
  type ChatTurn,
  lookedUp,
  namesComplaintAndActivity,
  questionInContext,
  questionsBefore,
} from "@health-exercise/domain/chat";
import type { KnowledgePassage } from "@health-exercise/domain/knowledge";
import { type ReadText, read } from "@health-exercise/domain/language";
import type { FindPassages, PassageQuery } from "./find-passages.ts";

/** What was found for a question, and the question before with which it was looked up; that is empty where it needs none. */
export type FoundInContext = {
  readonly passages: readonly KnowledgePassage[];
  readonly earlierQuestion: ReadText;
};

/** A passage of this score is known of a question by itself (design value). */
const KNOWN = 0.55;
/** What is found with the question before alone is near at best (design value). */
const MOST_CARRIED = 0.58;

/** Found so well by itself, and so much better than with the question before (design values). */
const SURE = { score: 0.8, lead: 0.1 } as const;
const NO_QUESTION = read("");

/**
 * Looks a question up, with the earlier one on which it leans; a short one of which nothing is known goes on from the
 * question before, whatever its words.
 */
export async function findInContext(
  finder: Pick<FindPassages, "execute">,
  asked: Omit<PassageQuery, "query"> & {
    readonly question: ReadText;
    readonly earlierQuestion: ReadText;
    readonly history: readonly ChatTurn[];
  },
): Promise<FoundInContext> {
  const { question, earlierQuestion, history, ...request } = asked;
  const lookUp = (earlier: ReadText) =>
    finder.execute({
      ...request,
      query: questionInContext(lookedUp(question), lookedUp(earlier)),
    });
  const [leaning, byItself] = await Promise.all([
    lookUp(earlierQuestion),
    earlierQuestion.source === "" ? undefined : lookUp(NO_QUESTION),
  ]);
  const alone = byItself ?? leaning;
  // What is surely meant by its own words needs nothing of the question before.
  if (bestOf(alone) >= SURE.score && bestOf(alone) >= bestOf(leaning) + SURE.lead)
    return { passages: alone, earlierQuestion: NO_QUESTION };
  const passages = leaning;
  const isKnown = passages.some(({ score }) => score >= KNOWN);
  const isWhole = namesComplaintAndActivity(question) || asksOfOrgan(question);
  if (earlierQuestion.source !== "" || isKnown || isWhole) return { passages, earlierQuestion };
  for (const before of questionsBefore(question, history)) {
    const carried = await lookUp(before);
    if (!carried.some(({ score }) => score >= KNOWN)) continue;
    const near = carried.map((passage) => ({
      ...passage,
      score: Math.min(MOST_CARRIED, passage.score),
    }));
    return { passages: near, earlierQuestion: before };
  }
  return { passages, earlierQuestion };
}

function bestOf(passages: readonly KnowledgePassage[]): number {
  return Math.max(0, ...passages.map(({ score }) => score));
}
