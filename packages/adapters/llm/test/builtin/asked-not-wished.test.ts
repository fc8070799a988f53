import { describe, expect, it } from "vitest";
import { A_CHINESE_PASSAGE, aPassage } from "./a-passage.ts";
import { replyTo } from "./reply-to.ts";

/** How a session, a week or an idea for today begins. */
const COMPOSED = /Here you go|An idea for today|Something gentle for today|给你一套|給你一套|^- /mu;

describe("a message that only sounds like a wish for a session", () => {
  it.each([
    "roofer with dodgy shoulders",
    "good sandwich for a 5 hour tennis match in the sun",
    "my bum hurts on the bike after half an hour",
    "numb hands after 40 minutes of spin class",
    "keyboard player, sore wrists",
    "开大巴一天坐十个小时，腰受不了",
    "骑半小时后屁股疼",
    "半马比赛前一周还要不要跑长的",
    "is a long run a week before the half a bad idea",
  ])("gets none: %s", async (message) => {
    expect(await replyTo(message)).not.toMatch(COMPOSED);
  });

  it.each([
    ["is skipping rope at nine in the evening bad for sleep", aPassage({ score: 0.85 })],
    ["睡不好的人晚上八点跳绳行不行", { ...A_CHINESE_PASSAGE, score: 0.85 }],
    ["哑铃卧推握距怎么定", { ...A_CHINESE_PASSAGE, score: 0.85 }],
  ])("is answered by what is known of it: %s", async (message, passage) => {
    const reply = await replyTo(message, { passages: [passage] });
    expect(reply).not.toMatch(COMPOSED);
    expect(reply).toMatch(/The walkers/);
  });

  it.each([
    "leg day, 20 minutes, dodgy knees please",
    "i'm after a quick core workout",
    "60 minute full body workout please",
    "坐着练十分钟，给我来一套",
    "给我安排一个肩膀的训练，十五分钟",
  ])("still gets it where it is one: %s", async (message) => {
    expect(await replyTo(message)).toMatch(COMPOSED);
  });
});

describe("what was done, or is so, told before a question", () => {
  it.each([
    ["first muscle up at 50, is there a plan for it", aPassage({ score: 0.7 })],
    ["走满一万步这个数是谁定的呀", { ...A_CHINESE_PASSAGE, score: 0.75 }],
    ["i have scoliosis, are long walks out", aPassage({ score: 0.75 })],
  ])("is answered: %s", async (message, passage) => {
    const reply = await replyTo(message, { passages: [passage] });
    expect(reply).toContain("The walkers");
    expect(reply).not.toMatch(/Congratulations|Noted|恭喜|记下了/);
  });

  it("keeps a note beside the answer to what else is told", async () => {
    const told = [{ kind: "preference", topic: "walking", text: "i love evenings out" }] as const;
    const message = "cobbles wreck my feet on walks for health but i love evenings out";
    const reply = await replyTo(message, { told, passages: [aPassage()] });
    expect(reply).toMatch(/^Noted, I will remember: “i love evenings out”\./);
    expect(reply).toContain("Begin with short walks");
  });

  it("is no question for notes where it is not about the person", async () => {
    expect(await replyTo("那个训练法是什么来着")).not.toContain("还没有记下来");
    expect(await replyTo("我在备战什么来着")).toContain("还没有记下来");
  });
});
