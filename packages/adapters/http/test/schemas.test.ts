import { describe, expect, it } from "vitest";
import { instant, parseInstant } from "../src/schemas/instant.ts";
import { timeZone } from "../src/schemas/time-zone.ts";

describe("a plus sign that was read as a space", () => {
  it.each([
    ["an instant", instant(), "2026-03-01T18:30:00 01:00"],
    ["a time zone", timeZone(), "Etc/GMT 1"],
  ])("is explained: %s", (_what, schema, text) => {
    const { error } = schema.safeParse(text);
    expect(error?.issues[0]?.message).toContain("a + has to be written as %2B");
    expect(schema.safeParse(text.replace(" ", "+")).success).toBe(true);
    expect(schema.safeParse(`${text}!`).error?.issues[0]?.message).toMatch(/^must be a /);
  });
});

describe("an instant", () => {
  it.each([
    ["2026-03-01T18:30:00Z", "2026-03-01T18:30:00.000Z"],
    ["2026-03-01t18:30:00z", "2026-03-01T18:30:00.000Z"],
    ["2026-03-01T18:30:00", "2026-03-01T18:30:00.000Z"],
    ["2026-03-01T18:30:00+05:30", "2026-03-01T13:00:00.000Z"],
    ["2026-03-01T18:30:00-00:00", "2026-03-01T18:30:00.000Z"],
    ["2026-03-01T18:30:00.123456789-08:00", "2026-03-02T02:30:00.123Z"],
    ["2024-02-29T00:00:00.5Z", "2024-02-29T00:00:00.500Z"],
    ["2016-12-31T23:59:60Z", "2017-01-01T00:00:00.000Z"],
    ["2016-12-31T15:59:60.9-08:00", "2017-01-01T00:00:00.000Z"],
    ["0050-01-01T00:00:00Z", "0050-01-01T00:00:00.000Z"],
  ])("%s is %s", (text, expected) => {
    expect(parseInstant(text)?.toISOString()).toBe(expected);
  });

  it.each([
    "2026-03-01",
    "2026-03-01T18:30",
    "2026-03-01 18:30:00Z",
    "2026-02-30T00:00:00Z",
    "2025-02-29T00:00:00Z",
    "2026-00-01T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-01-00T00:00:00Z",
    "2026-03-01T24:00:00Z",
    "2026-03-01T18:60:00Z",
    "2026-03-01T18:30:60Z",
    "2026-03-15T23:59:60Z",
    "2026-03-01T18:30:61Z",
    "2026-03-01T18:30:00+24:00",
    "2026-03-01T18:30:00+0100",
    "2026-03-01T18:30:00+01",
    "2026-03-01T18:30:00.Z",
    "0000-01-01T00:00:00Z",
    "0001-01-01T00:00:00+01:00",
    "9999-12-31T23:59:59-01:00",
    "+012026-03-01T18:30:00Z",
    "1772389800000",
    " 2026-03-01T18:30:00Z",
    "2026-03-01T18:30:00Z\n",
    "",
  ])("%j is none", (text) => {
    expect(parseInstant(text)).toBeUndefined();
  });
});
