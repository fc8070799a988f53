import type { KnowledgeValidation } from "@health-exercise/domain/knowledge";
import { presentSource } from "../safety/guidelines.presenter.ts";
import { presentSafetyOutcome } from "../safety/safety-check.presenter.ts";

/** The verdict on a text, with the entries that led to it. */
export function presentKnowledgeValidation(validation: KnowledgeValidation) {
  return {
    verdict: validation.verdict,
    is_valid: validation.isValid,
    confidence: validation.confidence,
    supporting: validation.supporting.map((entry) => ({
      id: entry.id,
      title: entry.title,
      source: presentSource(entry.source),
      score: Math.round(entry.score * 100) / 100,
    })),
    conflicts: validation.conflicts.map((entry) => ({
      id: entry.id,
      title: entry.title,
      source: presentSource(entry.source),
      reason: entry.reason,
    })),
    safety_check: presentSafetyOutcome(validation.safetyCheck),
  };
}
