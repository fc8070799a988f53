import {
  checkContent,
  earlierQuestionOf,
  exerciseStatistics,
  ownRecords,
  type ReplyMaterial,
  statisticsContext,
  UTC,
} from "@health-exercise/domain";

/** A question of somebody of whom nothing is on record, in English unless `facts` say otherwise. */
export function aReplyMaterial(facts: Partial<ReplyMaterial> = {}): ReplyMaterial {
  const message = facts.message ?? "How long should I walk each week?";
  const context = statisticsContext(null, UTC, new Date("2026-03-04T12:00:00.000Z"));
  const data = {
    profile: null,
    statistics: exerciseStatistics([], context),
    days: [],
    lastSession: null,
    openSession: null,
    schemes: [],
  };
  return {
    message,
    question: message,
    earlierQuestion: earlierQuestionOf(facts.question ?? message, facts.history ?? []),
    language: "en",
    history: [],
    passages: [],
    records: ownRecords(data, context),
    profile: null,
    companion: null,
    userContext: null,
    check: checkContent(message),
    limits: { maxIntensity: "vigorous", clearance: "none", limits: [] },
    cautions: [],
    ...facts,
  };
}
