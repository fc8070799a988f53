import { describe, expect, it } from "vitest";
import { cautionsFor } from "../../../src/chat/limits/cautions-for.ts";
import { read } from "../../../src/language/read.ts";
import type { ExerciseLimits } from "../../../src/safety/policy/exercise-limits.ts";
import { traditional } from "../../support/traditional.ts";

const none: ExerciseLimits = { maxIntensity: "vigorous", clearance: "none", limits: [] };

function named(question: string, limits: ExerciseLimits["limits"]): readonly string[] {
  return cautionsFor(read(question), { ...none, limits }).map(
    ({ limit, kind, effect }) => `${limit} ${kind} ${effect}`,
  );
}

describe("the cautions for a question", () => {
  it.each<[string, ExerciseLimits["limits"], string]>([
    ["Can I go running with my knee?", ["lower_limb_injury"], "lower_limb_injury impact forbidden"],
    ["Is boxing okay while pregnant?", ["pregnancy"], "pregnancy contact forbidden"],
    ["How many calories does skiing burn?", ["older_adult"], "older_adult fall_risk caution"],
    ["How long should I swim?", ["arrhythmia"], "arrhythmia water caution"],
    ["我可以跑步吗？", ["lower_limb_injury"], "lower_limb_injury impact forbidden"],
    ["怀孕了还能打拳击吗？", ["pregnancy"], "pregnancy contact forbidden"],
    ["游泳和瑜伽哪个好？", ["seizure_risk"], "seizure_risk water caution"],
  ])("say what limits an activity that it names: %s", (question, limits, caution) => {
    expect(named(question, limits)).toContain(caution);
    expect(named(traditional(question), limits)).toContain(caution);
  });

  it("are those of every activity, each once", () => {
    const cautions = named("Should I run or go boxing? Or run and box?", ["pregnancy"]);
    expect(cautions).toContain("pregnancy contact forbidden");
    expect(cautions).toContain("pregnancy impact caution");
    expect(new Set(cautions).size).toBe(cautions.length);
  });

  it.each([
    ["How did I sleep this week?", ["pregnancy"]],
    ["How many minutes did I do last week?", ["lower_limb_injury", "back_injury"]],
    ["你好", ["pregnancy"]],
  ] as const)("are none where no activity is named: %s", (question, limits) => {
    expect(named(question, limits)).toEqual([]);
  });

  it("are none for whom nothing limits", () => {
    expect(named("Can I go boxing?", [])).toEqual([]);
  });
});
