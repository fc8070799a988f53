import { describe, expect, it } from "vitest";
import { regionOfPerson } from "../../../src/safety/emergency/region-of-person.ts";
import type { TimeZone } from "../../../src/shared/time-zone.ts";

describe("the region of a person", () => {
  it.each([
    ["Europe/Berlin", "en-US", "DE"],
    ["Asia/Taipei", null, "TW"],
    ["UTC", "en-GB", "GB"],
    [null, "zh-Hant-TW", "TW"],
    [null, "pt_br", "BR"],
    [null, "en", undefined],
    [null, "zh-Hant", undefined],
    [null, "en-GBR", undefined],
    [null, "de-1996", undefined],
    ["Etc/UTC", null, undefined],
  ])(
    "of %s with the locale %s is %s: where they are goes before where they come from",
    (zone, locale, region) => {
      expect(regionOfPerson({ timeZone: zone as TimeZone | null, locale })).toBe(region);
    },
  );

  it("is not known of somebody without a profile", () => {
    expect(regionOfPerson(null)).toBeUndefined();
  });
});
