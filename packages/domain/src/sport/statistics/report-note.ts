/** A remark on a period: a stable code, a sentence, and where its rule comes from. */
export type ReportNote = {
  readonly code: ReportNoteCode;
  readonly message: string;
  readonly source: string;
};

/** What is said of the period itself. */
export type PeriodNoteCode =
  | "target_reached"
  | "more_than_before"
  | "longest_day"
  | "distance_covered"
  | "speed_kept"
  | "goal_reached"
  | "first_sessions"
  | "steep_increase"
  | "no_rest_day"
  | "high_monotony"
  | "very_long_day";

/** What only readers of words and limits can say: of feedback and notes, and of plans. */
export type CareNoteCode =
  | "feedback_danger"
  | "feedback_care"
  | "feedback_ease"
  | "feedback_support"
  | "scheme_item_not_allowed";

export type ReportNoteCode = PeriodNoteCode | CareNoteCode;
