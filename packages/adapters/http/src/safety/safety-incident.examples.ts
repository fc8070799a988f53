import type { z } from "zod";
import type { reviewedIncident, safetyIncident } from "./safety-incident.schemas.ts";

export const INCIDENT_EXAMPLE: z.output<typeof safetyIncident> = {
  id: "01980c20-1111-7222-8333-444455556666",
  incident_id: "01980c20-1111-7222-8333-444455556666",
  incident_type: "unsafe_advice",
  severity: "high",
  status: "pending_review",
  user_id: null,
  dialogue_id: null,
  summary: {
    description: {
      language: "en",
      risk_level: "high",
      flags: ["cardiac_symptom"],
      characters: "101-500",
      sentences: "2-5",
    },
    ai_response: null,
  },
  version: 1,
  created_at: "2026-03-01T10:00:00.000Z",
  updated_at: "2026-03-01T10:00:00.000Z",
};

export const REVIEWED_INCIDENT_EXAMPLE: z.output<typeof reviewedIncident> = {
  ...INCIDENT_EXAMPLE,
  status: "in_review",
  version: 2,
  updated_at: "2026-03-02T09:00:00.000Z",
  history: [
    {
      from: "pending_review",
      to: "in_review",
      reviewer_id: "01980c1d-0000-7000-8000-000000000001",
      note: "Looking into it.",
      at: "2026-03-02T09:00:00.000Z",
      version: 2,
    },
  ],
};
