import { describe, expect, it } from "vitest";
import { createIntentJudge, type IntentModelData } from "../../../src/chat/intent/intent-judge.ts";
import { INTENT_WEIGHTS } from "../../../src/chat/intent-weights.ts";
import { read } from "../../../src/language/read.ts";

const judgeIntent = createIntentJudge(INTENT_WEIGHTS);

describe("the judge of intents", () => {
  it.each([
    ["en", "thank you so much", "thanks"],
    ["en", "how do i change my height", "app_settings"],
    ["en", "why do my calves cramp at night", "question"],
    ["zh", "谢谢你", "thanks"],
    ["zh", "怎么改身高", "app_settings"],
    ["zh", "跑步后小腿抽筋怎么办", "question"],
  ] as const)("tells in %s what is meant: %s", (language, message, intent) => {
    expect(judgeIntent(read(message), language).intent).toBe(intent);
  });

  it("is less sure of what may be several things", () => {
    const sure = judgeIntent(read("thank you so much"), "en").chance;
    const unsure = judgeIntent(read("the thing with the blue one"), "en").chance;
    expect(sure).toBeGreaterThan(0.9);
    expect(unsure).toBeLessThan(sure);
  });

  it("looks at no more of a long message than how it begins and ends", () => {
    const long = "squats ".repeat(3_000);
    expect(judgeIntent(read(`thank you ${long}`), "en")).toEqual(
      judgeIntent(read(`thank you ${long}${long}`), "en"),
    );
  });

  it("refuses weights without a row", () => {
    const empty: IntentModelData = { trainedOn: "", rows: { scales: [], packed: [] } };
    const judge = createIntentJudge({ en: empty, zh: empty });
    expect(() => judge(read("hello"), "en")).toThrow("have no row");
  });
});
