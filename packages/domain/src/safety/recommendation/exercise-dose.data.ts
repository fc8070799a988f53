/**
 * How long and how often. WHO 2020: 5-17 years a mean of 60 minutes a day; adults 150-300 minutes moderate or 75-150
 * vigorous a week, strength on 2 days; pregnancy at least 150 minutes moderate. How the weekly sums are shared out
 * over sessions, and the gentle start, are design values.
 */
import type { AllowedIntensity } from "../policy/exercise-intensity.ts";
import type { Range } from "./exercise-recommendation.ts";

export type ExerciseDose = { readonly durationMinutes: Range; readonly sessionsPerWeek: Range };

export type DoseGroup = "young" | "adult" | "pregnant" | "beginner" | "uncleared" | "strength";

type Effort = Exclude<AllowedIntensity, "none">;

export const NO_DOSE: ExerciseDose = {
  durationMinutes: { min: 0, max: 0 },
  sessionsPerWeek: { min: 0, max: 0 },
};

export const EXERCISE_DOSES: Readonly<Record<DoseGroup, Readonly<Record<Effort, ExerciseDose>>>> = {
  young: {
    light: { durationMinutes: { min: 20, max: 60 }, sessionsPerWeek: { min: 3, max: 7 } },
    moderate: { durationMinutes: { min: 30, max: 60 }, sessionsPerWeek: { min: 5, max: 7 } },
    vigorous: { durationMinutes: { min: 20, max: 60 }, sessionsPerWeek: { min: 3, max: 5 } },
  },
  adult: {
    light: { durationMinutes: { min: 20, max: 60 }, sessionsPerWeek: { min: 3, max: 7 } },
    moderate: { durationMinutes: { min: 30, max: 60 }, sessionsPerWeek: { min: 3, max: 5 } },
    vigorous: { durationMinutes: { min: 25, max: 50 }, sessionsPerWeek: { min: 2, max: 3 } },
  },
  beginner: {
    light: { durationMinutes: { min: 10, max: 30 }, sessionsPerWeek: { min: 3, max: 5 } },
    moderate: { durationMinutes: { min: 10, max: 30 }, sessionsPerWeek: { min: 3, max: 5 } },
    vigorous: { durationMinutes: { min: 10, max: 20 }, sessionsPerWeek: { min: 2, max: 3 } },
  },
  pregnant: {
    light: { durationMinutes: { min: 15, max: 40 }, sessionsPerWeek: { min: 3, max: 7 } },
    moderate: { durationMinutes: { min: 20, max: 40 }, sessionsPerWeek: { min: 3, max: 7 } },
    vigorous: { durationMinutes: { min: 15, max: 30 }, sessionsPerWeek: { min: 2, max: 3 } },
  },
  uncleared: {
    light: { durationMinutes: { min: 5, max: 20 }, sessionsPerWeek: { min: 2, max: 5 } },
    moderate: { durationMinutes: { min: 10, max: 20 }, sessionsPerWeek: { min: 2, max: 3 } },
    vigorous: { durationMinutes: { min: 10, max: 20 }, sessionsPerWeek: { min: 2, max: 2 } },
  },
  strength: {
    light: { durationMinutes: { min: 15, max: 30 }, sessionsPerWeek: { min: 2, max: 3 } },
    moderate: { durationMinutes: { min: 20, max: 45 }, sessionsPerWeek: { min: 2, max: 3 } },
    vigorous: { durationMinutes: { min: 20, max: 60 }, sessionsPerWeek: { min: 2, max: 4 } },
  },
};
