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
    ["my best friend died in spring", "sorry for your loss"],
    ["since the funeral i havent moved", "sorry for your loss"],
    ["葬礼之后一直没练", "节哀"],
    ["i could murder a burger", "proper appetite"],
    ["could eat a horse right now", "proper appetite"],
    ["饿死我了", "真饿了"],
    ["餓死我啦", "真餓了"],
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
    ["feeling good!", "good to hear"],
    ["I feel amazing", "good to hear"],
    ["so proud, im so happy", "good to hear"],
    ["好累但很爽", "真替你高兴"],
    ["累但是开心", "真替你高兴"],
    ["今天状态不错", "真替你高兴"],
    ["didn't run today", "days without belong"],
    ["haven't run today", "days without belong"],
    ["今天没跑", "不用补"],
    ["今日冇跑到步", "不用補"],
    ["saw my doctor, all good", "That is good news"],
    ["看过医生了，没事", "这是好消息"],
  ])("are met in kind: %s", async (message, part) => {
    expect(await replyTo(message)).toContain(part);
  });
});

describe("what is not so grave as its words", () => {
  it.each([
    "gonna smash my pb or die trying",
    "my watch died halfway round",
    "my phone just died at the gym",
    "my legs died on the last hill",
  ])("is no loss to be mourned: %s", async (message) => {
    expect(await replyTo(message)).not.toContain("sorry for your loss");
  });

  it.each(["my gym crush is a knockout", "my boss is giving me a heart attack"])(
    "is answered by no emergency: %s",
    async (message) => {
      const passage = aPassage({ topics: ["emergency", "symptoms"] });
      expect(await replyTo(message, { passages: [passage] })).not.toContain("short walks");
    },
  );

  it("is told of an emergency where one is asked about", async () => {
    const passage = aPassage({ topics: ["emergency"], score: 0.96 });
    const reply = await replyTo("what are signs of a heart attack", { passages: [passage] });
    expect(reply).toContain("short walks");
  });
});

describe("a remark that asks a program nothing about itself", () => {
  it.each([
    ["its freezing today tho", "nothing of my own to add"],
    ["its boiling today", "nothing of my own to add"],
    ["今天好热", "没什么可补充的"],
    ["今天天气真好", "没什么可补充的"],
  ])("is not answered with its weekends: %s", async (message, part) => {
    expect(await replyTo(message)).toContain(part);
  });

  it.each(["its like 120 sitting down sometimes", "it was about 95 lying in bed"])(
    "is no talk where it tells a figure: %s",
    async (message) => {
      expect(await replyTo(message)).not.toMatch(/weekends|of my own to add/u);
    },
  );

  it("is none where it asks after the companion", async () => {
    expect(await replyTo("how was your weekend")).toContain("without weekends");
  });
});

describe("a mood", () => {
  const SORRY = /sorry it feels heavy|听起来最近有点难/u;

  it.each(["I'm not feeling great", "feeling good is over, i feel so down", "我很难过，没动力"])(
    "that is low is met as that: %s",
    async (message) => {
      expect(await replyTo(message)).not.toContain("good to hear");
    },
  );

  it.each([
    "my friend says 10000 or it's useless",
    "I can't really feel it",
    "we felt great after the race",
  ])("is none in what somebody else says or a body does: %s", async (message) => {
    expect(await replyTo(message)).not.toMatch(SORRY);
  });
});

describe("the app", () => {
  const OF_THE_APP = /edit or remove that entry|数据保存在/u;

  it.each(["it clicks sometimes, no pain", "跑步宝宝会不会被震到", "the knee got swollen again"])(
    "is not spoken of where a body is meant: %s",
    async (message) => {
      expect(await replyTo(message)).not.toMatch(OF_THE_APP);
    },
  );
});

describe("the weather", () => {
  const hot = [aPassage({ title: "Exercise in hot weather", score: 0.95 })];

  it.each(["whats the weather today", "will it rain tomorrow?", "今天天气怎么样", "明天会下雨吗"])(
    "is known to nobody here: %s",
    async (message) => {
      expect(await replyTo(message, { passages: hot })).toMatch(
        /I cannot help with that|帮不上忙|幫不上忙/,
      );
    },
  );
});

describe("the calendar", () => {
  const weekend = [aPassage({ title: "Exercise only at the weekend", score: 0.95 })];
  const ELSEWHERE = /I cannot help with that|帮不上忙|幫不上忙/;

  it.each([
    "days till saturday",
    "how long until the weekend",
    "how many days until christmas?",
    "离周六还有几天",
    "仲有几多日先到星期六",
    "还有几天到周末",
  ])("is nothing that is kept here: %s", async (message) => {
    expect(await replyTo(message, { passages: weekend })).toMatch(ELSEWHERE);
  });

  it.each(["is it enough to train on saturday and sunday", "只在周末运动行吗"])(
    "is not what is asked for days of training: %s",
    async (message) => {
      expect(await replyTo(message, { passages: weekend })).not.toMatch(ELSEWHERE);
    },
  );
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
