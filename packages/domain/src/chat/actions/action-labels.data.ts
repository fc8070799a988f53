import type { WrittenText } from "../../language/writing.ts";
import type { GoalMetric, GoalPeriod } from "../../sport/exercise-goal.ts";
import type { PauseReason } from "../../user/pause.ts";

/** What actions are called; `{places}` are filled. */
export const ACTION_LABELS = {
  logSession: { en: "Log: {name}", "zh-Hans": "记录：{name}", "zh-Hant": "記錄：{name}" },
  startSession: { en: "Start: {name}", "zh-Hans": "开始：{name}", "zh-Hant": "開始：{name}" },
  finishSession: { en: "Finish: {name}", "zh-Hans": "结束：{name}", "zh-Hant": "結束：{name}" },
  giveFeedback: {
    en: "Say how it went: {name}",
    "zh-Hans": "反馈感受：{name}",
    "zh-Hant": "回饋感受：{name}",
  },
  setPause: {
    en: "Pause until {until} ({reason})",
    "zh-Hans": "暂停到{until}（{reason}）",
    "zh-Hant": "暫停到{until}（{reason}）",
  },
  setOpenPause: {
    en: "Pause until further notice ({reason})",
    "zh-Hans": "暂停，恢复时间待定（{reason}）",
    "zh-Hant": "暫停，恢復時間待定（{reason}）",
  },
  endPause: { en: "End the pause", "zh-Hans": "结束暂停", "zh-Hant": "結束暫停" },
  openScheme: { en: "Open: {name}", "zh-Hans": "打开：{name}", "zh-Hant": "打開：{name}" },
  openSchemes: { en: "Open my plans", "zh-Hans": "打开我的计划", "zh-Hant": "打開我的計畫" },
  setGoal: {
    en: "Goal: {target} {unit} a {period}{activity}",
    "zh-Hans": "目标：每{period}{activity}{target}{unit}",
    "zh-Hant": "目標：每{period}{activity}{target}{unit}",
  },
  goalActivity: { en: " ({activity})", "zh-Hans": "{activity}", "zh-Hant": "{activity}" },
  openGoals: { en: "Open my goals", "zh-Hans": "打开我的目标", "zh-Hant": "打開我的目標" },
  call: {
    en: "Call {phone}: {name}",
    "zh-Hans": "拨打 {phone}：{name}",
    "zh-Hant": "撥打 {phone}：{name}",
  },
  minutes: { en: ", {minutes} min", "zh-Hans": "，{minutes}分钟", "zh-Hant": "，{minutes}分鐘" },
  extra: { en: ", {text}", "zh-Hans": "，{text}", "zh-Hant": "，{text}" },
} as const satisfies Readonly<Record<string, WrittenText>>;

export const PAUSE_REASON_NAMES: Readonly<Record<PauseReason, WrittenText>> = {
  illness: { en: "illness", "zh-Hans": "生病", "zh-Hant": "生病" },
  injury: { en: "injury", "zh-Hans": "受伤", "zh-Hant": "受傷" },
  travel: { en: "travel", "zh-Hans": "外出", "zh-Hant": "外出" },
  rest: { en: "rest", "zh-Hans": "休息", "zh-Hant": "休息" },
};

export const GOAL_UNITS: Readonly<Record<GoalMetric, WrittenText>> = {
  sessions: { en: "sessions", "zh-Hans": "次", "zh-Hant": "次" },
  minutes: { en: "minutes", "zh-Hans": "分钟", "zh-Hant": "分鐘" },
  distance_m: { en: "km", "zh-Hans": "公里", "zh-Hant": "公里" },
  met_minutes: { en: "MET-minutes", "zh-Hans": "MET-分钟", "zh-Hant": "MET-分鐘" },
  active_days: { en: "days", "zh-Hans": "天", "zh-Hant": "天" },
};

export const GOAL_PERIOD_NAMES: Readonly<Record<GoalPeriod, WrittenText>> = {
  week: { en: "week", "zh-Hans": "周", "zh-Hant": "週" },
  month: { en: "month", "zh-Hans": "月", "zh-Hant": "月" },
};
