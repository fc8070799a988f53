import { describe, expect, it } from "vitest";
import { CONDUCT_OUTRIGHT } from "../../../../src/chat/advice/outright/conduct-outright.data.ts";
import { FIRST_AID_OUTRIGHT } from "../../../../src/chat/advice/outright/first-aid-outright.data.ts";
import { LOAD_OUTRIGHT } from "../../../../src/chat/advice/outright/load-outright.data.ts";
import { RED_FLAG_OUTRIGHT } from "../../../../src/chat/advice/outright/red-flag-outright.data.ts";
import { SUBSTANCE_OUTRIGHT } from "../../../../src/chat/advice/outright/substance-outright.data.ts";

const SUBJECTS = [
  RED_FLAG_OUTRIGHT,
  LOAD_OUTRIGHT,
  SUBSTANCE_OUTRIGHT,
  FIRST_AID_OUTRIGHT,
  CONDUCT_OUTRIGHT,
];
const CUES = SUBJECTS.flatMap(({ words }) => Object.keys(words));
const RULES = SUBJECTS.flatMap(({ rules }) => rules);

describe("the rules of outright advice", () => {
  it("name cues that there are, each cue in one subject alone", () => {
    const named = RULES.flatMap(({ asked = [], said, unless = [] }) => [
      ...asked.flat(),
      ...said.flat(),
      ...unless,
    ]);
    expect(named.filter((cue) => !CUES.includes(cue))).toEqual([]);
    expect(new Set(CUES).size).toBe(CUES.length);
  });

  it("have ids of their own", () => {
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  });
});
