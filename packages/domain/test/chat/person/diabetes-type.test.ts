import { describe, expect, it } from "vitest";
import {
  type DiabetesType,
  diabetesTypesIn,
  withoutOtherDiabetes,
} from "../../../src/chat/person/diabetes-type.ts";
import { read } from "../../../src/language/read.ts";
import { aPassage } from "../a-reply-material.ts";

describe("the types of diabetes that a text names", () => {
  it.each([
    ["im t1d", ["type_1_diabetes"]],
    ["i'm a type one diabetic", ["type_1_diabetes"]],
    ["T1 here", ["type_1_diabetes"]],
    ["我係一型糖尿", ["type_1_diabetes"]],
    ["第一型糖尿病", ["type_1_diabetes"]],
    ["2型糖尿病", ["type_2_diabetes"]],
    ["type II diabetes", ["type_2_diabetes"]],
    ["type 1 or type 2, who gets hypos", ["type_1_diabetes", "type_2_diabetes"]],
    ["1型和2型有什么不同", ["type_1_diabetes", "type_2_diabetes"]],
    ["Is HIIT safe with type 1 diabetes?", ["type_1_diabetes"]],
    ["t2, sugar 6, eat?", ["type_2_diabetes"]],
    ["how do I get faster in T2 of a triathlon", []],
    ["my heart rate in T2 zone", []],
    ["i have diabetes", []],
    ["what type i should do", []],
    ["that was type 2 fun", []],
    ["2型肌纤维怎么练", []],
  ])("%j", (text, types) => {
    expect(diabetesTypesIn(read(text))).toEqual(types);
  });
});

describe("the passages on diabetes", () => {
  const titled = (title: string) => aPassage({ id: title, title });
  const PASSAGES = [
    titled("Type 1: how many carbs to eat"),
    titled("Type 2 diabetes: move often"),
    titled("Type 1 and type 2 diabetes: what differs"),
    titled("How much carbohydrate you need"),
  ];

  const kept = (
    question: string,
    types: readonly DiabetesType[],
    conditions: readonly DiabetesType[],
  ) => {
    return withoutOtherDiabetes(PASSAGES, read(question), types, conditions).map((passage) =>
      PASSAGES.indexOf(passage),
    );
  };

  it("are those of the person's type, and those for both", () => {
    expect(kept("how much carbs before a run", ["type_1_diabetes"], ["type_1_diabetes"])).toEqual([
      0, 2, 3,
    ]);
    expect(kept("how much carbs before a run", ["type_2_diabetes"], ["type_2_diabetes"])).toEqual([
      1, 2, 3,
    ]);
  });

  it("are those of the type that is asked about, whoever asks", () => {
    expect(kept("my son has type 1, snacks?", ["type_2_diabetes"], ["type_2_diabetes"])).toEqual([
      0, 2, 3,
    ]);
  });

  it("are none for type 1 where neither that nor insulin is known", () => {
    expect(kept("how much carbs before a run", [], [])).toEqual([1, 2, 3]);
    expect(kept("carbs before a run on insulin", [], [])).toContain(0);
    expect(kept("carbs before a run, my libre says 6", [], [])).toContain(0);
  });

  it("are for neither type alone where a measured sugar is all that is known", () => {
    expect(kept("sugar 12, ok to lift?", [], [])).toEqual([2, 3]);
  });
});
