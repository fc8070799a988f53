import type { TextLanguage } from "@health-exercise/domain/language";
import type {
  IncidentSeverity,
  IncidentStatus,
  IncidentType,
  LengthClass,
  NewSafetyIncident,
  RiskLevel,
  SafetyFlag,
  SafetyIncident,
  SentenceClass,
  TextSummary,
} from "@health-exercise/domain/safety";
import type { ChatSessionId, SafetyIncidentId, UserId } from "@health-exercise/domain/user";

/** A row of `safety_incident`. */
export type SafetyIncidentTable = DescriptionColumns &
  AiResponseColumns & {
    readonly id: SafetyIncidentId;
    readonly type: IncidentType;
    readonly severity: IncidentSeverity;
    readonly status: IncidentStatus;
    readonly user_id: UserId | null;
    readonly dialogue_id: ChatSessionId | null;
    readonly created_at: Date;
    readonly updated_at: Date;
    readonly revision: number;
  };

type DescriptionColumns = {
  readonly description_language: TextLanguage;
  readonly description_risk_level: RiskLevel;
  readonly description_flags: readonly SafetyFlag[];
  readonly description_characters: LengthClass;
  readonly description_sentences: SentenceClass;
};

/** All null where no reply was sent. */
type AiResponseColumns = {
  readonly ai_response_language: TextLanguage | null;
  readonly ai_response_risk_level: RiskLevel | null;
  readonly ai_response_flags: readonly SafetyFlag[] | null;
  readonly ai_response_characters: LengthClass | null;
  readonly ai_response_sentences: SentenceClass | null;
};

/** What a report brings; links are looked up by the statement. */
export type NewSafetyIncidentValues = Omit<SafetyIncidentTable, "user_id" | "dialogue_id">;

export const NEW_SAFETY_INCIDENT_COLUMNS = [
  "id",
  "type",
  "severity",
  "status",
  "description_language",
  "description_risk_level",
  "description_flags",
  "description_characters",
  "description_sentences",
  "ai_response_language",
  "ai_response_risk_level",
  "ai_response_flags",
  "ai_response_characters",
  "ai_response_sentences",
  "created_at",
  "updated_at",
  "revision",
] as const satisfies readonly (keyof NewSafetyIncidentValues)[];

export const SAFETY_INCIDENT_COLUMNS = [
  ...NEW_SAFETY_INCIDENT_COLUMNS,
  "user_id",
  "dialogue_id",
] as const satisfies readonly (keyof SafetyIncidentTable)[];

export function safetyIncidentFrom(row: SafetyIncidentTable): SafetyIncident {
  return {
    id: row.id,
    type: row.type,
    severity: row.severity,
    status: row.status,
    userId: row.user_id,
    dialogueId: row.dialogue_id,
    summary: { description: descriptionFrom(row), aiResponse: aiResponseFrom(row) },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    revision: row.revision,
  };
}

function descriptionFrom(row: DescriptionColumns): TextSummary {
  return {
    language: row.description_language,
    riskLevel: row.description_risk_level,
    flags: row.description_flags,
    characters: row.description_characters,
    sentences: row.description_sentences,
  };
}

function aiResponseFrom(row: AiResponseColumns): TextSummary | null {
  const {
    ai_response_language: language,
    ai_response_risk_level: riskLevel,
    ai_response_flags: flags,
    ai_response_characters: characters,
    ai_response_sentences: sentences,
  } = row;
  const isWhole = language && riskLevel && flags && characters && sentences;
  return isWhole ? { language, riskLevel, flags, characters, sentences } : null;
}

export function newSafetyIncidentValues(incident: NewSafetyIncident): NewSafetyIncidentValues {
  const { description, aiResponse } = incident.summary;
  return {
    id: incident.id,
    type: incident.type,
    severity: incident.severity,
    status: incident.status,
    description_language: description.language,
    description_risk_level: description.riskLevel,
    description_flags: description.flags,
    description_characters: description.characters,
    description_sentences: description.sentences,
    ai_response_language: aiResponse?.language ?? null,
    ai_response_risk_level: aiResponse?.riskLevel ?? null,
    ai_response_flags: aiResponse?.flags ?? null,
    ai_response_characters: aiResponse?.characters ?? null,
    ai_response_sentences: aiResponse?.sentences ?? null,
    created_at: incident.createdAt,
    updated_at: incident.updatedAt,
    revision: incident.revision,
  };
}
