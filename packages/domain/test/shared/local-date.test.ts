import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addYears,
  datesOf,
  dayNumber,
  daysIn,
  EARLIEST_DATE,
  fromDayNumber,
  instantsOf,
  isWithinRange,
  LATEST_DATE,
  localDateOf,
  monthOf,
  parseLocalDate,
  startOfDay,
  weekOf,
} from "../../src/shared/local-date.ts";
import { at, DAY, day, days, HOUR, zone } from "../support/builders.ts";

const BERLIN = zone("Europe/Berlin");
const NEW_YORK = zone("America/New_York");
const LORD_HOWE = zone("Australia/Lord_Howe");
const APIA = zone("Pacific/Apia");
const SAO_PAULO = zone("America/Sao_Paulo");
const KATHMANDU = zone("Asia/Kathmandu");
const KOLKATA = zone("Asia/Kolkata");
const ST_JOHNS = zone("America/St_Johns");

describe("parseLocalDate", () => {
  it.each(["2024-02-29", "1970-01-01", "2100-12-31", "0001-01-01", "9999-12-31", "2000-02-29"])(
    "reads %s",
    (text) => {
      expect(parseLocalDate(text)).toBe(text);
    },
  );

  it.each([
    "2023-02-29",
    "1900-02-29",
    "2024-13-01",
    "0001-13-13",
    "2024-00-10",
    "2024-04-31",
    "0000-01-01",
    "2024-1-1",
    "20240101",
    "2024-01-01T00:00:00Z",
    "2024-01-01 ",
    "2024-01-01\n",
    "-2024-01-01",
    "+002024-01-01",
    "2024-W01",
    "٢٠٢٤-٠١-٠١",
    "",
  ])("finds no day in %j", (text) => {
    expect(parseLocalDate(text)).toBeUndefined();
  });
});

describe("localDateOf", () => {
  it.each([
    ["2024-03-31T00:59:59.999", BERLIN, "2024-03-31"],
    ["2024-03-30T22:59:59.999", BERLIN, "2024-03-30"],
    ["2024-03-30T23:00", BERLIN, "2024-03-31"],
    ["2024-03-31T21:59:59.999", BERLIN, "2024-03-31"],
    ["2024-03-31T22:00", BERLIN, "2024-04-01"],
    ["2024-10-27T22:59:59.999", BERLIN, "2024-10-27"],
    ["2024-10-27T23:00", BERLIN, "2024-10-28"],
    ["2024-03-10T04:59:59.999", NEW_YORK, "2024-03-09"],
    ["2024-03-11T03:59:59.999", NEW_YORK, "2024-03-10"],
    ["2024-11-04T04:59:59.999", NEW_YORK, "2024-11-03"],
    ["2024-04-06T13:00", LORD_HOWE, "2024-04-07"],
    ["2024-04-07T13:29:59.999", LORD_HOWE, "2024-04-07"],
    ["2024-04-07T13:30", LORD_HOWE, "2024-04-08"],
    ["2011-12-30T09:59:59.999", APIA, "2011-12-29"],
    ["2011-12-30T10:00", APIA, "2011-12-31"],
    ["2018-11-04T02:59:59.999", SAO_PAULO, "2018-11-03"],
    ["2018-11-04T03:00", SAO_PAULO, "2018-11-04"],
    ["2018-02-18T02:59:59.999", SAO_PAULO, "2018-02-17"],
    ["2018-02-18T03:00", SAO_PAULO, "2018-02-18"],
    ["2024-06-01T18:15", KATHMANDU, "2024-06-02"],
    ["2024-06-01T18:14:59.999", KATHMANDU, "2024-06-01"],
    ["2024-06-01T18:30", KOLKATA, "2024-06-02"],
    ["1970-01-01T00:00", zone("UTC"), "1970-01-01"],
    ["1970-01-01T00:00", NEW_YORK, "1969-12-31"],
    ["2100-12-31T23:59:59.999", zone("UTC"), "2100-12-31"],
    ["2100-12-31T23:00", BERLIN, "2101-01-01"],
  ])("puts %s in %s on %s", (instant, timeZone, expected) => {
    expect(localDateOf(at(instant), timeZone)).toBe(expected);
  });
});

describe("startOfDay", () => {
  it.each([
    ["2024-03-31", BERLIN, "2024-03-30T23:00"],
    ["2024-04-01", BERLIN, "2024-03-31T22:00"],
    ["2024-10-28", BERLIN, "2024-10-27T23:00"],
    ["2024-03-10", NEW_YORK, "2024-03-10T05:00"],
    ["2024-03-11", NEW_YORK, "2024-03-11T04:00"],
    ["2024-10-06", LORD_HOWE, "2024-10-05T13:30"],
    ["2024-10-07", LORD_HOWE, "2024-10-06T13:00"],
    ["2018-11-04", SAO_PAULO, "2018-11-04T03:00"],
    ["2018-02-18", SAO_PAULO, "2018-02-18T03:00"],
    ["2011-12-30", APIA, "2011-12-30T10:00"],
    ["2011-12-31", APIA, "2011-12-30T10:00"],
    ["2024-06-02", KATHMANDU, "2024-06-01T18:15"],
    ["1970-01-01", NEW_YORK, "1970-01-01T05:00"],
    ["2100-12-31", BERLIN, "2100-12-30T23:00"],
  ])("of %s in %s is %s", (date, timeZone, expected) => {
    expect(startOfDay(day(date), timeZone)).toEqual(at(expected));
  });

  it("is the first midnight where clocks went back over midnight, as in St. John's in 2010", () => {
    const start = startOfDay(day("2010-11-07"), ST_JOHNS);
    expect(start).toEqual(at("2010-11-07T02:30"));
    expect(localDateOf(start, ST_JOHNS)).toBe("2010-11-07");
    expect(localDateOf(new Date(start.getTime() + 30 * 60_000), ST_JOHNS)).toBe("2010-11-06");
  });
});

describe("instantsOf", () => {
  it("covers 23 hours in spring and 25 in autumn", () => {
    const hoursOf = (date: string, timeZone = BERLIN) => {
      const { from, until } = instantsOf(days(date, date), timeZone);
      return (until.getTime() - from.getTime()) / HOUR;
    };
    expect(hoursOf("2024-03-31")).toBe(23);
    expect(hoursOf("2024-10-27")).toBe(25);
    expect(hoursOf("2024-06-01")).toBe(24);
    expect(hoursOf("2024-04-07", LORD_HOWE)).toBe(24.5);
    expect(hoursOf("2024-10-06", LORD_HOWE)).toBe(23.5);
    expect(hoursOf("2018-11-04", SAO_PAULO)).toBe(23);
    expect(hoursOf("2018-02-17", SAO_PAULO)).toBe(25);
  });

  it("is empty for the day that Apia skipped", () => {
    const { from, until } = instantsOf(days("2011-12-30", "2011-12-30"), APIA);
    expect(until).toEqual(from);
  });

  it("ends after the last date there is", () => {
    const { from, until } = instantsOf({ start: LATEST_DATE, end: LATEST_DATE }, zone("UTC"));
    expect(until.getTime() - from.getTime()).toBe(DAY);
  });
});

describe("days in a row", () => {
  it("counts days from 1970-01-01", () => {
    expect(dayNumber(day("1970-01-01"))).toBe(0);
    expect(dayNumber(day("1969-12-31"))).toBe(-1);
    expect(dayNumber(day("2100-12-31"))).toBe(47846);
    expect(fromDayNumber(47846)).toBe("2100-12-31");
  });

  it("moves over leap days and ends of years", () => {
    expect(addDays(day("2024-02-28"), 1)).toBe("2024-02-29");
    expect(addDays(day("2023-02-28"), 1)).toBe("2023-03-01");
    expect(addDays(day("2100-02-28"), 1)).toBe("2100-03-01");
    expect(addDays(day("2025-01-01"), -1)).toBe("2024-12-31");
    expect(addDays(day("2024-03-01"), -1)).toBe("2024-02-29");
    expect(addDays(day("2024-03-01"), 0)).toBe("2024-03-01");
  });

  it("stops at the first and the last date", () => {
    expect(addDays(LATEST_DATE, 1)).toBe(LATEST_DATE);
    expect(addDays(EARLIEST_DATE, -1)).toBe(EARLIEST_DATE);
    expect(addDays(LATEST_DATE, -1)).toBe("9999-12-30");
    expect(addDays(EARLIEST_DATE, 1)).toBe("0001-01-02");
    expect(addYears(day("9990-06-01"), 10)).toBe(LATEST_DATE);
    expect(addYears(day("0010-06-01"), -10)).toBe(EARLIEST_DATE);
    expect(addYears(day("0010-06-01"), -9)).toBe("0001-06-01");
    expect(addYears(day("9989-06-01"), 10)).toBe("9999-06-01");
  });

  it("moves by years, 29 February to 28 February in common years", () => {
    expect(addYears(day("2024-02-29"), 1)).toBe("2025-02-28");
    expect(addYears(day("2024-02-29"), 4)).toBe("2028-02-29");
    expect(addYears(day("2024-02-29"), -124)).toBe("1900-02-28");
    expect(addYears(day("2000-05-17"), 60)).toBe("2060-05-17");
  });

  it("lists every day of a range, both ends included", () => {
    expect(datesOf(days("2024-02-28", "2024-03-01"))).toEqual([
      "2024-02-28",
      "2024-02-29",
      "2024-03-01",
    ]);
    expect(datesOf(days("2024-02-28", "2024-02-28"))).toEqual(["2024-02-28"]);
    expect(datesOf(days("2024-02-28", "2024-02-20"))).toEqual([]);
    expect(daysIn(days("2024-01-01", "2024-12-31"))).toBe(366);
    expect(daysIn(days("2023-01-01", "2023-12-31"))).toBe(365);
  });

  it("tells whether a day lies in a range, both ends included", () => {
    const range = days("2024-02-28", "2024-03-01");
    expect(isWithinRange(day("2024-02-27"), range)).toBe(false);
    expect(isWithinRange(day("2024-02-28"), range)).toBe(true);
    expect(isWithinRange(day("2024-03-01"), range)).toBe(true);
    expect(isWithinRange(day("2024-03-02"), range)).toBe(false);
  });
});

describe("weekOf", () => {
  it.each([
    ["2024-12-30", "2024-12-30", "2025-01-05"],
    ["2025-01-01", "2024-12-30", "2025-01-05"],
    ["2025-01-05", "2024-12-30", "2025-01-05"],
    ["2025-01-06", "2025-01-06", "2025-01-12"],
    ["2024-02-29", "2024-02-26", "2024-03-03"],
    ["1970-01-01", "1969-12-29", "1970-01-04"],
    ["1969-12-28", "1969-12-22", "1969-12-28"],
    ["1900-01-01", "1900-01-01", "1900-01-07"],
  ])("of %s goes from Monday %s to Sunday %s", (date, start, end) => {
    expect(weekOf(day(date))).toEqual({ start, end });
  });
});

describe("monthOf", () => {
  it.each([
    ["2024-02-15", "2024-02-01", "2024-02-29"],
    ["2023-02-28", "2023-02-01", "2023-02-28"],
    ["2100-02-01", "2100-02-01", "2100-02-28"],
    ["2024-12-31", "2024-12-01", "2024-12-31"],
    ["2024-04-30", "2024-04-01", "2024-04-30"],
  ])("of %s goes from %s to %s", (date, start, end) => {
    expect(monthOf(day(date))).toEqual({ start, end });
  });
});

describe("for every instant", () => {
  const anInstant = fc.date({
    min: at("1970-01-01T00:00"),
    max: at("2100-12-31T23:59:59.999"),
    noInvalidDate: true,
  });
  const aZone = fc.constantFrom(
    BERLIN,
    NEW_YORK,
    LORD_HOWE,
    APIA,
    SAO_PAULO,
    KATHMANDU,
    KOLKATA,
    zone("UTC"),
    zone("Pacific/Kiritimati"),
    zone("Pacific/Marquesas"),
    zone("Africa/Cairo"),
    zone("America/Santiago"),
  );

  it("its day begins at or before it and the next day after it", () => {
    fc.assert(
      fc.property(anInstant, aZone, (instant, timeZone) => {
        const date = localDateOf(instant, timeZone);
        const { from, until } = instantsOf({ start: date, end: date }, timeZone);
        expect(from.getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(instant.getTime()).toBeLessThan(until.getTime());
        expect(until).toEqual(startOfDay(addDays(date, 1), timeZone));
      }),
      { numRuns: 500 },
    );
  });

  it("its day has a number that gives the day again, a Monday-to-Sunday week and a month", () => {
    fc.assert(
      fc.property(anInstant, aZone, (instant, timeZone) => {
        const date = localDateOf(instant, timeZone);
        expect(fromDayNumber(dayNumber(date))).toBe(date);
        for (const range of [weekOf(date), monthOf(date)]) {
          expect(isWithinRange(date, range)).toBe(true);
        }
        const { start, end } = weekOf(date);
        expect(new Date(start).getUTCDay()).toBe(1);
        expect(new Date(end).getUTCDay()).toBe(0);
        expect(daysIn({ start, end })).toBe(7);
      }),
    );
  });
});
