import type { TimeZone } from "@health-exercise/domain";
import { expect, it } from "vitest";
import { zoneOffsets } from "../src/sport/zone-offsets.ts";

it("has one offset for a zone that never changes", () => {
  const utc = { since: "{-infinity}", offsets: "{+00:00}" };
  expect(zoneOffsets("UTC" as TimeZone)).toEqual(utc);
});

it("has every change in order, seconds included", () => {
  expect(zoneOffsets("Africa/Monrovia" as TimeZone)).toEqual({
    since: "{-infinity,1972-01-07T00:44:30Z}",
    offsets: "{-00:44:30,+00:00}",
  });
});

it("refuses a zone that does not exist", () => {
  expect(() => zoneOffsets("Mars/Olympus" as TimeZone)).toThrow(
    expect.objectContaining({ code: "invalid_input", issues: [expect.anything()] }),
  );
});
