import { cautionsFor } from "../../src/chat/limits/cautions-for.ts";
import { ownRecords } from "../../src/chat/own-records.ts";
import { questionOf } from "../../src/chat/question.ts";
import { type ReviewedReply, reviewReply } from "../../src/chat/review-reply.ts";
import { readUserContext, safetyContextOf } from "../../src/chat/user-context.ts";
import { languageOfMessage } from "../../src/language/language-of-message.ts";
import { read } from "../../src/language/read.ts";
import { createContentCheck } from "../../src/safety/content-check/check-content.ts";
import { CONTENT_CHECK_WEIGHTS } from "../../src/safety/content-check/weights.ts";
import { limitsOfPerson } from "../../src/safety/limits-of-person.ts";
import { riskProfileOf } from "../../src/safety/risk/risk-profile.ts";
import type { UserId } from "../../src/shared/ids.ts";
import { UTC } from "../../src/shared/time-zone.ts";
import {
  exerciseStatistics,
  statisticsContext,
} from "../../src/sport/statistics/exercise-statistics.ts";
import { changeProfile, emptyProfile, type Profile } from "../../src/user/profile.ts";
import type { LabelledReply } from "./labelled-replies.ts";

const NOW = new Date("2026-03-05T12:00:00Z");

/** Reviews a labelled reply as the service does (`gather-material.ts`), for somebody without records, with no passages. */
export function replyReviewer(): (reply: LabelledReply) => ReviewedReply {
  const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);
  return ({ profile: told, user_context: userContext, question: asked, reply }) => {
    const profile = profileOf(told);
    const statistics = statisticsContext(profile, UTC, NOW);
    const { today } = statistics;
    const context = readUserContext(userContext);
    const message = read(asked);
    const person = riskProfileOf(profile, today, context);
    const limits = limitsOfPerson({ profile: person, query: message, history: [] }, checkContent);
    const question = questionOf(message);
    const material = {
      message,
      question,
      earlierQuestion: read(""),
      language: languageOfMessage(question.source === "" ? message : question),
      history: [],
      passages: [],
      records: ownRecords(
        {
          profile,
          statistics: exerciseStatistics([], statistics),
          days: [],
          lastSession: null,
          openSession: null,
          schemes: [],
        },
        statistics,
      ),
      profile,
      companion: null,
      userContext,
      check: checkContent(message, safetyContextOf(profile, context, today), "message"),
      limits,
      cautions: cautionsFor(message, limits),
    };
    return reviewReply({ text: reply, passages: [] }, material, checkContent);
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
