import {
  GetWeeklyReport,
  GoalsWithProgress,
  JudgeSchemes,
  ReadSessionConcerns,
  ValidateConsistency,
} from "@health-exercise/application";
import { ContainerModule } from "inversify";
import { bindClass, bindRecord } from "./token.ts";
import {
  CHECK_CONTENT,
  CLOCK,
  EXERCISE_SCHEMES,
  EXERCISE_STATISTICS,
  PROFILES,
  REPORT_STORAGE,
  SPORT_LOGS,
  SPORT_REVIEW_USE_CASES,
  TIMER,
} from "./tokens.ts";
import { bindUseCases } from "./traced.ts";

/** Reviews of sport records that read what people wrote, and hold plans against their safety. */
export const sportReviewModule = new ContainerModule((options) => {
  bindClass(options, JudgeSchemes, [CHECK_CONTENT, TIMER]);
  bindRecord(options, REPORT_STORAGE, {
    statistics: EXERCISE_STATISTICS,
    logs: SPORT_LOGS,
    profiles: PROFILES,
  });
  bindClass(options, GetWeeklyReport, [
    REPORT_STORAGE,
    ReadSessionConcerns,
    JudgeSchemes,
    GoalsWithProgress,
    CLOCK,
  ]);
  bindClass(options, ValidateConsistency, [
    PROFILES,
    SPORT_LOGS,
    EXERCISE_SCHEMES,
    JudgeSchemes,
    CLOCK,
  ]);
  bindUseCases(
    options,
    SPORT_REVIEW_USE_CASES,
    { getWeeklyReport: GetWeeklyReport, validateConsistency: ValidateConsistency },
    ["getWeeklyReport", "validateConsistency"],
  );
});
