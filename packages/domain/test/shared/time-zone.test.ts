import { describe, expect, it } from "vitest";
import { parseTimeZone, usualTimeZone } from "../../src/shared/time-zone.ts";
import { zone } from "../support/builders.ts";

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

  it.each(["Asia/Kolkata", "Europe/Kyiv", "EST", "europe/berlin", "Etc/UTC", "utc", "US/Eastern"])(
    "keeps %s as it was told",
    (name) => {
      expect(parseTimeZone(name)).toBe(name);
    },
  );

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

describe("usualTimeZone", () => {
  it.each([
    ["Asia/Kolkata", "Asia/Calcutta"],
    ["Europe/Kyiv", "EUROPE/KIEV"],
    ["europe/berlin", "Europe/Berlin"],
    ["Etc/UTC", "utc"],
    ["US/Eastern", "America/New_York"],
  ])("is one for %s and %s", (one, other) => {
    expect(usualTimeZone(zone(one))).toBe(usualTimeZone(zone(other)));
  });

  it("is itself the name of a zone, and its own", () => {
    const usual = usualTimeZone(zone("europe/kyiv"));
    expect(parseTimeZone(usual)).toBe(usual);
    expect(usualTimeZone(usual)).toBe(usual);
  });
});
