import { describe, expect, it } from "vitest";
import { aPassage } from "./a-passage.ts";
import { replyTo } from "./reply-to.ts";

describe("small wishes of the day", () => {
  it.each([
    ["motivate me pls im on the couch", "five minutes"],
    ["给我打打气 不想动", "五分钟"],
    ["tell me a joke about burpees", "legs"],
    ["讲个笑话呗", "蹲"],
    ["can you remind me at 7", "cannot set reminders"],
    ["明早七点提醒我跑步", "没法设提醒"],
    ["where do you get that from?", "published guidelines"],
    ["夸我一下，今天早起了", "真棒"],
    ["do you store what i say", "as notes"],
    ["聊天内容会保存吗", "存成笔记"],
    ["my gran passed away in march and i stopped", "sorry for your loss"],
    ["葬礼之后一直没练", "节哀"],
    ["my ex always ran with me", "new route"],
    ["跟男朋友分手了", "换条路线"],
    ["ugh", "What is it"],
    ["i'll skip fridays one, wedding", "one session more or less"],
    ["周五的不跑了，要喝喜酒", "少一次"],
    ["im 14 weeks pregnant", "Congratulations"],
    ["我怀孕12周了", "恭喜"],
    ["烦死了", "不太顺"],
    ["how was your weekend", "without weekends"],
    ["晚上好啊，想跟你说说话", "陪你聊聊"],
    ["一月份奶奶走了，之后就什么都没练", "节哀"],
  ])("are met in kind: %s", async (message, part) => {
    expect(await replyTo(message)).toContain(part);
  });
});

describe("what bothers somebody", () => {
  it("is answered from what fits it well, and not as small talk", async () => {
    const passages = [
      aPassage({
        title: "Belly fat in menopause",
        summary: "Strength training and brisk movement work best against it.",
        text: "The waist grows in most women in menopause. Portions count too.",
        score: 0.95,
      }),
    ];
    const reply = await replyTo("im 52 and menopause belly drives me nuts", { passages });
    expect(reply).toContain("Strength training");
  });
});

describe("a passage that does not have what is asked for", () => {
  const passages = [
    aPassage({
      title: "Rest days and recovery",
      summary: "Leave time to recover between hard sessions.",
      text: "Rest days help. Sleep too.",
      score: 0.68,
    }),
  ];

  it("is told as what is nearest where a figure is asked for", async () => {
    const reply = await replyTo("how many rest days should i have", { passages });
    expect(reply).toContain(
      "I have nothing exactly on that; the nearest is “Rest days and recovery”",
    );
  });
});

describe("a matter of another field", () => {
  const weak = [aPassage({ score: 0.5 })];

  it.each([
    "how do i file my income tax",
    "who won the match last night",
    "did chelsea win",
    "football results from saturday?",
    "translate good morning into spanish",
    "个税怎么算",
    "昨晚英超谁赢了",
    "怎样写简历",
    "给小狗起个名",
  ])("is not answered with what is known of exercise: %s", async (message) => {
    const reply = await replyTo(message, { passages: weak });
    expect(reply).toMatch(/I cannot help with that|帮不上忙|幫不上忙/);
  });

  it.each(["can i climb stairs with a flight of 20 steps", "workout for a hotel room, 15 min"])(
    "is none where exercise is meant: %s",
    async (message) => {
      expect(await replyTo(message, { passages: weak })).not.toContain("I cannot help with that");
    },
  );
});

describe("a question in words that mostly only tell", () => {
  it("is not thanked for, nor noted", async () => {
    expect(await replyTo("how do i get it down")).not.toContain("welcome");
    expect(await replyTo("wat is a good pace for a begginer")).not.toContain("for telling me");
  });
});
