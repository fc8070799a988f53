export * from "./shared/domain-error.ts";
export * from "./shared/ids.ts";
export * from "./shared/local-date.ts";
export * from "./shared/rounding.ts";
export * from "./shared/time-zone.ts";
export * from "./sport/catalogued-session.ts";
export * from "./sport/consistency/consistency-check.ts";
export type { ConsistencyIssue } from "./sport/consistency/consistency-issue.ts";
export {
  type ConsistencyCheckResult,
  type ConsistencyReport,
  MAX_ISSUES_PER_CHECK,
} from "./sport/consistency/consistency-report.ts";
export * from "./sport/consistency/consistency-rules.ts";
export * from "./sport/exercise-scheme.ts";
export * from "./sport/met/activity-match.ts";
export * from "./sport/met/energy-estimate.ts";
export * from "./sport/met/match-activity.ts";
export * from "./sport/met/met-activity.ts";
export * from "./sport/met/met-catalogue.ts";
export * from "./sport/met/met-category.ts";
export * from "./sport/met/met-edition.ts";
export * from "./sport/met/met-intensity.ts";
export * from "./sport/session-energy.ts";
export * from "./sport/sport-feedback.ts";
export * from "./sport/sport-log.ts";
export * from "./sport/sport-log-limits.ts";
export * from "./sport/statistics/daily-totals.ts";
export * from "./sport/statistics/exercise-calendar.ts";
export * from "./sport/statistics/exercise-statistics.ts";
export * from "./sport/statistics/exercise-totals.ts";
export * from "./sport/statistics/periods.ts";
export * from "./sport/statistics/report-notes.ts";
export * from "./sport/statistics/streaks.ts";
export * from "./sport/statistics/training-load.ts";
export * from "./sport/statistics/weekly-report.ts";
export * from "./sport/statistics/weekly-report-data.ts";
export * from "./user/pause.ts";
export * from "./user/profile.ts";
export * from "./user/user.ts";
