import { describe, expect, it } from "vitest";
import { parseTimeZone } from "../../src/shared/time-zone.ts";

describe("parseTimeZone", () => {
  it.each([
    "Europe/Berlin",
    "UTC",
    "America/Argentina/Buenos_Aires",
    "Etc/GMT+5",
    "Asia/Kathmandu",
  ])("knows %s", (name) => {
    expect(parseTimeZone(name)).toBeDefined();
  });

  it("gives the usual spelling", () => {
    expect(parseTimeZone("europe/berlin")).toBe("Europe/Berlin");
    expect(parseTimeZone("utc")).toBe("UTC");
  });

  it.each([
    "",
    "Europe/Atlantis",
    "+02:00",
    "-0330",
    "UTC+2",
    "Europe/Berlin ",
    "Europe/Berlin\n",
    "Europe//Berlin",
    "../etc/passwd",
    "x".repeat(200),
    "__proto__",
  ])("does not know %j", (name) => {
    expect(parseTimeZone(name)).toBeUndefined();
  });
});
