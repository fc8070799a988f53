import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../../src/shared/local-date.ts";
import {
  BY_NAME,
  MEASURES_OF_SESSIONS,
  REST_DAYS,
  SOME_OF_THEM,
  TIMES_AND_WORDS,
  UNDER_WAY,
} from "./single-sessions.data.ts";
import { summaryOf } from "./summary-of.ts";

const TODAY = "2026-11-30" as LocalDate;

describe("a question asks for", () => {
  it.each([
    ["a measure that no sum has", MEASURES_OF_SESSIONS],
    ["one session by what it is called", BY_NAME],
    ["the least, the latest, or those of so much", SOME_OF_THEM],
    ["days without exercise", REST_DAYS],
    ["the days and sports that it names in few or short words", TIMES_AND_WORDS],
    ["how long the session under way has lasted", UNDER_WAY],
  ] as const)("%s", (_, questions) => {
    const read = questions.map(([question]) => [question, summaryOf(question, TODAY)]);
    expect(read).toEqual(questions);
  });
});
