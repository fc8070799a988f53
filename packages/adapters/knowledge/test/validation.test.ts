import {
  type CheckContent,
  checkContent,
  type KnowledgePassage,
  type KnowledgeValidation,
  knowledgeQuestionsFor,
  languageOfText,
  validateKnowledge,
} from "@health-exercise/domain";
import { describe, expect, it } from "vitest";
import { builtInCorpus } from "../src/corpus/built-in-corpus.ts";
import { InMemoryKnowledgeRetriever } from "../src/in-memory-knowledge-retriever.ts";
import { JUDGED_TEXTS } from "./judged-texts.data.ts";

const retriever = new InMemoryKnowledgeRetriever(builtInCorpus());
const findsNothing: CheckContent = (content) => ({
  language: languageOfText(content),
  riskLevel: "safe",
  isSafe: true,
  flags: [],
  warnings: [],
  requiresHumanReview: false,
  findings: [],
});

async function validate(content: string): Promise<KnowledgeValidation> {
  const language = languageOfText(content);
  const found = new Map<string, KnowledgePassage>();
  for (const query of knowledgeQuestionsFor(content)) {
    for (const passage of await retriever.retrieve({ query, language, limit: 5 })) {
      found.set(passage.id, passage);
    }
  }
  return validateKnowledge(content, [...found.values()], findsNothing);
}

describe("a text held against the corpus", () => {
  it.each(JUDGED_TEXTS)("%s is %s", async (text, verdict) => {
    const validation = await validate(text);
    expect(validation.verdict).toBe(verdict);
    expect(validation.isValid).toBe(verdict === "supported");
  });

  it("is supported when it is an entry of the corpus", async () => {
    for (const { id, text } of builtInCorpus()) {
      expect([id, (await validate(text)).verdict]).toEqual([id, "supported"]);
    }
  });

  it("is safe advice by the content check when it is an entry of the corpus", () => {
    for (const { id, title, summary, text } of builtInCorpus()) {
      for (const part of [title, summary, text])
        expect([id, checkContent(part, undefined, "advice").isSafe]).toEqual([id, true]);
    }
  });
});
