import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { ACTIVITY_KINDS, type ActivityKind } from "../../../src/safety/policy/activity-kind.ts";
import { activityKindsOf } from "../../../src/safety/policy/activity-kinds.ts";
import {
  ALLOWED_INTENSITIES,
  CLEARANCE_SCOPES,
  stepsAbove,
} from "../../../src/safety/policy/exercise-intensity.ts";
import { EXERCISE_LIMITS, type ExerciseLimit } from "../../../src/safety/policy/exercise-limit.ts";
import type { ExerciseLimits } from "../../../src/safety/policy/exercise-limits.ts";
import { applyExercisePolicy } from "../../../src/safety/policy/exercise-policy.ts";
import { POLICY_RULES } from "../../../src/safety/policy/policy-rules.data.ts";
import { limitLabel } from "../../../src/safety/policy/policy-texts.ts";
import { SAFETY_SOURCES } from "../../../src/safety/policy/safety-sources.data.ts";
import { matchActivity } from "../../../src/sport/met/match-activity.ts";
import { listMetActivities } from "../../../src/sport/met/met-catalogue.ts";
import { inBothScripts } from "../../support/traditional.ts";

function judge(text: string, limits: Partial<ExerciseLimits>) {
  const match = matchActivity({ sportName: text }, "adult-2024");
  return applyExercisePolicy(
    { maxIntensity: "vigorous", clearance: "none", limits: [], ...limits },
    { texts: [read(text)], activity: match.kind === "matched" ? match.activity : undefined },
  );
}

/** Shows each kind by itself. */
const SAMPLES: Readonly<Record<ActivityKind, string>> = {
  contact: "boxing",
  combat: "judo",
  fall_risk: "horseback riding",
  unsteady: "standing on a chair",
  height: "rock climbing",
  impact: "running",
  pivoting: "badminton",
  overhead: "shoulder press",
  hand_loading: "push ups",
  heavy_lifting: "deadlift",
  straining: "one-rep max",
  spinal_bending: "golf",
  supine: "bench press",
  lying_flat: "lying flat",
  inverted: "headstand",
  altitude: "high altitude trek",
  diving: "scuba diving",
  water: "kayaking",
  cold_water: "ice swimming",
  heat: "hot yoga",
  maximal_effort: "sprint",
};

describe("kinds of activity", () => {
  it.each(ACTIVITY_KINDS)("recognises %s", (kind) => {
    expect(activityKindsOf([read(SAMPLES[kind])])).toContain(kind);
  });

  it.each<[string, ActivityKind]>(
    inBothScripts<[string, ActivityKind]>([
      ["拳击", "contact"],
      ["滑雪", "fall_risk"],
      ["攀岩", "height"],
      ["跑步", "impact"],
      ["羽毛球", "pivoting"],
      ["引体向上", "overhead"],
      ["俯卧撑", "hand_loading"],
      ["舉重", "heavy_lifting"],
      ["仰卧起坐", "spinal_bending"],
      ["仰臥起坐", "supine"],
      ["how do I do a dead bug", "supine"],
      ["死蟲式怎麼做", "supine"],
      ["hollow hold for beginners", "supine"],
      ["躺著做核心可以嗎", "supine"],
      ["躺在瑜伽垫上练腹", "supine"],
      ["exercises lying on my back", "lying_flat"],
      ["倒立", "inverted"],
      ["高原徒步", "altitude"],
      ["潛水", "diving"],
      ["游泳", "water"],
      ["热瑜伽", "heat"],
      ["冲刺跑", "maximal_effort"],
      ["Yoga, Hot", "heat"],
      ["CrossFit", "heavy_lifting"],
      ["HIIT", "maximal_effort"],
      ["half marathon", "impact"],
      ["Double unders: how to stop tripping", "impact"],
      ["半程马拉松", "impact"],
      ["铁人三项", "impact"],
      ["one-repetition maximum", "straining"],
      ["屏住呼吸", "straining"],
      ["梯子", "unsteady"],
      ["平躺", "lying_flat"],
    ]),
  )("recognises %s as %s", (text, kind) => {
    expect(activityKindsOf([read(text)])).toContain(kind);
  });

  it.each<[string, ActivityKind]>(
    inBothScripts<[string, ActivityKind]>([
      ["shadow boxing", "contact"],
      ["touch football", "contact"],
      ["low impact aerobics", "impact"],
      ["water jogging", "impact"],
      ["cross country skiing", "fall_risk"],
      ["table tennis", "overhead"],
      ["stair climbing", "height"],
      ["爬楼梯", "height"],
      ["乒乓球", "overhead"],
      ["walking", "impact"],
      ["60% of your one-rep max", "straining"],
      ["agility ladder", "unsteady"],
      ["坐在椅子上", "unsteady"],
    ]),
  )("does not take %s for %s", (text, kind) => {
    expect(activityKindsOf([read(text)])).not.toContain(kind);
  });
});

describe("what limits a person", () => {
  it.each(EXERCISE_LIMITS)("has a name of its own in either language: %s", (limit) => {
    expect(limitLabel(limit, "en")).toMatch(/^[\x20-\x7e’–]+$/);
    expect(limitLabel(limit, "zh")).toMatch(/\p{Script=Han}/u);
    expect(limitLabel(limit, "zh")).not.toMatch(/[懷傷臟壓]/);
  });

  it("asks for care as long as it has to be looked at", () => {
    const stopped = { clearance: "stop_and_seek_care" } as const;
    expect(judge("walking", {}).verdict).toBe("allowed");
    expect(judge("walking", stopped).verdict).toBe("caution");
    expect(judge("quidditch", { isBoundByHabitAlone: true, maxIntensity: "light" }).verdict).toBe(
      "allowed",
    );
  });
});

describe("the row of the catalogue", () => {
  const rowOf = (sportName: string) => {
    const match = matchActivity({ sportName }, "adult-2024");
    return match.kind === "matched" ? match.activity : undefined;
  };

  it("tells kinds that nothing in the text does, by its name and by its category", () => {
    const kinds = activityKindsOf([read("Saturday")], rowOf("boxing"));
    expect(kinds).toContain("contact");
    expect(activityKindsOf([read("Saturday")], rowOf("canoeing"))).toContain("water");
    expect(activityKindsOf([read("Saturday")])).toEqual([]);
    expect(activityKindsOf([read("Saturday")], rowOf("boxing"))).toEqual(kinds);
  });

  it("tells nothing but kinds", () => {
    const all = new Set<string>(ACTIVITY_KINDS);
    for (const text of ["shadow boxing", "stair climbing"]) {
      const kinds = activityKindsOf([read(text)], rowOf(text));
      expect(kinds.filter((kind) => !all.has(kind))).toEqual([]);
    }
  });
});

const RULES = EXERCISE_LIMITS.flatMap((limit) => [
  ...POLICY_RULES[limit].forbidden.map((kind) => [limit, kind, "forbidden"] as const),
  ...POLICY_RULES[limit].caution.map((kind) => [limit, kind, "caution"] as const),
]);

describe("the exercise policy", () => {
  it.each(RULES)("%s: %s is %s", (limit, kind, effect) => {
    const { verdict, findings } = judge(SAMPLES[kind], { limits: [limit] });
    const finding = findings.find((candidate) => candidate.kind === kind);
    expect(finding).toMatchObject({ limit, effect });
    expect(finding?.source).toBe(SAFETY_SOURCES[POLICY_RULES[limit].source]);
    expect(finding?.description.zh).toMatch(/\p{Script=Han}/u);
    expect(/^take care/i.test(finding?.description.en ?? "")).toBe(effect === "caution");
    if (effect === "forbidden") expect(verdict).toBe("forbidden");
    else expect(verdict).not.toBe("allowed");
  });

  it("never both forbids a kind and asks to take care with it", () => {
    for (const { forbidden, caution } of Object.values(POLICY_RULES)) {
      expect(forbidden.filter((kind) => caution.includes(kind))).toEqual([]);
    }
  });

  it.each<[ExerciseLimit, string, string]>([
    ["pregnancy", "scuba diving", "forbidden"],
    ["pregnancy", "ice hockey", "forbidden"],
    ["pregnancy", "brisk walking", "allowed"],
    ["pregnancy", "卧推", "caution"],
    ["chronic_back_pain", "walking", "allowed"],
    ["chronic_back_pain", "yoga", "allowed"],
    ["chronic_back_pain", "plank", "allowed"],
    ["chronic_back_pain", "deadlift", "caution"],
    ["back_injury", "deadlift", "forbidden"],
    ["severe_hypertension", "deadlift", "forbidden"],
    ["hypertension", "weight training", "caution"],
    ["lower_limb_injury", "running", "forbidden"],
    ["lower_limb_injury", "stationary bike", "allowed"],
    ["shoulder_injury", "swimming", "forbidden"],
    ["shoulder_injury", "walking", "allowed"],
    ["bleeding_risk", "rugby", "forbidden"],
    ["seizure_risk", "scuba diving", "forbidden"],
    ["seizure_risk", "swimming", "caution"],
    ["heat_sensitivity", "hot yoga", "forbidden"],
  ])("with %s, %s is %s", (limit, text, verdict) => {
    expect(judge(text, { limits: [limit] }).verdict).toBe(verdict);
  });

  it("allows a self-paced activity one step too hard with care, and forbids a game", () => {
    expect(judge("running", { maxIntensity: "moderate" })).toMatchObject({
      verdict: "caution",
      intensity: "moderate",
      excessSteps: 1,
    });
    expect(judge("basketball", { maxIntensity: "moderate" }).verdict).toBe("forbidden");
    // A gentle game leaves room to go gently.
    expect(judge("bowling", { maxIntensity: "light" }).verdict).toBe("caution");
    expect(judge("table tennis", { maxIntensity: "light" }).verdict).toBe("forbidden");
    expect(judge("running", { maxIntensity: "light" }).verdict).toBe("forbidden");
    expect(judge("walking", { maxIntensity: "light" })).toMatchObject({
      verdict: "caution",
      intensity: "light",
    });
  });

  it.each(["swimming", "walking", "stationary bicycle", "游泳", "步行"])(
    "lets a person limited to light effort do %s at that effort, with care",
    (text) => {
      expect(judge(text, { maxIntensity: "light" })).toMatchObject({
        verdict: "caution",
        intensity: "light",
      });
    },
  );

  it.each(["butterfly swimming", "spinning class", "race walking"])(
    "does not take %s for one that can be done at any effort",
    (text) => expect(judge(text, { maxIntensity: "light" }).verdict).toBe("forbidden"),
  );

  it("asks for no care where nothing but the habit is missing and the pace is free", () => {
    const limits = { maxIntensity: "moderate", isBoundByHabitAlone: true } as const;
    expect(judge("swimming", limits)).toMatchObject({ verdict: "allowed", intensity: "moderate" });
    expect(judge("running", limits).verdict).toBe("caution");
  });

  it("forbids everything when no exercise is allowed", () => {
    expect(judge("stretching", { maxIntensity: "none" })).toMatchObject({
      verdict: "forbidden",
      intensity: "none",
    });
  });

  it("asks for care until cleared", () => {
    expect(judge("stretching", { clearance: "before_any", maxIntensity: "light" }).verdict).toBe(
      "caution",
    );
  });

  it("never allows more than the limits, and more limits never allow more", () => {
    const verdicts = ["allowed", "caution", "forbidden"];
    fc.assert(
      fc.property(
        fc.constantFrom(...listMetActivities("adult-2024")),
        fc.constantFrom(...ALLOWED_INTENSITIES),
        fc.constantFrom(...CLEARANCE_SCOPES),
        fc.subarray([...EXERCISE_LIMITS]),
        fc.subarray([...EXERCISE_LIMITS]),
        (activity, maxIntensity, clearance, limits, more) => {
          const before = applyExercisePolicy(
            { maxIntensity, clearance, limits },
            { texts: [], activity },
          );
          expect(stepsAbove(before.intensity, maxIntensity)).toBeLessThanOrEqual(0);
          const longer = { maxIntensity, clearance, limits: [...limits, ...more] };
          const after = applyExercisePolicy(longer, { texts: [], activity });
          expect(verdicts.indexOf(after.verdict)).toBeGreaterThanOrEqual(
            verdicts.indexOf(before.verdict),
          );
        },
      ),
    );
  });
});

describe("what cannot be done gently", () => {
  it.each(["marathon", "jump rope", "跳绳"])("is forbidden where effort is limited: %s", (text) => {
    expect(judge(text, { maxIntensity: "moderate" }).verdict).toBe("forbidden");
  });

  it.each(["jogging", "cycling", "swimming", "walking"])("is told from what can: %s", (text) => {
    expect(judge(text, { maxIntensity: "moderate" }).verdict).not.toBe("forbidden");
  });
});

describe("an exercise that shares its row with others", () => {
  it("is judged by what it is itself", () => {
    expect(judge("sit-ups", { limits: ["shoulder_injury"] }).verdict).toBe("allowed");
    expect(judge("pull-ups", { limits: ["shoulder_injury"] }).verdict).toBe("forbidden");
    expect(judge("calisthenics", { limits: ["shoulder_injury"] }).verdict).not.toBe("allowed");
  });
});
