import type { Token } from "../../../language/read-text.ts";
import { textAt } from "../text-at.ts";

const MOVING = new Set("跑 游 骑 走 爬 打 练 做 行 去 踢 踩 跳 划 滑 动".split(" "));
const BEFORE = "过";
/** 跑过量 and 运动过敏 are of too much, and of an allergy. */
const OTHER_WORDS = new Set("量 度 敏 后 程 头 劳 多 快 大".split(" "));

/** "跑过半马吗": in Chinese a verb says by one character that something was done once; what was done stands behind it. */
export function saysDoneBefore(words: readonly Token[]): boolean {
  return words.some(
    ({ text }, place) =>
      text === BEFORE &&
      MOVING.has(textAt(words, place - 1)) &&
      place + 1 < words.length &&
      !OTHER_WORDS.has(textAt(words, place + 1)),
  );
}
