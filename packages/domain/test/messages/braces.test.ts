import { describe, expect, it } from "vitest";
import { formatMessage } from "../../src/messages/message-format.ts";
import { say } from "../../src/messages/say.ts";

describe("the braces of a message", () => {
  it.each([
    ["{first}{second_2}", "12"],
    ["{ first }, {}, {a b}, {first", "{ first }, {}, {a b}, {first"],
    ["{first, plural, one {day} other {days}}", "day"],
    ["{second_2, plural, one {day} other {days}}", "days"],
    ["{many, plural, =12 {a dozen} =1 {one} other {some}}", "a dozen"],
    ["{many, plural, =1 {one} =2 {two} other {some}}", "some"],
    ["{many, plural, =120 {no} other {{first} of {many}}}", "1 of 12"],
    ["{many, plural, other {}}!", "!"],
    ["{first, plural, one {it is {first}, so} other {x}}; {many}", "it is 1, so; 12"],
    ["a {first, plural, =1 {b} other {c}} d {many, plural, =1 {e} other {f}} g", "a b d f g"],
    ["{first, select, one {x y}}", "{first, select, one {x y}}"],
    ["{first,plural, one {x y}}", "{first,plural, one {x y}}"],
    ["{first, plural,one {x y}}", "{first, plural,one {x y}}"],
    ["{first, plural, }", "{first, plural, }"],
  ])("are filled where they are read, and stay where they are not: %s", (message, text) => {
    const values = { first: 1, second_2: 2, many: 12 };
    expect(formatMessage(message, "en", values)).toBe(text);
  });

  it("are filled in the language that speaks", () => {
    const texts = { hours: "{n, plural, one {{n} hour} other {{n} hours}}" };
    const catalogue = {
      en: texts,
      "zh-Hans": { hours: "{n}小时" },
      "zh-Hant": { hours: "{n}小時" },
    };
    expect(say(catalogue, "en", "hours", { n: 1 })).toBe("1 hour");
    expect(say(catalogue, "zh-Hans", "hours", { n: 1 })).toBe("1小时");
    expect(say(catalogue, "zh-Hant", "hours", { n: 2 })).toBe("2小時");
    expect(() => say(catalogue, "en", "hours")).toThrow('The message needs a value for "n".');
  });
});
