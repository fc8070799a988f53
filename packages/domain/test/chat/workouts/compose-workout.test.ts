import { describe, expect, it } from "vitest";
import { composeWorkout, isHurtAndNotCleared } from "../../../src/chat/workouts/compose-workout.ts";
import type { WorkoutKind } from "../../../src/chat/workouts/workout-kinds.ts";
import type { WorkoutWish } from "../../../src/chat/workouts/workout-wish.ts";
import type { ExerciseLimits } from "../../../src/safety/policy/exercise-limits.ts";
import { aLibrary, anExercise, aWish, someLimits } from "./a-library.ts";

const MANY = Array.from({ length: 10 }, (_, at) => anExercise(`exercise ${at}`));

function tryFor(
  wish: Partial<WorkoutWish>,
  limits: Partial<ExerciseLimits> = {},
  exercises = MANY,
) {
  return composeWorkout(aWish(wish), someLimits(limits), aLibrary(exercises));
}

function workoutFor(...args: Parameters<typeof tryFor>) {
  const workout = tryFor(...args);
  if (workout === undefined) throw new Error("There is a session.");
  return workout;
}

/** Minutes of warm-up, of the main part and of the cool-down. */
const minutesOf = (workout: ReturnType<typeof workoutFor>) => [
  workout.warmUpMinutes,
  workout.mainMinutes,
  workout.coolDownMinutes,
];

/** A main part with the number of its exercises. */
function mainOf(workout: ReturnType<typeof workoutFor>) {
  const { main } = workout;
  return "exercises" in main ? { ...main, exercises: main.exercises.length } : main;
}

describe("no session is composed", () => {
  it.each<[string, Partial<ExerciseLimits>]>([
    ["for whom no exercise is allowed", { maxIntensity: "none" }],
    ["for whom is to stop and seek care", { clearance: "stop_and_seek_care" }],
    [
      "before a hurt back has been looked at",
      { clearance: "before_any", limits: ["older_adult", "back_injury"] },
    ],
  ])("%s", (_, limits) => {
    for (const kind of ["legs", "walk", "yoga"] as const)
      expect(tryFor({ kind }, limits)).toBeUndefined();
  });

  it("of fewer than two exercises", () => {
    for (const kind of ["legs", "hiit", "stretch"] as const) {
      expect(tryFor({ kind }, {}, MANY.slice(0, 1))).toBeUndefined();
      expect(tryFor({ kind }, {}, MANY.slice(0, 2))).toBeDefined();
    }
  });
});

describe("an injury that nobody has looked at", () => {
  it.each<[Partial<ExerciseLimits>, boolean]>([
    [{ clearance: "before_any", limits: ["lower_limb_injury"] }, true],
    [{ clearance: "before_any", limits: ["shoulder_injury"] }, true],
    [{ clearance: "before_any", limits: ["hand_injury"] }, true],
    [{ clearance: "before_any", limits: ["pregnancy", "neck_injury"] }, true],
    [{ clearance: "before_any", limits: ["head_injury"] }, true],
    [{ clearance: "before_any", limits: ["pregnancy", "hernia"] }, false],
    [{ clearance: "before_any" }, false],
    [{ clearance: "before_vigorous", limits: ["back_injury"] }, false],
    [{ clearance: "none", limits: ["lower_limb_injury"] }, false],
  ])("is found in %j: %s", (limits, isHurt) => {
    expect(isHurtAndNotCleared(someLimits(limits))).toBe(isHurt);
  });
});

describe("the kind of a session", () => {
  const HURT_LEG: Partial<ExerciseLimits> = { limits: ["lower_limb_injury"] };
  const LIGHT: Partial<ExerciseLimits> = { maxIntensity: "light" };
  const MODERATE: Partial<ExerciseLimits> = { maxIntensity: "moderate" };
  const NO_JUMPS = { spared: new Set(["jumping"] as const) };
  const NO_KNEES = { spared: new Set(["knee"] as const) };
  const NO_WRISTS = { spared: new Set(["wrist"] as const) };

  it.each<[WorkoutKind, Partial<WorkoutWish>, Partial<ExerciseLimits>, WorkoutKind]>([
    ["hiit", {}, {}, "hiit"],
    ["hiit", {}, MODERATE, "cardio"],
    ["hiit", { level: "gentle" }, {}, "cardio"],
    ["hiit", {}, HURT_LEG, "cardio"],
    ["hiit", NO_JUMPS, {}, "cardio"],
    ["hiit", NO_KNEES, {}, "cardio"],
    ["hiit", NO_WRISTS, {}, "hiit"],
    ["run", {}, {}, "run"],
    ["run", {}, MODERATE, "run"],
    ["run", {}, LIGHT, "walk"],
    ["run", {}, HURT_LEG, "walk"],
    ["run", NO_KNEES, {}, "walk"],
    ["run", {}, { limits: ["pregnancy"] }, "run"],
    ["run_intervals", {}, HURT_LEG, "walk"],
    ["run_intervals", NO_JUMPS, {}, "walk"],
    ["rope", {}, HURT_LEG, "walk"],
    ["stairs", {}, {}, "stairs"],
    ["stairs", {}, LIGHT, "walk"],
    ["stairs", {}, MODERATE, "stairs"],
    ["stairs", {}, HURT_LEG, "stairs"],
    ["legs", NO_JUMPS, HURT_LEG, "legs"],
    ["swim", {}, LIGHT, "swim"],
  ])("%s with %j and %j becomes %s", (kind, wish, limits, given) => {
    const workout = workoutFor({ ...wish, kind }, limits);
    expect(workout.kind).toBe(given);
    expect(workout.rule.title.en).toBe(given);
    expect(workout.isAdapted).toBe(given !== kind);
  });
});

describe("how gentle a session is", () => {
  const HARD_ONES = [anExercise("jump", { kinds: ["impact"] }), ...MANY];

  it.each<[Partial<WorkoutWish>, Partial<ExerciseLimits>, boolean, boolean]>([
    [{}, {}, false, false],
    [{ level: "hard" }, {}, false, false],
    [{ level: "gentle" }, {}, true, true],
    [{}, { maxIntensity: "light" }, true, true],
    [{}, { maxIntensity: "moderate" }, false, false],
    [{}, { limits: ["lower_limb_injury"] }, false, true],
    [{ kind: "chair" }, {}, false, true],
    [{ spared: new Set(["wrist"]) }, {}, false, true],
  ])("with %j and %j: %s, and at its beginning %s", (wish, limits, isGentle, isGentleStart) => {
    expect(workoutFor(wish, limits, HARD_ONES)).toMatchObject({ isGentle, isGentleStart });
  });

  it.each<[WorkoutWish["level"], ExerciseLimits["maxIntensity"], number, number]>([
    ["usual", "vigorous", 40, 20],
    ["gentle", "vigorous", 30, 30],
    ["hard", "vigorous", 45, 15],
    ["hard", "moderate", 40, 20],
    ["hard", "light", 30, 30],
  ])("who wishes it %s and may go %s works %i of its seconds and rests %i", (...row) => {
    const [level, maxIntensity, workSeconds, restSeconds] = row;
    const { main } = workoutFor({ kind: "cardio", level }, { maxIntensity });
    expect(main).toMatchObject({ form: "rounds", workSeconds, restSeconds });
  });

  it("says that something was left out only where it was", () => {
    expect(workoutFor({}, { limits: ["lower_limb_injury"] }, HARD_ONES).isAdapted).toBe(true);
    expect(workoutFor({}, { limits: ["hand_injury"] }, HARD_ONES).isAdapted).toBe(false);
  });
});

describe("the minutes of a session", () => {
  it.each<[number | null, number[]]>([
    [1, [0, 3, 0]],
    [7, [0, 7, 0]],
    [8, [2, 5, 1]],
    [14, [2, 11, 1]],
    [15, [3, 10, 2]],
    [null, [3, 15, 2]],
    [24.6, [5, 17, 3]],
    [39, [5, 31, 3]],
    [40, [5, 30, 5]],
    [500, [5, 80, 5]],
  ])("are for %s of a walk %j", (minutes, parts) => {
    const workout = workoutFor({ kind: "walk", minutes });
    expect(minutesOf(workout)).toEqual(parts);
    expect(workout.main).toEqual({ form: "steady" });
    expect(workout.minutes).toBe(parts.reduce((sum, each) => sum + each));
  });

  it("add up, whatever is done", () => {
    for (const kind of ["legs", "hiit", "stretch", "yoga", "run_intervals", "walk"] as const)
      for (const minutes of [3, 5, 10, 17, 26, 45, 90]) {
        const parts = minutesOf(workoutFor({ kind, minutes }));
        expect(parts.reduce((sum, each) => sum + each)).toBe(minutes);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      }
  });
});

describe("the main part", () => {
  it.each<[WorkoutWish["level"], number, number, number, number, number[]]>([
    ["gentle", 30, 7, 1, 2, [6, 21, 3]],
    ["usual", 30, 5, 2, 2, [7, 20, 3]],
    ["hard", 30, 4, 3, 2, [7, 20, 3]],
    ["usual", 3, 1, 2, 2, [0, 3, 0]],
  ])("of %s intervals in %i minutes is %i times %i brisk and %i easy", (...row) => {
    const [level, minutes, times, briskMinutes, easyMinutes, parts] = row;
    const workout = workoutFor({ kind: "run_intervals", level, minutes });
    expect(workout.main).toEqual({ form: "intervals", times, briskMinutes, easyMinutes });
    expect(minutesOf(workout)).toEqual(parts);
  });

  it.each<[WorkoutKind, number, number, number, number]>([
    ["stretch", 3, 10, 3, 1],
    ["stretch", 5, 10, 5, 1],
    ["stretch", 12, 10, 8, 2],
    ["stretch", 20, 10, 8, 3],
    ["stretch", 9, 2, 2, 5],
    ["yoga", 10, 10, 8, 1],
    ["yoga", 10, 0, 0, 10],
  ])("of %s in %i minutes of %i exercises is %i held, %i times", (...row) => {
    const [kind, minutes, known, exercises, rounds] = row;
    const workout = workoutFor({ kind, minutes }, {}, MANY.slice(0, known));
    expect(mainOf(workout)).toEqual({ form: "holds", exercises, rounds, holdSeconds: 30 });
    expect(minutesOf(workout)).toEqual([0, minutes, 0]);
  });

  const KETTLEBELL = new Set(["kettlebell"] as const);

  it.each<[number, Partial<WorkoutWish>, number, number, number]>([
    [17, { equipment: KETTLEBELL }, 10, 3, 2],
    [20, { equipment: KETTLEBELL }, 10, 3, 3],
    [25, {}, 10, 3, 3],
    [30, {}, 10, 4, 3],
    [30, {}, 2, 2, 4],
    [90, {}, 10, 6, 4],
  ])("of strength in %i minutes with %j of %i exercises is %i, in %i sets", (...row) => {
    const [minutes, wish, known, exercises, sets] = row;
    const workout = workoutFor({ ...wish, minutes }, {}, MANY.slice(0, known));
    expect(mainOf(workout)).toEqual({
      ...{ form: "sets", exercises, sets, repetitions: [8, 12] },
      restSeconds: 75,
    });
  });

  it("of strength has fewer repetitions where it is gentle, and more where it is hard", () => {
    const repetitions = (level: WorkoutWish["level"]) => {
      const { main } = workoutFor({ level, minutes: 30 });
      return main.form === "sets" ? main.repetitions : main.form;
    };
    expect(repetitions("gentle")).toEqual([6, 10]);
    expect(repetitions("hard")).toEqual([10, 15]);
  });

  it.each<[WorkoutKind, number, Partial<WorkoutWish>, number, number, number, number[]]>([
    ["legs", 15, { equipment: KETTLEBELL }, 10, 5, 2, [3, 10, 2]],
    ["legs", 24, {}, 10, 6, 3, [4, 18, 2]],
    ["hiit", 30, {}, 10, 3, 7, [6, 21, 3]],
    ["hiit", 19, {}, 10, 6, 2, [4, 12, 3]],
    ["hiit", 10, {}, 10, 6, 1, [3, 6, 1]],
    ["hiit", 10, {}, 2, 2, 3, [3, 6, 1]],
    ["hiit", 3, {}, 10, 3, 1, [0, 3, 0]],
  ])("of %s in %i minutes with %j of %i exercises is %i, in %i rounds", (...row) => {
    const [kind, minutes, wish, known, exercises, rounds, parts] = row;
    const workout = workoutFor({ ...wish, kind, minutes }, {}, MANY.slice(0, known));
    expect(mainOf(workout)).toMatchObject({ form: "rounds", exercises, rounds });
    expect(minutesOf(workout)).toEqual(parts);
  });
});
