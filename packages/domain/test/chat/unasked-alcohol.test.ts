import { describe, expect, it } from "vitest";
import { withoutUnaskedAlcohol } from "../../src/chat/unasked-alcohol.ts";
import type { KnowledgePassage } from "../../src/knowledge/knowledge-entry.ts";
import { read } from "../../src/language/read.ts";

const FOUND = [{ topics: ["alcohol"] }, { topics: ["nutrition"] }] as unknown as KnowledgePassage[];
const left = (question: string, ageGroup: "child" | "adult" | undefined) =>
  withoutUnaskedAlcohol(FOUND, read(question), ageGroup).flatMap(({ topics }) => topics);

describe("passages on alcohol", () => {
  it("are left out where somebody under 18 did not ask for them", () => {
    expect(left("what should I eat before a match", "child")).toEqual(["nutrition"]);
    expect(left("明天早上比賽吃什麼", "child")).toEqual(["nutrition"]);
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
