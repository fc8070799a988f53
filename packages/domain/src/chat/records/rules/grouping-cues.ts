/** Ask for the days, the weeks, the months, the days of the week or the sports of something. */
export const GROUPING_CUES = [
  "groupDay",
  "groupWeek",
  "groupMonth",
  "groupWeekday",
  "groupSport",
] as const;
