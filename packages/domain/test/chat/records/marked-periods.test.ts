import { describe, expect, it } from "vitest";
import { readPeriods } from "../../../src/chat/records/read-periods.ts";
import { read } from "../../../src/language/read.ts";
import type { LocalDate } from "../../../src/shared/local-date.ts";
import { CHINESE_DATES, ENGLISH_DATES, ENGLISH_PARTS_OF_YEARS } from "./marked-dates.data.ts";
import { CHINESE_SPANS, ENGLISH_RANGES, ENGLISH_SPANS } from "./marked-spans.data.ts";
import {
  DAYS_OF_A_WEEK,
  DAYS_OF_A_YEAR,
  OVER_A_WEEK,
  OVER_A_YEAR,
} from "./periods-by-today.data.ts";
import { periodText } from "./summary-of.ts";

const WEDNESDAY = "2026-06-17" as LocalDate;
const BRACKETS = /[[\]]/g;

/** The text with what names a period in brackets, then the periods. */
function marked(text: string, today: LocalDate): readonly string[] {
  const question = read(text);
  const found = readPeriods(question, today);
  let [shown, at] = ["", 0];
  for (const { start, end } of found) {
    const from = question.words[start]?.start ?? 0;
    const to = question.words[end - 1]?.end ?? 0;
    shown += `${text.slice(at, from)}[${text.slice(from, to)}]`;
    at = to;
  }
  const periods = found.map(({ period, isLoose, before }) => {
    const name = period === "future" ? "future" : periodText(period) || "ever";
    return `${name}${isLoose === true ? " loosely" : ""}${before === undefined ? "" : " before"}`;
  });
  return [shown + text.slice(at), ...periods];
}

const ALL = [
  ...ENGLISH_DATES,
  ...ENGLISH_PARTS_OF_YEARS,
  ...CHINESE_DATES,
  ...ENGLISH_SPANS,
  ...ENGLISH_RANGES,
  ...CHINESE_SPANS,
];

describe("of a question", () => {
  it.each(ALL)("just the words that name a period are taken for it: %s", (text, ...periods) => {
    expect(marked(text.replaceAll(BRACKETS, ""), WEDNESDAY)).toEqual([text, ...periods]);
  });

  it.each(ALL.filter(([text]) => text.includes("]")))(
    "they are where it ends with them too: %s",
    (text, ...periods) => {
      const cut = text.slice(0, text.lastIndexOf("]") + 1);
      expect(marked(cut.replaceAll(BRACKETS, ""), WEDNESDAY)).toEqual([cut, ...periods]);
    },
  );

  it.each(OVER_A_YEAR)(
    "the period is that of the month in which it is asked: %s",
    (text, ...periods) => {
      const plain = text.replaceAll(BRACKETS, "");
      const named = DAYS_OF_A_YEAR.map((today) => marked(plain, today as LocalDate));
      expect(named).toEqual(periods.map((period) => [text, period]));
    },
  );

  it.each(OVER_A_WEEK)(
    "the period is that of the day on which it is asked: %s",
    (text, ...periods) => {
      const plain = text.replaceAll(BRACKETS, "");
      const named = DAYS_OF_A_WEEK.map((today) => marked(plain, today as LocalDate));
      expect(named).toEqual(periods.map((period) => [text, period]));
    },
  );
});
