import { describe, expect, it } from "vitest";
import { adviceFeatures, askedFeatures } from "../../../src/chat/advice/advice-features.ts";
import {
  folded,
  KIND,
  start,
  withText,
  withUnit,
} from "../../../src/language/features/feature-hash.ts";
import { addChinese, addEnglish } from "../../../src/language/features/word-features.ts";
import { read } from "../../../src/language/read.ts";
import type { TextLanguage } from "../../../src/language/text-language.ts";
import { NAMED_BUCKETS, TEXT_BUCKETS } from "../../../src/safety/learned/weight-row.ts";

const EDGE = "^".charCodeAt(0);
const named = (...names: readonly string[]) =>
  names.map((name) => folded(withText(start(KIND.name), name), NAMED_BUCKETS));
const bucket = (hash: number) => folded(hash, TEXT_BUCKETS);
const beside = (known: string, ...words: readonly string[]) => {
  const from = withUnit(withText(start(KIND.beside), known), EDGE);
  return words.map((word) => bucket(withText(from, word)));
};
const wordsOf = (text: string, language: TextLanguage) => {
  const buckets: number[] = [];
  const addWords = language === "zh" ? addChinese : addEnglish;
  addWords(read(text).words, (hash) => buckets.push(bucket(hash)));
  return buckets;
};
const NOBODY = { person: [], message: [], asked: [] };
const PREGNANT = { person: ["pregnant", "limited"], message: ["low"], asked: ["medicine"] };

/** The features of the only sentence of a text. */
function said(
  text: string,
  language: TextLanguage,
  {
    facts = NOBODY,
    asksOfDanger = false,
    rules = [],
    concepts = [],
  }: {
    facts?: typeof NOBODY | typeof PREGNANT;
    asksOfDanger?: boolean;
    rules?: readonly string[];
    concepts?: readonly string[];
  } = {},
) {
  const reply = read(text);
  const [sentence] = reply.sentences;
  if (sentence === undefined) throw new Error("There is no sentence.");
  return adviceFeatures(reply, { sentence, rules, concepts }, language, facts, asksOfDanger);
}

describe("a message is weighed by", () => {
  it("its words, alone and beside what is known of who wrote it", () => {
    const { text } = askedFeatures(read("go run"), "en", PREGNANT);
    const known = ["person pregnant", "person limited"].flatMap((fact) =>
      beside(fact, "go", "run"),
    );
    expect(new Set(text)).toEqual(new Set([...wordsOf("go run", "en"), ...known]));
  });

  it("the name of somebody well, of whom nothing is known", () => {
    const features = askedFeatures(read("跑步"), "zh", NOBODY);
    expect(new Set(features.text)).toEqual(
      new Set([...wordsOf("跑步", "zh"), ...beside("person well", "跑", "步")]),
    );
    expect(features.named).toEqual(named("person well"));
  });

  it("what was found in it, by name", () => {
    expect(askedFeatures(read("go"), "en", PREGNANT).named).toEqual(
      named("person pregnant", "person limited", "asked low", "asks medicine"),
    );
  });
});

describe("a sentence of a reply is weighed by", () => {
  it("its words, alone, beside what is known of the person, and by what they asked of", () => {
    const fact = withUnit(withText(start(KIND.fact), "well"), EDGE);
    const wellWords = ["go", "run"].map((word) => bucket(withText(fact, word)));
    const words = [...wordsOf("Go run.", "en"), ...wellWords];
    expect(new Set(said("Go run.", "en").text)).toEqual(
      new Set([...words, ...beside("asks of none", "go", "run")]),
    );
    expect(new Set(said("Go run.", "en", { asksOfDanger: true }).text)).toEqual(
      new Set([...words, ...beside("asks of danger", "go", "run")]),
    );
  });

  it("the pairs of Chinese characters beside what was asked of", () => {
    const from = withUnit(withText(start(KIND.beside), "asks of none"), EDGE);
    const pair = bucket(withText(withUnit(withText(from, "跑"), EDGE), "步"));
    expect(said("跑步。", "zh").text).toContain(pair);
    expect(said("跑步。", "en").text).not.toContain(pair);
  });

  it("the concepts in it beside each fact of the person", () => {
    const { text } = said("Go.", "en", { facts: PREGNANT, concepts: ["medicine"] });
    for (const fact of PREGNANT.person) {
      const from = withUnit(withText(start(KIND.fact), fact), EDGE);
      expect(text).toContain(bucket(withText(withUnit(from, EDGE), "medicine")));
      expect(text).toContain(bucket(withText(from, "go")));
    }
  });

  it.each([
    ["Go.", {}, ["person well", "no rule", "said", "asks of none"]],
    ["Go?", {}, ["person well", "no rule", "asked", "asks of none"]],
    ["去吧？", {}, ["person well", "no rule", "asked", "asks of none"]],
    [
      "Go.",
      { facts: PREGNANT, asksOfDanger: true, rules: ["r"], concepts: ["c", "d"] },
      [
        ...["person pregnant", "person limited", "asked low", "says c", "says d"],
        ...["asks of danger says c", "asks of danger says d"],
        ...["rule r", "any rule", "said", "asks of danger"],
      ],
    ],
  ])("its rules and concepts, the person and the question, by name: %s", (text, more, names) => {
    expect(said(text, "en", more).named).toEqual(named(...names));
  });

  it("the words of that sentence alone, a mark being none", () => {
    const reply = read("Stop. Go, run. Rest.");
    const sentence = reply.sentences[1];
    if (sentence === undefined) throw new Error("There is no second sentence.");
    const evidence = { sentence, rules: [], concepts: [] };
    const { text } = adviceFeatures(reply, evidence, "en", NOBODY, false);
    expect(new Set(text)).toEqual(
      new Set([
        ...wordsOf("Go, run.", "en"),
        ...beside("asks of none", "go", "run"),
        ...["go", "run"].map((word) =>
          bucket(withText(withUnit(withText(start(KIND.fact), "well"), EDGE), word)),
        ),
      ]),
    );
  });

  it("no word more than as one of 250 in English, and of 150 in Chinese", () => {
    expect(said("Go run.", "en").textValue).toBe(1 / Math.sqrt(250));
    expect(said("去跑步。", "zh").textValue).toBe(1 / Math.sqrt(150));
    expect(askedFeatures(read("go"), "en", NOBODY).textValue).toBeGreaterThan(1 / 3);
  });
});
