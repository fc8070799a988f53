import type { KnowledgeReader } from "@health-exercise/domain/knowledge";
import { read } from "@health-exercise/domain/language";
import { describe, expect, it } from "vitest";
import { builtInCorpus } from "../src/corpus/built-in-corpus.ts";
import { guidance } from "./support/guidance.ts";

const givingWay = builtInCorpus().flatMap(({ subject, insteadFor = {} }) =>
  Object.keys(insteadFor).map((condition) => [subject, condition] as const),
);

async function subjectsFor(question: string, ...personConditions: readonly KnowledgeReader[]) {
  const language = /\p{Script=Han}/u.test(question) ? "zh" : "en";
  const query = read(question);
  const found = await guidance.retrieve({ query, language, limit: 5, personConditions });
  return found.map(({ id }) => id.replace(/\.(?:en|zh)$/, ""));
}

describe("what does not fit the person who asks", () => {
  it.each([
    ["can i have a glass of wine", "pregnancy", "pregnancy-alcohol"],
    ["可以喝一點紅酒嗎", "pregnancy", "pregnancy-alcohol"],
    ["is a beer after the gym all right", "pregnancy", "pregnancy-alcohol"],
    ["coffee before a run", "pregnancy", "pregnancy-caffeine"],
    ["运动前喝美式", "pregnancy", "pregnancy-caffeine"],
    ["泡溫泉可以嗎", "pregnancy", "hot-bath-pregnant"],
    ["sauna after the gym", "pregnancy", "hot-bath-pregnant"],
    ["can I try to lose weight now", "pregnancy", "pregnancy-losing-weight"],
    ["可以減肥嗎", "pregnancy", "pregnancy-losing-weight"],
    ["16:8断食可以吗", "pregnancy", "pregnancy-losing-weight"],
    ["can i take ibuprofen before training", "pregnancy", "pregnancy-painkillers"],
    ["可以吃布洛芬嗎", "pregnancy", "pregnancy-painkillers"],
    ["how do i do a dead bug", "pregnancy", "core-exercises-pregnant"],
    ["卷腹怎麼做", "pregnancy", "core-exercises-pregnant"],
    ["臀桥怎么做", "pregnancy", "pregnant-lying-on-back"],
    ["trampoline workout", "pregnancy", "pregnancy-jumping-impact"],
    ["坐飛機可以嗎", "pregnancy", "pregnancy-flying-travel"],
    ["should i pop a blister on my foot", "type_2_diabetes", "diabetes-unfelt-blister"],
    ["脚上起水泡要挑破吗", "type_1_diabetes", "diabetes-unfelt-blister"],
    ["what's my maximum heart rate", "beta_blocker", "beta-blockers"],
    ["is beer ok the night before a match", "child", "alcohol-under-18"],
    ["比賽前一晚能喝啤酒嗎", "child", "alcohol-under-18"],
    ["i didnt eat yesterday at all", "child", "child-did-not-eat"],
    ["can i take ibuprofen for my knee", "anticoagulant", "nsaid-with-blood-thinner"],
    ["我膝蓋疼可以吃布洛芬嗎", "anticoagulant", "nsaid-with-blood-thinner"],
    ["can i take advil for my back", "heart_failure", "nsaid-heart-pressure-kidney"],
    ["can i take ibuprofen for my knee", "older_adult", "nsaid-older-adult"],
    ["那我這週可以跑間歇嗎", "anaemia", "anaemia-hard-sessions"],
  ] as const)("gives way to what does: %s (%s)", async (question, condition, expected) => {
    const [best] = await subjectsFor(question, condition);
    expect(best).toBe(expected);
    const forOthers = await subjectsFor(question);
    expect(forOthers.some((subject) => givingWay.some(([of]) => of === subject))).toBe(true);
  });

  it("leaves what is theirs in the first place", async () => {
    const [best] = await subjectsFor("最近跑起來很喘", "anaemia");
    expect(best).toBe("anaemia-breathless-running");
  });

  it("is never given to them, and no subject comes twice", async () => {
    const questions = [
      "can i drink beer",
      "how to lose weight",
      "喝咖啡好吗",
      "卷腹和死虫式哪个好",
    ];
    for (const question of questions) {
      const found = await subjectsFor(question, "pregnancy");
      const unfit = found.filter((subject) =>
        givingWay.some(([of, condition]) => of === subject && condition === "pregnancy"),
      );
      expect([question, unfit, new Set(found).size]).toEqual([question, [], found.length]);
    }
  });

  it("gives way to what is written for them", () => {
    const entries = new Map(builtInCorpus().map((entry) => [entry.subject, entry]));
    for (const { insteadFor = {} } of builtInCorpus())
      for (const [condition, subject] of Object.entries(insteadFor)) {
        const { conditions = [], ageGroups = [] } = entries.get(subject)?.audience ?? {};
        const readers = [...conditions, ...ageGroups];
        expect([subject, readers]).toEqual([subject, expect.arrayContaining([condition])]);
      }
  });
});
