import { InvalidArgumentError } from "commander";
import { describe, expect, it } from "vitest";
import {
  collectRole,
  parseEmail,
  parseLifetime,
  parseName,
  parseUserId,
} from "../../src/commands/option-values.ts";

describe("the values of options", () => {
  it.each([
    ["30s", 30],
    ["15m", 900],
    ["1h", 3_600],
    ["7d", 604_800],
    ["366d", 31_622_400],
  ])("take %s for %i seconds", (text, seconds) => {
    expect(parseLifetime(text)).toBe(seconds);
  });

  it.each(["", "0s", "1", "1.5h", "-1h", "1w", "1 h", "367d", "999999999d", "1H", "h", "1h30m"])(
    "take %j for no time",
    (text) => {
      expect(() => parseLifetime(text)).toThrow(InvalidArgumentError);
    },
  );

  it.each(["ann@example.org", "a.b+c@sub.example.org", "ann@localhost", "安@例子.中国"])(
    "take %s for an email address",
    (text) => {
      expect(parseEmail(text)).toBe(text);
    },
  );

  it.each([
    "",
    "ann",
    "@example.org",
    "ann@",
    "ann@a@b",
    "ann smith@example.org",
    "ann@example..org",
    ".ann@example.org",
    "ann@example.org.",
    "ann@example.org\n",
    "ann\0@example.org",
    "<ann@example.org>",
    `${"a".repeat(65)}@example.org`,
    `ann@${"a".repeat(251)}`,
  ])("take %j for no email address", (text) => {
    expect(() => parseEmail(text)).toThrow(InvalidArgumentError);
  });

  it("take a name of 1 to 100 characters that can be printed", () => {
    expect(parseName("  Ann O'Brien 安 👩🏽‍🚀 ")).toBe("Ann O'Brien 安 👩🏽‍🚀");
    expect(parseName("👟".repeat(100))).toHaveLength(200);
    for (const text of [
      "",
      "   ",
      "a".repeat(101),
      "a\0b",
      "a\nb",
      "a\u2028b",
      "a\u009bb",
      "\ud800",
    ]) {
      expect(() => parseName(text)).toThrow(InvalidArgumentError);
    }
  });

  it("take a UUID in any case for an id", () => {
    expect(parseUserId("0199A1B2-C3D4-7E5F-8A6B-9C0D1E2F3A4B")).toBe(
      "0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b",
    );
    expect(() => parseUserId("0199a1b2")).toThrow(InvalidArgumentError);
  });

  it("collect roles, each once", () => {
    expect(
      ["coach", "safety_reviewer", "coach"].reduce<readonly string[]>(
        (roles, role) => collectRole(role, roles),
        [],
      ),
    ).toEqual(["coach", "safety_reviewer"]);
    for (const role of ["", "1st", "a b", "a".repeat(65)]) {
      expect(() => collectRole(role, [])).toThrow(InvalidArgumentError);
    }
  });
});
