import {
  type KnowledgePassage,
  type KnowledgeValidation,
  knowledgeQuestionsInSteps,
  validateKnowledgeInSteps,
} from "@health-exercise/domain/knowledge";
import { languageOfText, type ReadText, read, readInSteps } from "@health-exercise/domain/language";
import type { CheckContent } from "@health-exercise/domain/safety";
import type { Steps } from "@health-exercise/domain/user";
import type { KnowledgeRetriever } from "@health-exercise/ports-knowledge";
import { failingSilently } from "../safety/content-check-failure.ts";
import type { ReadingTurns } from "../safety/reading-turns.ts";
import type { Turn } from "../work-lane.ts";

const PASSAGES_PER_QUESTION = 5;
/** What a search takes, as if so many characters were read (design value). */
const QUESTION_CHARACTERS = 800;

/**
 * Holds a text that should become knowledge against the safety rules and against what is known. Who sends it is not known, so
 * nobody has allowed that it leaves the service.
 */
export class ValidateKnowledge {
  readonly #retriever: KnowledgeRetriever;
  readonly #checkContent: CheckContent;
  readonly #reading: ReadingTurns;

  constructor(retriever: KnowledgeRetriever, checkContent: CheckContent, reading: ReadingTurns) {
    this.#retriever = retriever;
    this.#checkContent = failingSilently(checkContent);
    this.#reading = reading;
  }

  /** @throws DomainError `busy`. */
  async execute(content: string, turn: Turn): Promise<KnowledgeValidation> {
    const { text, questions } = await this.#reading.finish(turn, content.length, asked(content));
    const language = languageOfText(content);
    const found = new Map<string, KnowledgePassage>();
    // A few questions take as long as a page of text; one about a long text is long itself.
    const cost = Math.max(content.length, questions.length * QUESTION_CHARACTERS);
    for (const query of questions) {
      const request = {
        ...{ query: read(query), language, limit: PASSAGES_PER_QUESTION },
        isStatement: true,
      };
      const retrieve = () => this.#retriever.retrieve(request);
      for (const passage of await this.#reading.piece(turn, cost, retrieve)) {
        const known = found.get(passage.id);
        if (known === undefined || known.score < passage.score) found.set(passage.id, passage);
      }
    }
    const steps = validateKnowledgeInSteps(text, [...found.values()], this.#checkContent);
    return this.#reading.finish(turn, cost, steps);
  }
}

function* asked(content: string): Steps<{
  readonly text: ReadText;
  readonly questions: readonly string[];
}> {
  const text = yield* readInSteps(content);
  yield content.length;
  return { text, questions: yield* knowledgeQuestionsInSteps(text) };
}
