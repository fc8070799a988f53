import { inCommonWords, read } from "@health-exercise/domain/language";
import { describe, expect, it } from "vitest";
import { createSubjectJudge } from "../../src/subjects/subject-judge.ts";
import { NO_ENTRY } from "../../src/subjects/subject-weights.ts";
import { madeUpWeights } from "./made-up-weights.ts";

const judge = createSubjectJudge({
  en: madeUpWeights("en", [
    ["squat.en", "knees over toes in a squat"],
    ["run.en", "breathing while jogging uphill"],
    [NO_ENTRY, "who won the election"],
  ]),
  zh: madeUpWeights("zh", [["squat.zh", "深蹲膝盖过脚尖"]]),
});
const chancesOf = (question: string, language: "en" | "zh" = "en") =>
  judge(inCommonWords(read(question)), language) ?? new Map<string, number>();

describe("the judge of subjects", () => {
  it("tells which entry is the likeliest by all words of a question", () => {
    const chances = chancesOf("my breathing is bad when I jog uphill, not in the squat");
    expect([...chances].sort((left, right) => right[1] - left[1])[0]?.[0]).toBe("run.en");
  });

  it("gives chances that are one together, with what nothing answers", () => {
    const sum = [...chancesOf("a squat or breathing").values()].reduce((all, one) => all + one, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThan(1);
  });

  it("names no entry for what none answers", () => {
    const chances = chancesOf("who won the election");
    expect(chances.has(NO_ENTRY)).toBe(false);
    expect(Math.max(...chances.values())).toBeLessThan(0.1);
  });

  it.each(["", "qwxz", "😀"])("knows nothing of words that nobody taught: %j", (question) => {
    expect(judge(read(question), "en")).toBeUndefined();
  });

  it("knows the entries of a language alone", () => {
    expect([...chancesOf("膝盖疼还能深蹲吗", "zh").keys()]).toEqual(["squat.zh"]);
  });
});
