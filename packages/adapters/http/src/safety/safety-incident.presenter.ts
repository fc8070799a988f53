import type { ReviewStep, SafetyIncident, TextSummary } from "@health-exercise/domain/safety";

/** An incident as reviewers see it. */
export function presentSafetyIncident(incident: SafetyIncident) {
  const { description, aiResponse } = incident.summary;
  return {
    id: incident.id,
    incident_id: incident.id,
    incident_type: incident.type,
    severity: incident.severity,
    status: incident.status,
    user_id: incident.userId,
    dialogue_id: incident.dialogueId,
    summary: {
      description: presentTextSummary(description),
      ai_response: aiResponse === null ? null : presentTextSummary(aiResponse),
    },
    version: incident.revision,
    created_at: incident.createdAt.toISOString(),
    updated_at: incident.updatedAt.toISOString(),
  };
}

/** An incident with the steps of its review. */
export function presentReviewedIncident({
  incident,
  steps,
}: {
  readonly incident: SafetyIncident;
  readonly steps: readonly ReviewStep[];
}) {
  return {
    ...presentSafetyIncident(incident),
    history: steps.map((step) => ({
      from: step.from,
      to: step.to,
      reviewer_id: step.reviewerId,
      note: step.note,
      at: step.at.toISOString(),
      version: step.revision,
    })),
  };
}

function presentTextSummary(summary: TextSummary) {
  return {
    language: summary.language,
    risk_level: summary.riskLevel,
    flags: [...summary.flags],
    characters: summary.characters,
    sentences: summary.sentences,
  };
}
