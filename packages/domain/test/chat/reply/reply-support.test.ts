import { describe, expect, it } from "vitest";
import { supportOf } from "../../../src/chat/reply/reply-support.ts";
import { speaksOfRecords } from "../../../src/chat/reply/speaks-of-records.ts";
import type { KnowledgePassage } from "../../../src/knowledge/knowledge-entry.ts";
import { read } from "../../../src/language/read.ts";
import { traditional } from "../../support/traditional.ts";
import { aPassage } from "../a-reply-material.ts";

const cramps = aPassage({
  id: "cramps.en",
  title: "Muscle cramps",
  summary: "A cramp comes from a tired muscle; stretch it gently.",
  text: "A cramp comes from a tired muscle. Stretch the muscle gently and hold it until the cramp is over. Build up training slowly.",
});
const QUESTION = "How many minutes of activity should adults do a week?";
const ADVICE = "Adults should do 150 to 300 minutes of moderate activity a week.";

const support = (text: string, passages: readonly KnowledgePassage[], question: string) =>
  supportOf(read(text), passages, read(question));

describe("what supports a reply", () => {
  it("are the passages that say what it says", () => {
    expect(support(ADVICE, [cramps, aPassage()], QUESTION)).toEqual({
      passages: [{ passage: aPassage(), weight: 1, coverage: 1 }],
      isFromRecords: false,
      hasAdvice: true,
    });
    const both = support(
      `${ADVICE} Stretch a cramped muscle gently and hold it.`,
      [aPassage(), cramps],
      QUESTION,
    );
    expect(both.passages).toHaveLength(2);
  });

  it.each([
    "Elite athletes sleep in altitude tents, which cost several thousand.",
    "Everyone is different: listen to yourself and have fun!",
    "Hello! I am your companion. How can I help you today?",
  ])("is nothing where they speak of something else: %s", (text) => {
    expect(support(text, [cramps, aPassage()], QUESTION).passages).toEqual([]);
  });

  it("counts for less where the passage has little of the question", () => {
    const coverageFor = (question: string) =>
      support(ADVICE, [aPassage()], question).passages[0]?.coverage ?? 1;
    expect(coverageFor("")).toBe(1);
    expect(coverageFor("Is there a cure for spinal muscular atrophy?")).toBeLessThan(0.5);
    expect(coverageFor(QUESTION)).toBe(1);
  });

  it("is nothing where no passage was given", () => {
    expect(support(ADVICE, [], QUESTION).passages).toEqual([]);
  });

  it("are the passages that are quoted, where that is known, however little they have of the rest", () => {
    const text = "Hydration first, said my grandfather, who ran marathons in wooden clogs.";
    const given = supportOf(
      read(text),
      [cramps, aPassage()],
      read(QUESTION),
      ({ id }) => id === cramps.id,
    );
    expect(given.passages).toMatchObject([{ passage: cramps, weight: 0 }]);
  });

  it("counts for what retrieval says of it where question and passage are of two languages", () => {
    const { passages } = support(ADVICE, [aPassage()], "成年人每周应该运动多少分钟？");
    expect(passages).toMatchObject([{ coverage: 1 }]);
  });

  it("is asked of the advice beside what is told from records", () => {
    const own =
      "You have done 95 minutes this week. Your streak is 5 days. In total that is 812 kcal.";
    expect(support(`${own} ${ADVICE}`, [aPassage()], QUESTION)).toMatchObject({
      passages: [{ passage: aPassage() }],
      isFromRecords: true,
      hasAdvice: true,
    });
    expect(support(own, [aPassage()], QUESTION)).toEqual({
      passages: [],
      isFromRecords: true,
      hasAdvice: false,
    });
  });
});

describe("a sentence about the person's records", () => {
  it.each([
    "You have exercised for 95 minutes this week.",
    "Your current streak is five days, the longest 12 days.",
    "Nothing is recorded for this week yet.",
    "你本周运动了95分钟，共3次。",
    "你已经连续运动5天。",
    "这周还没有运动记录，没有记录也没关系。",
  ])("is recognised: %s", (sentence) => {
    expect(speaksOfRecords(read(sentence).words)).toBe(true);
    expect(speaksOfRecords(read(traditional(sentence)).words)).toBe(true);
  });

  it.each([
    "Adults should do 150 to 300 minutes a week.",
    "Ask me about your records or about safe training.",
    "This week you could try an easy walk.",
    "成年人每周应做150分钟中等强度活动。",
    "我可以帮你查看运动记录。",
  ])("is told from others: %s", (sentence) => {
    expect(speaksOfRecords(read(sentence).words)).toBe(false);
    expect(speaksOfRecords(read(traditional(sentence)).words)).toBe(false);
  });
});
