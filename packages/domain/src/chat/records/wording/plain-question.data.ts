import type { TextLanguage } from "../../../language/text-language.ts";
import type { RecordForm } from "./record-forms.ts";

/** A question in words that the rules read: of one sport, and of exercise of any kind. */
type PlainQuestion = { readonly ofSport?: string; readonly ofAny?: string };

/**
 * How each form is asked in plain words; `{sport}` and `{period}` stand for what was written of these, the second of either for
 * the second that is named.
 */
export const PLAIN_QUESTIONS: Readonly<
  Record<TextLanguage, Readonly<Partial<Record<RecordForm, PlainQuestion>>>>
> = {
  en: {
    count: {
      ofSport: "how many sessions of {sport} did I do {period}?",
      ofAny: "how many workouts did I do {period}?",
    },
    minutes: {
      ofSport: "how many minutes of {sport} did I do {period}?",
      ofAny: "how many minutes did I exercise {period}?",
    },
    kcal: {
      ofSport: "how many calories did I burn with {sport} {period}?",
      ofAny: "how many calories did I burn {period}?",
    },
    met: {
      ofSport: "how many MET-minutes of {sport} did I do {period}?",
      ofAny: "how many MET-minutes did I do {period}?",
    },
    days: {
      ofSport: "on how many days did I do {sport} {period}?",
      ofAny: "on how many days did I exercise {period}?",
    },
    average: {
      ofSport: "how long was my average session of {sport} {period}?",
      ofAny: "how long was my average workout {period}?",
    },
    longest: {
      ofSport: "what was my longest session of {sport} {period}?",
      ofAny: "what was my longest workout {period}?",
    },
    most_kcal: {
      ofSport: "in which session of {sport} did I burn the most calories {period}?",
      ofAny: "in which workout did I burn the most calories {period}?",
    },
    last_when: {
      ofSport: "when was my last session of {sport} {period}?",
      ofAny: "when was my last workout {period}?",
    },
    last_long: {
      ofSport: "how long was my last session of {sport} {period}?",
      ofAny: "how long was my last workout {period}?",
    },
    days_since: {
      ofSport: "how many days since my last session of {sport}?",
      ofAny: "how many days since my last workout?",
    },
    best_day: {
      ofSport: "on which day did I do the most {sport} {period}?",
      ofAny: "on which day did I exercise the most {period}?",
    },
    best_week: {
      ofSport: "in which week did I do the most {sport} {period}?",
      ofAny: "in which week did I exercise the most {period}?",
    },
    weekday: {
      ofSport: "on which weekday did I do {sport} most often {period}?",
      ofAny: "on which weekday did I exercise most often {period}?",
    },
    compare_periods: {
      ofSport: "did I do more {sport} {period} or {period2}?",
      ofAny: "did I exercise more {period} or {period2}?",
    },
    compare_sports: {
      ofSport: "did I do more {sport} or {sport2} {period}?",
    },
    trend: {
      ofSport: "is my {sport} going up or down?",
      ofAny: "is my exercise going up or down?",
    },
    streak_now: {
      ofSport: "what is my current streak of {sport}?",
      ofAny: "what is my current streak?",
    },
    streak_best: {
      ofSport: "what is my longest streak of {sport}?",
      ofAny: "what is my longest streak?",
    },
    target: { ofAny: "did I reach my target {period}?" },
    target_left: { ofAny: "how much is missing to my target {period}?" },
    plan_day: { ofAny: "what is on my plan {period}?" },
    plan_week: { ofAny: "what is on my plan {period}?" },
    note: {
      ofSport: "what did I note on my last session of {sport} {period}?",
      ofAny: "what did I note on my last workout {period}?",
    },
    feel: {
      ofSport: "how did I feel in my last session of {sport} {period}?",
      ofAny: "how did I feel in my last workout {period}?",
    },
    top_sport: { ofAny: "which sport did I do most {period}?" },
    did: { ofSport: "did I do {sport} {period}?", ofAny: "did I exercise {period}?" },
    list: {
      ofSport: "which sessions of {sport} did I do {period}?",
      ofAny: "which workouts did I do {period}?",
    },
  },
  zh: {
    count: { ofSport: "{period}我{sport}了几次？", ofAny: "{period}我运动了几次？" },
    minutes: { ofSport: "{period}我{sport}了多少分钟？", ofAny: "{period}我运动了多少分钟？" },
    kcal: {
      ofSport: "{period}我{sport}消耗了多少千卡？",
      ofAny: "{period}我运动消耗了多少千卡？",
    },
    met: {
      ofSport: "{period}我{sport}有多少MET分钟？",
      ofAny: "{period}我运动有多少MET分钟？",
    },
    days: { ofSport: "{period}我有几天{sport}了？", ofAny: "{period}我有几天运动了？" },
    average: {
      ofSport: "{period}我{sport}平均每次多少分钟？",
      ofAny: "{period}我运动平均每次多少分钟？",
    },
    longest: {
      ofSport: "{period}我最长的一次{sport}是哪次？",
      ofAny: "{period}我最长的一次运动是哪次？",
    },
    most_kcal: {
      ofSport: "{period}我哪次{sport}消耗最多千卡？",
      ofAny: "{period}我哪次运动消耗最多千卡？",
    },
    last_when: { ofSport: "我上次{sport}是什么时候？", ofAny: "我上次运动是什么时候？" },
    last_long: { ofSport: "我上次{sport}多久？", ofAny: "我上次运动多久？" },
    days_since: { ofSport: "我有多少天没{sport}了？", ofAny: "我有多少天没运动了？" },
    best_day: { ofSport: "{period}我哪天{sport}最多？", ofAny: "{period}我哪天运动最多？" },
    best_week: { ofSport: "{period}我哪周{sport}最多？", ofAny: "{period}我哪周运动最多？" },
    weekday: { ofSport: "{period}我星期几{sport}最多？", ofAny: "{period}我星期几运动最多？" },
    compare_periods: {
      ofSport: "我{period}{sport}多还是{period2}多？",
      ofAny: "我{period}运动多还是{period2}多？",
    },
    compare_sports: { ofSport: "{period}我{sport}多还是{sport2}多？" },
    trend: { ofSport: "我最近{sport}变多了还是变少了？", ofAny: "我最近运动变多了还是变少了？" },
    streak_now: { ofSport: "我现在连续{sport}几天了？", ofAny: "我现在连续运动几天了？" },
    streak_best: { ofSport: "我最长连续{sport}了几天？", ofAny: "我最长连续运动了几天？" },
    target: { ofAny: "{period}我达到目标了吗？" },
    target_left: { ofAny: "{period}离我的目标还差多少？" },
    plan_day: { ofAny: "{period}我的计划是什么？" },
    plan_week: { ofAny: "{period}我的计划是什么？" },
    note: {
      ofSport: "{period}我上次{sport}写了什么备注？",
      ofAny: "{period}我上次运动写了什么备注？",
    },
    feel: { ofSport: "{period}我上次{sport}感觉怎么样？", ofAny: "{period}我上次运动感觉怎么样？" },
    top_sport: { ofAny: "{period}我什么运动做得最多？" },
    did: { ofSport: "{period}我有没有{sport}过？", ofAny: "{period}我有没有运动过？" },
    list: { ofSport: "{period}我做了哪些{sport}？", ofAny: "{period}我做了哪些运动？" },
  },
};

/** The period that one is held against where only that one is named. */
export const UNIT_BEFORE: Readonly<
  Record<TextLanguage, Readonly<Record<"week" | "month" | "year", string>>>
> = {
  en: { week: "the week before", month: "the month before", year: "the year before" },
  zh: { week: "前一周", month: "前一个月", year: "前一年" },
};
