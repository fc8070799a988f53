import { describe, expect, it } from "vitest";
import { withoutUnaskedAlcohol } from "../../../src/chat/passages/unasked-alcohol.ts";
import type { KnowledgePassage } from "../../../src/knowledge/knowledge-entry.ts";
import { read } from "../../../src/language/read.ts";

const ANYBODY = { ageGroups: [], conditions: [] };
const FOUND = [
  { topics: ["alcohol"], audience: ANYBODY },
  { topics: ["nutrition"], audience: ANYBODY },
] as unknown as KnowledgePassage[];
const left = (question: string, ageGroup: "child" | "adult" | undefined) =>
  withoutUnaskedAlcohol(FOUND, read(question), ageGroup).flatMap(({ topics }) => topics);

describe("passages on alcohol", () => {
  it("are left out where somebody under 18 did not ask for them", () => {
    expect(left("what should I eat before a match", "child")).toEqual(["nutrition"]);
    expect(left("明天早上比賽吃什麼", "child")).toEqual(["nutrition"]);
  });

  it.each([
    "what should I drink before a match",
    "is drinking milk good after training",
    "can I drink water at halftime",
    "运动后喝什么",
  ])("are not asked for by another drink: %j", (question) => {
    expect(left(question, "child")).toEqual(["nutrition"]);
  });

  it.each(["can I drink at 16?", "is drinking bad for my training", "我能喝酒吗"])(
    "are asked for without its name: %j",
    (question) => {
      expect(left(question, "child")).toEqual(["alcohol", "nutrition"]);
    },
  );

  it("stay where they are written for children", () => {
    const own = { topics: ["alcohol", "youth"], audience: { ageGroups: ["child"] } };
    const found = [own, ...FOUND] as unknown as KnowledgePassage[];
    const kept = withoutUnaskedAlcohol(found, read("what should I eat before a match"), "child");
    expect(kept.map(({ topics }) => topics[0])).toEqual(["alcohol", "nutrition"]);
  });

  it.each(["is beer ok the night before", "比賽前能喝酒嗎", "hungover, can I run"])(
    "stand where they were asked for: %j",
    (question) => {
      expect(left(question, "child")).toEqual(["alcohol", "nutrition"]);
    },
  );

  it("stand for adults, and where the age is not known", () => {
    expect(left("what should I eat before a match", "adult")).toHaveLength(2);
    expect(left("what should I eat before a match", undefined)).toHaveLength(2);
  });
});
