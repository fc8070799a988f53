import { describe, expect, it } from "vitest";
import { isVisible } from "../../src/shared/visible-text.ts";

describe("a text that can be seen", () => {
  it.each(["Run", "骑行", "🏃‍♀️", "\u200bRun\u200b", "-", "é", "\u{1fadd}", "\u{1faff}", "\ue000"])(
    "is %j",
    (text) => {
      expect(isVisible(text)).toBe(true);
    },
  );

  it.each([
    "",
    " \t\n",
    "\u200b\u200b",
    "\u200d",
    "\ufeff",
    "\u2060\u00ad",
    "\u3164",
    "\u202e",
    "\u3000",
    "\ufe0f",
    "\u0007",
    "\ud83c",
    "\u{e0001}",
    "\u{e0fff}",
  ])("is not %j", (text) => {
    expect(isVisible(text)).toBe(false);
  });
});
