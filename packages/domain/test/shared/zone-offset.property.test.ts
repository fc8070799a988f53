import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { localDateOf, startOfDay } from "../../src/shared/local-date.ts";
import { firstInstantFrom, instantOf, zoneOffset } from "../../src/shared/zone-offset.ts";
import { DAY, day, HOUR, zone } from "../support/builders.ts";

/** With gaps and overlaps at and over midnight, of half an hour and of a day, and twice within weeks. */
const AWKWARD = [
  "Africa/Cairo",
  "Africa/Casablanca",
  "America/Havana",
  "America/Sao_Paulo",
  "America/St_Johns",
  "Antarctica/Troll",
  "Asia/Gaza",
  "Asia/Pyongyang",
  "Australia/Lord_Howe",
  "Europe/Dublin",
  "Pacific/Apia",
  "Pacific/Kwajalein",
];
const BEGIN = Temporal.Instant.from("1993-01-01T00:00Z");
const END = Temporal.Instant.from("2040-01-01T00:00Z").epochMilliseconds;

/** The instants at which the clocks of a zone change. */
function changesOf(name: string): number[] {
  const changes: number[] = [];
  let next = BEGIN.toZonedDateTimeISO(name).getTimeZoneTransition("next");
  while (next !== null && next.epochMilliseconds < END) {
    changes.push(next.epochMilliseconds);
    next = next.getTimeZoneTransition("next");
  }
  return changes;
}

const zoned = (instant: number, name: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(name);
const offsetOf = (instant: number, name: string) =>
  zoned(instant, name).offsetNanoseconds / 1_000_000;
const wallTime = (instant: number) =>
  Temporal.PlainDateTime.from(new Date(instant).toISOString().slice(0, -1));

/** What Temporal and we make of an instant, and of the date and time that UTC has then. */
function expectAgreement(instant: number, name: string): void {
  const at = zone(name);
  expect(zoneOffset(instant, at)).toBe(offsetOf(instant, name));
  expect(localDateOf(new Date(instant), at)).toBe(zoned(instant, name).toPlainDate().toString());
  expect(instantOf(instant, at)).toBe(wallTime(instant).toZonedDateTime(name).epochMilliseconds);
  const date = wallTime(instant).toPlainDate();
  const start = date.toZonedDateTime(name).epochMilliseconds;
  expect(startOfDay(day(date.toString()), at).getTime()).toBe(start);
}

describe("zoneOffset and what is told by it agree with Temporal", () => {
  it.each(AWKWARD)("wherever clocks change in %s", (name) => {
    for (const change of changesOf(name)) {
      for (const away of [-DAY, -HOUR, -1, 0, 1, HOUR / 2, HOUR, DAY]) {
        const wall = change + away + offsetOf(change - 1, name);
        expectAgreement(change + away, name);
        expectAgreement(wall, name);
      }
    }
  });

  it("at any time in any zone", () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
    const instants = fc.integer({
      min: Date.parse("0002-01-01"),
      max: Date.parse("9998-12-31"),
    });
    const recent = fc.integer({ min: Date.parse("1900-01-01"), max: Date.parse("2100-01-01") });
    fc.assert(
      fc.property(zones, fc.oneof(instants, recent), (name, instant) =>
        expectAgreement(instant, name),
      ),
      { numRuns: 500 },
    );
  });
});

describe("firstInstantFrom", () => {
  it("is the end of the gap for every time in it", () => {
    const at = zone("Europe/Berlin");
    const end = Date.parse("2024-03-31T01:00Z");
    for (const time of ["02:00", "02:00:00.001", "02:59:59.999", "03:00"])
      expect(firstInstantFrom(Date.parse(`2024-03-31T${time}Z`), at)).toBe(end);
  });
});
