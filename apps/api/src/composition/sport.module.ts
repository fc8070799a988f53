import { type SportUseCases, sportRoutes } from "@health-exercise/adapter-http";
import {
  ChangeExerciseScheme,
  ChangeSportLog,
  CreateExerciseScheme,
  CreateSportLog,
  DeleteExerciseScheme,
  DeleteSportLog,
  GetActiveSportLog,
  GetExerciseCalendar,
  GetExerciseStatistics,
  GetSportLog,
  GetWeeklyReport,
  GiveSportFeedback,
  ListExerciseCategories,
  ListExerciseSchemes,
  ListMetValues,
  ListSportHistory,
  ListSportLogs,
  ValidateConsistency,
} from "@health-exercise/application";
import { type Container, ContainerModule } from "inversify";
import { bindClass, bindTo } from "./token.ts";
import {
  CLOCK,
  EXERCISE_SCHEMES,
  EXERCISE_STATISTICS,
  IDS,
  PROFILES,
  SPORT_LOGS,
  SPORT_ROUTES,
} from "./tokens.ts";
