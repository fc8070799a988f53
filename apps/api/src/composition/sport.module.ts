import {
  AnswerRecordQuery,
  ChangeExerciseGoal,
  ChangeExerciseScheme,
  ChangeSportLog,
  CreateExerciseGoal,
  CreateExerciseScheme,
  CreateSportLog,
  DeleteExerciseGoal,
  DeleteExerciseScheme,
  DeleteSportLog,
  GetActiveSportLog,
  GetExerciseCalendar,
  GetExerciseGoal,
  GetExerciseScheme,
  GetExerciseStatistics,
  GetSportLog,
  GetSportTrack,
  GiveSportFeedback,
  GoalsWithProgress,
  ImportActivities,
  ListExerciseCategories,
  ListExerciseGoals,
  ListExerciseSchemes,
  ListMetValues,
  ListSportChanges,
  ListSportHistory,
  ListSportLogs,
  RecordSportLogs,
} from "@health-exercise/application";
import { ContainerModule } from "inversify";
import { bindClass, bindRecord, bindTo } from "./token.ts";
import {
  ACTIVITY_FILE_READER,
  CLOCK,
  EVENT_METRICS,
  EXERCISE_GOALS,
  EXERCISE_SCHEMES,
  EXERCISE_STATISTICS,
  GOAL_STORAGE,
  IDS,
  IMPORT_FILES,
  IMPORT_LANE,
  PROFILES,
  RECORD_STORAGE,
  RECORDS,
  SPORT_CHANGES,
  SPORT_LOGS,
  SPORT_USE_CASES,
  TIMER,
} from "./tokens.ts";
import { bindUseCases } from "./traced.ts";
import { watched } from "./watched.ts";

/** Exercise sessions, what they add up to, and plans of exercise. */
export const sportModule = new ContainerModule((options) => {
  bindClass(options, CreateSportLog, [SPORT_LOGS, IDS, CLOCK]);
  bindClass(options, ListSportLogs, [SPORT_LOGS]);
  bindClass(options, GetSportLog, [SPORT_LOGS]);
  bindClass(options, GetSportTrack, [SPORT_LOGS]);
  bindClass(options, GetActiveSportLog, [SPORT_LOGS]);
  bindClass(options, ChangeSportLog, [SPORT_LOGS, CLOCK]);
  bindClass(options, DeleteSportLog, [SPORT_LOGS, CLOCK]);
  bindClass(options, GiveSportFeedback, [SPORT_LOGS, CLOCK]);
  bindClass(options, RecordSportLogs, [SPORT_LOGS, IDS, CLOCK, TIMER]);
  bindClass(options, ListSportChanges, [SPORT_CHANGES]);
  bindClass(options, ListSportHistory, [SPORT_LOGS, PROFILES, TIMER]);
  bindRecord(options, GOAL_STORAGE, {
    goals: EXERCISE_GOALS,
    records: RECORDS,
    profiles: PROFILES,
  });
  bindClass(options, GoalsWithProgress, [GOAL_STORAGE, CLOCK, TIMER]);
  bindClass(options, CreateExerciseGoal, [EXERCISE_GOALS, GoalsWithProgress, IDS, CLOCK]);
  bindClass(options, ListExerciseGoals, [EXERCISE_GOALS, GoalsWithProgress]);
  bindClass(options, GetExerciseGoal, [EXERCISE_GOALS, GoalsWithProgress]);
  bindClass(options, ChangeExerciseGoal, [EXERCISE_GOALS, GoalsWithProgress, CLOCK]);
  bindClass(options, DeleteExerciseGoal, [EXERCISE_GOALS]);
  bindClass(options, GetExerciseStatistics, [EXERCISE_STATISTICS, PROFILES, CLOCK]);
  bindClass(options, GetExerciseCalendar, [EXERCISE_STATISTICS, CLOCK]);
  bindRecord(options, RECORD_STORAGE, {
    records: RECORDS,
    schemes: EXERCISE_SCHEMES,
    goals: EXERCISE_GOALS,
    statistics: EXERCISE_STATISTICS,
  });
  bindClass(options, AnswerRecordQuery, [RECORD_STORAGE, TIMER]);
  bindClass(options, ListMetValues, [PROFILES, CLOCK]);
  bindClass(options, ListExerciseCategories, [PROFILES, CLOCK]);
  bindClass(options, CreateExerciseScheme, [EXERCISE_SCHEMES, IDS, CLOCK]);
  bindClass(options, GetExerciseScheme, [EXERCISE_SCHEMES]);
  bindClass(options, ListExerciseSchemes, [EXERCISE_SCHEMES]);
  bindClass(options, ChangeExerciseScheme, [EXERCISE_SCHEMES, CLOCK]);
  bindClass(options, DeleteExerciseScheme, [EXERCISE_SCHEMES, CLOCK]);
  bindClass(options, ImportActivities, [
    ACTIVITY_FILE_READER,
    SPORT_LOGS,
    PROFILES,
    IDS,
    CLOCK,
    TIMER,
    IMPORT_LANE,
  ]);
  bindTo(
    options,
    IMPORT_FILES,
    (importActivities, { imported }) => watched(importActivities, imported),
    [ImportActivities, EVENT_METRICS],
  );
  bindUseCases(
    options,
    SPORT_USE_CASES,
    {
      createSportLog: CreateSportLog,
      listSportLogs: ListSportLogs,
      getSportLog: GetSportLog,
      getSportTrack: GetSportTrack,
      getActiveSportLog: GetActiveSportLog,
      changeSportLog: ChangeSportLog,
      deleteSportLog: DeleteSportLog,
      giveSportFeedback: GiveSportFeedback,
      recordSportLogs: RecordSportLogs,
      listSportChanges: ListSportChanges,
      listSportHistory: ListSportHistory,
      getExerciseStatistics: GetExerciseStatistics,
      getExerciseCalendar: GetExerciseCalendar,
      listMetValues: ListMetValues,
      listExerciseCategories: ListExerciseCategories,
      createExerciseGoal: CreateExerciseGoal,
      listExerciseGoals: ListExerciseGoals,
      getExerciseGoal: GetExerciseGoal,
      changeExerciseGoal: ChangeExerciseGoal,
      deleteExerciseGoal: DeleteExerciseGoal,
      createExerciseScheme: CreateExerciseScheme,
      listExerciseSchemes: ListExerciseSchemes,
      changeExerciseScheme: ChangeExerciseScheme,
      deleteExerciseScheme: DeleteExerciseScheme,
      getExerciseScheme: GetExerciseScheme,
      importActivities: IMPORT_FILES,
    },
    ["getExerciseStatistics", "getExerciseCalendar", "listSportHistory"],
  );
});
