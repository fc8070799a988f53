import {
  composeWorkout,
  type WORKOUT_EQUIPMENT,
  WORKOUT_KINDS,
  type WorkoutWish,
} from "@health-exercise/domain/chat";
import {
  applyExercisePolicy,
  type ExerciseLimits,
  stepsAbove,
} from "@health-exercise/domain/safety";
import { describe, expect, it } from "vitest";
import { workoutLines } from "../../src/builtin/workouts/tell-workout.ts";
import { WORKOUT_LIBRARY } from "../../src/builtin/workouts/workout-library.ts";
import { replyTo } from "./reply-to.ts";

const FREE: ExerciseLimits = { maxIntensity: "vigorous", clearance: "none", limits: [] };
const PEOPLE: readonly ExerciseLimits[] = [
  FREE,
  { maxIntensity: "light", clearance: "before_any", limits: ["heart_disease"] },
  { maxIntensity: "moderate", clearance: "before_vigorous", limits: ["pregnancy"] },
  { maxIntensity: "moderate", clearance: "none", limits: ["lower_limb_injury", "shoulder_injury"] },
  { maxIntensity: "moderate", clearance: "none", limits: ["older_adult", "osteoporosis"] },
  { maxIntensity: "vigorous", clearance: "none", limits: ["hand_injury", "back_injury"] },
];

function wishFor(kind: WorkoutWish["kind"], minutes: number | null): WorkoutWish {
  const equipment = new Set<(typeof WORKOUT_EQUIPMENT)[number]>();
  return { kind, minutes, equipment, spared: new Set(), level: "usual", variant: 0 };
}

describe("a session that is composed", () => {
  it.each(WORKOUT_KINDS)("of kind %s adds up to the minutes wished for", (kind) => {
    for (const minutes of [null, 4, 5, 10, 17, 20, 33, 45, 90]) {
      const workout = composeWorkout(wishFor(kind, minutes), FREE, WORKOUT_LIBRARY);
      if (workout === undefined) throw new Error("A healthy person gets every session.");
      const { warmUpMinutes, mainMinutes, coolDownMinutes, main } = workout;
      expect(warmUpMinutes + mainMinutes + coolDownMinutes).toBe(workout.minutes);
      expect(Math.min(warmUpMinutes, mainMinutes, coolDownMinutes)).toBeGreaterThanOrEqual(0);
      if (main.form === "rounds") expect(main.rounds * main.exercises.length).toBe(mainMinutes);
      for (const language of ["en", "zh"] as const)
        expect(workoutLines(workout, false, language).join("\n")).not.toMatch(/\{|undefined|NaN/);
    }
  });

  it.each(WORKOUT_KINDS)("of kind %s has nothing that a person's limits forbid", (kind) => {
    for (const limits of PEOPLE) {
      const workout = composeWorkout(wishFor(kind, 20), limits, WORKOUT_LIBRARY);
      const exercises =
        workout !== undefined && "exercises" in workout.main ? workout.main.exercises : [];
      for (const { effort, kinds = [] } of exercises) {
        expect(stepsAbove(effort, limits.maxIntensity)).toBeLessThanOrEqual(0);
        const { findings } = applyExercisePolicy(limits, { texts: [], kinds });
        expect(findings.filter(({ effect }) => effect === "forbidden")).toEqual([]);
      }
    }
  });

  it("is none for who must rest", () => {
    const resting: ExerciseLimits = { ...FREE, maxIntensity: "none" };
    expect(composeWorkout(wishFor("core", 20), resting, WORKOUT_LIBRARY)).toBeUndefined();
  });
});

describe("a wish for training", () => {
  it("for a session of a kind and length gets that session as a list", async () => {
    const reply = await replyTo("make me a 20 min core session");
    expect(reply).toContain("core session, 20 minutes");
    expect(reply).toContain("- dead bug");
    expect(await replyTo("来个20分钟核心训练")).toContain("- 死虫式");
  });

  it("is met with what there is to train with, and without what is to be spared", async () => {
    const push = await replyTo("push day with dumbbells only");
    expect(push).toContain("dumbbell press");
    const legs = await replyTo("20 min leg session, bad knee");
    expect(legs).not.toContain("lunges");
  });

  it("for weeks that lead to a distance gets them week by week", async () => {
    expect(await replyTo("beginner 5k plan please")).toContain("- Week 9: 30 min of easy running");
    expect(await replyTo("零基础想跑5公里，给我个计划")).toContain("第9周");
  });

  it("is changed by what follows", async () => {
    const history = [
      { role: "user", content: "give me a 30 min cardio session", sentAt: new Date(0) },
      { role: "assistant", content: "Here you go.", sentAt: new Date(0) },
    ] as never;
    expect(await replyTo("make it 10 min", { history })).toContain("10 minutes");
    expect(await replyTo("another one", { history })).toContain("30 minutes");
  });

  it("for energy is answered with the figure", async () => {
    expect(await replyTo("how many kcal in 45 min of swimming, 82 kg")).toContain("kcal");
    expect(await replyTo("how many kcal in 45 min of swimming, 82 kg")).toContain("82 kg");
  });
});
