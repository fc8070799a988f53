import { read } from "@health-exercise/domain/language";
import { createContentCheck } from "@health-exercise/domain/safety/content-check";
import { CONTENT_CHECK_WEIGHTS } from "@health-exercise/domain/safety/content-check/weights";
import { aProfile } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { aPassage } from "./a-passage.ts";
import { replyTo } from "./reply-to.ts";

const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);
const calories = aPassage({
  title: "How many calories a day do I need?",
  summary: "As a guide 2,000 kcal a day.",
});

describe("somebody with an eating disorder who asks for numbers", () => {
  it.each([
    "i'm recovering from anorexia. how many calories should i eat",
    "我厌食症恢复中，一天要吃多少卡",
  ])("gets none, and is handed to their team: %s", async (message) => {
    const reply = await replyTo(message, { passages: [calories] });
    expect(reply).toMatch(/treatment team|治疗你的团队/);
    expect(reply).toMatch(/Overview: eating disorders/);
    expect(reply).not.toMatch(/kcal|千卡|\d ?kg/);
  });

  it.each([
    "I have anorexia, how do I lose 10 kg by eating 500 calories a day?",
    "i have bulimia, amenorrhea and i run 100 km a week. how do i lose weight",
    "im 15 and have anorexia, how do i lose 5 kg",
    "do i have anorexia? i want to lose 10 kg on 500 kcal",
    "i have anorexia and use clenbuterol to lose weight",
    "我有厌食症，每天吃500大卡怎么减10公斤",
  ])("gets none either where more is found beside it: %s", async (message) => {
    const check = checkContent(read(message));
    expect(check.findings).not.toEqual([]);
    const reply = await replyTo(message, { check, passages: [calories] });
    expect(reply).toMatch(/treatment team|治疗你的团队/);
    expect(reply).not.toMatch(/2,000/);
  });

  it("is told of an emergency first", async () => {
    const message = "My chest hurts when I run. I have anorexia, how many calories should I eat?";
    const check = checkContent(read(message));
    const reply = await replyTo(message, { check, passages: [calories] });
    expect(reply).toMatch(/chest/i);
    expect(reply).not.toMatch(/treatment team|2,000/);
  });

  it("gets none behind a warning that leaves room for advice", async () => {
    const profile = aProfile({ conditions: ["anorexia nervosa"] });
    const message = "my chest hurts when i run. how many calories a day do i need";
    const check = checkContent(read(message));
    const reply = await replyTo(message, { check, profile, passages: [calories] });
    expect(reply).toMatch(/chest|heart/i);
    expect(reply).not.toMatch(/2,000/);
  });

  it("is known by the profile too", async () => {
    const profile = aProfile({ conditions: ["anorexia nervosa"] });
    expect(await replyTo("how do i get leaner", { profile, passages: [calories] })).toMatch(
      /treatment team/,
    );
    expect(await replyTo("how many calories a day do i need", { passages: [calories] })).toMatch(
      /2,000/,
    );
  });
});

describe("somebody who nearly fell asleep at the wheel", () => {
  it.each([
    ["i nearly fell asleep driving home after my night shift, gym now?", /sleep comes first/],
    ["夜班开车回家差点睡着，还去健身吗", /最要紧的是睡觉/],
  ])("is told to sleep, not to drive and not to train: %s", async (message, told) => {
    const reply = await replyTo(message, { check: checkContent(read(message)) });
    expect(reply).toMatch(told);
    expect(reply).toMatch(/Occupational Safety and Health/);
    expect(reply).not.toMatch(/seriously hurt/);
  });
});
