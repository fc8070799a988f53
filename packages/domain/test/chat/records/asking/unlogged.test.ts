import { describe, expect, it } from "vitest";
import { readRecordQuestion } from "../../../../src/chat/records/read-record-question.ts";
import { read } from "../../../../src/language/read.ts";
import type { LocalDate } from "../../../../src/shared/local-date.ts";

const TODAY = "2026-06-17" as LocalDate;

const asked = (question: string) =>
  readRecordQuestion(read(question), { today: TODAY, before: null });

describe("a question about oneself that no record tells", () => {
  it.each([
    ["how did I sleep last night", "sleep"],
    ["how many hours did I sleep last week?", "sleep"],
    ["when did I go to bed on Monday", "sleep"],
    ["my average sleep this week", "sleep"],
    ["我昨晚睡了几个小时", "sleep"],
    ["昨晚睡了多久", "sleep"],
    ["我尋晚瞓咗幾耐", "sleep"],
    ["what was my weight in March", "weight"],
    ["how much weight did I lose last month", "weight"],
    ["what was my resting heart rate last month", "weight"],
    ["我上个月体重多少", "weight"],
    ["我上個月瘦了幾公斤", "weight"],
    ["how much water did I drink yesterday", "food"],
    ["how many calories did I eat on Sunday", "food"],
    ["我昨天吃了多少卡路里", "food"],
    ["我尋日飲咗幾多水", "food"],
    ["my best bench press", "lifting"],
    ["what's my deadlift record?", "lifting"],
    ["how much did I squat last week", "lifting"],
    ["how many push-ups did I do yesterday", "lifting"],
    ["我的卧推最好成绩", "lifting"],
    ["我昨天做了多少个俯卧撑", "lifting"],
    ["how many goals did I score", "score"],
    ["did I win my match on Saturday?", "score"],
    ["我上个月进了几个球", "score"],
    ["how many floors did I climb yesterday", "floors"],
    ["我昨天爬了几层楼", "floors"],
    ["my VO2max last month", "vital"],
    ["what was my HRV yesterday", "vital"],
    ["what was my blood pressure last week", "vital"],
    ["我的最大攝氧量上個月是多少", "vital"],
    ["how many hypos did I have in November?", "vital"],
    ["how many times did i go low this month", "vital"],
    ["這個月低血糖了幾次", "vital"],
    ["how long did I sit yesterday", "sitting"],
    ["how many hours was I sitting on Monday", "sitting"],
    ["昨天坐了多久", "sitting"],
    ["runs with hr above 165", "pulse"],
    ["how many rides had a heart rate over 140 this year", "pulse"],
    ["心率超过150的跑步有几次", "pulse"],
    ["今年平均心率150以上嘅跑步次數", "pulse"],
    ["how many days did I do both running and cycling", "sameDay"],
    ["days with two workouts in may", "sameDay"],
    ["days with more than an hour of exercise", "sameDay"],
    ["how many days did i train twice last month", "sameDay"],
    ["how many weeks did i run 3 times or more this year", "sameDay"],
    ["有幾日又跑步又游水", "sameDay"],
    ["既打羽毛球又散步的日子有几天", "sameDay"],
    ["上个月有几天练了两次以上", "sameDay"],
    ["how many weeks in a row have I done parkrun", "weeksInRow"],
    ["連續打羽毛球幾個禮拜喇", "weeksInRow"],
    ["what's my step goal", "goalKind"],
    ["我的步数目标是多少", "goalKind"],
    ["what was the weather on my last run", "weather"],
    ["did it rain on my ride on Monday?", "weather"],
    ["How hot was it on my run yesterday?", "weather"],
    ["我上次跑步天气怎么样", "weather"],
    ["我尋日跑步有冇落雨", "weather"],
    ["how much did i pay for my gym", "price"],
    ["我健身房花了多少钱", "price"],
  ])("is known as that: %s", (question, matter) => {
    expect(asked(question)).toEqual({ kind: "unlogged", matter });
  });

  it.each([
    "how much should I sleep",
    "why did I sleep so badly last night",
    "I slept badly last night, should I train?",
    "how long should I sleep after a race",
    "what is a good VO2max",
    "what is my VO2max",
    "how can I improve my bench press",
    "what is a good bench press for my weight",
    "how many push-ups should I do",
    "what should I eat after yesterday's run",
    "I ate too much yesterday, what now",
    "how much do I weigh",
    "how can I lose weight",
    "每天该睡多久",
    "昨晚没睡好，今天还能练吗",
    "一天喝多少水",
    "卧推多少公斤算厉害",
    "我昨晚喝了酒，今天能跑步吗",
    "did my knee hurt after I slept last night",
  ])("is none where something else is wanted: %s", (question) => {
    expect(asked(question)).toBeNull();
  });

  it.each([
    "When did I last lift weights?",
    "what did I get up to on Saturday",
    "how much of my time did badminton eat up last month",
    "how many steps did I walk yesterday",
  ])("is none where records tell it: %s", (question) => {
    expect(asked(question)).toMatchObject({ kind: "records" });
  });
});
