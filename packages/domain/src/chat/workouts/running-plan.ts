/** What a plan of weeks leads to. */
export const RUNNING_GOALS = ["5k", "10k", "half"] as const;
export type RunningGoal = (typeof RUNNING_GOALS)[number];

/** A week of a plan: three days, each with run and walk by turns, or an easy run and a longer one. */
export type RunningWeek =
  | {
      readonly week: number;
      readonly form: "run_walk";
      readonly times: number;
      readonly runMinutes: number;
      readonly walkMinutes: number;
    }
  | {
      readonly week: number;
      readonly form: "distance";
      readonly easyKilometres: number;
      readonly longKilometres: number;
    };

/** How many weeks a plan takes at least, at most, and where nothing is told (design values). */
const PLAN_WEEKS: Readonly<
  Record<RunningGoal, { readonly least: number; readonly most: number; readonly usual: number }>
> = {
  "5k": { least: 6, most: 12, usual: 9 },
  "10k": { least: 6, most: 12, usual: 8 },
  half: { least: 8, most: 16, usual: 12 },
};

/**
 * Steps from walking to 30 minutes of running (design values, of the kind of the National Health Service (England),
 * Couch to 5K, 2020).
 */
const TO_RUNNING = [
  { times: 8, runMinutes: 1, walkMinutes: 2 },
  { times: 6, runMinutes: 2, walkMinutes: 2 },
  { times: 5, runMinutes: 3, walkMinutes: 2 },
  { times: 4, runMinutes: 5, walkMinutes: 2 },
  { times: 3, runMinutes: 8, walkMinutes: 2 },
  { times: 2, runMinutes: 12, walkMinutes: 2 },
  { times: 2, runMinutes: 15, walkMinutes: 1 },
  { times: 1, runMinutes: 25, walkMinutes: 0 },
  { times: 1, runMinutes: 30, walkMinutes: 0 },
] as const;

/** The longest run of the first and of the last week but one, and of an easy run, in kilometres (design values). */
const LONG_RUN = {
  "10k": { first: 5, last: 10, easy: 4 },
  half: { first: 7, last: 18, easy: 5 },
} as const;
/** Every fourth week is lighter by this share (design value). */
const LIGHTER = { every: 4, share: 0.75 } as const;

/** How many runs a week a plan can have, and has where nothing is told (design values). */
const RUNS_A_WEEK = { least: 2, most: 4, usual: 3 } as const;

/** How many runs a week a plan has for which so many days are wished for. */
export function runsAWeek(wishedDays: number | null): number {
  const { least, most, usual } = RUNS_A_WEEK;
  return Math.min(most, Math.max(least, Math.round(wishedDays ?? usual)));
}

/** The weeks to a goal, each with the same runs on two to four days. */
export function runningPlan(goal: RunningGoal, wishedWeeks: number | null): readonly RunningWeek[] {
  const { least, most, usual } = PLAN_WEEKS[goal];
  const weeks = Math.min(most, Math.max(least, Math.round(wishedWeeks ?? usual)));
  return Array.from({ length: weeks }, (_, at) =>
    goal === "5k" ? stepToRunning(at, weeks) : weekOfDistance(goal, at, weeks),
  );
}

function stepToRunning(at: number, weeks: number): RunningWeek {
  const step =
    TO_RUNNING[Math.round((at / (weeks - 1)) * (TO_RUNNING.length - 1))] ?? TO_RUNNING[0];
  return { week: at + 1, form: "run_walk", ...step };
}

function weekOfDistance(goal: "10k" | "half", at: number, weeks: number): RunningWeek {
  const { first, last, easy } = LONG_RUN[goal];
  const share = at / (weeks - 1);
  const isLighter = (at + 1) % LIGHTER.every === 0 && at + 1 < weeks;
  const factor = isLighter ? LIGHTER.share : 1;
  return {
    week: at + 1,
    form: "distance",
    easyKilometres: Math.round(easy + share * 2),
    longKilometres: Math.round((first + share * (last - first)) * factor),
  };
}
