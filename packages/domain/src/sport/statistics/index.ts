export { type DailyTotals, type DayContext, dailyTotals } from "./daily-totals.ts";
export {
  addDistances,
  type DistanceTotals,
  distanceOfSession,
  metersOf,
  paceSecondsPerKilometer,
} from "./distance-totals.ts";
export {
  CALENDAR_MAX_DAYS,
  type ExerciseCalendar,
  exerciseCalendar,
} from "./exercise-calendar.ts";
export {
  averageMinutes,
  type ExerciseStatistics,
  exerciseStatistics,
  MOST_TYPES,
  OTHER_TYPES,
  orderedByTime,
  type PersonalBest,
  type StatisticsContext,
  statisticsContext,
  type TypeTotals,
} from "./exercise-statistics.ts";
export {
  type ExerciseTotals,
  metMinutesOf,
  minutesOf,
  NO_EXERCISE,
} from "./exercise-totals.ts";
export {
  FASTEST_KILOMETER_SECONDS,
  FASTEST_PACE_SECONDS,
  FASTEST_SPRINT_SECONDS,
  LEAST_PACED_DECIMETERS,
  MOTOR_CATEGORIES,
  type Movement,
  movementOf,
  PACED_CATEGORIES,
  speedMetersPerSecond,
} from "./movement.ts";
export { previousPeriodOf } from "./periods.ts";
export type {
  CareNoteCode,
  PeriodNoteCode,
  ReportNote,
  ReportNoteCode,
} from "./report-note.ts";
export {
  type KindSpeed,
  type LabelledMovement,
  MOST_MOVED_LABELS,
  SPEED_KINDS,
  type SpeedKind,
} from "./speeds.ts";
export { type Streaks, streaks } from "./streaks.ts";
export {
  type DailyLoad,
  type TrainingLoad,
  trainingLoadWindow,
} from "./training-load.ts";
export {
  type ChangePercent,
  type ReportCare,
  type SchemeProgress,
  WEEKLY_REPORT_MAX_DAYS,
  type WeeklyReport,
  weeklyReport,
} from "./weekly-report.ts";
export {
  type PeriodTotals,
  type WeeklyReportData,
  weeklyReportData,
} from "./weekly-report-data.ts";
export {
  measureReached,
  type TargetMeasure,
  type WeeklyTarget,
  weeklyTargetOf,
} from "./weekly-target.ts";
