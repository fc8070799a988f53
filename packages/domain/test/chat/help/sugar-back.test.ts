import { describe, expect, it } from "vitest";
import { isStillOfSugar, tellsSugarIsBack } from "../../../src/chat/help/sugar-back.ts";
import { read } from "../../../src/language/read.ts";

describe("a low sugar", () => {
  it.each([
    ["it's back to normal now"],
    ["ok my sugar is fine again"],
    ["it's back to normal now, 6.1"],
    ["my blood sugar was 62 during my run but it's back to 110 now"],
    ["I had a low of 3.5 an hour ago, it's back to normal"],
    ["现在恢复正常了"],
    ["刚才低血糖3.5，现在恢复正常了"],
    ["吃了糖，现在恢复到6.2了"],
    ["血糖正常了"],
    ["而家返正常喇"],
    ["血糖升返喇"],
    ["it's back to normal now, no longer sweaty"],
    ["it's back to normal, I'm not dizzy any more"],
    ["恢复正常了，不晕了"],
    ["返正常喇，冇再震"],
  ])("is back where it is told so: %s", (message) => {
    expect(tellsSugarIsBack(read(message))).toBe(true);
  });

  it.each([
    ["is it back to normal?"],
    ["it's not back to normal"],
    ["it's back to normal but I'm still shaky"],
    ["it was back to normal, now 3.4"],
    ["it is okay now I guess, feel weird and sweaty"],
    ["it came back up, he is confused and can't swallow"],
    ["it's back in range but she won't wake up"],
    ["血糖正常了，但还是有点晕"],
    ["返正常喇但我仲出汗"],
    ["血糖升上來了，可是我還在抖"],
    ["恢复正常了，但他吞不下东西"],
    ["血糖正常了吗"],
    ["还没恢复正常"],
    ["等到6.2再说"],
    ["my sugar is 3.4"],
    ["my knee hurts"],
  ])("is not where it is not: %s", (message) => {
    expect(tellsSugarIsBack(read(message))).toBe(false);
  });
});

describe("once a low sugar is back", () => {
  it.each([
    ["can I run now?"],
    ["can I run?"],
    ["what should I eat now"],
    ["when do I test again"],
    ["it is 3.6"],
    ["I am shaky again"],
    ["should I eat more"],
    ["should I have another juice"],
    ["I feel weird"],
    ["我又開始震"],
    ["我又开始抖了"],
    ["还要再吃吗"],
    ["使唔使再食嘢"],
    ["现在可以跑步吗"],
    ["可唔可以開車"],
  ])("what is asked of it is still of it: %s", (message) => {
    expect(isStillOfSugar(read(message))).toBe(true);
  });

  it.each([
    ["can I eat rice?"],
    ["my knee hurts when I run"],
    ["give me a recipe for dinner"],
    ["should I eat rice"],
    ["I feel good about my run"],
    ["跑步時好熱"],
    ["how many minutes did I run this week"],
    ["米饭能吃吗"],
    ["膝盖疼"],
    ["食得飯嗎"],
    ["膝頭痛"],
    ["给我一个食谱"],
  ])("other questions are not: %s", (message) => {
    expect(isStillOfSugar(read(message))).toBe(false);
  });
});
