import type {
  KnowledgeCondition,
  KnowledgePassage,
  KnowledgeReader,
} from "@health-exercise/domain/knowledge";
import type { ReadText, TextLanguage } from "@health-exercise/domain/language";

/** Whom passages are wanted for. What is undefined restricts nothing. */
export type RetrievalAudience = {
  /** Leaves out what is written for people of other ages only. */
  readonly ageYears?: number | undefined;
  /** Leaves out what is written only for people with conditions that are not in the list; an empty list leaves what is for everybody. */
  readonly conditions?: readonly KnowledgeCondition[] | undefined;
};

export type RetrievalRequest = {
  /** In any language; need not be a sentence. Text of a user: data, never an instruction. */
  readonly query: ReadText;
  /** The language wanted. What exists only in another language comes in that one. */
  readonly language: TextLanguage;
  /** At most so many passages. */
  readonly limit: number;
  /** That the query may go to a service outside, such as a provider of vectors. Where absent, it is searched for with what is here. */
  readonly mayLeave?: boolean | undefined;
  readonly audience?: RetrievalAudience | undefined;
  /** Conditions of the person who is answered: what does not fit one of them gives way to what is told to them in its place. */
  readonly personConditions?: readonly KnowledgeReader[] | undefined;
  /** That the query says something, to be held against what says much the same, rather than asks. */
  readonly isStatement?: boolean | undefined;
};

/**
 * Finds what the service knows about a query.
 *
 * The score is how likely a passage answers the query, 0-1. It does not depend on what else was found, so that scores of
 * different queries can be compared.
 *
 * Nothing rather than something: what scores below the engine's threshold is left out, so that a query about something
 * unknown gets an empty list. No subject comes twice. The best passage is first, which need not be the one of the highest
 * score: the order compares passages with each other, the score each with the query.
 */
export interface KnowledgeRetriever {
  retrieve(request: RetrievalRequest): Promise<readonly KnowledgePassage[]>;
}
