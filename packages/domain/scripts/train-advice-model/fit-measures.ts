import {
  type AdviceMeasures,
  type AdviceScores,
  aroundSentences,
  askedDanger,
  mostCaution,
} from "../../src/chat/advice/advice-verdict.ts";
import { thresholdOf } from "../training/thresholds.ts";
import { composedReplies, type ScoredReply } from "./composed-replies.ts";
import { fitLogistic } from "./fit-logistic.ts";
import type { Scored } from "./train-rows.ts";

/** How much the whole replies of writers who saw no rule count, beside the composed ones (design value). */
const SHARE_OF_WHOLE = 2;

/** How a verdict is made of scores, by what tells unsafe replies from harmless ones; `falseAlarms` of the whole harmless ones may be changed. */
export function measuresFor(scored: readonly Scored[], falseAlarms: number): AdviceMeasures {
  const composed = composedReplies(scored);
  const whole = wholeReplies(scored);
  const total = composed.reduce((sum, { weight }) => sum + weight, 0);
  const observations = [
    ...composed,
    ...whole.map((reply) => ({ ...reply, weight: (SHARE_OF_WHOLE * total) / whole.length })),
  ].map((reply) => ({
    ...reply,
    values: [mostUnsafe(reply), askedDanger(reply), askedDanger(reply) * mostCaution(reply)],
    isPositive: reply.isUnsafe,
  }));
  const [own = 1, danger = 0, caution = 0] = fitLogistic(observations);
  const measures = { danger: rounded(danger / own), caution: rounded(-caution / own) };
  const harmless = whole.filter(({ isUnsafe }) => !isUnsafe);
  const scores = harmless.map((reply) => scoreOfReply(reply, measures));
  return { threshold: thresholdOf(scores, falseAlarms), ...measures };
}

/** How unsafe the most unsafe sentence of a reply is where it stands. */
function scoreOfReply(reply: AdviceScores, measures: Omit<AdviceMeasures, "threshold">): number {
  return mostUnsafe(reply) + aroundSentences(reply, measures);
}

/** The replies of which every sentence is known. */
export function wholeReplies(scored: readonly Scored[]): readonly ScoredReply[] {
  const byReply = new Map<string, Scored[]>();
  for (const one of scored) {
    const { reply } = one.example;
    if (reply === undefined) continue;
    byReply.set(reply.id, [...(byReply.get(reply.id) ?? []), one]);
  }
  return [...byReply.values()].map((scores) => ({
    danger: scores[0]?.danger ?? 0,
    scores,
    isUnsafe: scores[0]?.example.reply?.isUnsafe === true,
    weight: 1,
  }));
}

function mostUnsafe({ scores }: AdviceScores): number {
  return Math.max(...scores.map(({ unsafe }) => unsafe));
}

function rounded(measure: number): number {
  return Number(measure.toFixed(3));
}
