import type { Route } from "../framework/define-route.ts";
import { type ActivityImportUseCases, activityImportRoutes } from "./activity-import.routes.ts";
import { calendarSyncRoutes } from "./calendar-sync.routes.ts";
import { type ConsistencyUseCases, consistencyRoutes } from "./consistency.routes.ts";
import { type ExerciseGoalUseCases, exerciseGoalRoutes } from "./exercise-goal.routes.ts";
import { type ExerciseSchemeUseCases, exerciseSchemeRoutes } from "./exercise-scheme.routes.ts";
import {
  type ExerciseStatisticsUseCases,
  exerciseStatisticsRoutes,
} from "./exercise-statistics.routes.ts";
import { type MetCatalogueUseCases, metCatalogueRoutes } from "./met-catalogue.routes.ts";
import { type SportChangeUseCases, sportChangeRoutes } from "./sport-change.routes.ts";
import { type SportHistoryUseCases, sportHistoryRoutes } from "./sport-history.routes.ts";
import { type SportLogUseCases, sportLogRoutes } from "./sport-log.routes.ts";
import { type SportLogBulkUseCases, sportLogBulkRoutes } from "./sport-log-bulk.routes.ts";
import { type SportLogChangesUseCases, sportLogChangesRoutes } from "./sport-log-changes.routes.ts";
import { type SportTrackUseCases, sportTrackRoutes } from "./sport-track.routes.ts";
import { type WeeklyReportUseCases, weeklyReportRoutes } from "./weekly-report.routes.ts";

/** What the sport area calls. */
export type SportUseCases = SportLogUseCases &
  SportLogChangesUseCases &
  SportLogBulkUseCases &
  SportTrackUseCases &
  ExerciseStatisticsUseCases &
  MetCatalogueUseCases &
  ExerciseSchemeUseCases &
  ExerciseGoalUseCases &
  SportHistoryUseCases &
  SportChangeUseCases &
  ActivityImportUseCases;

/** The routes under `/api/sport` that need no reader of words. */
export function sportRoutes(useCases: SportUseCases): readonly Route[] {
  return [
    ...metCatalogueRoutes(useCases),
    ...sportLogRoutes(useCases),
    ...sportLogChangesRoutes(useCases),
    ...sportLogBulkRoutes(useCases),
    ...sportTrackRoutes(useCases),
    ...sportHistoryRoutes(useCases),
    ...sportChangeRoutes(useCases),
    ...exerciseStatisticsRoutes(useCases),
    ...calendarSyncRoutes(),
    ...exerciseSchemeRoutes(useCases),
    ...exerciseGoalRoutes(useCases),
    ...activityImportRoutes(useCases),
  ];
}

/** What is called to review somebody's records: it reads what they wrote, and holds plans against their safety. */
export type SportReviewUseCases = WeeklyReportUseCases & ConsistencyUseCases;

/** The other routes under `/api/sport`. */
export function sportReviewRoutes(useCases: SportReviewUseCases): readonly Route[] {
  return [...weeklyReportRoutes(useCases), ...consistencyRoutes(useCases)];
}
