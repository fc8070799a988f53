import {
  type KnowledgePassage,
  type KnowledgeValidation,
  knowledgeQuestionsFor,
  validateKnowledge,
} from "@health-exercise/domain/knowledge";
import { languageOfText, read } from "@health-exercise/domain/language";
import type { CheckContent } from "@health-exercise/domain/safety";
import { createContentCheck } from "@health-exercise/domain/safety/content-check";
import { CONTENT_CHECK_WEIGHTS } from "@health-exercise/domain/safety/content-check/weights";
import { ConverterFactory, Locale } from "opencc-js";
import { describe, expect, it } from "vitest";
import { builtInCorpus } from "../src/corpus/built-in-corpus.ts";
import { SearchedKnowledge } from "../src/searched-knowledge.ts";
import { JUDGED_TEXTS, UNSUPPORTED_TEXTS } from "./judged-texts.data.ts";

const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);

const retriever = new SearchedKnowledge(builtInCorpus());
const findsNothing: CheckContent = ({ source }) => ({
  language: languageOfText(source),
  riskLevel: "safe",
  isSafe: true,
  flags: [],
  warnings: [],
  requiresHumanReview: false,
  findings: [],
});

async function validate(content: string): Promise<KnowledgeValidation> {
  const text = read(content);
  const language = languageOfText(content);
  const found = new Map<string, KnowledgePassage>();
  for (const query of knowledgeQuestionsFor(text)) {
    for (const passage of await retriever.retrieve({ query: read(query), language, limit: 5 })) {
      found.set(passage.id, passage);
    }
  }
  return validateKnowledge(text, [...found.values()], findsNothing);
}

const traditional = ConverterFactory(Locale.from.cn, Locale.to.tw);

/** The texts, and once more those that are written otherwise in traditional characters. */
const JUDGED_IN_BOTH_SCRIPTS = [
  ...JUDGED_TEXTS,
  ...JUDGED_TEXTS.filter(([text]) => traditional(text) !== text).map(
    ([text, verdict]) => [traditional(text), verdict] as const,
  ),
];
const UNSUPPORTED_IN_BOTH_SCRIPTS = new Set([
  ...UNSUPPORTED_TEXTS,
  ...UNSUPPORTED_TEXTS.map((text) => traditional(text)),
]);

/** Asking about the whole corpus takes a minute; entries that stand together are of one kind. */
const EVERY = 3;

function entriesOf(portion: number, portions: number) {
  return [...builtInCorpus()].filter((_, index) => index % portions === portion);
}

/** What makes a claim of a sentence that no entry stands behind; each is tried on other sentences of the corpus. */
const TURNED_AROUND: readonly (readonly [string, (sentence: string) => string])[] = [
  ["told of cats", (sentence) => `Cats: ${sentence} 猫。`],
  ["with unicorns", (sentence) => `${sentence}, and unicorns exist.`],
  ["with a cigarette", (sentence) => `${sentence}, and smoke a cigarette.`],
  ["on one finger", (sentence) => `${sentence}, while standing on one finger.`],
  ["in space", (sentence) => `${sentence}, in space.`],
  ["denied as a whole", (sentence) => `It is false that ${sentence}.`],
  ["denied as a whole in Chinese", (sentence) => `${sentence}是错误的。`],
];

describe("a text held against the corpus", () => {
  it.each(JUDGED_IN_BOTH_SCRIPTS)("%s is %s", async (text, verdict) => {
    const validation = await validate(text);
    expect(validation.verdict).toBe(verdict);
    expect(validation.isValid).toBe(verdict === "supported");
  });

  it("is supported when it is an entry of the corpus", async () => {
    for (const { id, text } of entriesOf(0, EVERY)) {
      expect([id, (await validate(text)).verdict]).toEqual([id, "supported"]);
    }
  });

  it("is safe advice by the content check when it is an entry of the corpus", () => {
    for (const { id, title, summary, text } of builtInCorpus()) {
      for (const part of [title, summary, text])
        expect([id, checkContent(read(part), undefined, "advice").isSafe]).toEqual([id, true]);
    }
  });
});

/** Claims that no entry stands behind, whether or not one says the opposite. */
describe("a claim that turns an entry around or adds to it", () => {
  it.each([...UNSUPPORTED_IN_BOTH_SCRIPTS])("is not supported: %s", async (text) => {
    expect((await validate(text)).verdict).not.toBe("supported");
  });

  it.each(TURNED_AROUND.map(([name, turn], portion) => ({ name, turn, portion })))(
    "is not supported when it is a sentence of the corpus $name",
    async ({ turn, portion }) => {
      for (const { id, text } of entriesOf(portion, TURNED_AROUND.length)) {
        const first = text.split(/[.;]\s|[。；]/)[0] ?? "";
        expect([id, (await validate(turn(first))).verdict]).not.toEqual([id, "supported"]);
      }
    },
  );
});

describe("a long text", () => {
  it.each([
    ["of many sentences", (texts: string[]) => texts.join(" ")],
    ["of one sentence", (texts: string[]) => texts.join(" ").replace(/[.!?;。！？；]/g, ",")],
    [
      "of one sentence without clauses",
      (texts: string[]) => texts.join(" ").replace(/[^\p{L}]/gu, ""),
    ],
    ["that repeats itself", () => "Warm up before exercise. ".repeat(1000)],
  ])("%s is read whole", async (_what, write) => {
    for (const language of ["en", "zh"]) {
      const texts = builtInCorpus().flatMap((entry) =>
        entry.language === language ? entry.text : [],
      );
      const text = write([...texts, ...texts, ...texts]).slice(0, 20_000);
      expect((await validate(text)).verdict).not.toBe("unsafe");
    }
  });
});
