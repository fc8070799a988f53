/** What stands before what was done, and tells nothing of it. Design values. */
export const BEFORE_DONE: ReadonlySet<string> = new Set([
  ..."i we just also then so and ok okay finally today yesterday well have ive been".split(" "),
  ..."我 刚 啱 先 又 就 也 仲 今 天 日 朝 晚 早 上 午 下 昨 琴 寻 同".split(" "),
]);

/** What leads from what was done to its length, or ends a sentence. */
export const BEHIND_DONE: ReadonlySet<string> = new Set([
  ..."for in about around over today yesterday now straight or so almost roughly like of the a solid good at".split(
    " ",
  ),
  ..."了 啦 喇 呀 啊 啰 嘅 的 大 概 约".split(" "),
]);

/** Categories of the catalogue in which nobody trains. */
export const NO_SESSION_CATEGORIES: ReadonlySet<string> = new Set([
  "inactivity",
  "self_care",
  "sexual_activity",
  "transportation",
  "religious_activities",
  "miscellaneous",
  "occupation",
  "music_playing",
  "video_games",
]);
