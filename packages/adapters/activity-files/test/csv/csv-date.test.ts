import { describe, expect, it } from "vitest";
import { type DateOrder, dateOrderIn, readCsvTime } from "../../src/csv/csv-date.ts";
import { dateTimeOf } from "../../src/time/iso-time.ts";

function read(cell: string, order: DateOrder | null = null): string {
  const { wall, offsetMinutes } = readCsvTime(cell, order);
  return dateTimeOf(wall) + (offsetMinutes === null ? "" : ` ${offsetMinutes}`);
}

describe("a start in a CSV file", () => {
  it.each([
    ["English", "Jan 5, 2026, 7:00:00 AM"],
    ["English with narrow spaces", "Jan 5, 2026, 7:00:00\u202fAM"],
    ["English without commas", "Jan 5 2026 07:00:00"],
    ["British English", "5 Jan 2026, 07:00:00"],
    ["English, whole month", "January 5, 2026 at 7:00 a.m."],
    ["German", "05.01.2026, 07:00:00"],
    ["German with a name", "5. Januar 2026 um 07:00"],
    ["French", "5 janv. 2026 à 07:00:00"],
    ["Spanish", "5 ene 2026, 7:00:00"],
    ["Spanish with words", "5 de enero de 2026 a las 7:00:00"],
    ["Italian", "5 gen 2026, 07:00:00"],
    ["Portuguese", "5 de jan. de 2026, 07:00:00"],
    ["Portuguese with words", "5 de janeiro de 2026 às 07:00"],
    ["Dutch", "5 jan. 2026 07:00:00"],
    ["Norwegian", "5. jan. 2026, 07:00:00"],
    ["Swedish", "5 jan. 2026 kl. 07:00:00"],
    ["Chinese", "2026年1月5日 07:00:00"],
    ["Chinese, halves of the day", "2026年1月5日上午7:00"],
    ["Japanese", "2026/01/05 7:00:00"],
    ["Japanese, halves of the day", "2026年1月5日 午前7:00"],
    ["ISO 8601", "2026-01-05T07:00:00"],
    ["ISO 8601 with a space", "2026-01-05 07:00:00"],
    ["ISO 8601 without seconds", "2026-01-05 7:00"],
  ])("is read as written in %s", (_, cell) => {
    expect(read(cell)).toBe("2026-01-05T07:00:00");
  });

  it.each([
    ["Mrz", "05 Mrz 2026 07:00"],
    ["märz", "5. März 2026 07:00"],
    ["mrt", "5 mrt. 2026 07:00"],
    ["março", "5 de março de 2026 07:00"],
  ])("knows that %s is March", (_, cell) => {
    expect(read(cell)).toBe("2026-03-05T07:00:00");
  });

  it.each([
    ["août", "5 août 2026 07:00", "2026-08-05T07:00:00"],
    ["déc.", "5 déc. 2026 07:00", "2026-12-05T07:00:00"],
    ["out.", "5 de out. de 2026 07:00", "2026-10-05T07:00:00"],
    ["set", "5 set 2026, 07:00", "2026-09-05T07:00:00"],
  ])("knows the month %s", (_, cell, expected) => {
    expect(read(cell)).toBe(expected);
  });

  it.each(["en", "de", "de-AT", "fr", "es", "it", "pt", "nl", "nb", "sv"])(
    "knows every month by its names in %s",
    (language) => {
      for (const style of ["short", "long"] as const)
        for (let month = 0; month < 12; month += 1) {
          const date = new Date(Date.UTC(2026, month, 15));
          const name = date.toLocaleString(language, { month: style, timeZone: "UTC" });
          expect(read(`15 ${name} 2026 07:00`)).toBe(`${date.toISOString().slice(0, 10)}T07:00:00`);
        }
    },
  );

  it.each([
    ["12:00:00 AM", "2026-01-05T00:00:00"],
    ["12:30:00 PM", "2026-01-05T12:30:00"],
    ["11:59:59 PM", "2026-01-05T23:59:59"],
  ])("takes %s for the right half of the day", (time, expected) => {
    expect(read(`Jan 5, 2026, ${time}`)).toBe(expected);
  });

  it.each([
    ["2026-01-05T07:00:00Z", 0],
    ["2026-01-05 07:00:00 UTC", 0],
    ["2026-01-05T07:00:00+02:00", 120],
    ["2026-01-05T07:00:00.250-0330", -210],
  ])("keeps the offset of %s", (cell, minutes) => {
    expect(read(cell)).toBe(`2026-01-05T07:00:00 ${minutes}`);
  });

  it("with the day or the month first is refused where nothing tells which", () => {
    expect(() => read("01/02/2026 07:00")).toThrow(/day or with the month first/);
    expect(() => read("01-02-2026 07:00")).toThrow(/day or with the month first/);
  });

  it("with the day or the month first is read by the order of its file", () => {
    expect(read("01/02/2026 07:00", "day_first")).toBe("2026-02-01T07:00:00");
    expect(read("01/02/2026 07:00", "month_first")).toBe("2026-01-02T07:00:00");
  });

  it.each([
    ["13/02/2026 07:00", "2026-02-13T07:00:00"],
    ["02/13/2026 07:00", "2026-02-13T07:00:00"],
    ["03/03/2026 07:00", "2026-03-03T07:00:00"],
  ])("needs no order where %s means one day only", (cell, expected) => {
    expect(read(cell)).toBe(expected);
  });

  it.each([
    ["", "2026-01-05", "yesterday", "7:00", "\0", "\ud800 2026 1:00", "9".repeat(10_000)],
    ["2026-02-30 07:00", "2026-13-01 07:00", "2026-01-05 24:00", "2026-01-05 07:60"],
    ["31.02.2026 07:00", "0.1.2026 07:00", "Jan 32, 2026 07:00", "13/13/2026 07:00"],
    ["5 foo 2026 07:00", "5 Jan Feb 2026 07:00", "Jan 5, 26 07:00", "05.01.26 07:00"],
    ["Jan 5, 2026, 13:00 AM", "Jan 5, 2026, 0:00 PM", "2026-01-05 07:00:00 CET"],
    ["Mon, Jan 5 2026 7:00:00:00", "1 2 3 2026 07:00", "2026-01-05T07:00+99:00"],
  ])("is refused where it is no time: %s, ...", (...cells) => {
    for (const cell of cells) expect(() => read(cell, "day_first")).toThrow(/no date and time/);
  });

  it("tells the order of the others only where it has but one reading", () => {
    expect(dateOrderIn("13/02/2026 07:00")).toBe("day_first");
    expect(dateOrderIn("2/13/2026 7:00 AM")).toBe("month_first");
    for (const cell of [
      "01/02/2026 07:00",
      "13.02.2026 07:00",
      "2026/13/01",
      "13/13/2026",
      "a",
      "",
    ])
      expect(dateOrderIn(cell)).toBeUndefined();
  });
});
