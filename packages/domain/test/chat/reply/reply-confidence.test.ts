import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LEAST_FOUND, replyConfidence } from "../../../src/chat/reply/reply-confidence.ts";
import {
  GENERAL_GROUND,
  type ReplyGround,
  UNKNOWN_GROUND,
} from "../../../src/chat/reply/reply-ground.ts";
import type { PassageSupport } from "../../../src/chat/reply/reply-support.ts";
import { RISK_LEVELS } from "../../../src/safety/risk-level.ts";
import { aPassage } from "../a-reply-material.ts";

const by = (score: number, weight = 1, coverage = 1): PassageSupport => ({
  passage: aPassage({ score }),
  weight,
  coverage,
});
const sources = (...support: PassageSupport[]): ReplyGround => ({
  ...GENERAL_GROUND,
  basis: "sources",
  support,
  hasOwnAdvice: false,
});
const records = (told: "exact" | "less_sure" | "told" | "corrected"): ReplyGround => ({
  ...GENERAL_GROUND,
  basis: "records",
  records: told,
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const support = fc.array(
  fc.tuple(share, share, share).map((each) => by(...each)),
  { maxLength: 5 },
);
const ground: fc.Arbitrary<ReplyGround> = fc.record({
  basis: fc.constantFrom("records", "sources", "records_and_sources", "general", "none"),
  support,
  records: fc.constantFrom("exact", "less_sure", "told", "corrected"),
  isTentative: fc.boolean(),
  hasOwnAdvice: fc.boolean(),
  isSmallTalk: fc.boolean(),
});

describe("the confidence of a reply", () => {
  it.each([
    [sources(by(0.7)), "safe", 0.7],
    [sources(by(0.9, 0.5)), "safe", 0.45],
    [sources(by(0.9, 1, 0.5)), "safe", 0.45],
    [sources(by(1)), "safe", 0.78],
    [{ ...sources(by(1)), isTentative: true }, "safe", 0.5],
    [sources(by(0.9, 0.5), by(0.8, 0.5)), "low", 0.67],
    [sources(by(0.7)), "medium", 0.56],
    [sources(by(0.7)), "high", 0.42],
    [sources(by(0.3)), "high", 0.25],
    [records("exact"), "safe", 0.95],
    [records("exact"), "high", 0.95],
    [records("less_sure"), "safe", 0.75],
    [records("told"), "safe", 0.8],
    [records("corrected"), "safe", 0.5],
    [{ ...records("exact"), basis: "records_and_sources", support: [by(0.7)] }, "safe", 0.7],
    [{ ...records("told"), basis: "records_and_sources", support: [by(0.9)] }, "safe", 0.78],
    [GENERAL_GROUND, "safe", 0.3],
    [GENERAL_GROUND, "high", 0.25],
    [{ ...UNKNOWN_GROUND, isSmallTalk: true }, "safe", 0.25],
    [UNKNOWN_GROUND, "safe", 0],
  ] as const)("of %j at %s risk is what the formula says", (each, riskLevel, confidence) => {
    expect(replyConfidence(each, riskLevel)).toBe(confidence);
  });

  it("lies within the bounds of its basis, with two decimals", () => {
    const bounds: Readonly<Record<ReplyGround["basis"], readonly [number, number]>> = {
      records: [0.5, 0.95],
      sources: [LEAST_FOUND, 0.78],
      records_and_sources: [LEAST_FOUND, 0.78],
      general: [LEAST_FOUND, 0.3],
      none: [0, 0.25],
    };
    fc.assert(
      fc.property(ground, fc.constantFrom(...RISK_LEVELS), (each, riskLevel) => {
        const confidence = replyConfidence(each, riskLevel);
        const [least, most] = bounds[each.basis];
        expect(confidence).toBeGreaterThanOrEqual(least);
        expect(confidence).toBeLessThanOrEqual(most);
        expect(Number(confidence.toFixed(2))).toBe(confidence);
      }),
    );
  });

  it("never falls when a passage answers better or has more of reply and question", () => {
    fc.assert(
      fc.property(
        ground,
        share,
        share,
        share,
        fc.constantFrom(...RISK_LEVELS),
        (each, score, weight, coverage, riskLevel) => {
          const [first, ...rest] = each.support;
          if (first === undefined) return;
          const better = by(
            Math.max(first.passage.score, score),
            Math.max(first.weight, weight),
            Math.max(first.coverage, coverage),
          );
          expect(
            replyConfidence({ ...each, support: [better, ...rest] }, riskLevel),
          ).toBeGreaterThanOrEqual(replyConfidence(each, riskLevel));
        },
      ),
    );
  });

  it("never rises with the risk of the message", () => {
    fc.assert(
      fc.property(ground, (each) => {
        const byRisk = RISK_LEVELS.map((riskLevel) => replyConfidence(each, riskLevel));
        expect(byRisk).toEqual(byRisk.toSorted((left, right) => right - left));
      }),
    );
  });
});
