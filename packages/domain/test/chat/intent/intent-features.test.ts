import { describe, expect, it } from "vitest";
import {
  createIntentJudge,
  INTENT_BUCKETS,
  intentFeatures,
} from "../../../src/chat/intent/intent-judge.ts";
import { INTENT_WEIGHTS } from "../../../src/chat/intent-weights.ts";
import { folded, KIND, start, withText } from "../../../src/language/features/feature-hash.ts";
import { addChinese, addEnglish } from "../../../src/language/features/word-features.ts";
import { read } from "../../../src/language/read.ts";
import { NAMED_BUCKETS, scoreOf, unpackRows } from "../../../src/safety/learned/weight-row.ts";

const bucketOf = (name: string) => folded(withText(start(KIND.name), name), NAMED_BUCKETS);

describe("a message is weighed by", () => {
  it.each([
    ["", ["length 0", "says", "first ", "last "]],
    ["hello", ["length 1", "says", "first hello", "last hello"]],
    ["thank you", ["length 1", "says", "first thank", "last you"]],
    ["thank you friend", ["length 2", "says", "first thank", "last friend"]],
    ["how long should i run?", ["length 2", "asks", "first how", "last run"]],
    ["跑多久？", ["length 2", "asks", "first 跑", "last 久"]],
    ["run ".repeat(62), ["length 5", "says", "first run", "last run"]],
    ["run ".repeat(63), ["length 6", "says", "first run", "last run"]],
    ["run ".repeat(1_000), ["length 6", "says", "first run", "last run"]],
  ])("its length, whether it asks, and how it begins and ends: %s", (message, names) => {
    expect(intentFeatures(read(message), "en").named).toEqual(names.map(bucketOf));
  });

  it("its words, as they are weighed in its language", () => {
    const bucketsOf = (addWords: typeof addEnglish, message: string) => {
      const buckets = new Set<number>();
      addWords(read(message).words, (hash) => buckets.add(folded(hash, INTENT_BUCKETS)));
      return new Set(buckets);
    };
    const english = "how do i change my height";
    const chinese = "怎么改身高";
    expect(new Set(intentFeatures(read(english), "en").text)).toEqual(
      bucketsOf(addEnglish, english),
    );
    expect(new Set(intentFeatures(read(chinese), "zh").text)).toEqual(
      bucketsOf(addChinese, chinese),
    );
  });

  it("the first forty and the last twenty words of more than sixty", () => {
    const word = (at: number) => `w${"abcdefghij".charAt(at / 10)}${"abcdefghij".charAt(at % 10)}`;
    const words = Array.from({ length: 70 }, (_, at) => word(at));
    const told = (all: readonly string[]) => intentFeatures(read(all.join(" ")), "en").text;
    expect(told(words)).toEqual(told([...words.slice(0, 40), ...words.slice(50)]));
    expect(told(words.slice(0, 60))).not.toEqual(
      told([...words.slice(0, 40), ...words.slice(41, 60)]),
    );
  });
});

describe("the chance of an intent", () => {
  it.each([
    ["en", "thank you so much"],
    ["en", "the thing with the blue one"],
    ["zh", "怎么改身高"],
  ] as const)("is its part of all, by the weights of the language: %s, %s", (language, message) => {
    const features = intentFeatures(read(message), language);
    const scores = unpackRows(INTENT_WEIGHTS[language].rows, INTENT_BUCKETS).map(
      ([intent, row]) => [intent, Math.exp(scoreOf(row, features))] as const,
    );
    const all = scores.reduce((sum, [, part]) => sum + part, 0);
    const [best] = scores.toSorted((left, right) => right[1] - left[1]);
    const judge = createIntentJudge(INTENT_WEIGHTS);
    const judged = judge(read(message), language);
    expect(judged.intent).toBe(best?.[0]);
    expect(judged.chance).toBeCloseTo((best?.[1] ?? 0) / all, 9);
    expect(judge(read(message), language)).toEqual(judged);
  });
});
