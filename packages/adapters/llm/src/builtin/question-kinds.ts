/** What of the own records a question is about. */
export type RecordTopic =
  | "period"
  | "comparison"
  | "streak"
  | "lastSession"
  | "openSession"
  | "trend"
  | "plan"
  | "target"
  | "personalBest"
  | "kinds"
  | "weight"
  | "height"
  | "age"
  | "restingHeartRate"
  | "bmi"
  | "unrecorded";

/** Which days a question is about. */
export type Scope =
  | "today"
  | "yesterday"
  | "thisWeek"
  | "lastWeek"
  | "last7Days"
  | "last30Days"
  | "month"
  | "total";
