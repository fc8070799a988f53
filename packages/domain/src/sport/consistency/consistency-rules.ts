/** What is looked at, in the order of the report. */
export const CONSISTENCY_CHECKS = [
  "session_end",
  "overlap",
  "open_sessions",
  "future_start",
  "calories",
  "measures",
  "duplicates",
  "feedback",
  "profile",
  "schemes",
  "scheme_safety",
] as const;
export type ConsistencyCheckName = (typeof CONSISTENCY_CHECKS)[number];

/** `error` contradicts a rule; `warning` can be true but is unlikely. */
export type ConsistencySeverity = "error" | "warning";

type ConsistencyRule = {
  readonly check: ConsistencyCheckName;
  readonly severity: ConsistencySeverity;
  /** One plain sentence, as `formatMessage` fills it with the values of the finding. */
  readonly message: string;
  /** One plain sentence on what to do. */
  readonly suggestion: string;
};

/** Everything that can be found, by code. */
export const CONSISTENCY_RULES = {
  end_before_start: {
    check: "session_end",
    severity: "error",
    message: "The session ends before it starts.",
    suggestion: "Correct the end of the session.",
  },
  lasts_too_long: {
    check: "session_end",
    severity: "error",
    message: "The session lasts longer than {days} days.",
    suggestion: "Correct the end of the session, or record several shorter sessions.",
  },
  overlapping_sessions: {
    check: "overlap",
    severity: "warning",
    message: "The session starts before the session {otherLogId} has ended.",
    suggestion:
      "Correct the times of one of the two sessions, or delete the one that did not happen.",
  },
  open_too_long: {
    check: "open_sessions",
    severity: "warning",
    message: "The session has been in progress for more than {hours} hours.",
    suggestion: "Finish the session and state when it ended, or delete it.",
  },
  several_open: {
    check: "open_sessions",
    severity: "error",
    message: "The session is in progress beside the session {otherLogId}.",
    suggestion: "Finish or delete one of the two sessions.",
  },
  starts_in_future: {
    check: "future_start",
    severity: "warning",
    message: "The session starts in the future.",
    suggestion: "Correct the start of the session, or delete it and record it when it takes place.",
  },
  calories_too_high: {
    check: "calories",
    severity: "warning",
    message: "The session states {calories} kcal; at most {limit} kcal are plausible for it.",
    suggestion: "Check the calories and the times of the session, and the weight in the profile.",
  },
  calories_too_low: {
    check: "calories",
    severity: "warning",
    message: "The session states {calories} kcal; at least {limit} kcal are plausible for it.",
    suggestion: "Check the calories and the times of the session, and the weight in the profile.",
  },
  distance_too_fast: {
    check: "measures",
    severity: "warning",
    message:
      "The session states {kilometers} km in {minutes, plural, one {{minutes} minute} other {{minutes} minutes}}, which is faster than anybody is at it.",
    suggestion:
      "Check the distance and the times of the session, and what kind of exercise it was.",
  },
  heart_rate_average_above_max: {
    check: "measures",
    severity: "error",
    message:
      "The session states a mean heart rate of {average} beats a minute, above its highest of {most}.",
    suggestion: "Correct one of the two heart rates, or remove them.",
  },
  heart_rate_too_high: {
    check: "measures",
    severity: "warning",
    message:
      "The session states a heart rate of {highest} beats a minute; above {limit} it is likely that the sensor was wrong.",
    suggestion: "Check the heart rate of the session, or remove it.",
  },
  moving_longer_than_session: {
    check: "measures",
    severity: "error",
    message: "The session states more time in motion than it lasted.",
    suggestion: "Correct the time in motion, or the start and end of the session.",
  },
  steps_too_many: {
    check: "measures",
    severity: "warning",
    message:
      "The session states {steps} steps in {minutes, plural, one {{minutes} minute} other {{minutes} minutes}}, more than anybody takes.",
    suggestion: "Check the steps and the times of the session.",
  },
  duplicate_session: {
    check: "duplicates",
    severity: "warning",
    message: "The session has the same name and start as the session {otherLogId}.",
    suggestion: "Delete one of the two sessions if they are the same.",
  },
  feedback_unreadable: {
    check: "feedback",
    severity: "warning",
    message: "The feedback of the session starts like JSON but cannot be read.",
    suggestion: "Send the feedback again, as plain text or as a JSON object.",
  },
  feedback_out_of_range: {
    check: "feedback",
    severity: "warning",
    message: "The feedback of the session has a value for {field} that is not allowed.",
    suggestion: "Send the feedback again with a value of the allowed range.",
  },
  profile_value_out_of_bounds: {
    check: "profile",
    severity: "error",
    message: "The profile's {field} is not between {min} and {max}.",
    suggestion: "Correct this value in the profile.",
  },
  profile_age_out_of_bounds: {
    check: "profile",
    severity: "error",
    message: "The profile gives an age that is not between {min} and {max} years.",
    suggestion: "Correct the date of birth or the age in the profile.",
  },
  profile_bmi_implausible: {
    check: "profile",
    severity: "warning",
    message:
      "Height and weight in the profile give a body mass index that is not between {min} and {max} kg/m2.",
    suggestion: "Check the height (in centimetres) and the weight (in kilograms) in the profile.",
  },
  pause_ends_before_start: {
    check: "profile",
    severity: "error",
    message: "The pause that starts on {startDate} ends before it starts.",
    suggestion: "Correct the dates of this pause in the profile.",
  },
  pauses_overlap: {
    check: "profile",
    severity: "warning",
    message: "The pause that starts on {startDate} starts before an earlier pause has ended.",
    suggestion: "Join the two pauses, or correct their dates in the profile.",
  },
  scheme_exercise_unknown: {
    check: "schemes",
    severity: "warning",
    message: "Exercise {number} of the scheme is not in the catalogue.",
    suggestion: "Choose an exercise type or name from the list of exercises.",
  },
  scheme_item_not_allowed: {
    check: "scheme_safety",
    severity: "warning",
    message:
      'Exercise {number} ("{item}") of the scheme "{scheme}" is not allowed by the safety policy ({reason}).',
    suggestion: "Replace the exercise, or ask a doctor before doing it.",
  },
} as const satisfies Record<string, ConsistencyRule>;

/** The name of something that was found. */
export type ConsistencyCode = keyof typeof CONSISTENCY_RULES;
