import { describe, expect, it } from "vitest";
import { retryAfterMs } from "../../src/providers/retry-after.ts";

const now = Date.parse("2026-03-04T12:00:00.000Z");

describe("Retry-After", () => {
  it.each([
    ["7", 7_000],
    [" 0 ", 0],
    ["Wed, 04 Mar 2026 12:00:30 GMT", 30_000],
    ["Wed, 04 Mar 2026 11:00:00 GMT", 0],
    ["soon", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("of %j means a wait of %j ms", (header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected);
  });
});
