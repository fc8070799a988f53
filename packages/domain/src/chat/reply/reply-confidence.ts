import { isAtLeast, type RiskLevel } from "../../safety/risk-level.ts";
import type { RecordsTold, ReplyGround } from "./reply-ground.ts";
import type { PassageSupport } from "./reply-support.ts";

/** Below it a passage is no ground of a reply, and a reply cites nothing. */
export const LEAST_FOUND = 0.25;

/** Sources never make a reply certain; those of which the reply says itself that they may not meet the question less so (design values). */
const MOST_OF_SOURCES = { sure: 0.78, tentative: 0.5 } as const;

/** What a reply on the own records has (design values but for the exact one). */
const OF_RECORDS: Readonly<Record<RecordsTold, number>> = {
  exact: 0.95,
  less_sure: 0.75,
  told: 0.8,
  corrected: 0.5,
};

/** What advice without a source has, and where something was found in the message (design values within their bounds). */
const OF_GENERAL = { harmless: 0.3, risky: LEAST_FOUND } as const;

/** Whether a greeting meets a greeting is not in doubt; that nothing is known says that nothing is answered. */
const OF_NOTHING = { smallTalk: LEAST_FOUND, unanswered: 0 } as const;

/** How much sources can be relied on beside what was found in the message (design values). */
const RISK_FACTORS: Readonly<Record<RiskLevel, number>> = {
  safe: 1,
  low: 1,
  medium: 0.8,
  high: 0.6,
  critical: 0.6,
};

/**
 * How well the basis of a reply answers its question, 0-1 with two decimals; no medical certainty. By basis:
 *
 * - `records`: 0.95 from the records themselves, 0.75 to what leans on earlier questions or where they have nothing, 0.8 as a model tells of them, 0.5 where it had figures put right;
 * - `sources`: `foundIn` × factor, the factor being 1, 0.8 (medium risk) or 0.6 (high risk); 0.25 to 0.78, and at most 0.5
 *   where the reply says itself that the passage may not meet the question;
 * - `records_and_sources`: the lower of the two;
 * - `general`: 0.3, or 0.25 from medium risk on;
 * - `none`: 0.25 for a greeting and the like, 0 where nothing is known or the reply asks back.
 *
 * The help text has `HELP_CONFIDENCE`.
 */
export function replyConfidence(ground: ReplyGround, riskLevel: RiskLevel): number {
  const ofRecords = ground.records === null ? 1 : OF_RECORDS[ground.records];
  const confidence: Readonly<Record<ReplyGround["basis"], () => number>> = {
    records: () => ofRecords,
    sources: () => ofSources(ground, riskLevel),
    records_and_sources: () => Math.min(ofRecords, ofSources(ground, riskLevel)),
    general: () => OF_GENERAL[isAtLeast(riskLevel, "medium") ? "risky" : "harmless"],
    none: () => OF_NOTHING[ground.isSmallTalk ? "smallTalk" : "unanswered"],
  };
  return Math.round(confidence[ground.basis]() * 100) / 100;
}

/**
 * How likely what supports a reply answers the question: 1 - Π (1 - score × weight × coverage) over the passages, `score`
 * being how likely one answers the question, as retrieval says, `weight` and `coverage` how much of the reply and of the
 * question it has; never more than the highest score, since passages on the same matter miss a question together.
 */
export function foundIn(support: readonly PassageSupport[]): number {
  const doubt = support.reduce(
    (product, { passage, weight, coverage }) => product * (1 - passage.score * weight * coverage),
    1,
  );
  const highest = Math.max(0, ...support.map(({ passage }) => passage.score));
  return Math.min(1 - doubt, highest);
}

function ofSources({ support, isTentative }: ReplyGround, riskLevel: RiskLevel): number {
  const most = MOST_OF_SOURCES[isTentative ? "tentative" : "sure"];
  const found = Math.min(most, foundIn(support));
  return Math.max(LEAST_FOUND, found * RISK_FACTORS[riskLevel]);
}
