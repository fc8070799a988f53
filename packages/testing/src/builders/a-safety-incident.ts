import type { NewSafetyIncident, SafetyIncident } from "@health-exercise/domain/safety";
import type { ChatSessionId, UserId } from "@health-exercise/domain/user";
import { aSafetyIncidentId } from "./an-id.ts";

/** A report that nobody has looked at yet: a symptom, told in English. */
export function aNewSafetyIncident(facts: Partial<NewSafetyIncident> = {}): NewSafetyIncident {
  const createdAt = new Date("2026-03-04T12:00:00.000Z");
  return {
    id: aSafetyIncidentId(),
    type: "adverse_symptom",
    severity: "high",
    status: "pending_review",
    summary: {
      description: {
        language: "en",
        riskLevel: "high",
        flags: ["cardiac_symptom", "exercising_ill"],
        characters: "101-500",
        sentences: "2-5",
      },
      aiResponse: null,
    },
    createdAt,
    updatedAt: createdAt,
    revision: 1,
    ...facts,
  };
}

/** The same incident as it is read, linked to `userId` and `dialogueId` or to nobody. */
export function asStored(
  incident: NewSafetyIncident,
  userId: UserId | null = null,
  dialogueId: ChatSessionId | null = null,
): SafetyIncident {
  return { ...incident, userId, dialogueId };
}
