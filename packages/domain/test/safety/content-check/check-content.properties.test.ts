import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { countReadingSteps } from "../../../src/safety/content-check/check-content.ts";
import { checkContent } from "../../support/check-content.ts";

const oddText = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        "\ud800",
        "\udfff",
        "<b>",
        "</",
        "<!--",
        "\u202e",
        "\u200f",
        "😀",
        "胸",
        "痛",
        "kill ",
        "no ",
        "不",
        "*",
        "\n",
        "𠮷",
        "1",
      ),
      { maxLength: 80 },
    )
    .map((parts) => parts.join("")),
);

describe("any text", () => {
  it("is checked without a failure, with the same outcome each time", () => {
    fc.assert(
      fc.property(oddText, fc.constantFrom("message" as const, "advice" as const), (text, kind) => {
        expect(checkContent(text, {}, kind)).toEqual(checkContent(text, {}, kind));
      }),
    );
  });

  it("leaves no part of itself in the outcome", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,9}$/), (mark) => {
        const secret = `zqx${mark}xqz`;
        const check = checkContent(`I want to kill myself ${secret} and my chest hurts when I run`);
        expect(JSON.stringify(check)).not.toContain(secret);
      }),
    );
  });

  it("that is harmless stays so beside a symptom that is denied", () => {
    const denied = [
      "I have no chest pain.",
      "I never fainted.",
      "我没有胸痛。",
      "我从来没有晕倒过。",
    ];
    const said = ["My plan is a walk.", "我想跑步。"];
    fc.assert(
      fc.property(fc.constantFrom(...said), fc.constantFrom(...denied), (text, denial) => {
        expect(checkContent(`${text} ${denial}`).isSafe).toBe(true);
      }),
    );
  });
});

describe("long texts", () => {
  const pieces = [
    "a",
    "(",
    "kill ",
    "no ",
    "<",
    "<b",
    "a b c ",
    "1",
    "一二三",
    "胸痛",
    "不",
    '"',
    "\u202e",
    "aaab",
    "k i l l ",
    "how do i kill a person ",
    "if i want to ",
    "\ud800",
    "my chest hurts when i run, ",
  ];

  it.each(pieces)("take steps in proportion to their length: %j", (piece) => {
    const stepsFor = (length: number) =>
      countReadingSteps(read(piece.repeat(Math.ceil(length / piece.length)).slice(0, length)));
    const short = stepsFor(2_500);
    const long = stepsFor(20_000);
    expect(long).toBeLessThanOrEqual(8.5 * short + 2_000);
  });

  it("of 20,000 characters are checked whole", () => {
    const text = `${"We walked along the river. ".repeat(730)}I want to kill myself.`;
    expect(text.length).toBeGreaterThan(19_000);
    expect(checkContent(text).riskLevel).toBe("critical");
  });
});
