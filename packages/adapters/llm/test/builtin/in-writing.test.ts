import { expect, it } from "vitest";
import { inWriting } from "../../src/builtin/in-writing.ts";

it.each([
  ["再用温水冲，游一趟，干手套", "再用溫水沖，游一趟，乾手套"],
  ["皮肤发烫，头发湿了，游戏里冲刺", "皮膚發燙，頭髮溼了，遊戲裡衝刺"],
  ["躯干收紧，干重活以后冲凉", "軀幹收緊，幹重活以後沖涼"],
  ["往疼里拉，汤里加盐，表带松了", "往疼裡拉，湯裡加鹽，錶帶鬆了"],
  ["肚子被撑松，只冲一下温水，再冲一下，向前冲", "肚子被撐鬆，只沖一下溫水，再沖一下，向前衝"],
  ["你写了“冲凉”，并联系医生", "你寫了“冲凉”，並聯繫醫生"],
  ["比如“怎么开始力量训练？”", "比如“怎麼開始力量訓練？”"],
])("chooses among several traditional characters by the word: %s", async (text, expected) => {
  const own = () => "今天冲凉以后走路";
  expect(await inWriting(text, "zh-Hant", own)).toBe(expected);
  expect(await inWriting(text, "zh-Hans", own)).toBe(text);
});
