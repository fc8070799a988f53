import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { replyConfidence, UNSUPPORTED_CONFIDENCE } from "../../src/chat/reply-confidence.ts";
import { NO_SUPPORT, type ReplySupport } from "../../src/chat/reply-support.ts";
import { RISK_LEVELS } from "../../src/safety/risk-level.ts";

const supported = (...passages: ReplySupport["passages"]): ReplySupport => ({
  passages,
  isSupported: true,
  isFromRecords: false,
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const support: fc.Arbitrary<ReplySupport> = fc.record({
  passages: fc.array(fc.record({ score: share, weight: share, coverage: share }), { maxLength: 5 }),
  isSupported: fc.boolean(),
  isFromRecords: fc.boolean(),
});

describe("the confidence of a reply", () => {
  it.each([
    [supported({ score: 0.9, weight: 1, coverage: 1 }), "safe", 0.9],
    [supported({ score: 0.9, weight: 0.5, coverage: 1 }), "safe", 0.45],
    [supported({ score: 0.9, weight: 1, coverage: 0.5 }), "safe", 0.45],
    [supported({ score: 1, weight: 1, coverage: 1 }), "safe", 0.95],
    [
      supported({ score: 0.9, weight: 0.5, coverage: 1 }, { score: 0.8, weight: 0.5, coverage: 1 }),
      "low",
      0.67,
    ],
    [supported({ score: 0.9, weight: 1, coverage: 1 }), "medium", 0.72],
    [supported({ score: 0.9, weight: 1, coverage: 1 }), "high", 0.54],
    [{ ...supported({ score: 1, weight: 0.9, coverage: 1 }), isSupported: false }, "safe", 0.3],
    [{ ...supported({ score: 1, weight: 0.1, coverage: 1 }), isSupported: false }, "safe", 0.1],
    [{ ...NO_SUPPORT, isFromRecords: true }, "safe", 0.3],
    [NO_SUPPORT, "safe", 0],
  ] as const)("of %j at %s risk is what the formula says", (each, riskLevel, confidence) => {
    expect(replyConfidence(each, riskLevel)).toBe(confidence);
  });

  it("lies between 0 and 1, has two decimals, and is low without support", () => {
    fc.assert(
      fc.property(support, fc.constantFrom(...RISK_LEVELS), (each, riskLevel) => {
        const confidence = replyConfidence(each, riskLevel);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(each.isSupported ? 1 : UNSUPPORTED_CONFIDENCE);
        expect(Number(confidence.toFixed(2))).toBe(confidence);
      }),
    );
  });

  it("never falls when a passage answers better or has more of the reply", () => {
    fc.assert(
      fc.property(
        support,
        share,
        share,
        share,
        fc.constantFrom(...RISK_LEVELS),
        (each, score, weight, coverage, riskLevel) => {
          const [first, ...rest] = each.passages;
          if (first === undefined) return;
          const better = {
            score: Math.max(first.score, score),
            weight: Math.max(first.weight, weight),
            coverage: Math.max(first.coverage, coverage),
          };
          expect(
            replyConfidence({ ...each, passages: [better, ...rest] }, riskLevel),
          ).toBeGreaterThanOrEqual(replyConfidence(each, riskLevel));
        },
      ),
    );
  });

  it("never rises with the risk of the message", () => {
    fc.assert(
      fc.property(support, (each) => {
        const byRisk = RISK_LEVELS.map((riskLevel) => replyConfidence(each, riskLevel));
        expect(byRisk).toEqual(byRisk.toSorted((left, right) => right - left));
      }),
    );
  });
});
