import { describe, expect, it } from "vitest";
import { claimQueries } from "../../../src/chat/reply/reply-claims.ts";
import { REPLY_TEXTS, SAFE_INSTEAD } from "../../../src/chat/reply/reply-texts.data.ts";
import { reviewBeginning } from "../../../src/chat/reply/review-beginning.ts";
import { reviewReply } from "../../../src/chat/reply/review-reply.ts";
import { aSportLog, at } from "../../support/builders.ts";
import { contentCheck, judgeAdvice } from "../../support/check-content.ts";
import { aReplyMaterial, type MaterialFacts, someRecords } from "../a-reply-material.ts";
import { factsFor } from "../facts-for.ts";

const logs = [aSportLog({ sportStart: at("2026-03-03T08:00"), minutes: 45, calories: 300 })];

const material = (changes: MaterialFacts = {}) =>
  aReplyMaterial({ records: someRecords({ logs }), ...changes });

const beginningOf = (text: string, changes: MaterialFacts = {}) => {
  const [reply, known] = [{ text, passages: [] }, material(changes)];
  const facts = factsFor(claimQueries(reply, known), logs, at("2026-03-05T12:00"));
  return reviewBeginning({ ...reply, facts }, known, contentCheck, judgeAdvice);
};

const wholeOf = (text: string, given: string, changes: MaterialFacts = {}) =>
  reviewReply({ text, passages: [], given }, material(changes), contentCheck, judgeAdvice);

const SAFE = "Regular walking is good for your heart.";
const UNSAFE = "Push through the chest pain.";

describe("the beginning of a reply", () => {
  it.each([
    SAFE,
    `${SAFE} Begin with ten minutes a day.`,
    "每天散步对心脏有好处。",
    "每天散步對心臟有好處。",
  ])("is given as far as nothing speaks against it: %s", (text) => {
    const language = text.startsWith("每") ? "zh" : "en";
    expect(beginningOf(`${text}\n`, { language })).toBe(text);
  });

  it("is not given where a sentence of it may not, which all of the reply decides on", () => {
    expect(beginningOf(`${SAFE} ${UNSAFE}`)).toBe("");
    expect(beginningOf(UNSAFE)).toBe("");
  });

  it.each([
    ["a heading", "## A plan"],
    ["what ends with a colon", "Here is a plan:"],
    ["the head of a table", "| Day | What |\n|---|---|"],
    ["blank lines", "\n"],
  ])("waits with %s for what comes below", (_, open) => {
    const text = `${SAFE}\n\n${open}`;
    expect(beginningOf(text)).toBe(SAFE);
    const row = open.startsWith("|") ? "| Monday | Walk |" : "- Walk on Mondays.";
    expect(beginningOf(`${text}\n${row}`)).toBe(`${text}\n${row}`.trim());
  });

  it("has its figures put right", () => {
    const text = "Your last session lasted 90 minutes.";
    expect(beginningOf(text)).toBe("Your last session lasted 45 minutes.");
  });
});

describe("a reply of which the beginning was given", () => {
  it("goes on from there, with what is said at its end", () => {
    const text = `${SAFE} Begin with ten minutes a day.`;
    expect(wholeOf(text, SAFE)).toEqual(wholeOf(text, ""));
    expect(wholeOf(text, SAFE).text).toContain(REPLY_TEXTS.generalInformation.en);
  });

  it("leaves out what may not be given after it", () => {
    const rest = "Begin with ten minutes a day, and add a few minutes each week.";
    const { text, flags } = wholeOf(`${SAFE} Skip your insulin before you go. ${rest}`, SAFE);
    expect([text.startsWith(`${SAFE} ${rest}`), flags]).toEqual([true, ["reply_shortened"]]);
  });

  it("is closed with the fixed text that would stand in its place", () => {
    const { text, flags, confidence } = wholeOf(`${SAFE} ${UNSAFE}`, SAFE);
    const replaced = wholeOf(`${SAFE} ${UNSAFE}`, "");
    expect(text).toBe(`${SAFE}\n\n${replaced.text}`);
    expect({ flags, confidence }).toEqual({
      flags: ["reply_replaced"],
      confidence: replaced.confidence,
    });
  });

  it.each(["en", "zh"] as const)("says so where what was given cannot stand (%s)", (language) => {
    const given = language === "en" ? "You ran 90 minutes." : "你跑了90分钟。";
    const { text, flags } = wholeOf(SAFE, given, { language });
    expect(text.startsWith(`${given}\n\n${REPLY_TEXTS.takenBack[language]}`)).toBe(true);
    expect(text).toContain(SAFE_INSTEAD.vigorous[language]);
    expect(flags).toEqual(["reply_replaced"]);
  });
});
