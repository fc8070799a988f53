import { describe, expect, it } from "vitest";
import { recommendedAmountFor } from "../../../../src/chat/records/asking/recommended-amount.ts";
import { read } from "../../../../src/language/read.ts";

const metricFor = (question: string, age: number | undefined) => {
  const query = recommendedAmountFor(read(question), age)?.query;
  return query !== undefined && "comparison" in query ? query.metric : undefined;
};

describe("a question how much exercise is recommended", () => {
  it.each([
    "How many minutes of exercise do I need per week?",
    "How many minutes are recommended?",
    "how much exercise should i get",
    "hi, how active should i be each day?",
    "how long should I work out each week",
    "how many minuts of excercise shoud i do a week",
    "what's the recommended amount of activity for someone my age",
    "recommended weekly exercise?",
    "is 30 min a day enough",
    "I'm 12 years old, how much should I move?",
    "我每周需要运动多少分钟？",
    "推荐运动多少分钟？",
    "我應該每週運動多久？",
    "一天要動多久才夠",
    "建议的运动量是多少",
    "150分钟够吗",
    "像我這個年紀一週要運動多久",
    "我一日要做幾耐運動先夠",
    "学生一天该锻炼几个小时",
    "我今年12岁，每天要动多长时间？",
  ])("is answered for the age of who is no adult yet: %s", (question) => {
    expect(metricFor(question, 12)).toBe("minutes");
    expect(metricFor(question, 17)).toBe("minutes");
    for (const age of [undefined, 18, 40, 76]) expect(metricFor(question, age)).toBeUndefined();
  });

  it.each([
    "How many MET-minutes per week should I reach?",
    "recommended number of met minutes?",
    "how many mets min are enough",
    "is 500 MET-minutes a week enough",
    "每周要多少MET分钟？",
    "每週要多少MET分鐘才夠？",
    "是不是每周500 MET分钟就够",
  ])("is answered in MET-minutes from the age on at which METs are others: %s", (question) => {
    expect(metricFor(question, 60)).toBe("met_minutes");
    expect(metricFor(question, 12)).toBe("met_minutes");
    for (const age of [undefined, 18, 59]) expect(metricFor(question, age)).toBeUndefined();
  });

  it.each([
    "how much strength training do I need?",
    "How many minutes did I do this week?",
    "how many minutes should I run",
    "how many minutes should I rest",
    "how many minutes do I still need this week",
    "how many minutes should my dad do a week",
    "how much protein do i need",
    "how many hours of sleep do i need",
    "how much should i exercise to lose weight",
    "how much exercise with asthma is recommended",
    "which exercise do you recommend",
    "我爸每周要运动多久",
    "我这周运动了多少分钟",
    "这周还要运动多少分钟",
    "每天要睡多久",
    "要跑多久才能减肥",
    "哮喘每天要运动多久",
  ])("is none of another amount: %s", (question) => {
    expect(metricFor(question, 12)).toBeUndefined();
  });
});
