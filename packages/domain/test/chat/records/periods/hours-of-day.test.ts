import { describe, expect, it } from "vitest";
import { hoursIn } from "../../../../src/chat/records/periods/hours-of-day.ts";
import { read } from "../../../../src/language/read.ts";

const hour = (from: number, until: number) => ({ from: from * 60, until: until * 60 });

describe("the hours that a question is narrowed to", () => {
  it.each([
    ["did I run before 7am", hour(0, 7)],
    ["runs after 8:30 pm", hour(20.5, 24)],
    ["runs before noon this year", hour(4, 12)],
    ["at noon", hour(11, 14)],
    ["早上7点前跑步几次", hour(0, 7)],
    ["下午两点后跑步几次", hour(14, 24)],
    ["下午兩點後跑步幾次", hour(14, 24)],
    ["二十点半以后跑步几次", hour(20.5, 24)],
    ["晚上12点前跑步几次", hour(0, 24)],
    ["晏晝跑步幾次", hour(12, 18)],
    ["凌晨跑步几次", hour(0, 5)],
    ["how long did i train last night", hour(18, 29)],
    ["昨晚我练了多久", hour(18, 29)],
    ["寻晚跑咗几多公里", hour(18, 29)],
  ])("%s", (question, hours) => {
    expect(hoursIn(read(question))).toEqual(hours);
  });

  it.each([
    "did I run in the morning or in the evening",
    "how often did I run before 12 am",
    "早上7点到9点跑步几次",
    "did I run at 7 am",
  ])("are not told by %j, which is not left out either", (question) => {
    expect(hoursIn(read(question))).toBe("several");
  });

  it("are none where no time of a day is named", () => {
    expect(hoursIn(read("how many runs in May"))).toBeUndefined();
    expect(hoursIn(read("多跑一点好吗"))).toBeUndefined();
  });
});
