import { describe, expect, it } from "vitest";
import {
  conditionsToFit,
  type PersonalAudience,
  personalAudienceOf,
  personalQueryOf,
} from "../../../src/chat/passages/personal-query.ts";
import { read } from "../../../src/language/read.ts";

const NOBODY: PersonalAudience = {
  ageYears: undefined,
  ageGroup: undefined,
  conditions: [],
  diabetesTypes: [],
};
const OLDER: PersonalAudience = { ...NOBODY, ageYears: 70, ageGroup: "older_adult" };

describe("for whom guidance is looked for", () => {
  it("is told by age, conditions, medicines and pregnancy", () => {
    expect(
      personalAudienceOf({
        age: 70,
        conditions: ["asthma", "high blood pressure"],
        medications: ["warfarin"],
        pregnant: true,
      }),
    ).toEqual({
      ageYears: 70,
      ageGroup: "older_adult",
      conditions: expect.arrayContaining(["asthma", "hypertension", "anticoagulant", "pregnancy"]),
      diabetesTypes: [],
    });
  });

  it("is a condition once, however often it is told", () => {
    const { conditions } = personalAudienceOf({ conditions: ["asthma", "哮喘"], pregnant: false });
    expect(conditions).toEqual(["asthma"]);
  });

  it("is nobody apart where nothing is known", () => {
    expect(personalAudienceOf({})).toEqual(NOBODY);
    expect(personalAudienceOf({ conditions: ["Zorblax"] })).toEqual(NOBODY);
  });
});

describe("a question of somebody who asks for themselves", () => {
  it.each([
    ["Can I swim?", "en", "Can I swim? asthma, older adults"],
    ["我可以游泳吗？", "zh", "我可以游泳吗？ 哮喘, 老年人"],
  ] as const)("is looked up with what is special about them: %s", (question, language, query) => {
    const audience: PersonalAudience = { ...OLDER, conditions: ["asthma"] };
    expect(personalQueryOf(read(question), audience, language)).toBe(query);
  });

  it("is looked up with their age alone where that is all", () => {
    expect(personalQueryOf(read("Is it good for me?"), OLDER, "en")).toBe(
      "Is it good for me? older adults",
    );
  });

  it("is none where nothing is special, as in an adult in between", () => {
    const adult: PersonalAudience = { ...NOBODY, ageYears: 40, ageGroup: "adult" };
    expect(personalQueryOf(read("Can I swim?"), NOBODY, "en")).toBeUndefined();
    expect(personalQueryOf(read("Can I swim?"), adult, "en")).toBeUndefined();
  });

  it.each([
    ["how much carbs before a run", "how much carbs before a run type 1 diabetes"],
    ["sugar 8, eat first?", "sugar 8, eat first? type 1 diabetes"],
    ["how many steps a day", undefined],
  ])("is theirs with diabetes where it is on sugar: %j", (question, query) => {
    const told = personalAudienceOf({ conditions: ["type_1_diabetes"] });
    expect(personalQueryOf(read(question), told, "en")).toBe(query);
  });

  it("is none where they do not speak of themselves", () => {
    expect(personalQueryOf(read("What is a good warm-up?"), OLDER, "en")).toBeUndefined();
  });
});

describe("the conditions that what is told has to fit", () => {
  const pregnant: PersonalAudience = { ...NOBODY, conditions: ["pregnancy"] };

  it.each([
    "can i have a glass of wine",
    "红酒能喝一点吗",
    "泡溫泉可以嗎",
    "may I drink wine with my husband",
    "is coffee bad for my baby",
    "喝咖啡對我的寶寶好嗎",
    "trampoline?",
    "大肚可唔可以做平板支撐",
  ])("are those of who asks for herself: %s", (question) => {
    expect(conditionsToFit(read(question), pregnant)).toEqual(["pregnancy"]);
  });

  it.each([
    "can my husband drink a beer after training",
    "我老公跑完步能喝啤酒吗",
    "my dad has a blister, what now",
  ])("are not hers where somebody else is asked for: %s", (question) => {
    expect(conditionsToFit(read(question), pregnant)).toEqual([]);
  });

  it("are those that the question names, whoever asks", () => {
    expect(conditionsToFit(read("wine at 20 weeks pregnant"), NOBODY)).toEqual(["pregnancy"]);
    expect(conditionsToFit(read("my wife is pregnant, coffee for her?"), NOBODY)).toEqual([
      "pregnancy",
    ]);
  });

  it("are looked for by the pregnant in whatever words", () => {
    expect(personalQueryOf(read("心跳要控制在多少"), pregnant, "zh")).toBe("心跳要控制在多少 孕期");
    expect(personalQueryOf(read("老公能喝啤酒吗"), pregnant, "zh")).toBeUndefined();
  });
});
