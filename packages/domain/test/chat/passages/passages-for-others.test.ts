import { describe, expect, it } from "vitest";
import { withoutThoseForOthers } from "../../../src/chat/passages/passages-for-others.ts";
import type { PersonalAudience } from "../../../src/chat/passages/personal-query.ts";
import type { KnowledgePassage } from "../../../src/knowledge/knowledge-entry.ts";
import { read } from "../../../src/language/read.ts";

const NOBODY: PersonalAudience = {
  ageYears: undefined,
  ageGroup: undefined,
  conditions: [],
  diabetesTypes: [],
};

function passage(id: string, audience: Partial<KnowledgePassage["audience"]>): KnowledgePassage {
  return {
    id,
    title: id,
    text: "",
    summary: "",
    source: {
      organisation: "World Health Organization",
      title: "Guidelines",
      year: 2020,
      url: null,
    },
    language: "en",
    topics: [],
    audience: { ageGroups: [], conditions: [], ...audience },
    score: 0.9,
  };
}

const PASSAGES = [
  passage("all", {}),
  passage("children", { ageGroups: ["child"] }),
  passage("older", { ageGroups: ["older_adult"] }),
  passage("pregnant", { conditions: ["pregnancy"] }),
];

it("are those whose titles say that they are for the pregnant too", () => {
  const stairs = { ...passage("stairs", {}), title: "怀孕七八个月还能爬楼梯吗" };
  const left = (score: number, audience: PersonalAudience) =>
    withoutThoseForOthers([{ ...stairs, score }], read("下楼更痛"), audience).length;
  expect([left(0.6, NOBODY), left(0.6, { ...NOBODY, conditions: ["pregnancy"] })]).toEqual([0, 1]);
  // "Is it bad for the bump?" is asked for in other words.
  expect(left(0.97, NOBODY)).toBe(1);
});

function leftFor(question: string, audience: PersonalAudience = NOBODY): readonly string[] {
  return withoutThoseForOthers(PASSAGES, read(question), audience).map(({ id }) => id);
}

describe("passages written for others", () => {
  it.each([
    ["What kind of exercise is good for me?", ["all"]],
    ["how much sport for my daughter", ["all", "children"]],
    ["my dad is 76, can he lift", ["all", "older"]],
    ["can I swim while pregnant", ["all", "pregnant"]],
    ["我儿子可以练力量吗", ["all", "children"]],
    ["我妈怎么练平衡", ["all", "older"]],
  ])("are left out unless the question speaks of those: %s", (question, left) => {
    expect(leftFor(question)).toEqual(left);
  });

  it("are no others' where the person is one of those", () => {
    const pregnant: PersonalAudience = { ...NOBODY, conditions: ["pregnancy"] };
    expect(leftFor("what is good for me now", pregnant)).toEqual(["all", "pregnant"]);
    const older: PersonalAudience = { ...NOBODY, ageYears: 70, ageGroup: "older_adult" };
    expect(leftFor("what is good for me now", older)).toEqual(["all", "older"]);
  });

  it("are those whose titles name another age, where the question leans on the person's own", () => {
    const lifting = { ...passage("lifting", {}), title: "Teenagers lifting weights at home" };
    const older: PersonalAudience = { ...NOBODY, ageYears: 70, ageGroup: "older_adult" };
    const left = (question: string) => withoutThoseForOthers([lifting], read(question), older);
    expect(left("should I lift weights at my age")).toEqual([]);
    expect(left("can my grandson and I lift weights at my age")).toEqual([lifting]);
    expect(left("should I lift weights")).toEqual([lifting]);
  });
});

describe("passages on what only women have", () => {
  const period = { ...passage("period", {}), topics: ["periods"] };
  const man: PersonalAudience = { ...NOBODY, isMale: true };
  const left = (question: string, audience: PersonalAudience) =>
    withoutThoseForOthers([period, passage("all", {})], read(question), audience).map(
      ({ id }) => id,
    );

  it.each(["how can I sleep better", "can I cycle with a cold", "my cycle to work is 10 km"])(
    "are left out for a man who asks about anything else: %s",
    (question) => {
      expect(left(question, man)).toEqual(["all"]);
    },
  );

  it.each(["my wife has cramps", "training by the menstrual cycle", "what is cycle syncing"])(
    "stand where he asks about them: %s",
    (question) => {
      expect(left(question, man)).toEqual(["period", "all"]);
    },
  );

  it("stand where a pregnancy is known of him, and for others", () => {
    expect(left("how can I sleep better", { ...man, conditions: ["pregnancy"] })).toHaveLength(2);
    expect(left("how can I sleep better", NOBODY)).toHaveLength(2);
  });
});
