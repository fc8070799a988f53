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
  return {
    kind,
    minutes,
    equipment,
    spared: new Set(),
    avoided: new Set(),
    level: "usual",
    variant: 0,
  };
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

  const told = (...contents: readonly string[]) =>
    contents.map((content) => ({ role: "user", content, sentAt: new Date(0) })) as never;

  it.each([
    ["shorter please", "20 minutes"],
    ["a bit longer", "45 minutes"],
    ["too long", "20 minutes"],
    ["短一点", "20分钟"],
  ])("takes less time or more than before: %s", async (message, length) => {
    const history = told("give me a 30 min core session", "");
    expect(await replyTo(message, { history })).toContain(length);
  });

  it("leaves out an exercise that is not wished for, and keeps the rest", async () => {
    const history = told("20 min leg session");
    const before = await replyTo("20 min leg session");
    expect(before).toMatch(/lunges/);
    for (const message of ["without the lunges", "swap the lunges", "弓步换掉"]) {
      const reply = await replyTo(message, { history });
      expect(reply).not.toMatch(/lunges|弓步/);
      expect(reply).toMatch(/squat|深蹲/);
    }
  });

  it("says what it spares", async () => {
    const reply = await replyTo("20 min no jumping, dodgy knee");
    expect(reply).toMatch(/I left out .*jumps/);
    expect(reply).toContain("knees");
    expect(await replyTo("来个20分钟的，不要跳，膝盖不好")).toMatch(/避开了.*跳跃|避開了.*跳躍/);
  });

  it("for a week is for the days that are named", async () => {
    const reply = await replyTo("make me a week for tue thu and sat");
    expect(reply).toMatch(/Tuesday.*\n.*Thursday.*\n.*Saturday/);
    expect(reply).not.toContain("Monday");
    expect(await replyTo("你能帮我制定计划吗")).toMatch(/周一.*周三/s);
    expect(await replyTo("周二周五帮我安排一下")).toMatch(/周二.*周五|週二.*週五/s);
  });

  it("for a day says which", async () => {
    expect(await replyTo("give me something for saturday, 20 min")).toMatch(/^For Saturday:/);
    expect(await replyTo("周六给我排个跟跑步不一样的")).toMatch(/^(周六|週六)：/);
  });

  it("for a plan of runs takes other days and weeks too", async () => {
    const history = told("beginner 10k plan please");
    expect(await replyTo("make it 2 days", { history })).toContain("2 runs a week");
    expect(await replyTo("make it 12 weeks", { history })).toContain("A plan of 12 weeks");
    expect(await replyTo("10k plan in 3 weeks please")).toContain("It takes 6 weeks");
  });

  it("for a kind that is not meant gets another", async () => {
    expect(await replyTo("not a walk, give me 20 min at home")).not.toContain("walking session");
  });

  const noted = (kind: string, topic: string, text: string) =>
    [{ kind, topic, text, createdAt: new Date(0) }] as never;

  it("goes by what was told before", async () => {
    const knee = noted("body", "knee", "I have an old knee injury");
    const legs = await replyTo("20 min leg session", { notes: knee });
    expect(legs).not.toMatch(/squats|lunges/);
    expect(legs).toContain("That goes by what you told me before.");
    const quiet = noted("preference", "noise", "I live upstairs");
    expect(await replyTo("10 min cardio session", { notes: quiet })).not.toMatch(/jumping jacks/);
    const hated = noted("preference", "lunges", "I hate lunges");
    expect(await replyTo("20 min leg session", { notes: hated })).not.toContain("lunges");
    const free = noted("schedule", "free days", "im only free tue thu sat");
    expect(await replyTo("make me a week", { notes: free })).toMatch(/Tuesday.*Saturday/s);
    const time = noted("schedule", "time a session", "I only have 15 minutes a day");
    expect(await replyTo("make me a core session", { notes: time })).toContain("15 minutes");
  });

  it("is made for the goal that was told, when it is accepted or pointed to", async () => {
    const goal = "I am training for a 10k in july";
    const notes = noted("goal", "event", goal);
    for (const message of ["yes please", "give me a plan for that, 3 days a week"])
      expect(await replyTo(message, { history: told(goal), notes })).toContain(
        "from 5 km to 10 km",
      );
    const history = told(goal, "give me a plan for that, 3 days a week");
    expect(await replyTo("i can only do tue thu sun", { history, notes })).toContain(
      "Your days: Tuesday, Thursday, Sunday",
    );
    expect(await replyTo("好啊", { history: told("我只有哑铃") })).toMatch(/分钟|分鐘/);
    expect(await replyTo("yes please")).not.toContain("Here you go");
  });

  it("leaves out what was spoken of, and goes on leaving it out", async () => {
    const history = told("my mate says squats kill your knees");
    const message = "ok give me a leg session without them then";
    const reply = await replyTo(message, { history });
    expect(reply).not.toMatch(/- squats/);
    const later = told("my mate says squats kill your knees", message);
    const harder = await replyTo("make it harder", { history: later });
    expect(harder).not.toMatch(/- squats/);
    expect(harder).toContain("10 to 15");
  });

  it.each([
    ["half an hour of core please", "30 minutes"],
    ["twenty minutes of core please", "20 minutes"],
    ["give me 15m core", "15 minutes"],
    ["give me a core workout of an hour", "60 minutes"],
    ["来个半小时的核心训练", "30分钟"],
    ["來個半個鐘嘅核心訓練", "30分鐘"],
    ["来个十几分钟的核心训练", "15分钟"],
  ])("has the length that is told: %s", async (message, length) => {
    expect(await replyTo(message)).toContain(length);
  });

  it.each([
    ["en", "Give me a 20 minute workout", "no session yet"],
    ["en", "Plan me a week of training", "no session yet"],
    ["zh", "给我安排20分钟的训练", "先不安排训练"],
  ] as const)(
    "waits until an injury has been looked at (%s: %s)",
    async (language, wish, words) => {
      const limits: ExerciseLimits = {
        maxIntensity: "light",
        clearance: "before_any",
        limits: ["lower_limb_injury", "hand_injury"],
      };
      const text = await replyTo(wish, { language, limits });
      expect(text).toContain(words);
      expect(text).not.toContain("\n- ");
    },
  );

  it("for energy is answered with the figure", async () => {
    expect(await replyTo("how many kcal in 45 min of swimming, 82 kg")).toContain("kcal");
    expect(await replyTo("how many kcal in 45 min of swimming, 82 kg")).toContain("82 kg");
  });
});
