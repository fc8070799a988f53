import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../../../src/shared/local-date.ts";
import { summaryOf } from "../summary-of.ts";

const TODAY = "2026-06-17" as LocalDate;

describe("a question asks for", () => {
  it.each([
    ["how many sessions a week do I average", "a_week sessions by day"],
    ["how often do I run per week on average", "a_week sessions running by day"],
    ["how many km a week do I run on average", "a_week distance_m running by day"],
    ["what's my average weekly mileage", "a_week distance_m by day"],
    ["how many runs a month did I average this year", "a_month sessions running 2026 by day"],
    ["how many minutes a day do I average", "a_day minutes by day"],
    ["how many calories a week do I burn on average", "a_week calories by day"],
    ["平均每周跑几次", "a_week sessions running by day"],
    ["我平均每周跑多少公里", "a_week distance_m running by day"],
    ["我平均每星期運動幾天", "a_week active_days by day"],
    ["五月平均一周游几次泳", "a_week sessions swimming 2026-05 by day"],
    ["上个月游泳平均时长是多少", "average_minutes swimming 2026-05"],
    ["how often do i swim", "a_week sessions swimming by day"],
    ["我多久游一次泳", "a_week sessions swimming by day"],
    ["average number of workouts per month", "a_month sessions by day"],
    ["每个月平均运动几次", "a_month sessions by day"],
    ["how many km in may >> per week?", "a_week distance_m 2026-05 by day"],
    ["五月跑了多少公里 >> 平均每周呢", "a_week distance_m running 2026-05 by day"],
    ["how many runs yesterday >> per week?", "null"],
    ["how often do i need to run", "null"],
    ["我多久跑一次步合适", "null"],
    ["average minutes per week", "a_week minutes by day"],
    ["how many times a week did I run in may", "a_week sessions running 2026-05 by day"],
    ["how many pills a day did I take in May", "null"],
    ["我五月每天吃了几片药", "null"],
    ["我五月每日食咗幾粒藥", "null"],
    ["how many runs a day did I do in May", "a_day sessions running 2026-05 by day"],
    ["how many minutes a day did I exercise in May", "a_day minutes 2026-05 by day"],
    ["五月每周跑了几次", "a_week sessions running 2026-05 by day"],
    ["五月我每個星期跑咗幾次", "a_week sessions running 2026-05 by day"],
    ["我五月每周跑了多少公里", "a_week distance_m running 2026-05 by day"],
    ["我今年每周运动多少分钟", "a_week minutes 2026 by day"],
    ["我今年每個月游幾多次水", "a_month sessions swimming 2026 by day"],
    ["我五月一周跑了几天", "a_week active_days running 2026-05 by day"],
    ["五月跑了几次", "sessions running 2026-05"],
    ["每周跑几次", "null"],
    ["今年每周跑几次好", "null"],
    ["how many km a week did I run this year", "a_week distance_m running 2026 by day"],
    [
      "how many km a week do I run on average >> and how many minutes?",
      "a_week minutes running by day",
    ],
  ])("a mean of weeks and months: %s", (questions, asked) => {
    expect(summaryOf(questions, TODAY)).toBe(asked);
  });

  it.each([
    ["the longest gap between sessions", "gap sessions by day"],
    ["my longest break between runs", "gap sessions running by day"],
    ["what was my longest time without running", "gap sessions running by day"],
    ["what was the longest break in a marathon", "null"],
    ["我最长多久没运动", "gap sessions by day"],
    ["兩次跑步之間最長隔了多久", "gap sessions running by day"],
    ["how long should a break between runs be", "null"],
    ["when did I first swim", "first sessions swimming by day"],
    ["when was my first run this year", "first sessions running 2026 by day"],
    ["我第一次游泳是什么时候", "first sessions swimming by day"],
    ["my first workout ever", "first sessions by day"],
    ["what was my first ride", "first sessions bicycling by day"],
    ["when was my very first session", "first sessions by day"],
    ["最早的一次训练是什么时候", "first sessions by day"],
    ["第一次跑步係幾時", "first sessions running by day"],
    ["我最早的一次跑步", "first sessions running by day"],
    ["first workout tips", "null"],
    ["what should my first run be", "null"],
    ["第一次跑步要注意什么", "null"],
    ["how many different sports did I do this year", "kinds sessions 2026 by sport"],
    ["我做过几种运动", "kinds sessions by sport"],
    ["各种运动各做了几次", "each sessions by sport"],
    ["what percentage of my sessions were runs", "share sessions running vs all"],
    ["跑步占我运动时间的比例", "share minutes running vs all"],
    ["我的运动里跑步占百分之几", "share sessions running vs all"],
    ["my longest break between runs >> how many runs was that?", "sessions running"],
  ])("what the days and kinds tell: %s", (questions, asked) => {
    expect(summaryOf(questions, TODAY)).toBe(asked);
  });

  it.each([
    ["did I do anything yesterday?", "whether list 2026-06-16"],
    ["did I do anything on Monday", "whether list 2026-06-15"],
    ["昨天有没有做什么", "whether list 2026-06-16"],
    ["did I do anything wrong yesterday", "null"],
    ["哪天运动最多", "minutes by day"],
    ["哪天运动最好", "null"],
    ["sessions under 30 minutes this year", "list 2026 below 30 minutes"],
    ["今年超过一小时的运动", "list 2026 above 60 minutes"],
    ["max heart rate on my runs", "unrecorded heart_rate running"],
    ["what is my target heart rate", "null"],
    ["how did I feel on average this month", "unlogged"],
    ["我平均感觉几分", "unlogged"],
  ])("what was done, in few words: %s", (questions, asked) => {
    expect(summaryOf(questions, TODAY)).toBe(asked);
  });

  it.each([
    ["when was my last run >> and the one before?", "before_last list running 3650d latest 2"],
    [
      "when was my last run >> and the one before? >> and the one before that?",
      "before_last list running 3650d latest 3",
    ],
    ["我上次跑步是什么时候 >> 再上一次呢", "before_last list running 3650d latest 2"],
    ["my last swim in may >> the previous one?", "before_last list swimming 2026-05 latest 2"],
  ])("the session before the last: %s", (questions, asked) => {
    expect(summaryOf(questions, TODAY)).toBe(asked);
  });

  it.each([
    ["how many yoga sessions", "sessions yoga"],
    ["total cycling sessions", "sessions bicycling"],
    ["number of swims", "sessions swimming"],
    ["cycling hours total", "minutes bicycling"],
    ["total running minutes", "minutes running"],
    ["一共跑了几次步", "sessions running"],
    ["瑜伽總共幾次", "sessions yoga"],
    ["总共骑了几次车", "sessions bicycling"],
    ["總共做咗幾次瑜伽", "sessions yoga"],
    ["瑜伽总时长", "minutes yoga"],
    ["how many yoga sessions a week", "null"],
    ["how many yoga sessions for flexibility", "null"],
    ["how many games in a badminton match", "null"],
    ["how many types of runs", "null"],
    ["瑜伽总共要练几次", "null"],
    ["跑步每周几次", "null"],
    ["total calories in yoga", "null"],
  ])("all of a kind without a word of whose it is: %s", (questions, asked) => {
    expect(summaryOf(questions, TODAY)).toBe(asked);
  });
});
