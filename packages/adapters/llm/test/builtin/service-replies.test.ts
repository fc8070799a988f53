import type { ChatTurn } from "@health-exercise/domain/chat";
import { describe, expect, it } from "vitest";
import { aPassage } from "./a-passage.ts";
import { replyTo } from "./reply-to.ts";

const HELP = "Numbers to call:\n- Emergency: 999";

describe("the day", () => {
  it.each([
    ["what day is it", "Wednesday 4 March"],
    ["whats the date today", "Wednesday 4 March"],
    ["what's today's date please", "Wednesday 4 March"],
    ["what day is it tomorrow", "Thursday 5 March"],
    ["今天几号", "3月4日星期三"],
    ["今日系几号", "3月4日星期三"],
    ["请问今天星期几呀", "3月4日星期三"],
    ["聽日星期幾", "3月5日星期四"],
  ])("is told: %s", async (message, day) => {
    expect(await replyTo(message)).toContain(day);
  });

  it("is told to nobody who asks on which day to train", async () => {
    const reply = await replyTo("what day should i train legs", { passages: [aPassage()] });
    expect(reply).not.toContain("4 March");
  });
});

describe("what was spoken of", () => {
  const history: readonly ChatTurn[] = [
    { role: "user", content: "Hello" },
    { role: "assistant", content: "Hello!" },
    { role: "user", content: "How do I start strength training?" },
    { role: "assistant", content: "Twice a week." },
    { role: "user", content: "I do not want to live" },
    { role: "assistant", content: HELP },
    { role: "user", content: "膝盖疼怎么办" },
    { role: "assistant", content: "先休息。" },
  ];

  it.each([
    "what did we talk about before?",
    "what have we discussed so far",
    "where were we",
    "can you summarize our chat",
    "我们之前聊了什么",
    "刚才说到哪了",
    "总结一下我们的聊天",
    "我哋头先倾过咩",
  ])("is summed up without greetings and without what called for help: %s", async (message) => {
    const reply = await replyTo(message, { history, passages: [aPassage()] });
    expect(reply).toContain("“How do I start strength training?”");
    expect(reply).toContain("“膝盖疼怎么办”");
    expect(reply).not.toMatch(/Hello|live/);
  });

  it.each(["what did we talk about before?", "我们之前聊了什么"])(
    "is nothing at the beginning: %s",
    async (message) => {
      expect(await replyTo(message)).toMatch(/not spoken of anything|还没聊过|還沒聊過/);
    },
  );

  it.each(["what did we talk about before?", "我们之前聊了什么"])(
    "is not gone over while something grave is open: %s",
    async (message) => {
      const reply = await replyTo(message, { history, isMatterOpen: true });
      expect(reply).toMatch(/I remember what you told me|我记得你|我記得你/);
      expect(reply).not.toMatch(/not spoken of anything|strength|膝盖|膝蓋/);
    },
  );

  it("is left alone where one matter of it is asked for", async () => {
    const reply = await replyTo("do you remember what we said about walking", {
      passages: [aPassage()],
    });
    expect(reply).not.toContain("you have asked");
  });
});

describe("the language of the answers", () => {
  it.each([
    "answer in English",
    "please reply in chinese",
    "can you speak chinese",
    "用中文回答",
    "会说英语吗",
    "可以用繁体字吗",
    "讲广东话得唔得",
  ])("is that of the messages: %s", async (message) => {
    const reply = await replyTo(message);
    expect(reply).toMatch(/[a-z]/);
    expect(reply).toMatch(/用中文写给我|哪种语言|哪種語言/);
  });

  it.each([
    ["¿Cómo empiezo a correr?", "inglés"],
    ["me duele la rodilla", "inglés"],
    ["Comment commencer à courir ?", "anglais"],
    ["je veux perdre du poids", "anglais"],
    ["Wie fange ich mit dem Laufen an?", "Englisch"],
    ["달리기를 시작하려면?", "영어"],
  ])("is one of two, which is said in others: %s", async (message, word) => {
    const reply = await replyTo(message, { passages: [aPassage({ score: 0.6 })] });
    expect(reply).toContain(word);
    expect(reply).toContain("I speak English and Chinese");
  });

  it.each(["por favor, my knee hurts when walking", "walking plan for a man die hard fan"])(
    "is English with a word of another in it: %s",
    async (message) => {
      expect(await replyTo(message, { passages: [aPassage()] })).not.toContain("I speak English");
    },
  );
});

describe("who is rude, misses somebody or thinks little of themselves", () => {
  it.each([
    ["ur useless lol", "no help, sorry"],
    ["stupid bot", "no help, sorry"],
    ["你真没用", "没帮上忙"],
    ["要你何用", "没帮上忙"],
    ["I do miss her", "what they meant to you"],
    ["i really miss my husband", "what they meant to you"],
    ["好想念我老伴", "很重要"],
    ["挂住佢", "很重要"],
    ["我是不是很废", "不是的"],
    ["i'm such a failure", "No, you are not"],
  ])("is answered as what they say: %s", async (message, part) => {
    expect(await replyTo(message, { passages: [aPassage({ score: 0.7 })] })).toContain(part);
  });

  it.each(["破了", "it burst", "the blister popped"])(
    "is not congratulated on broken skin: %s",
    async (message) => {
      expect(await replyTo(message)).not.toMatch(/Congratulations|恭喜/);
    },
  );

  it("is congratulated on a broken record", async () => {
    expect(await replyTo("I broke my 5k record!")).toContain("Congratulations");
  });
});
