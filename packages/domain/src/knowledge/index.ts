export type { KnowledgeSafetyCheck } from "./check-as-knowledge.ts";
export { CONDITION_LABELS } from "./condition-names.data.ts";
export {
  ageReason,
  conditionReason,
  type Guideline,
  guidelineOf,
  ownLimitsGuideline,
} from "./guideline.ts";
export { AGE_GROUP_QUERIES, GENERAL_GUIDELINE_QUERIES } from "./guideline-queries.data.ts";
export type {
  DocumentPassage,
  KnowledgeDocument,
  KnowledgeDocumentSummary,
  NewKnowledgeDocument,
} from "./knowledge-document.ts";
export {
  AUDIENCE_AGE_GROUPS,
  type AudienceAgeGroup,
  audienceAgeGroupOf,
  EVIDENCE_GRADES,
  type EvidenceGrade,
  type InsteadFor,
  KNOWLEDGE_CONDITIONS,
  type KnowledgeAudience,
  type KnowledgeCondition,
  type KnowledgeEntry,
  type KnowledgePassage,
  type KnowledgeReader,
  type KnowledgeSource,
  type PassageReading,
} from "./knowledge-entry.ts";
export { knowledgeQuestionsFor, knowledgeQuestionsInSteps } from "./knowledge-questions.ts";
export {
  type ConflictingEntry,
  KNOWLEDGE_VERDICTS,
  type KnowledgeValidation,
  type KnowledgeVerdict,
  type SupportingEntry,
  validateKnowledge,
  validateKnowledgeInSteps,
} from "./knowledge-validation.ts";
export { readingOf, readPassageTexts } from "./passage-reading.ts";
export { recogniseKnowledgeConditions } from "./recognise-conditions.ts";
