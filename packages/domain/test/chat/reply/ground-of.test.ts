import { describe, expect, it } from "vitest";
import { areGround, type GroundMaterial, groundOf } from "../../../src/chat/reply/ground-of.ts";
import { read } from "../../../src/language/read.ts";
import { aPassage } from "../a-reply-material.ts";

const QUESTION = read("How many minutes of activity should adults do a week?");
const SAID = "Adults should do 150 to 300 minutes of moderate activity a week.";

describe("passages that a reply quotes", () => {
  it("are its ground where they answer the question well enough", () => {
    const areFound = (score: number, question = QUESTION) =>
      areGround([aPassage({ score })], read(SAID), question);
    expect([areFound(0.9), areFound(0.25), areFound(0.24)]).toEqual([true, true, false]);
    expect(areFound(0.9, read("Is there a cure for spinal muscular atrophy?"))).toBe(false);
  });

  it("are none where there are none", () => {
    expect(areGround([], read(SAID), QUESTION)).toBe(false);
  });
});

describe("what a reply rests on", () => {
  const groundFor = (text: string, changes: Partial<GroundMaterial> = {}) =>
    groundOf(read(text), {
      passages: [aPassage()],
      stated: undefined,
      question: QUESTION,
      isCorrected: false,
      ...changes,
    });
  const answer = {
    kind: "answer",
    isFromRecords: true,
    quoted: [],
    isTentative: false,
    hasOwnAdvice: false,
  } as const;
  const OWN = "You have exercised for 95 minutes this week.";

  it("are the records, as sure as its model is of what was asked", () => {
    const recordsWith = (isLessSure?: boolean) =>
      groundFor(OWN, { stated: { ...answer, ...(isLessSure !== undefined && { isLessSure }) } });
    expect(recordsWith()).toMatchObject({ basis: "records", records: "exact" });
    expect(recordsWith(false).records).toBe("exact");
    expect(recordsWith(true).records).toBe("less_sure");
  });

  it("are the records as they are told, or put right, where no model says so", () => {
    expect(groundFor(OWN)).toMatchObject({ basis: "records", records: "told" });
    expect(groundFor(OWN, { isCorrected: true }).records).toBe("corrected");
    expect(groundFor(SAID, { isCorrected: true })).toMatchObject({
      basis: "sources",
      records: null,
    });
  });

  it("is own advice beside what is told, but where a source has it", () => {
    expect(groundFor(`${OWN} Choose shoes that feel comfortable.`).hasOwnAdvice).toBe(true);
    expect(groundFor(`${OWN} ${SAID}`)).toMatchObject({
      basis: "records_and_sources",
      hasOwnAdvice: false,
    });
    expect(groundFor(OWN).hasOwnAdvice).toBe(false);
  });

  it("are quotations of which a sentence is left, as firmly as its model gives them", () => {
    const quoted = [
      { passage: aPassage(), sentences: ["Some activity is better than none.", SAID] },
      { passage: aPassage({ id: "gone" }), sentences: ["Strengthening on two days adds to it."] },
    ];
    const stated = { ...answer, isFromRecords: false, quoted, isTentative: true };
    expect(groundFor(SAID, { stated })).toMatchObject({
      basis: "sources",
      support: [{ passage: aPassage() }],
      isTentative: true,
      hasOwnAdvice: false,
    });
  });

  it("is nothing where it greets or asks back", () => {
    expect(groundFor("Hello! How can I help you?")).toMatchObject({
      basis: "none",
      isSmallTalk: true,
    });
    expect(groundFor("Which knee hurts?")).toMatchObject({ basis: "none", isSmallTalk: false });
  });
});
