import { describe, expect, it } from "vitest";
import { checkNumbers } from "../../../scripts/eval-statements/evaluate.ts";
import type { RecordedPerson } from "../../../scripts/eval-statements/recorded-people.ts";
import { NO_MEASURES } from "../../../src/sport/session-measures.ts";
import { traditional } from "../../support/traditional.ts";
import {
  A_MEASURED_PERSON,
  AN_UNMEASURED_PERSON,
  fillMeasured,
  OTHERWISE,
  slotsOf,
} from "./statements/a-measured-person.ts";
import { aRecordedPerson } from "./statements/a-recorded-person.ts";
import { figuresOf, fillReply } from "./statements/fill-replies.ts";
import { MEASURE_REPLIES, OTHER_MEASURES } from "./statements/measure-replies.ts";
import { DEV_MEASURES, DEV_OTHERS } from "./statements/measured-dev.ts";
import { HELD_OUT_MEASURES, HELD_OUT_OTHERS } from "./statements/measured-held-out.ts";
import { MORE_HELD_OUT_MEASURES, MORE_HELD_OUT_OTHERS } from "./statements/measured-held-out-2.ts";

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

describe.each([
  ["written while they were read", DEV_MEASURES, DEV_OTHERS, { kept: 1, caught: 0.97 }],
  ["written before", HELD_OUT_MEASURES, HELD_OUT_OTHERS, { kept: 0.97, caught: 0.9 }],
  ["written after", MORE_HELD_OUT_MEASURES, MORE_HELD_OUT_OTHERS, { kept: 0.97, caught: 0.9 }],
] as const)("best times, goals, pulse and steps, in statements %s", (_, own, others, least) => {
  const isKept = (text: string, person: RecordedPerson) => checkNumbers(text, person).text === text;
  const shareOf = (texts: readonly string[], person: RecordedPerson) =>
    texts.filter((text) => isKept(text, person)).length / texts.length;

  it("stay where they are right, and where nobody measured anything", () => {
    const right = own.map((template) => fillMeasured(template));
    expect(shareOf(right, A_MEASURED_PERSON)).toBeGreaterThanOrEqual(least.kept);
    expect(shareOf(right, AN_UNMEASURED_PERSON)).toBeGreaterThanOrEqual(least.kept);
  });

  it("do not stay where they are wrong", () => {
    const wrong = own.flatMap((template) =>
      Array.from({ length: slotsOf(template) }, (_each, place) =>
        fillMeasured(template, { place, how: OTHERWISE[place % OTHERWISE.length] ?? "far" }),
      ),
    );
    expect(1 - shareOf(wrong, A_MEASURED_PERSON)).toBeGreaterThanOrEqual(least.caught);
  });

  it("stay where they are nobody's own", () => {
    expect(others.filter((text) => !isKept(text, A_MEASURED_PERSON))).toEqual([]);
  });
});
