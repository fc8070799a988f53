import { describe, expect, it } from "vitest";
import {
  firstInstantFrom,
  instantOf,
  wallTimeAt,
  zoneOffset,
} from "../../src/shared/zone-offset.ts";
import { at, zone } from "../support/builders.ts";

/** What a clock shows, as it would be written in UTC. */
const shown = (time: string) => Date.parse(`${time}Z`);
const written = (instant: number) => new Date(instant).toISOString().replace(".000Z", "Z");

describe("how far clocks are ahead of UTC", () => {
  it.each<[string, string, number]>([
    ["2026-07-01T12:00:00Z", "UTC", 0],
    ["2026-01-01T12:00:00Z", "Europe/London", 0],
    ["2026-07-01T12:00:00Z", "Europe/London", 3_600],
    ["2026-01-01T12:00:00Z", "America/New_York", -18_000],
    ["2026-01-01T12:00:00Z", "Asia/Kathmandu", 20_700],
    ["2026-01-01T12:00:00Z", "America/St_Johns", -12_600],
    ["2026-07-01T12:00:00Z", "eUROPE/lONDON", 3_600],
    ["2026-07-01T12:00:00Z", "EUROPE/LONDON", 3_600],
    ["2026-01-01T12:00:00Z", "us/eastern", -18_000],
    // Before there were standard times, by the sun.
    ["1880-01-01T12:00:00Z", "Asia/Shanghai", 29_143],
    ["1880-01-01T12:00:00Z", "America/New_York", -17_762],
  ])("is at %s in %s %d seconds", (time, name, seconds) => {
    const instant = at(time).getTime();
    expect(zoneOffset(instant, zone(name))).toBe(seconds * 1_000);
    expect(wallTimeAt(instant, zone(name))).toBe(instant + seconds * 1_000);
  });
});

describe("the instant of what a clock shows", () => {
  it.each<[string, string, string]>([
    ["in summer", "Europe/Berlin 2024-07-01T12:00", "2024-07-01T10:00:00Z"],
    ["in winter", "Europe/Berlin 2024-01-01T12:00", "2024-01-01T11:00:00Z"],
    ["just before a gap", "Europe/Berlin 2024-03-31T01:59", "2024-03-31T00:59:00Z"],
    ["in a gap", "Europe/Berlin 2024-03-31T02:30", "2024-03-31T01:30:00Z"],
    ["after a gap", "Europe/Berlin 2024-03-31T03:00", "2024-03-31T01:00:00Z"],
    ["twice", "Europe/Berlin 2024-10-27T02:30", "2024-10-27T00:30:00Z"],
    ["after it was doubled", "Europe/Berlin 2024-10-27T03:00", "2024-10-27T02:00:00Z"],
    ["twice in the west", "America/New_York 2024-11-03T01:30", "2024-11-03T05:30:00Z"],
    ["in a gap in the west", "America/New_York 2024-03-10T02:30", "2024-03-10T07:30:00Z"],
    ["on a day that never was", "Pacific/Apia 2011-12-30T12:00", "2011-12-30T22:00:00Z"],
  ])("%s: %s", (_, clock, instant) => {
    const [name = "", time = ""] = clock.split(" ");
    expect(written(instantOf(shown(time), zone(name)))).toBe(instant);
  });
});

describe("the first instant from what a clock shows", () => {
  it.each<[string, string]>([
    ["Europe/Berlin 2024-03-31T02:00", "2024-03-31T01:00:00Z"],
    ["Europe/Berlin 2024-03-31T02:59", "2024-03-31T01:00:00Z"],
    ["America/New_York 2024-03-10T02:30", "2024-03-10T07:00:00Z"],
    ["America/Havana 2024-03-10T00:00", "2024-03-10T05:00:00Z"],
    ["Pacific/Apia 2011-12-30T12:00", "2011-12-30T10:00:00Z"],
    ["Europe/Berlin 2024-10-27T02:30", "2024-10-27T00:30:00Z"],
    ["Europe/Berlin 2024-07-01T12:00", "2024-07-01T10:00:00Z"],
  ])("%s is %s, the end of the gap if it is in one", (clock, instant) => {
    const [name = "", time = ""] = clock.split(" ");
    expect(written(firstInstantFrom(shown(time), zone(name)))).toBe(instant);
  });
});
