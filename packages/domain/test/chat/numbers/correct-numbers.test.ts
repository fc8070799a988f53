import { describe, expect, it } from "vitest";
import { correctNumbers } from "../../../src/chat/numbers/correct-numbers.ts";
import { languageOfText } from "../../../src/safety/language-of-text.ts";
import { ADVICE, CORRECTED, DROPPED, RIGHT } from "./labelled-replies.ts";
import { noRecords, someRecords } from "./some-records.ts";

const records = someRecords();
const check = (text: string) => correctNumbers(text, records, languageOfText(text));

describe("the numbers of a reply", () => {
  it.each(RIGHT)("stay where the records say them: %s", (text) => {
    expect(check(text)).toEqual({ text, corrected: false });
  });

  it.each(ADVICE)("stay where they are not the person's own: %s", (text) => {
    expect(check(text)).toEqual({ text, corrected: false });
    expect(correctNumbers(text, noRecords(), languageOfText(text))).toEqual({
      text,
      corrected: false,
    });
  });

  it.each(CORRECTED)("are put right by the records: %s", (text, right) => {
    expect(check(text)).toEqual({ text: right, corrected: true });
  });

  it.each(DROPPED)("go with their sentence where nobody can tell: %s", (text, right) => {
    expect(check(text)).toEqual({ text: right, corrected: true });
  });
});
