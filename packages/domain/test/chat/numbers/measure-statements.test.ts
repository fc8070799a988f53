import { describe, expect, it } from "vitest";
import { checkNumbers } from "../../../scripts/eval-statements/evaluate.ts";
import type { RecordedPerson } from "../../../scripts/eval-statements/recorded-people.ts";
import { NO_MEASURES } from "../../../src/sport/session-measures.ts";
import { traditional } from "../../support/traditional.ts";
import { aRecordedPerson } from "./statements/a-recorded-person.ts";
import { figuresOf, fillReply } from "./statements/fill-replies.ts";
import { MEASURE_REPLIES, OTHER_MEASURES } from "./statements/measure-replies.ts";

const PEOPLE = [3, 7, 11].map((seed) => aRecordedPerson(seed));
const HAN = /\p{Script=Han}/u;
const inScripts = (text: string) => (HAN.test(text) ? [text, traditional(text)] : [text]);
const unmeasured = ({ logs, context }: RecordedPerson): RecordedPerson => ({
  logs: logs.map((log) => ({ ...log, measures: NO_MEASURES })),
  context,
});

describe("the distances and paces of a reply", () => {
  it.each(MEASURE_REPLIES)("stay where they are on record: %s", (template) => {
    for (const person of PEOPLE) {
      for (const text of inScripts(fillReply(template, person) ?? ""))
        expect(checkNumbers(text, person)).toEqual({ text, corrected: false });
    }
  });

  it.each(MEASURE_REPLIES)("never stay where the records say others: %s", (template) => {
    for (const person of PEOPLE) {
      for (let place = 0; place < figuresOf(template); place += 1) {
        const filled = fillReply(template, person, place);
        for (const text of filled === undefined ? [] : inScripts(filled))
          expect(checkNumbers(text, person).text, text).not.toBe(text);
      }
    }
  });

  it.each(MEASURE_REPLIES)("stay where no session tells any: %s", (template) => {
    for (const person of PEOPLE) {
      const text = fillReply(template, person) ?? "";
      expect(checkNumbers(text, unmeasured(person))).toEqual({ text, corrected: false });
    }
  });

  it.each(OTHER_MEASURES)("stay where they are not the person's own: %s", (text) => {
    for (const person of PEOPLE) {
      for (const each of inScripts(text))
        expect(checkNumbers(each, person)).toEqual({ text: each, corrected: false });
    }
  });
});
