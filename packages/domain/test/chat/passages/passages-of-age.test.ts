import { describe, expect, it } from "vitest";
import { queryOfAge, withPassagesOfAge } from "../../../src/chat/passages/passages-of-age.ts";
import type { AudienceAgeGroup } from "../../../src/knowledge/knowledge-entry.ts";
import { read } from "../../../src/language/read.ts";
import { aPassage } from "../a-reply-material.ts";

const OLDER = { ageGroup: "older_adult" } as const;

const passage = (id: string, ageGroups: readonly AudienceAgeGroup[], score = 0.6) =>
  aPassage({ id, score, audience: { ageGroups, conditions: [] } });

const ADULTS = passage("adults", ["adult"]);

describe("a question that is answered for adults", () => {
  it.each([
    ["How many minutes are recommended?", "en", "How many minutes are recommended? older adults"],
    ["recommended mins per week", "en", "recommended mins per week older adults"],
    ["每周运动多少分钟", "zh", "每周运动多少分钟 老年人"],
    ["每週運動多少分鐘", "zh", "每週運動多少分鐘 老年人"],
  ] as const)("is asked for the older who ask for nobody else: %s", (query, language, asked) => {
    expect(queryOfAge([ADULTS], read(query), OLDER, language)).toBe(asked);
  });

  it.each([
    ["How many minutes should adults do?", "en"],
    ["How many minutes does my husband need?", "en"],
    ["How many minutes do children need?", "en"],
    ["成年人每周运动多少分钟", "zh"],
    ["孩子每天运动多少分钟", "zh"],
  ] as const)("is not where it names for whom it asks: %s", (query, language) => {
    expect(queryOfAge([ADULTS], read(query), OLDER, language)).toBeUndefined();
  });

  it("is not where what answers is for them or for everybody, nor of adults", () => {
    const query = read("How many minutes are recommended?");
    for (const best of [passage("own", ["older_adult"]), passage("all", [])])
      expect(queryOfAge([best], query, OLDER, "en")).toBeUndefined();
    expect(queryOfAge([ADULTS], query, { ageGroup: "adult" }, "en")).toBeUndefined();
    expect(queryOfAge([ADULTS], query, { ageGroup: undefined }, "en")).toBeUndefined();
  });

  it("is answered by what is written for their age in its place, and no more surely", () => {
    const others = passage("others", [], 0.3);
    const own = passage("own", ["older_adult"], 0.9);
    const answers = withPassagesOfAge([ADULTS, others], [others, own], OLDER);
    expect(answers.map(({ id, score }) => [id, score])).toEqual([
      ["own", 0.6],
      ["others", 0.3],
    ]);
  });

  it("is answered as it was where hardly anything is written for their age", () => {
    const far = passage("far", ["older_adult"], 0.3);
    expect(withPassagesOfAge([ADULTS], [far], OLDER)).toEqual([ADULTS]);
  });
});
