import type { Turn } from "@health-exercise/application";
import type { SafetyContext } from "@health-exercise/domain/safety";
import { describe, expect, it } from "vitest";
import { AssessRisk } from "../../src/safety/assess-risk.ts";
import { CheckSafety } from "../../src/safety/check-safety.ts";
import { ReadingTurns } from "../../src/safety/reading-turns.ts";
import { RecommendExercise } from "../../src/safety/recommend-exercise.ts";
import { ReportSafetyIncident } from "../../src/safety/report-safety-incident.ts";
import { aWorld } from "../support/a-world.ts";
import { contentCheck } from "../support/content-check.ts";
import { aReadingLane } from "../support/reading.ts";

const TURN: Turn = { person: "ana" };
const words = (characters: number) =>
  "fine ".repeat(Math.ceil(characters / 5)).slice(0, characters);
const told = (characters: number): SafetyContext => ({
  conditions: [words(characters / 4)],
  medications: [words(characters / 4)],
  injuries: [words(characters / 4), words(characters / 4)],
});
const unclaimed = { userId: null, dialogueId: null };

type Ask = (reading: ReadingTurns, scale: number) => Promise<unknown>;

/** Each takes as many characters in all as there are pieces of 1,000, so that none of them may be forgotten. */
const ASKED: readonly (readonly [string, Ask])[] = [
  [
    "an assessment",
    (reading, scale) =>
      new AssessRisk(contentCheck, reading).execute(
        {
          profile: { ...told(scale), symptoms: [words(scale)] },
          query: words(scale),
          history: [words(scale / 2), { role: "user", content: words(scale / 2) }],
        },
        TURN,
      ),
  ],
  [
    "a check",
    (reading, scale) =>
      new CheckSafety(contentCheck, reading).execute(words(2 * scale), told(2 * scale), TURN),
  ],
  [
    "a recommendation",
    (reading, scale) =>
      new RecommendExercise(contentCheck, reading).execute(
        { exerciseType: words(2 * scale), profile: told(2 * scale) },
        TURN,
      ),
  ],
  [
    "a report",
    async (reading, scale) => {
      const { safetyIncidents, ids, clock } = await aWorld();
      const report = { description: words(2 * scale), aiResponse: words(2 * scale) };
      return new ReportSafetyIncident(safetyIncidents, contentCheck, ids, clock, reading).execute(
        { type: "injury", ...report },
        unclaimed,
        TURN,
      );
    },
  ],
];

/** Whether something is answered while somebody else has the turn. */
async function isAnsweredAtOnce(ask: Ask, scale: number): Promise<boolean> {
  const lane = aReadingLane();
  const leave = await lane.enter({ person: "bo" });
  const answer = ask(new ReadingTurns(lane), scale);
  await expect.poll(() => lane.state.waiting > 0 || isSettled(answer)).toBe(true);
  const isWaiting = lane.state.waiting > 0;
  leave();
  await answer;
  return !isWaiting;
}

function isSettled(promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([
    promise.then(() => true),
    new Promise<boolean>((no) => setImmediate(no, false)),
  ]);
}

describe("what is read of long texts", () => {
  it.each(ASKED)("for %s waits for its turn, and all that was told counts", async (_, ask) => {
    expect(await isAnsweredAtOnce(ask, 1_008)).toBe(false);
    expect(await isAnsweredAtOnce(ask, 992)).toBe(true);
  });
});
