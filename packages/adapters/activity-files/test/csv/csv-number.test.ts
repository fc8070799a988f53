import { describe, expect, it } from "vitest";
import { readClock, readSeconds } from "../../src/csv/csv-duration.ts";
import { decimalSignIn, readCsvNumber } from "../../src/csv/csv-number.ts";

describe("a number in a CSV file", () => {
  it.each([
    ["0", 0],
    ["1234", 1234],
    ["12.5", 12.5],
    ["12,5", 12.5],
    ["0.125", 0.125],
    ["0,125", 0.125],
    ["1234.567", 1234.567],
    ["1,234.5", 1234.5],
    ["1.234,5", 1234.5],
    ["1,234,567", 1_234_567],
    ["1.234.567", 1_234_567],
    ["1 234", 1234],
    ["1\u202f234,5", 1234.5],
    ["1’234.5", 1234.5],
    ["1'234'567", 1_234_567],
  ])("has one reading: %s", (cell, value) => {
    expect(readCsvNumber(cell, null)).toBe(value);
  });

  it("with one sign before three digits is read by the decimal sign of its file", () => {
    expect(readCsvNumber("1,234", ".")).toBe(1234);
    expect(readCsvNumber("1,234", ",")).toBe(1.234);
    expect(readCsvNumber("1.234", ",")).toBe(1234);
    expect(readCsvNumber("1.234", ".")).toBe(1.234);
  });

  it("with one sign before three digits is refused where nothing tells what the sign is", () => {
    for (const cell of ["1,234", "1.234", "999.999"])
      expect(() => readCsvNumber(cell, null)).toThrow(/comma or the point/);
  });

  it.each([
    "",
    "-5",
    "+5",
    "1e3",
    "NaN",
    "Infinity",
    "0x10",
    "1,23,4",
    "1.23.456",
    "1,2.3,4",
    "12,",
  ])("is refused where it is none: %s", (cell) => {
    expect(() => readCsvNumber(cell, ".")).toThrow(/cannot be read/);
  });

  it.each([".5", "1..2", "１２", "\0", "5 kcal", "1".repeat(1_000), "1,,234", "1.234,5.6"])(
    "is refused where it is none: %s",
    (cell) => {
      expect(() => readCsvNumber(cell, ",")).toThrow(/cannot be read/);
    },
  );

  it("proves the decimal sign of its file only where it has but one reading", () => {
    expect(decimalSignIn("12,5")).toBe(",");
    expect(decimalSignIn("12.5")).toBe(".");
    expect(decimalSignIn("1.234,5")).toBe(",");
    expect(decimalSignIn("1,234,567")).toBe(".");
    for (const cell of ["1,234", "1.234", "12", "", "a", "1 234"])
      expect(decimalSignIn(cell)).toBeUndefined();
  });
});

describe("a duration in a CSV file", () => {
  it.each([
    ["00:31:03", 1_863_000],
    ["1:02:03", 3_723_000],
    ["31:03", 1_863_000],
    ["31:03.5", 1_863_500],
    ["30:00,75", 1_800_750],
    ["100:00:00", 360_000_000],
    ["0:00", 0],
  ])("is read as a clock shows it: %s", (cell, milliseconds) => {
    expect(readClock(cell)).toBe(milliseconds);
    expect(readSeconds(cell, null)).toBe(milliseconds);
  });

  it("is a number of seconds where the column counts them", () => {
    expect(readSeconds("3700.5", null)).toBe(3_700_500);
    expect(readSeconds("3,700", ".")).toBe(3_700_000);
  });

  it.each(["1863", "1:60", "1:60:00", "1:2", ":30", "1:02:03:04", "-1:00", "1:0a", "9".repeat(99)])(
    "is refused where no clock shows it: %s",
    (cell) => {
      expect(() => readClock(cell)).toThrow(/duration/);
    },
  );
});
