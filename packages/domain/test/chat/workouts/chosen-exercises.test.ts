import { describe, expect, it } from "vitest";
import { exercisesFor } from "../../../src/chat/workouts/chosen-exercises.ts";
import type { WorkoutExercise, WorkoutPart } from "../../../src/chat/workouts/workout-exercise.ts";
import type { WorkoutWish } from "../../../src/chat/workouts/workout-wish.ts";
import type { ExerciseLimits } from "../../../src/safety/policy/exercise-limits.ts";
import { anExercise, aWish, someLimits } from "./a-library.ts";

function choose(
  library: readonly WorkoutExercise[],
  wish: Partial<WorkoutWish> = {},
  limits: Partial<ExerciseLimits> = {},
  parts: readonly WorkoutPart[] = ["legs"],
) {
  const { exercises, isAdapted } = exercisesFor(parts, aWish(wish), someLimits(limits), library);
  return { names: exercises.map(({ name }) => name.en), isAdapted };
}

const EASY = ["bridge", "clam", "march"].map((name) => anExercise(name));
const EASY_NAMES = ["bridge", "clam", "march"];

describe("the exercises of somebody with limits", () => {
  it.each<[string, Partial<WorkoutExercise>, Partial<ExerciseLimits>]>([
    ["is harder than allowed", { effort: "moderate" }, { maxIntensity: "light" }],
    ["is much harder than allowed", { effort: "vigorous" }, { maxIntensity: "light" }],
    ["is vigorous", { effort: "vigorous" }, { maxIntensity: "moderate" }],
    ["jumps on a hurt leg", { kinds: ["impact"] }, { limits: ["lower_limb_injury"] }],
    [
      "goes overhead with a hurt shoulder",
      { kinds: ["overhead"] },
      { limits: ["shoulder_injury"] },
    ],
    ["strains at high pressure", { kinds: ["straining"] }, { limits: ["hypertension"] }],
    [
      "is forbidden by the second of two limits",
      { kinds: ["heavy_lifting"] },
      { limits: ["child", "hernia"] },
    ],
    [
      "is forbidden by one and only asks care of another",
      { kinds: ["heavy_lifting", "impact"] },
      { limits: ["back_injury"] },
    ],
  ])("never have what %s, however few are left", (_, facts, limits) => {
    const bad = anExercise("bad", facts);
    expect(choose([bad], {}, limits)).toEqual({ names: [], isAdapted: true });
    expect(choose([bad, ...EASY], {}, limits)).toEqual({ names: EASY_NAMES, isAdapted: true });
    expect(choose([bad, ...EASY]).names).toContain("bad");
  });

  it.each<[string, Partial<WorkoutExercise>, Partial<ExerciseLimits>]>([
    ["loads a hurt knee", { loads: ["knee"] }, { limits: ["lower_limb_injury"] }],
    ["loads a hurt wrist among others", { loads: ["floor", "wrist"] }, { limits: ["hand_injury"] }],
    [
      "loads a back in pain",
      { loads: ["back"] },
      { limits: ["heart_disease", "chronic_back_pain"] },
    ],
    ["lies on the back in pregnancy", { kinds: ["supine"] }, { limits: ["pregnancy"] }],
  ])("have what %s only where fewer than three others are left", (_, facts, limits) => {
    const doubtful = anExercise("doubtful", facts);
    expect(choose([doubtful, ...EASY], {}, limits)).toEqual({ names: EASY_NAMES, isAdapted: true });
    expect(choose([doubtful, ...EASY.slice(1)], {}, limits)).toEqual({
      names: ["doubtful", "clam", "march"],
      isAdapted: false,
    });
  });

  it("are all that were wished for where the limits touch none of them", () => {
    const squat = anExercise("squat", { loads: ["knee"], effort: "moderate", kinds: ["impact"] });
    const limits = {
      limits: ["ear_problem", "heart_rate_limited"],
      maxIntensity: "moderate",
    } as const;
    expect(choose([squat, ...EASY], {}, limits)).toEqual({
      names: ["squat", ...EASY_NAMES],
      isAdapted: false,
    });
  });
});

describe("the exercises that somebody wishes for", () => {
  const LIBRARY = [
    anExercise("Walking lunge", { loads: ["knee", "standing"] }),
    anExercise("Goblet squat", { needs: "kettlebell" }),
    anExercise("Leg press", { needs: "gym" }),
    anExercise("Pistol squat", { isAdvanced: true, effort: "moderate" }),
    anExercise("Crunch", { parts: ["core"] }),
  ];

  it.each<[string, Partial<WorkoutWish>, string[]]>([
    ["nothing at hand", {}, ["Walking lunge"]],
    ["a kettlebell", { equipment: new Set(["kettlebell"]) }, ["Goblet squat", "Walking lunge"]],
    ["a gym", { equipment: new Set(["gym"]) }, ["Leg press", "Goblet squat", "Walking lunge"]],
    ["a band, of which there is nothing", { equipment: new Set(["band"]) }, ["Walking lunge"]],
    ["practice", { level: "hard" }, ["Pistol squat", "Walking lunge"]],
    ["a knee to be spared", { spared: new Set(["knee"]) }, []],
    ["a wrist to be spared", { spared: new Set(["wrist"]) }, ["Walking lunge"]],
    ["no wish for lunges", { avoided: new Set(["burpee", "lunge"]) }, []],
    ["no wish for burpees", { avoided: new Set(["burpee"]) }, ["Walking lunge"]],
  ])("are with %s", (_, wish, names) => {
    expect(choose(LIBRARY, wish)).toEqual({ names, isAdapted: false });
  });

  it("begin with the light ones where it is to be gentle", () => {
    const library = [anExercise("squat", { effort: "moderate" }), anExercise("bridge")];
    expect(choose(library, { level: "gentle" }).names).toEqual(["bridge", "squat"]);
    expect(choose(library).names).toEqual(["squat", "bridge"]);
  });

  it("take the parts by turns, each exercise once, and begin further on the next time", () => {
    const library = [
      ...["a", "b", "c"].map((name) => anExercise(name)),
      anExercise("x", { parts: ["core"] }),
      anExercise("both", { parts: ["core", "legs"] }),
    ];
    const inTurn = (variant: number) =>
      choose(library, { variant }, {}, ["legs", "core", "yoga"]).names;
    expect(inTurn(0)).toEqual(["a", "x", "b", "both", "c"]);
    expect(inTurn(1)).toEqual(["c", "x", "both", "a", "b"]);
  });
});
