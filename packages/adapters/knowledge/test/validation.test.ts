import { read } from "@health-exercise/domain/language";
import { createContentCheck } from "@health-exercise/domain/safety/content-check";
import { CONTENT_CHECK_WEIGHTS } from "@health-exercise/domain/safety/content-check/weights";
import { describe, expect, it } from "vitest";
import { builtInCorpus } from "../src/corpus/built-in-corpus.ts";
import { validate } from "./validate.ts";

const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);

/** Asking about the whole corpus takes minutes; entries that stand together are of one kind, in either language by turns. */
const EVERY = 110;

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

describe("an entry held against the corpus", () => {
  it("is supported", async () => {
    for (const { id, text } of entriesOf(0, EVERY)) {
      expect([id, (await validate(text)).verdict]).toEqual([id, "supported"]);
    }
  });

  it("is safe advice by the content check", () => {
    for (const { id, title, summary, text } of builtInCorpus()) {
      for (const part of [title, summary, text])
        expect([id, checkContent(read(part), undefined, "advice").isSafe]).toEqual([id, true]);
    }
  });
});

describe("a claim that turns an entry around or adds to it", () => {
  it.each(TURNED_AROUND.map(([name, turn], portion) => ({ name, turn, portion })))(
    "is not supported when it is a sentence of the corpus $name",
    async ({ turn, portion }) => {
      for (const { id, text } of entriesOf(portion, EVERY)) {
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
