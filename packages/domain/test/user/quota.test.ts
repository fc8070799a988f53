import { describe, expect, it } from "vitest";
import { QUOTA_KINDS, quotaExceeded } from "../../src/user/quota.ts";
import { requestCountKey } from "../../src/user/request-count-key.ts";
import { aUserId } from "../support/builders.ts";

describe("a quota that is used up", () => {
  it.each([
    ["logs", "sport logs"],
    ["sessions", "chat sessions"],
    ["schemes", "exercise schemes"],
    ["bytes", "bytes"],
  ] as const)("of %s is told as such, with its size, and by its name", (quota, words) => {
    const error = quotaExceeded(quota, 12);
    expect(error).toMatchObject({ code: "quota_exceeded", quota });
    expect(error.message).toContain(`more than 12 ${words} `);
  });

  it("has words for each kind", () => {
    for (const kind of QUOTA_KINDS) expect(quotaExceeded(kind, 1).message).not.toMatch(/undefined/);
  });
});

describe("the requests of a person", () => {
  it("are counted under a name that is the person's alone", () => {
    expect(requestCountKey(aUserId)).toBe(`user:${aUserId}`);
  });
});
