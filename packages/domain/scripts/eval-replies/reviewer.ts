import { createAdviceJudge, type JudgeAdvice } from "../../src/chat/advice/advice-judge.ts";
import { ADVICE_WEIGHTS } from "../../src/chat/advice-weights.ts";
import { cautionsFor } from "../../src/chat/limits/cautions-for.ts";
import { ownRecords } from "../../src/chat/own-records.ts";
import { readUserContext, safetyContextOf } from "../../src/chat/person/user-context.ts";
import { questionOf } from "../../src/chat/question/question.ts";
import type { ReplyMaterial } from "../../src/chat/reply/reply-material.ts";
import { reviewBeginning } from "../../src/chat/reply/review-beginning.ts";
import { type ReviewedReply, reviewReply } from "../../src/chat/reply/review-reply.ts";
import { languageOfMessage } from "../../src/language/language-of-message.ts";
import { read } from "../../src/language/read.ts";
import { writingOf } from "../../src/language/writing.ts";
import { createContentCheck } from "../../src/safety/content-check/check-content.ts";
import { CONTENT_CHECK_WEIGHTS } from "../../src/safety/content-check/weights.ts";
import type { CheckContent } from "../../src/safety/content-check.ts";
import { limitsOfPerson } from "../../src/safety/limits-of-person.ts";
import { riskProfileOf } from "../../src/safety/risk/risk-profile.ts";
import type { UserId } from "../../src/shared/ids.ts";
import { UTC } from "../../src/shared/time-zone.ts";
import { statisticsContext } from "../../src/sport/statistics/exercise-statistics.ts";
import { changeProfile, emptyProfile, type Profile } from "../../src/user/profile.ts";
import type { LabelledReply } from "./labelled-replies.ts";

/** Whom a reply is for, and what they asked. */
export type Asked = Pick<LabelledReply, "profile" | "user_context" | "question">;

const NOW = new Date("2026-03-05T12:00:00Z");

/** Reviews a labelled reply as the service does, for somebody without records, with no passages. */
export function replyReviewer(
  judgeAdvice: JudgeAdvice = createAdviceJudge(ADVICE_WEIGHTS),
): (reply: LabelledReply) => ReviewedReply {
  const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);
  return (labelled) =>
    reviewReply(
      { text: labelled.reply, passages: [] },
      materialFor(labelled, checkContent),
      checkContent,
      judgeAdvice,
    );
}

/** The same, where the reply is given sentence by sentence while it is written. */
export function writtenReplyReviewer(): (reply: LabelledReply) => ReviewedReply {
  const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);
  const judgeAdvice = createAdviceJudge(ADVICE_WEIGHTS);
  return (labelled) => {
    const material = materialFor(labelled, checkContent);
    const text = labelled.reply.trim();
    const beginnings = read(text).sentences.map(({ end }) => text.slice(0, end));
    const given = beginnings.slice(0, -1).reduce((before, beginning) => {
      const reply = { text: beginning, passages: [] };
      const next = reviewBeginning(reply, material, checkContent, judgeAdvice);
      return next.startsWith(before) ? next : before;
    }, "");
    return reviewReply({ text, passages: [], given }, material, checkContent, judgeAdvice);
  };
}

/** What a reply to somebody is made from (`gather-material.ts`), where they have no records and no passage was found. */
export function materialFor(
  { profile: told, user_context: userContext, question: asked }: Asked,
  checkContent: CheckContent,
): ReplyMaterial {
  const profile = profileOf(told);
  const statistics = statisticsContext(profile, UTC, NOW);
  const { today } = statistics;
  const context = readUserContext(userContext);
  const message = read(asked);
  const person = riskProfileOf(profile, today, context);
  const limits = limitsOfPerson({ profile: person, query: message, history: [] }, checkContent);
  const question = questionOf(message);
  return {
    message,
    question,
    earlierQuestion: read(""),
    language: languageOfMessage(question.source === "" ? message : question),
    writing: writingOf(message),
    answer: null,
    history: [],
    notes: [],
    told: [],
    passages: [],
    records: ownRecords(
      { profile, totals: null, lastSession: null, openSession: null },
      statistics,
    ),
    profile,
    companion: null,
    userContext,
    check: checkContent(message, safetyContextOf(profile, context, today), "message"),
    limits,
    cautions: cautionsFor(message, limits),
    actions: [],
  };
}

/** What `PUT /api/profile` would make of what was told. */
function profileOf(told: LabelledReply["profile"]): Profile {
  const facts = told as {
    readonly age?: number;
    readonly gender?: Profile["gender"];
    readonly height_cm?: number;
    readonly weight_kg?: number;
    readonly conditions?: readonly string[];
    readonly medications?: readonly string[];
    readonly activity_level?: Profile["activityLevel"];
  };
  const changes = {
    ageYears: facts.age,
    gender: facts.gender,
    heightCm: facts.height_cm,
    weightKg: facts.weight_kg,
    conditions: facts.conditions,
    medications: facts.medications,
    activityLevel: facts.activity_level,
  };
  return changeProfile(emptyProfile("somebody" as UserId, NOW), changes, NOW);
}
