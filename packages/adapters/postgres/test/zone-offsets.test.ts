import type { TimeZone } from "@health-exercise/domain/user";
import { expect, it } from "vitest";
import { dayTeller, zoneOffsets } from "../src/sport/zone-offsets.ts";

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

it("has only the offsets that hold within a range", () => {
  const berlin = (from: string, until: string) =>
    zoneOffsets("Europe/Berlin" as TimeZone, { from: new Date(from), until: new Date(until) });
  const winter = { since: "{2025-10-26T01:00:00Z}", offsets: "{+01:00}" };
  expect(berlin("2025-10-26T01:00:00Z", "2026-03-29T01:00:00Z")).toEqual(winter);
  expect(berlin("2025-12-01T00:00:00Z", "2026-04-01T00:00:00Z")).toEqual({
    since: "{2025-10-26T01:00:00Z,2026-03-29T01:00:00Z}",
    offsets: "{+01:00,+02:00}",
  });
  expect(berlin("0001-01-01T00:00:00Z", "1970-01-01T00:00:00Z")).toEqual({
    since: "{-infinity}",
    offsets: "{+01:00}",
  });
});

it.each([
  ["Asia/Kolkata", "Asia/Calcutta"],
  ["Europe/Kyiv", "europe/kiev"],
  ["EST", "America/Panama"],
  ["PST", "America/Los_Angeles"],
  ["Etc/UTC", "UTC"],
])("has for %s the offsets of %s", (told, usual) => {
  expect(zoneOffsets(told as TimeZone)).toEqual(zoneOffsets(usual as TimeZone));
});

it("refuses a zone that does not exist", () => {
  expect(() => zoneOffsets("Mars/Olympus" as TimeZone)).toThrow(
    expect.objectContaining({ code: "invalid_input", issues: [expect.anything()] }),
  );
});

it("tells days by the offset of each instant, in whatever order they come", () => {
  const dayOf = dayTeller("Europe/Berlin" as TimeZone);
  const tell = (instant: string) =>
    new Date(dayOf(Date.parse(instant) / 1_000) * 86_400_000).toISOString().slice(0, 10);
  const summer = ["2026-03-31T21:59:59.999Z", "2026-03-31T22:00:00Z"];
  const winter = ["2026-03-01T22:59:59.999Z", "2026-03-01T23:00:00Z"];
  expect(summer.map(tell)).toEqual(["2026-03-31", "2026-04-01"]);
  expect(winter.map(tell)).toEqual(["2026-03-01", "2026-03-02"]);
  expect(summer.map(tell)).toEqual(["2026-03-31", "2026-04-01"]);
  expect(tell("1960-01-01T23:00:00Z")).toBe("1960-01-02");
});
