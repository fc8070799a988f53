import { describe, expect, it } from "vitest";
import { partOfText } from "../../../src/language/part-of-text.ts";
import { read } from "../../../src/language/read.ts";
import { subjectsOf } from "../../../src/language/subject.ts";
import { assessRisk } from "../../../src/safety/risk/assess-risk.ts";
import { inBothScripts } from "../../support/traditional.ts";
import { aCheckThatFinds } from "./a-content-check.ts";

const check = aCheckThatFinds({
  "chest pain": ["cardiac_symptom", "high"],
  胸痛: ["cardiac_symptom", "high"],
  "not breathing": ["medical_emergency", "critical"],
});
const FIT = { age: 30, regularExerciser: true } as const;

describe("of whom a sentence speaks", () => {
  it.each(
    inBothScripts([
      "my father has chest pain when he runs",
      "My friend asks: he has chest pain, is that normal?",
      "my mother gets chest pain, what should I do",
      "我爸爸跑步时胸痛",
      "我妈妈胸痛，我该怎么办",
      "A man at the gym is not breathing",
    ]),
  )("leaves the person's own assessment as it is: %s", (query) => {
    const result = assessRisk({ profile: FIT, query }, check);
    expect(result).toMatchObject({
      overallRisk: "low",
      clearanceScope: "none",
      recommendedIntensity: "vigorous",
    });
    expect(result.riskFactors).toMatchObject([{ code: "signs_of_somebody_else", severity: "low" }]);
  });

  it.each(
    inBothScripts([
      "My father is well. I get chest pain when I run",
      "my wife and I both get chest pain",
      "my wife is worried, chest pain since this morning",
      "my doctor said chest pain is fine",
      "my coach told me to ignore the chest pain",
      "people say chest pain is normal, chest pain every time",
      "chest pain when running",
      "我老婆很担心，我胸痛",
      "我胸痛",
      "我老婆说胸痛要去医院",
    ]),
  )("keeps in doubt what is the person's own: %s", (query) => {
    expect(assessRisk({ profile: FIT, query }, check).recommendedIntensity).toBe("none");
  });

  it("keeps every word", () => {
    const text = read("My father fell. I am fine! 他晕倒了。");
    const subjects = subjectsOf(text);
    const isElse = (sentence: number) => subjects[sentence]?.isOfSomebodyElse === true;
    const own = partOfText(text, (sentence) => !isElse(sentence));
    const ofSomebodyElse = partOfText(text, isElse);
    expect(own.words.map((word) => word.text)).toEqual(["i", "am", "fine"]);
    expect(own.tokens.length + ofSomebodyElse.tokens.length).toBe(text.tokens.length);
    expect(subjectsOf(read("I ran 3.5 km. "))).toMatchObject([{ isOfSomebodyElse: false }]);
  });

  it.each(["which shoes for squats", "我吃他汀", "其他都好", "生完孩子"])(
    "names nobody in %s",
    (text) => {
      expect(subjectsOf(read(text))).toMatchObject([{ namesOthers: false }]);
    },
  );
});
