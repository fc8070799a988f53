import { describe, expect, it } from "vitest";
import { withoutOtherOrgans } from "../../../src/chat/passages/passages-of-organs.ts";
import { read } from "../../../src/language/read.ts";
import { aPassage } from "../a-reply-material.ts";

const leftOf = (question: string, ...titles: readonly string[]) =>
  withoutOtherOrgans(
    titles.map((title) => aPassage({ id: title, title, summary: "", text: "" })),
    read(question),
  ).map(({ title }) => title);

describe("passages on what exercise does for an organ", () => {
  it("are none that are headed by something else, or by an operation of it", () => {
    const dribbling = "Dribbling: how to stop looking at the ball";
    const surgery = "Eye surgery: when to begin to exercise again";
    expect(leftOf("is basketball good for my eyes", dribbling, surgery)).toEqual([]);
    expect(leftOf("打篮球对眼睛好吗", "眼睛手术后多久能运动", "打篮球怎么防眼睛受伤")).toEqual([
      "打篮球怎么防眼睛受伤",
    ]);
    expect(leftOf("跑步對肝好嗎", "脂肪肝：运动和体重", "乙肝携带者能健身吗")).toEqual([
      "脂肪肝：运动和体重",
    ]);
  });

  it("are none that speak of no exercise", () => {
    const headphones = "Headphones: kinder to hearing on a loud road?";
    expect(leftOf("does running improve hearing", headphones)).toEqual([]);
  });

  it.each([
    "when can I run again after eye surgery",
    "my eyes sting after swimming, what to do",
    "is running good for my knees",
    "is carrot juice good for my eyes",
  ])("are left where no such thing is asked: %s", (question) => {
    expect(leftOf(question, "Knees in running")).toEqual(["Knees in running"]);
  });
});
