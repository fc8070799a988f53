import { describe, expect, it } from "vitest";
import { formatMessage } from "../../src/messages/message-format.ts";

describe("formatMessage", () => {
  it("puts values where their names stand, as they are", () => {
    expect(formatMessage("{a}, {b} and {a}", "en", { a: "$& {b}", b: 12_345.6 })).toBe(
      "$& {b}, 12345.6 and $& {b}",
    );
  });

  const message =
    "You trained on {days, plural, =0 {no day} one {{days} day} other {{days} days}} in {month}.";

  it.each([
    [0, "You trained on no day in May."],
    [1, "You trained on 1 day in May."],
    [2, "You trained on 2 days in May."],
  ])("chooses the words for %s by the rules of the language", (days, text) => {
    expect(formatMessage(message, "en", { days, month: "May" })).toBe(text);
  });

  it("knows the kinds of numbers that other languages have", () => {
    const polish = "{n, plural, one {{n} dzień} few {{n} dni} many {{n} dni} other {{n} dnia}}";
    expect(formatMessage(polish, "pl", { n: 1.5 })).toBe("1.5 dnia");
    expect(formatMessage("{n, plural, one {a} few {b} other {c}}", "pl", { n: 3 })).toBe("b");
  });

  it("tells which value it lacks", () => {
    expect(() => formatMessage("{minutes} min", "en")).toThrow('needs a value for "minutes"');
    expect(() => formatMessage("{n, plural, =0 {none}}", "en", { n: 4 })).toThrow("no words for 4");
  });
});
