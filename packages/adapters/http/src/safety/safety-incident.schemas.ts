import { TEXT_LANGUAGES } from "@health-exercise/domain/language";
import {
  INCIDENT_REPORT_LIMITS,
  INCIDENT_SEVERITIES,
  INCIDENT_STATUSES,
  INCIDENT_TYPES,
  LENGTH_CLASSES,
  REVIEW_NOTE_LENGTH,
  RISK_LEVELS,
  SAFETY_FLAGS,
  SENTENCE_CLASSES,
} from "@health-exercise/domain/safety";
import type { SafetyIncidentId } from "@health-exercise/domain/user";
import { z } from "zod";
import { integer } from "../schemas/numbers.ts";
import { pageQuery } from "../schemas/page-query.ts";
import { recordId } from "../schemas/record-id.ts";
import { countOut, idOut, instantOut } from "../schemas/response-values.ts";
import { text } from "../schemas/text.ts";

const LIMITS = INCIDENT_REPORT_LIMITS;
const MAX_VERSION = 2_147_483_647;

const statedId = text({ max: LIMITS.statedIdLength }).nullish();

export const reportIncidentBody = z
  .object({
    incident_type: text({ min: 1, max: LIMITS.typeLength, trim: true }).meta({
      description: `${INCIDENT_TYPES.join(", ")}; anything else is recorded as other.`,
      examples: ["unsafe_advice"],
    }),
    description: text({ min: 1, max: LIMITS.descriptionLength, trim: true }).meta({
      description: "What happened. Read once and never stored.",
    }),
    user_id: statedId.meta({ description: "Linked where there is such a user." }),
    dialogue_id: statedId.meta({ description: "Linked where it is a chat session of that user." }),
    ai_response: text({ max: LIMITS.aiResponseLength, trim: true })
      .nullish()
      .meta({ description: "The reply it is about. Read once and never stored." }),
  })
  .meta({ id: "IncidentReport" });

export const reportedIncident = z
  .object({ message: z.string(), incident_id: idOut })
  .meta({ id: "ReportedIncident" });

export const listIncidentsQuery = z.object({
  status: z
    .enum(INCIDENT_STATUSES)
    .optional()
    .meta({ description: "Only incidents whose review is that far; else all." }),
  ...pageQuery,
});

export const incidentParams = z.object({
  incident_id: recordId<SafetyIncidentId>(
    "safety_incident_not_found",
    "There is no such incident.",
  ),
});

export const transitionIncidentBody = z
  .object({
    to: z.enum(INCIDENT_STATUSES),
    note: text({ max: REVIEW_NOTE_LENGTH, trim: true }).nullish().meta({
      description:
        "Why, in the reviewer's own words; kept for audit. What stands in quotation marks is left out.",
    }),
    version: integer({ min: 1, max: MAX_VERSION }).nullish().meta({
      description: "The version that was looked at; the step is refused when it is not the latest.",
    }),
  })
  .meta({ id: "IncidentTransition" });

const textSummary = z
  .object({
    language: z.enum(TEXT_LANGUAGES),
    risk_level: z.enum(RISK_LEVELS),
    flags: z.array(z.enum(SAFETY_FLAGS)),
    characters: z.enum(LENGTH_CLASSES),
    sentences: z.enum(SENTENCE_CLASSES),
  })
  .meta({ id: "IncidentTextSummary" });

const incidentFields = {
  id: idOut,
  incident_id: idOut.meta({ description: "The same value as `id`." }),
  incident_type: z.enum(INCIDENT_TYPES),
  severity: z.enum(INCIDENT_SEVERITIES),
  status: z.enum(INCIDENT_STATUSES).meta({ description: "How far its review is." }),
  user_id: idOut.nullable(),
  dialogue_id: idOut.nullable(),
  summary: z
    .object({
      description: textSummary.meta({ description: "About what was reported." }),
      ai_response: textSummary.nullable(),
    })
    .meta({ description: "What was recognised, as codes and classes; none of the words." }),
  version: countOut.meta({ description: "Counts the changes." }),
  created_at: instantOut,
  updated_at: instantOut,
};

export const safetyIncident = z.object(incidentFields).meta({ id: "SafetyIncident" });

export const safetyIncidentPage = z
  .object({
    incidents: z.array(safetyIncident),
    total: countOut,
    limit: countOut,
    offset: countOut,
    has_more: z.boolean(),
  })
  .meta({ id: "SafetyIncidentPage" });

export const reviewedIncident = z
  .object({
    ...incidentFields,
    history: z
      .array(
        z.object({
          from: z.enum(INCIDENT_STATUSES),
          to: z.enum(INCIDENT_STATUSES),
          reviewer_id: idOut.nullable().meta({ description: "Null once that user was deleted." }),
          note: z.string().nullable(),
          at: instantOut,
          version: countOut.meta({ description: "The version that the step led to." }),
        }),
      )
      .meta({ description: "The steps of the review, first to last." }),
  })
  .meta({ id: "ReviewedIncident" });
