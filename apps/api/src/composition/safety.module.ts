import {
  AssessRisk,
  CheckSafety,
  ConcernMemory,
  GetSafetyGuidelines,
  GetSafetyIncident,
  ListSafetyIncidents,
  ReadingTurns,
  ReadSessionConcerns,
  RecommendExercise,
  ReportSafetyIncident,
  SecurityLog,
  TransitionSafetyIncident,
  ValidateKnowledge,
  WorkLane,
} from "@health-exercise/application";
import { type CheckContent, emergencyContacts } from "@health-exercise/domain/safety";
import { createContentCheck } from "@health-exercise/domain/safety/content-check";
import { CONTENT_CHECK_WEIGHTS } from "@health-exercise/domain/safety/content-check/weights";
import type { KnowledgeRetriever } from "@health-exercise/ports-knowledge";
import { ContainerModule } from "inversify";
import type { Config } from "../config/parse-config.ts";
import { bindClass, bindTo, bindValue } from "./token.ts";
import {
  CHAT_METRICS,
  CHECK_CONTENT,
  CHECK_TEXT,
  CLOCK,
  IDS,
  KNOWLEDGE_RETRIEVER,
  READING_LANE,
  SAFETY_INCIDENTS,
  SAFETY_USE_CASES,
  WRITE_IN,
} from "./tokens.ts";
import { bindUseCases } from "./traced.ts";
import { watched } from "./watched.ts";

/** Checks, assessments, advice, and incidents with their review. */
export function safetyModule({ defaultRegion }: Config["safety"]): ContainerModule {
  return new ContainerModule((options) => {
    bindValue(options, CHECK_CONTENT, createContentCheck(CONTENT_CHECK_WEIGHTS));
    bindClass(options, CheckSafety, [CHECK_CONTENT, ReadingTurns, WRITE_IN]);
    bindTo(
      options,
      CHECK_TEXT,
      (checkSafety, { checked }) =>
        watched(checkSafety, ({ check }) => checked("check", check.riskLevel)),
      [CheckSafety, CHAT_METRICS],
    );
    bindClass(options, ReadingTurns, [READING_LANE]);
    bindClass(options, AssessRisk, [CHECK_CONTENT, ReadingTurns]);
    bindClass(options, RecommendExercise, [CHECK_CONTENT, ReadingTurns]);
    bindClass(options, ReadSessionConcerns, [CHECK_CONTENT, WorkLane, ConcernMemory]);
    bindClass(options, ValidateKnowledge, [KNOWLEDGE_RETRIEVER, CHECK_CONTENT, ReadingTurns]);
    bindTo(
      options,
      GetSafetyGuidelines,
      (...[retriever, check, reading]: [KnowledgeRetriever, CheckContent, ReadingTurns]) =>
        new GetSafetyGuidelines(retriever, check, emergencyContacts, defaultRegion, reading),
      [KNOWLEDGE_RETRIEVER, CHECK_CONTENT, ReadingTurns],
    );
    bindClass(options, ReportSafetyIncident, [
      SAFETY_INCIDENTS,
      CHECK_CONTENT,
      IDS,
      CLOCK,
      ReadingTurns,
    ]);
    bindClass(options, ListSafetyIncidents, [SAFETY_INCIDENTS, SecurityLog]);
    bindClass(options, GetSafetyIncident, [SAFETY_INCIDENTS, SecurityLog]);
    bindClass(options, TransitionSafetyIncident, [SAFETY_INCIDENTS, SecurityLog, CLOCK]);
    bindUseCases(options, SAFETY_USE_CASES, {
      checkSafety: CHECK_TEXT,
      assessRisk: AssessRisk,
      recommendExercise: RecommendExercise,
      getSafetyGuidelines: GetSafetyGuidelines,
      validateKnowledge: ValidateKnowledge,
      reportSafetyIncident: ReportSafetyIncident,
      listSafetyIncidents: ListSafetyIncidents,
      getSafetyIncident: GetSafetyIncident,
      transitionSafetyIncident: TransitionSafetyIncident,
    });
  });
}
