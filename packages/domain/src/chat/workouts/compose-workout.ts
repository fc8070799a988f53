import { stepsAbove } from "../../safety/policy/exercise-intensity.ts";
import type { ExerciseLimit } from "../../safety/policy/exercise-limit.ts";
import type { ExerciseLimits } from "../../safety/policy/exercise-limits.ts";
import { applyExercisePolicy } from "../../safety/policy/exercise-policy.ts";
import { exercisesFor } from "./chosen-exercises.ts";
import type { Workout, WorkoutMain } from "./workout.ts";
import type { WorkoutExercise } from "./workout-exercise.ts";
import type { KindRule, WorkoutKind } from "./workout-kinds.ts";
import type { WorkoutWish } from "./workout-wish.ts";

/** What sessions are made of. */
export type WorkoutLibrary = {
  readonly rules: Readonly<Record<WorkoutKind, KindRule>>;
  readonly exercises: readonly WorkoutExercise[];
};

/** How long a session may be; a longer one is cut (design values). */
const WORKOUT_MINUTES = { least: 3, most: 90 } as const;

/** Minutes of warm-up and cool-down from a length on (design values; that both are kept follows Garber et al. 2011). */
const FRAMES = [
  { from: 40, warmUp: 5, coolDown: 5 },
  { from: 25, warmUp: 5, coolDown: 3 },
  { from: 15, warmUp: 3, coolDown: 2 },
  { from: 8, warmUp: 2, coolDown: 1 },
  { from: 0, warmUp: 0, coolDown: 0 },
] as const;
const NO_FRAME: readonly string[] = ["holds", "flow"];

/** Rounds by the clock, with so many exercises (design values). */
const ROUNDS = {
  least: 3,
  most: 6,
  usual: { work: 40, rest: 20 },
  gentle: { work: 30, rest: 30 },
  hard: { work: 45, rest: 15 },
} as const;
/** From this length on, or with equipment, strength is trained in sets (design value). */
const SETS_FROM_MINUTES = 25;
/** A set with its rest takes about two minutes; 8 to 12 repetitions (Garber et al. 2011). */
const SETS = {
  minutes: 2,
  least: 3,
  most: 6,
  repetitions: [8, 12],
  gentleRepetitions: [6, 10],
  hardRepetitions: [10, 15],
} as const;
const REST_SECONDS = 75;
const HOLD = { seconds: 30, minutes: 1, most: 8 } as const;
const INTERVALS = {
  gentle: { brisk: 1, easy: 2 },
  usual: { brisk: 2, easy: 2 },
  hard: { brisk: 3, easy: 2 },
} as const;

/** What stands for a kind that the person must not do. */
const GENTLER: Readonly<Partial<Record<WorkoutKind, WorkoutKind>>> = {
  hiit: "cardio",
  run: "walk",
  run_intervals: "walk",
  rope: "walk",
  stairs: "walk",
};
const IMPACT: ReadonlySet<WorkoutKind> = new Set(["run", "run_intervals", "rope"]);

/** Where somebody can be hurt. */
const INJURIES: readonly ExerciseLimit[] = [
  "lower_limb_injury",
  "shoulder_injury",
  "hand_injury",
  "back_injury",
  "neck_injury",
  "head_injury",
];

/** Whether somebody is hurt so that it has to be looked at before any exercise: what may be loaded is not known until then. */
export function isHurtAndNotCleared({ clearance, limits }: ExerciseLimits): boolean {
  return clearance === "before_any" && limits.some((limit) => INJURIES.includes(limit));
}

/**
 * The session that somebody wishes for, within what limits them: undefined where they are not to exercise, or not before an
 * injury has been looked at, or where too little of it is left. How long the parts are, and what is done in which order, are design values; that strength
 * is trained in sets of 8 to 12, stretches are held 10 to 30 seconds, and a session begins and ends easily: American
 * College of Sports Medicine, Quantity and quality of exercise (Garber et al.), 2011.
 */
export function composeWorkout(
  wish: WorkoutWish,
  limits: ExerciseLimits,
  library: WorkoutLibrary,
): Workout | undefined {
  if (limits.maxIntensity === "none" || limits.clearance === "stop_and_seek_care") return undefined;
  if (isHurtAndNotCleared(limits)) return undefined;
  const kind = allowedKind(wish, limits);
  const rule = library.rules[kind];
  const minutes = Math.round(
    Math.min(WORKOUT_MINUTES.most, Math.max(WORKOUT_MINUTES.least, wish.minutes ?? rule.minutes)),
  );
  const isLimited = limits.maxIntensity !== "vigorous";
  const isGentle = wish.level === "gentle" || limits.maxIntensity === "light";
  const level = isGentle ? "gentle" : isLimited ? "usual" : wish.level;
  const fitted = { ...wish, kind, level } as const;
  const { exercises, isAdapted } = exercisesFor(rule.parts, fitted, limits, library.exercises);
  const main = mainOf(rule, fitted, minutes, exercises, limits);
  if (main === undefined) return undefined;
  return {
    ...{ kind, rule, minutes, isGentle, main: main.main },
    warmUpMinutes: main.warmUp,
    mainMinutes: minutes - main.warmUp - main.coolDown,
    coolDownMinutes: main.coolDown,
    isAdapted: isAdapted || kind !== wish.kind,
    isGentleStart: isGentle || isAdapted || kind === "chair" || wish.spared.size > 0,
  };
}

function allowedKind({ kind, level, spared }: WorkoutWish, limits: ExerciseLimits): WorkoutKind {
  const { findings } = applyExercisePolicy(limits, { texts: [], kinds: ["impact"] });
  const isWithoutImpact =
    spared.has("jumping") ||
    spared.has("knee") ||
    findings.some(({ effect }) => effect === "forbidden");
  const isHardForbidden = stepsAbove("vigorous", limits.maxIntensity) > 0 || level === "gentle";
  const isTooHard = kind === "hiit" && (isHardForbidden || isWithoutImpact);
  const isTooFast = kind === "stairs" && limits.maxIntensity === "light";
  return isTooHard ||
    isTooFast ||
    (IMPACT.has(kind) && (isWithoutImpact || limits.maxIntensity === "light"))
    ? (GENTLER[kind] ?? kind)
    : kind;
}

type FramedMain = {
  readonly main: WorkoutMain;
  readonly warmUp: number;
  readonly coolDown: number;
};

function mainOf(
  { form }: KindRule,
  wish: WorkoutWish,
  minutes: number,
  exercises: readonly WorkoutExercise[],
  { maxIntensity }: ExerciseLimits,
): FramedMain | undefined {
  const frame = FRAMES.find(({ from }) => minutes >= from && !NO_FRAME.includes(form));
  const { warmUp, coolDown } = frame ?? { warmUp: 0, coolDown: 0 };
  const room = minutes - warmUp - coolDown;
  if (form === "steady" || (form === "intervals" && maxIntensity === "light"))
    return { main: { form: "steady" }, warmUp, coolDown };
  if (form === "intervals") return intervals(wish.level, room, warmUp, coolDown);
  if (exercises.length < 2)
    return form === "flow" ? { main: holds([], minutes), warmUp, coolDown } : undefined;
  if (form === "holds" || form === "flow")
    return { main: holds(exercises, minutes), warmUp, coolDown };
  const isInSets =
    form === "strength" &&
    room >= SETS.minutes * SETS.least * 2 &&
    (wish.equipment.size > 0 || minutes >= SETS_FROM_MINUTES);
  return isInSets
    ? { main: sets(exercises, room, wish.level), warmUp, coolDown }
    : rounds(exercises, room, wish.level, warmUp, coolDown);
}

/** As many turns as fit; what is left over is warm-up. */
function intervals(
  level: WorkoutWish["level"],
  room: number,
  warmUp: number,
  coolDown: number,
): FramedMain {
  const { brisk, easy } = INTERVALS[level];
  const times = Math.max(1, Math.floor(room / (brisk + easy)));
  const main = { form: "intervals", times, briskMinutes: brisk, easyMinutes: easy } as const;
  return { main, warmUp: Math.max(0, warmUp + room - times * (brisk + easy)), coolDown };
}

function holds(exercises: readonly WorkoutExercise[], minutes: number): WorkoutMain {
  const chosen = exercises.slice(0, Math.min(HOLD.most, Math.max(2, minutes)));
  const rounds = Math.max(1, Math.round(minutes / Math.max(1, chosen.length * HOLD.minutes)));
  return { form: "holds", exercises: chosen, rounds, holdSeconds: HOLD.seconds };
}

function sets(
  exercises: readonly WorkoutExercise[],
  room: number,
  level: WorkoutWish["level"],
): WorkoutMain {
  const wanted = Math.round(room / (3 * SETS.minutes));
  const amount = Math.min(exercises.length, SETS.most, Math.max(SETS.least, wanted));
  const each = Math.min(4, Math.max(2, Math.round(room / (amount * SETS.minutes))));
  const repetitions = {
    gentle: SETS.gentleRepetitions,
    usual: SETS.repetitions,
    hard: SETS.hardRepetitions,
  }[level];
  return {
    form: "sets",
    exercises: exercises.slice(0, amount),
    sets: each,
    repetitions,
    restSeconds: REST_SECONDS,
  };
}

/** A minute for each exercise; of the possible numbers that which leaves least over, and of equals the larger one. */
function rounds(
  exercises: readonly WorkoutExercise[],
  room: number,
  level: WorkoutWish["level"],
  warmUp: number,
  coolDown: number,
): FramedMain {
  const most = Math.min(exercises.length, ROUNDS.most, room);
  const least = Math.min(most, ROUNDS.least);
  const amounts = Array.from({ length: most - least + 1 }, (_, at) => most - at);
  const [amount = most] = amounts.toSorted((left, right) => (room % left) - (room % right));
  const times = Math.max(1, Math.floor(room / amount));
  const { work, rest } = ROUNDS[level];
  const main = {
    form: "rounds",
    exercises: exercises.slice(0, amount),
    rounds: times,
    workSeconds: work,
    restSeconds: rest,
  } as const;
  const over = Math.max(0, room - times * amount);
  return { main, warmUp: warmUp + Math.ceil(over / 2), coolDown: coolDown + Math.floor(over / 2) };
}
