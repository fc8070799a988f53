import { readInSteps } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { SafetyIncidentId } from "../../shared/ids.ts";
import { finished, type Steps } from "../../shared/steps.ts";
import { type CheckContent, type ContentKind, checkInSteps } from "../content-check.ts";
import { conceptsInText } from "../risk/recognise-concepts.ts";
import { higherRisk, type RiskLevel } from "../risk-level.ts";
import { type IncidentSummary, summariseText } from "./incident-summary.ts";
import type { IncidentSeverity, IncidentType, SafetyIncident } from "./safety-incident.ts";

/** The bounds of a report, in characters (code points). */
export const INCIDENT_REPORT_LIMITS = {
  typeLength: 64,
  descriptionLength: 10_000,
  aiResponseLength: 20_000,
  /** Of an id that may or may not name a record (design value). */
  statedIdLength: 200,
} as const;

/** What somebody reports, in their own words: never stored. */
export type IncidentReport = {
  readonly type: IncidentType;
  readonly description: string;
  /** The reply of the assistant that the report is about; null when none was sent. */
  readonly aiResponse: string | null;
};

/** An incident that nobody is linked to yet. */
export type NewSafetyIncident = Omit<SafetyIncident, "userId" | "dialogueId">;

/**
 * The least severity by what happened to somebody (design value): the check knows two languages, and a
 * harm told in a third must not be last in line.
 */
const LEAST_SEVERITY: Readonly<Record<IncidentType, IncidentSeverity>> = {
  unsafe_advice: "medium",
  injury: "medium",
  adverse_symptom: "medium",
  misinformation: "low",
  harassment: "low",
  privacy: "low",
  other: "low",
};

/** The record of a report: what was recognised in it, and none of its words. */
export function reportIncident(
  report: IncidentReport,
  checkContent: CheckContent,
  made: { readonly id: SafetyIncidentId; readonly now: Date },
): NewSafetyIncident {
  return finished(reportIncidentInSteps(report, checkContent, made));
}

/** Makes the same step by step. */
export function* reportIncidentInSteps(
  report: IncidentReport,
  checkContent: CheckContent,
  { id, now }: { readonly id: SafetyIncidentId; readonly now: Date },
): Steps<NewSafetyIncident> {
  const summary = yield* summariseReport(report, checkContent);
  const injury =
    report.type === "injury" ? worstInjuryIn(yield* readInSteps(report.description)) : "safe";
  return {
    id,
    type: report.type,
    severity: severityOf(report.type, summary, injury),
    status: "pending_review",
    summary,
    createdAt: now,
    updatedAt: now,
    revision: 1,
  };
}

/** How grave the worst injury is that somebody tells of having: the content check looks for danger, and a broken leg is over. */
function worstInjuryIn(text: ReadText): RiskLevel {
  return conceptsInText(text)
    .filter(({ area }) => area === "injury")
    .reduce<RiskLevel>((worst, { severity }) => higherRisk(worst, severity), "safe");
}

function* summariseReport(
  { description, aiResponse }: IncidentReport,
  checkContent: CheckContent,
): Steps<IncidentSummary> {
  const summarised = function* (text: string, kind: ContentKind) {
    const reading = yield* readInSteps(text);
    yield text.length;
    return summariseText(reading, yield* checkInSteps(checkContent, reading, {}, kind));
  };
  return {
    description: yield* summarised(description, "message"),
    aiResponse: aiResponse === null ? null : yield* summarised(aiResponse, "advice"),
  };
}

function severityOf(
  type: IncidentType,
  { description, aiResponse }: IncidentSummary,
  injury: RiskLevel,
): IncidentSeverity {
  const told = higherRisk(description.riskLevel, injury);
  const found = higherRisk(told, aiResponse?.riskLevel ?? "safe");
  const severity = higherRisk(found, LEAST_SEVERITY[type]);
  return severity === "safe" ? "low" : severity;
}
