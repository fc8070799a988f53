import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { companionStatus } from "../../src/companion/companion-status.ts";
import { EMOTIONS, type Emotion, emotionOf } from "../../src/companion/emotion.ts";
import { PAUSE_REASONS } from "../../src/user/pause.ts";
import {
  aCompanion,
  anOpenSportLog,
  aPause,
  aProfile,
  aSportLog,
  at,
} from "../support/builders.ts";

const aScore = fc.double({ min: 0, max: 100, noNaN: true });

describe("emotionOf", () => {
  it.each<[number, Emotion]>([
    [100, "energetic"],
    [85, "energetic"],
    [84.99, "happy"],
    [70, "happy"],
    [69.99, "calm"],
    [60, "calm"],
    [50, "calm"],
    [49.99, "tired"],
    [30, "tired"],
    [29.99, "unwell"],
    [0, "unwell"],
  ])("reads a score of %d as %s", (score, emotion) => {
    expect(emotionOf(score)).toBe(emotion);
  });

  it("never gets worse with a better score", () => {
    fc.assert(
      fc.property(aScore, aScore, (left, right) => {
        const [low, high] = left < right ? [left, right] : [right, left];
        const place = (score: number) => EMOTIONS.indexOf(emotionOf(score));
        expect(place(high)).toBeLessThanOrEqual(place(low));
      }),
    );
  });

  it("depends on the score alone: not on time, pauses or what was done", () => {
    const logs = fc.constantFrom([], [aSportLog()], [anOpenSportLog()]);
    const reasons = fc.subarray([...PAUSE_REASONS]);
    const now = fc.date({ min: at("2026-01-01"), max: at("2036-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(aScore, logs, reasons, now, (healthScore, logs, reasons, now) => {
        const pauses = reasons.map((reason) => aPause("2026-01-01", null, reason));
        const profile = aProfile({ pauses });
        const status = companionStatus(aCompanion({ healthScore }), {
          profile,
          logs,
          concerns: [],
          now,
        });
        expect(status.emotion).toBe(emotionOf(healthScore));
      }),
    );
  });
});
