import { describe, expect, it } from "vitest";
import { checkNumbers } from "../../../scripts/eval-statements/evaluate.ts";
import { aNamedPerson } from "./a-named-person.ts";

const person = aNamedPerson();

describe("what was done on one day of the week", () => {
  it.each([
    "In October you did 4 sessions on Wednesdays.",
    "On Saturdays in October you ran 3 times.",
    "You trained on 2 Mondays in November.",
    "You trained on 4 Saturdays in October.",
  ])("stays where it is so: %s", (text) => {
    expect(checkNumbers(text, person)).toEqual({ text, corrected: false });
  });

  it.each([
    [
      "In October you did 5 sessions on Wednesdays.",
      "In October you did 4 sessions on Wednesdays.",
    ],
    ["On Saturdays in October you ran 7 times.", "On Saturdays in October you ran 3 times."],
    ["You trained on 4 Mondays in November.", "You trained on 2 Mondays in November."],
    ["You trained on 3 Saturdays in November. Rest well.", "Rest well."],
  ])("is put right, or goes: %s", (text, mended) => {
    expect(checkNumbers(text, person)).toEqual({ text: mended, corrected: true });
  });

  it.each([
    "You did 5 sessions on Wednesdays.",
    "You did 7 sessions on Wednesdays and Fridays in October.",
    "You ran in the park on 4 Mondays in November.",
    "You did 2 tempo runs on Mondays in November.",
    "On average you ran 40 minutes on Wednesdays in October.",
    "You could train on 4 Saturdays in December.",
    "Did you train on 4 Saturdays in November?",
    "You did 2 more sessions on Wednesdays in October than in November.",
  ])("stays where it is no plain count: %s", (text) => {
    expect(checkNumbers(text, person)).toEqual({ text, corrected: false });
  });
});
