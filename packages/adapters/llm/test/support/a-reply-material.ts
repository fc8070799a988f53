import {
  earlierQuestionOf,
  ownRecords,
  ownTotals,
  type ReplyMaterial,
} from "@health-exercise/domain/chat";
import { read } from "@health-exercise/domain/language";
import { createContentCheck } from "@health-exercise/domain/safety/content-check";
import { CONTENT_CHECK_WEIGHTS } from "@health-exercise/domain/safety/content-check/weights";
import { exerciseStatistics, statisticsContext } from "@health-exercise/domain/sport";
import { UTC } from "@health-exercise/domain/user";

const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);

type Texts = "message" | "question" | "earlierQuestion";
/** What is to be different, its texts as they are written. */
export type MaterialFacts = Partial<Omit<ReplyMaterial, Texts> & Record<Texts, string>>;

/** A question of somebody of whom nothing is on record, in English unless `facts` say otherwise. */
export function aReplyMaterial({
  message = "How long should I walk each week?",
  question = message,
  earlierQuestion,
  ...facts
}: MaterialFacts = {}): ReplyMaterial {
  const context = statisticsContext(null, UTC, new Date("2026-03-04T12:00:00.000Z"));
  const statistics = exerciseStatistics([], context);
  const totals = ownTotals({ statistics, days: [], schemes: [] }, context);
  const data = { profile: null, totals, lastSession: null, openSession: null };
  return {
    message: read(message),
    question: read(question),
    language: "en",
    writing: "en",
    history: [],
    notes: [],
    told: [],
    passages: [],
    records: ownRecords(data, context),
    answer: null,
    profile: null,
    companion: null,
    userContext: null,
    check: checkContent(read(message)),
    limits: { maxIntensity: "vigorous", clearance: "none", limits: [] },
    cautions: [],
    actions: [],
    ...facts,
    earlierQuestion:
      earlierQuestion === undefined
        ? earlierQuestionOf(read(question), facts.history ?? [])
        : read(earlierQuestion),
  };
}
