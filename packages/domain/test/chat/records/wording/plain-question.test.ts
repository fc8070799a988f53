import { describe, expect, it } from "vitest";
import { readRecordQuestion } from "../../../../src/chat/records/read-record-question.ts";
import { formOfQuestion } from "../../../../src/chat/records/wording/form-of-question.ts";
import { PLAIN_QUESTIONS } from "../../../../src/chat/records/wording/plain-question.data.ts";
import { plainQuestion } from "../../../../src/chat/records/wording/plain-question.ts";
import { RECORD_FORMS } from "../../../../src/chat/records/wording/record-forms.ts";
import type { Slots } from "../../../../src/chat/records/wording/slots.ts";
import { read } from "../../../../src/language/read.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "../../../../src/language/text-language.ts";
import type { LocalDate } from "../../../../src/shared/local-date.ts";

const TODAY = "2026-11-22" as LocalDate;
const SPORTS = { en: ["badminton", "lifting"], zh: ["羽毛球", "瑜伽"] } as const;
const PERIODS = { en: ["in May", "last month"], zh: ["五月", "上个月"] } as const;

function slots(language: TextLanguage, sports: number, periods: number): Slots {
  return {
    sports: SPORTS[language].slice(0, sports),
    periods: PERIODS[language]
      .slice(0, periods)
      .map((text) => ({ text, reach: "past", unit: "month" })),
    isSince: false,
    isMeasured: false,
  };
}

describe.each(TEXT_LANGUAGES)("a plain question in %s", (language) => {
  const forms = RECORD_FORMS.filter((form) => PLAIN_QUESTIONS[language][form] !== undefined);

  it.each(forms)("of the form %s is read as what it asks for", (form) => {
    const questions = [0, 1, 2].flatMap((sports) =>
      [0, 1, 2].flatMap(
        (periods) => plainQuestion(form, slots(language, sports, periods), language) ?? [],
      ),
    );
    expect(questions).not.toEqual([]);
    for (const question of questions) {
      const asked = readRecordQuestion(read(question), { today: TODAY, before: null });
      const found = asked && formOfQuestion(asked);
      expect([question, found]).toEqual([question, form === "plan_week" ? "plan_day" : form]);
    }
  });

  it("is none where a sport or a period would be lost, or one of two is missing", () => {
    expect(plainQuestion("count", slots(language, 2, 1), language)).toBeUndefined();
    expect(plainQuestion("count", slots(language, 1, 2), language)).toBeUndefined();
    expect(plainQuestion("streak_now", slots(language, 1, 1), language)).toBeUndefined();
    expect(plainQuestion("compare_sports", slots(language, 1, 1), language)).toBeUndefined();
  });

  it("holds a period against the one before where only that one is named", () => {
    const before = { en: "the month before", zh: "前一个月" } as const;
    expect(plainQuestion("compare_periods", slots(language, 1, 1), language)).toContain(
      before[language],
    );
  });
});
