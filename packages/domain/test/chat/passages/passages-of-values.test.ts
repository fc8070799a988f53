import { describe, expect, it } from "vitest";
import { withoutOtherValues } from "../../../src/chat/passages/passages-of-values.ts";
import { read } from "../../../src/language/read.ts";
import { aPassage } from "../a-reply-material.ts";

const leftOf = (question: string, ...titles: readonly string[]) =>
  withoutOtherValues(
    titles.map((title) => aPassage({ id: title, title })),
    read(question),
  ).map(({ title }) => title);

describe("passages headed by a value", () => {
  const HIGH = "上课前血糖14（250 mg/dL）：练还是不练";
  const NORMAL = "空腹血糖6.3，早饭前走还是饭后走";

  it("are left out where another level of blood sugar is asked about", () => {
    expect(leftOf("血糖5.2可以运动吗", HIGH, NORMAL)).toEqual([NORMAL]);
    expect(leftOf("my blood sugar is 270, can I walk", HIGH, NORMAL)).toEqual([HIGH]);
    expect(leftOf("血糖高可以运动吗", HIGH, NORMAL)).toEqual([HIGH, NORMAL]);
  });

  it("are left out where they are for another season", () => {
    const [winter, summer] = ["冷天（0度左右及以下）跑步穿什么", "大热天跑步穿什么"];
    expect(leftOf("32度跑步穿什么", winter, summer)).toEqual([summer]);
    expect(leftOf("零下5度跑步穿什么", winter, summer)).toEqual([winter]);
    expect(leftOf("15度跑步穿什么", winter, summer)).toEqual([winter, summer]);
    const eyes = "高度近视（六百度以上）能打篮球、跳水、举重吗";
    expect(leftOf("40度可以打篮球吗", eyes, summer)).toEqual([summer]);
    expect(leftOf("近视40度能打篮球吗", eyes)).toEqual([eyes]);
    expect(leftOf("what to wear at 32 degrees", winter, summer)).toEqual([winter, summer]);
  });
});
