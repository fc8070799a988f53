import { describe, expect, it } from "vitest";
import { inOneLanguage, withoutOpening } from "../../../src/chat/question/one-language.ts";
import { read } from "../../../src/language/read.ts";

describe("a question in Chinese", () => {
  it.each([
    ["protein 每天要吃多少, 我 80kg", "蛋白质每天要吃多少, 我80公斤"],
    ["今日做咗 deadlift 條腰好攰 點算", "今日做咗硬拉條腰好攰點算"],
    ["bench press 卡重了怎么办", "卧推卡重了怎么办"],
    ["cardio 同 weights 邊個先", "有氧同力量训练邊個先"],
    ["一周 rest day 要几天", "一周休息日要几天"],
  ])("has its words of English in Chinese: %j", (question, meant) => {
    expect(inOneLanguage(read(question)).source).toBe(meant);
  });

  it.each(["返完gym食咩好", "how do i deadlift", "硬拉怎么做", "HIIT多久一次"])(
    "is left as it is where it has none: %j",
    (question) => {
      expect(inOneLanguage(read(question)).source).toBe(question);
    },
  );

  it.each([
    ["hi 我想问蛋白质每天要吃多少", "蛋白质每天要吃多少"],
    ["你好，请问深蹲膝盖疼怎么办", "深蹲膝盖疼怎么办"],
    ["我想知道怎么提高耐力", "怎么提高耐力"],
    ["我想减肥", "我想减肥"],
    ["你好", "你好"],
    ["hi, how do i run", "hi, how do i run"],
  ])("is looked up without what opens it: %j", (question, meant) => {
    expect(withoutOpening(read(question)).source).toBe(meant);
  });
});
