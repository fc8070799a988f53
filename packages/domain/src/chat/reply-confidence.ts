import type { RiskLevel } from "../safety/risk-level.ts";
import type { ReplySupport } from "./reply-support.ts";

/** At most this where no passage supports a reply. */
export const UNSUPPORTED_CONFIDENCE = 0.3;

/** Sources never make a reply certain (design value). */
const MOST_CONFIDENCE = 0.95;

/** How much a reply can be relied on beside what was found in the message (design values). */
const RISK_FACTORS: Readonly<Record<RiskLevel, number>> = {
  safe: 1,
  low: 1,
  medium: 0.8,
  high: 0.6,
  critical: 0.6,
};

/**
 * How well sources support a reply, 0-1 with two decimals; no medical certainty:
 *
 *     (1 - Π (1 - score × weight × coverage)) × factor
 *
 * over the passages that support it, `score` being how likely a passage answers the question, `weight` how much of the
 * reply it has, `coverage` how much of the question, and `factor` 1, 0.8 (medium risk) or 0.6 (high risk). The first term
 * is at most 0.95; where no passage supports the reply, at most 0.3, and just that for what is told from the person's own
 * records.
 */
export function replyConfidence(support: ReplySupport, riskLevel: RiskLevel): number {
  const doubt = support.passages.reduce(
    (product, { score, weight, coverage }) => product * (1 - score * weight * coverage),
    1,
  );
  return Math.round(baseOf(support, 1 - doubt) * RISK_FACTORS[riskLevel] * 100) / 100;
}

function baseOf({ isSupported, isFromRecords }: ReplySupport, found: number): number {
  if (isSupported) return Math.min(MOST_CONFIDENCE, found);
  return isFromRecords ? UNSUPPORTED_CONFIDENCE : Math.min(UNSUPPORTED_CONFIDENCE, found);
}
