/** What the remarks of a report on a period rest on, by code. */
import type { PeriodNoteCode } from "./report-note.ts";
import { DESIGN_VALUE, FOSTER_1998, HHS_2008, WHO_2020 } from "./report-sources.ts";
import type { TargetMeasure } from "./weekly-target.ts";

/** What the recommended weekly amount rests on: by the measure that was reached, or from 5 to 17 years. */
export const TARGET_SOURCES: Readonly<Record<TargetMeasure | "young", string>> = {
  minutes: WHO_2020,
  met_minutes: HHS_2008,
  young: WHO_2020,
};

export const PERIOD_NOTE_SOURCES: Readonly<
  Record<Exclude<PeriodNoteCode, "target_reached">, string | typeof DESIGN_VALUE>
> = {
  more_than_before: DESIGN_VALUE,
  longest_day: DESIGN_VALUE,
  distance_covered: DESIGN_VALUE,
  speed_kept: DESIGN_VALUE,
  goal_reached: DESIGN_VALUE,
  first_sessions: DESIGN_VALUE,
  steep_increase: DESIGN_VALUE,
  no_rest_day: DESIGN_VALUE,
  high_monotony: FOSTER_1998,
  very_long_day: DESIGN_VALUE,
};
