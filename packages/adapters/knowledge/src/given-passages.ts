import {
  type KnowledgePassage,
  type PassageReading,
  readPassageTexts,
} from "@health-exercise/domain/knowledge";
import { LRUCache } from "lru-cache";
import type { Searched } from "./searched-passage.ts";

/** So many passages keep their reading, those found last. */
const KEPT_READINGS = 200;

/** Passages as they are given to who asked; each is read when it is first quoted, not at each question. */
export class GivenPassages {
  readonly #readings = new LRUCache<string, PassageReading>({ max: KEPT_READINGS });

  passageOf({ from, textHash }: Searched, relevance: number): KnowledgePassage {
    const { id, title, text, gentleText, summary, source, language, topics, audience } = from.entry;
    const passage = {
      ...{ id, title, text, summary, source, language, topics, audience },
      ...(gentleText !== undefined && { gentleText }),
    };
    const readingOf = () => this.#readingOf(`${summary} ${textHash}`, passage);
    return {
      ...passage,
      score: Math.min(1, relevance),
      get reading() {
        return readingOf();
      },
    };
  }

  #readingOf(key: string, passage: Omit<KnowledgePassage, "score" | "reading">): PassageReading {
    const reading = this.#readings.get(key) ?? readPassageTexts(passage);
    this.#readings.set(key, reading);
    return reading;
  }
}
