import { describe, expect, it } from "vitest";
import { readPeriods } from "../../../../src/chat/records/periods/read-periods.ts";
import { read } from "../../../../src/language/read.ts";
import type { LocalDate } from "../../../../src/shared/local-date.ts";
import { periodText } from "../summary-of.ts";
import {
  CHINESE_DATES,
  ENGLISH_DATES,
  ENGLISH_PARTS_OF_YEARS,
  FEASTS_AND_DAYS_BESIDE,
} from "./marked-dates.data.ts";
import { CHINESE_SPANS, ENGLISH_RANGES, ENGLISH_SPANS } from "./marked-spans.data.ts";
import {
  DAYS_OF_A_WEEK,
  DAYS_OF_A_YEAR,
  OVER_A_WEEK,
  OVER_A_YEAR,
} from "./periods-by-today.data.ts";

const WEDNESDAY = "2026-06-17" as LocalDate;
const BRACKETS = /[[\]]/g;

/** The text with what names a period in brackets, then the periods. */
function marked(text: string, today: LocalDate = WEDNESDAY): readonly string[] {
  const plain = text.replaceAll(BRACKETS, "");
  const question = read(plain);
  const found = readPeriods(question, today);
  let [shown, at] = ["", 0];
  for (const { start, end } of found) {
    const from = question.words[start]?.start ?? 0;
    const to = question.words[end - 1]?.end ?? 0;
    shown += `${plain.slice(at, from)}[${plain.slice(from, to)}]`;
    at = to;
  }
  const periods = found.map(({ period, isLoose, before }) => {
    const name = period === "future" ? "future" : periodText(period) || "ever";
    return `${name}${isLoose === true ? " loosely" : ""}${before === undefined ? "" : " before"}`;
  });
  return [shown + plain.slice(at), ...periods];
}

// Many in a test: one for each would take longer to begin and end than to run.
const LISTS = [
  ["English dates", ENGLISH_DATES],
  ["English parts of years", ENGLISH_PARTS_OF_YEARS],
  ["Chinese dates", CHINESE_DATES],
  ["feasts, and days beside them", FEASTS_AND_DAYS_BESIDE],
  ["English spans", ENGLISH_SPANS],
  ["English ranges", ENGLISH_RANGES],
  ["Chinese spans", CHINESE_SPANS],
] as const;

describe("of a question", () => {
  it.each(LISTS)("just the words that name a period are taken for it: %s", (_, rows) => {
    expect(rows.map(([text]) => marked(text))).toEqual(rows);
  });

  it.each(LISTS)("they are where it ends with them too: %s", (_, rows) => {
    const cut = rows
      .filter(([text]) => text.includes("]"))
      .map(([text, ...periods]) => [text.slice(0, text.lastIndexOf("]") + 1), ...periods]);
    expect(cut.map(([text = ""]) => marked(text))).toEqual(cut);
  });

  it.each([
    ["month", DAYS_OF_A_YEAR, OVER_A_YEAR],
    ["day", DAYS_OF_A_WEEK, OVER_A_WEEK],
  ] as const)("the period is that of the %s in which it is asked", (_, days, rows) => {
    const named = rows.map(([text]) => days.map((today) => marked(text, today as LocalDate)));
    const expected = rows.map(([text, ...periods]) => periods.map((period) => [text, period]));
    expect(named).toEqual(expected);
  });
});
