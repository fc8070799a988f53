/** What the remarks of a report on a period rest on, by code. */
import type { PeriodNoteCode } from "./report-note.ts";
import { DESIGN_VALUE, FOSTER_1998, WEEKLY_TARGET_SOURCE } from "./report-sources.ts";

export const PERIOD_NOTE_SOURCES: Readonly<Record<PeriodNoteCode, string>> = {
  target_reached: WEEKLY_TARGET_SOURCE,
  more_than_before: DESIGN_VALUE,
  longest_day: DESIGN_VALUE,
  first_sessions: DESIGN_VALUE,
  steep_increase: DESIGN_VALUE,
  no_rest_day: DESIGN_VALUE,
  high_monotony: FOSTER_1998,
  very_long_day: DESIGN_VALUE,
};
