import { read } from "@health-exercise/domain/language";
import {
  applyExercisePolicy,
  type ExerciseLimits,
  type SafetyFinding,
  type SafetyFlag,
} from "@health-exercise/domain/safety";
import { createContentCheck } from "@health-exercise/domain/safety/content-check";
import { CONTENT_CHECK_WEIGHTS } from "@health-exercise/domain/safety/content-check/weights";
import { describe, expect, it } from "vitest";
import { aPassage } from "./a-passage.ts";
import { replyTo } from "./reply-to.ts";
import { ACTIVE } from "./some-records.ts";

const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);

const PREGNANT: ExerciseLimits = {
  maxIntensity: "moderate",
  clearance: "before_vigorous",
  limits: ["pregnancy"],
};
const UNCLEARED: ExerciseLimits = { maxIntensity: "light", clearance: "before_any", limits: [] };
const STOPPED: ExerciseLimits = {
  maxIntensity: "none",
  clearance: "stop_and_seek_care",
  limits: [],
};
const boxing = aPassage({
  title: "Boxing for beginners",
  text: "Boxing trains stamina. Spar with a partner twice a week. Pregnant women should avoid boxing.",
});

describe("what limits a person", () => {
  it("is said before any advice", async () => {
    const { findings: cautions } = applyExercisePolicy(PREGNANT, { texts: [read("boxing")] });
    const facts = { limits: PREGNANT, cautions, passages: [boxing] };
    const [lead = ""] = (await replyTo("How do I start boxing?", facts)).split("\n\n");
    expect(lead).toMatch(/^Please talk to a doctor before vigorous exercise\./);
    expect(lead).toContain("With what you have told me in mind: Avoid");
    expect(lead).toContain("pregnancy");
  });

  it("is the answer where no passage is, and is not called unknown", async () => {
    const { findings: cautions } = applyExercisePolicy(PREGNANT, { texts: [read("boxing")] });
    const reply = await replyTo("How do I start boxing?", { limits: PREGNANT, cautions });
    expect(reply).toContain("Avoid");
    expect(reply).toContain("What fits you besides");
    expect(reply).not.toContain("I do not know");
  });

  it("keeps out what it forbids, but not warnings of it", async () => {
    const reply = await replyTo("How do I start boxing?", { limits: PREGNANT, passages: [boxing] });
    expect(reply).not.toContain("Spar with a partner");
    expect(reply).not.toContain("Boxing trains stamina.");
    expect(reply).toContain("Pregnant women should avoid boxing.");
  });

  it("keeps out harder efforts than are allowed", async () => {
    const text = "Walk at ease every day. High intensity intervals bring walking fitness fastest.";
    const reply = await replyTo("How do I get fit by walking?", {
      limits: UNCLEARED,
      passages: [aPassage({ text })],
    });
    expect(reply).toContain("Walk at ease every day.");
    expect(reply).not.toContain("intervals");
  });

  it("says nothing of clearance where only figures are asked for", async () => {
    const facts = { limits: UNCLEARED, records: ACTIVE };
    expect(await replyTo("How many minutes have I exercised this week?", facts)).not.toContain(
      "doctor",
    );
  });

  it("holds back all advice while exercise has to stop", async () => {
    const facts = { limits: STOPPED, passages: [aPassage()], records: ACTIVE };
    expect(await replyTo("How do I start walking?", facts)).toBe(
      "Please stop exercising for now and see a doctor first.",
    );
    expect(await replyTo("今天要不要运动？", facts)).toContain("请先停止运动，并尽快看医生。");
    expect(await replyTo("今天要不要运动？", facts)).not.toContain("节奏动一动");
  });
});

describe("somebody who must rest", () => {
  const afterSurgery = aPassage({
    title: "Exercise after surgery: ask your team",
    summary: "Ask the surgical team what you may do and when.",
    text: "Carry nothing heavy in the first weeks. Sprint as hard as you can.",
    topics: ["surgery", "return_to_exercise"],
  });
  const question = "six weeks after my surgery, when can I plank again?";

  it("is told what is known of why they rest, after that they should", async () => {
    const reply = await replyTo(question, { limits: STOPPED, passages: [afterSurgery] });
    expect(reply).toMatch(/^Please stop exercising for now and see a doctor first\./);
    expect(reply).toContain("Ask the surgical team what you may do and when.");
    expect(reply).not.toContain("Sprint");
  });

  it("is told no more while what they told earlier is open", async () => {
    const facts = { limits: STOPPED, passages: [afterSurgery], isMatterOpen: true };
    expect(await replyTo(question, facts)).toBe(
      "Please stop exercising for now and see a doctor first.",
    );
  });

  it("is told what is no exercise while an injury is open, and said once that it is to be spared", async () => {
    const limits: ExerciseLimits = { ...STOPPED, clearance: "before_any" };
    const facts = { limits, isMatterOpen: true, isInjuryOpen: true };
    const eating = aPassage({
      title: "How much protein a day",
      text: "About 1.6 g of protein per kilogram of body weight a day is enough.",
      topics: ["nutrition"],
    });
    const reply = await replyTo("How much protein should I eat a day?", {
      ...facts,
      passages: [eating],
    });
    expect(reply).toMatch(/^About 1\.6 g of protein/);
    const lifting = aPassage({ title: "Deadlifts", text: "Deadlift twice a week." });
    expect(await replyTo("How often should I deadlift?", { ...facts, passages: [lifting] })).toBe(
      "Please talk to a doctor before you begin to exercise. Until that is cleared up, rest instead of training.",
    );
  });
});

describe("a message that gives reason for care", () => {
  it("is answered by the warning first", async () => {
    const message = "I have a fever and want to train. Can I still go walking?";
    const check = checkContent(read(message));
    expect(check.isSafe).toBe(false);
    const reply = await replyTo(message, { check, passages: [aPassage()], records: ACTIVE });
    expect(reply.startsWith(check.warnings[0] ?? "?")).toBe(true);
    expect(reply).not.toMatch(/Well done|Congratulations/);
  });

  it("is told what is near to it besides", async () => {
    const message = "I have a fever and want to train. Is the cold to blame?";
    const check = checkContent(read(message));
    const near = aPassage({ title: "Winter days", topics: ["illness"], score: 0.62 });
    const far = { ...near, score: 0.55 };
    expect(await replyTo(message, { check, passages: [near] })).toContain("“Winter days”");
    expect(await replyTo(message, { check, passages: [far] })).not.toContain("Winter days");
  });

  it("brings no training advice where the risk is high", async () => {
    const message = "I blacked out in spinning class this morning. How do I start walking tonight?";
    const check = checkContent(read(message));
    expect(check.riskLevel).toBe("high");
    const reply = await replyTo(message, { check, passages: [aPassage()] });
    expect(reply).not.toContain("10 easy minutes");
  });

  it.each([
    ["weights alone, of what is surely asked for", "learned.doping-or-misuse", 0.97, true],
    ["weights alone, of what may be asked for", "learned.doping-or-misuse", 0.9, false],
    ["a rule", "doping.wish", 0.97, false],
    ["weights alone, of a need that comes before all", "learned.self-harm", 0.97, false],
  ])(
    "is told what it asks for beside the warning where only weights see a high risk: %s",
    async (_, ruleId, score, isTold) => {
      const message = "which shoes are good for walking";
      const flag: SafetyFlag = ruleId === "learned.self-harm" ? "self_harm" : "doping_or_misuse";
      const warning = { en: "Take care.", zh: "小心。" };
      const source = { kind: "design_value", reason: "made up" } as const;
      const safe = checkContent(read(message));
      const finding: SafetyFinding = { flag, level: "high", ruleId, warning, source };
      const check = { ...safe, riskLevel: "high", isSafe: false, findings: [finding] } as const;
      const reply = await replyTo(message, { check, passages: [aPassage({ score })] });
      expect(reply).toMatch(/^Take care\./);
      expect(reply.includes("comfortable shoes")).toBe(isTold);
    },
  );
});
