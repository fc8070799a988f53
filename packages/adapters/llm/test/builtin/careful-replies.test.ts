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
