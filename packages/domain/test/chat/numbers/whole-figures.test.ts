import { describe, expect, it } from "vitest";
import { checkNumbers } from "../../../scripts/eval-statements/evaluate.ts";
import type { RecordedPerson } from "../../../scripts/eval-statements/recorded-people.ts";
import { UTC } from "../../../src/shared/time-zone.ts";
import { cataloguedSession } from "../../../src/sport/catalogued-session.ts";
import { recordContext } from "../../../src/sport/records/record-context.ts";
import { statedMeasures } from "../../../src/sport/session-measures.ts";
import { aSportLog, at } from "../../support/builders.ts";
import { inBothScripts } from "../../support/traditional.ts";

const RUNNING = { sportName: "Running", exerciseType: null };

function aRun(start: string, minutes: number, distanceMeters: number) {
  return aSportLog({
    ...RUNNING,
    ...cataloguedSession(RUNNING),
    ...{ sportStart: at(start), minutes },
    measures: statedMeasures({ distanceMeters }),
  });
}

/** Runs of 5.0 km in 32 minutes today, Thursday, and of 5.4 km on two days of this week; of 10.0 km in the week before. */
const PERSON: RecordedPerson = {
  logs: [
    aRun("2026-02-25T07:00", 64, 10_000),
    aRun("2026-03-02T07:00", 35, 5_400),
    aRun("2026-03-03T07:00", 36, 5_400),
    aRun("2026-03-05T07:00", 32, 5_000),
  ],
  context: recordContext(null, UTC, at("2026-03-05T12:00")),
};

const WRONG = [
  "Today you ran 6 km.",
  "Today you ran 4 km.",
  "You covered 6 km in 32 minutes this morning.",
  "Last week you ran 11 km.",
  "Last week you ran 9 km.",
  "You were active on 1 of the last 7 days.",
  "You were active on 6 out of the last 7 days.",
  "You exercised 7 of the past 7 days.",
  "Your pace today was 5:24.",
  "Your pace today was 5 minutes 24 seconds.",
  "Your pace today was about 4:24.",
  "Your pace: 5:24 today.",
  "You ran a good 12 km last week.",
  "You ran a solid 12 km last week.",
  "You ran well over 12 km last week.",
  "你今天跑了6公里，用时32分钟。",
  "你今天跑了4公里。",
  "你上周跑了11公里。",
  "你最近7天有5天运动了。",
  "你过去7天里有6天运动。",
  "你今天的配速是5分24秒。",
  "你今天的配速是5:24。",
  "今天的配速是5分24秒。",
] as const;

const RIGHT = [
  "Today you ran 5 km.",
  "Today you ran about 5 km.",
  "Today you ran over 4 km.",
  "You ran 5 km on Monday.",
  "Today you ran 3.1 miles.",
  "You covered 5 km in 32 minutes this morning.",
  "Last week you ran 10 km.",
  "You were active on 3 of the last 7 days.",
  "You exercised 3 out of the past 7 days.",
  "Your pace today was 6:24.",
  "Your pace today was 6 minutes 24 seconds.",
  "Your pace today was 10:18.",
  "Your pace this morning was about 6:24.",
  "Your pace this morning at 7:15 was good.",
  "You found your pace at around 7:15 today.",
  "你今天的配速在7:15很好。",
  "Last week you ran well over 9 km.",
  "You ran a good 10 km last week.",
  "You ran a solid 10 km last week.",
  "You ran a good 9 km last week.",
  "You ran a solid 9 km last week.",
  "你今天跑了5公里，用时32分钟。",
  "你周一跑了5公里。",
  "你上周跑了10公里。",
  "你最近7天有3天运动了。",
  "你今天的配速是6分24秒。",
  "你今天的配速是6:24。",
  "今天的配速是6分24秒。",
  "今天的配速建议是5分24秒。",
] as const;

describe("figures of whole kilometers, of days of days, and paces without a distance", () => {
  it.each(inBothScripts(WRONG))("never stay where the records say others: %s", (text) => {
    expect(checkNumbers(text, PERSON).corrected).toBe(true);
  });

  it.each(inBothScripts(RIGHT))("stay where they are right: %s", (text) => {
    expect(checkNumbers(text, PERSON)).toEqual({ text, corrected: false });
  });

  it.each([
    ["You ran a good 10 km last week.", undefined],
    ["You ran a solid 10 km last week.", undefined],
    ["You ran well over 10 km last week.", undefined],
    ["You ran 10 km last week.", "You ran 11 km last week."],
    ["You ran a good 12 km last week.", "You ran 11 km last week."],
  ] as const)("are no less than what a bound below them says: %s", (text, corrected) => {
    const person = { ...PERSON, logs: [aRun("2026-02-25T07:00", 64, 10_700)] };
    expect(checkNumbers(text, person).text).toBe(corrected ?? text);
  });
});
