/** What a question about one's own records asks for, whatever its words. */
export const RECORD_FORMS = [
  /** How many sessions, how much time, energy and MET-minutes, and on how many days. */
  "count",
  "minutes",
  "kcal",
  "met",
  "days",
  /** How long a session is on average. */
  "average",
  /** The session that was longest, or burned most. */
  "longest",
  "most_kcal",
  /** When the last session was, how long it took, and how many days ago it was. */
  "last_when",
  "last_long",
  "days_since",
  /** The day and the week with most exercise, and the day of the week. */
  "best_day",
  "best_week",
  "weekday",
  /** Which of two periods, or of two sports, had more. */
  "compare_periods",
  "compare_sports",
  /** Whether it is more or less than some time ago. */
  "trend",
  /** Days in a row, now and at most. */
  "streak_now",
  "streak_best",
  /** Whether what is aimed at was reached, and what is missing to it. */
  "target",
  "target_left",
  /** What is planned for a day, and for the week. */
  "plan_day",
  "plan_week",
  /** What was noted about a session, and how it felt. */
  "note",
  "feel",
  /** The sport done most. */
  "top_sport",
  /** Whether there was a session at all. */
  "did",
  /** Which sessions there were. */
  "list",
  /** What no session tells; what is to come; what somebody else did. */
  "unrecorded",
  "future",
  "other_person",
  /** Something else than one's own records. */
  "none",
] as const;
export type RecordForm = (typeof RECORD_FORMS)[number];
