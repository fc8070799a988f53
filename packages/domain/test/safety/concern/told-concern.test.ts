import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { gravestConcern, needsCare } from "../../../src/safety/concern/session-concern.ts";
import { toldConcern } from "../../../src/safety/concern/told-concern.ts";
import { toldPain } from "../../../src/safety/concern/told-pain.ts";
import type { RiskLevel } from "../../../src/safety/risk-level.ts";
import type { SafetyFlag } from "../../../src/safety/safety-flag.ts";
import { contentCheck } from "../../support/check-content.ts";
import { aCheckThatFinds, findNothing } from "../risk/a-content-check.ts";

const gradeOf = (text: string) => toldConcern(text, contentCheck)?.grade ?? null;
const painIn = (text: string) => toldPain(read(text));

describe("what a text about a session tells", () => {
  it.each([
    "腰疼得厉害，腿发麻",
    "腰疼得厲害，腿發麻",
    "my back hurts and my leg is numb",
    "腰疼，腿麻",
    "chest felt tight the whole way",
    "back hurts badly and my leg is numb",
    "I felt a sharp pain in my calf",
    "胸闷",
    "胸痛",
    "chest pain all along",
    "Pain in my chest on the hills",
    "had some chest pains",
  ])("asks for a look: %s", (text) => {
    expect(["care", "danger"]).toContain(gradeOf(text));
    // Also where the trained weights say something else one day.
    expect(painIn(text)).toBe("care");
  });

  it.each([
    "My knee hurts",
    "sore knee after running",
    "knee hurts, ankle aches",
    "my leg went numb",
    "膝盖有点痛但坚持跑完了",
    "扭到脚了",
    "dizzy",
    "shin splints again",
    "my shoulder hurt during press",
    "腰痠背痛",
    "couldn't finish because of knee pain",
    "cannot bend my knee without pain",
    "felt unwell",
    "I have a pain in the neck since the crash",
    "there is a pain in the butt when I sit",
    "felt off the whole run",
    "threw up after the race",
    "跑完吐了",
    "tore my hamstring",
    "tore a muscle",
    "pulled a calf muscle",
    "膝盖酸痛",
    "头晕好了一点",
  ])("is pain: %s", (text) => {
    expect(painIn(text)).toBe("ease");
    expect(gradeOf(text)).not.toBeNull();
  });

  it.each([
    "great run!",
    "felt great, no pain",
    "no knee pain at all",
    "knee pain is gone",
    "跑完膝盖不疼了",
    "没头晕没恶心",
    "hurts so good",
    "No pain, no gain!",
    "legs sore but good",
    "legs sore, knee fine",
    "my ankle hurt years ago",
    "had knee surgery years ago, all fine now",
    "跑得很痛快",
    "心疼我的鞋",
    "今天状态很好，没有疼",
    "felt off the pace",
    "Threw up my hands in joy",
    "吐了一口气",
    "The swelling music",
    "Tore a page",
    "Tore my running shorts",
    "I pulled a fast one",
    "pulled my weight today",
    "头晕好了",
    "不怎么疼了",
    "腿有点酸痛",
    "肌肉酸痛",
    "Legs sore",
    "parking was a pain in the neck",
    "my chest workout hurts so good",
    "no chest pain",
    "",
    " ",
  ])("is nothing: %s", (text) => {
    expect(painIn(text)).toBeNull();
    expect(gradeOf(text)).toBeNull();
  });

  it("is of the person who wrote it, not of somebody else", () => {
    expect(gradeOf("My wife's knee hurts.")).toBeNull();
    expect(gradeOf("My wife's knee hurts. My knee hurts too.")).toBe("ease");
  });

  it("says whom to ask", () => {
    expect(toldConcern("I do not want to live", contentCheck)).toEqual({
      grade: "danger",
      matter: "self_harm",
    });
    expect(toldConcern("chest felt tight", contentCheck)?.matter).toBe("body");
    expect(toldConcern("My knee hurt on the way down.", findNothing)).toEqual({
      grade: "ease",
      matter: "body",
    });
  });

  it("is what the check finds, but for what says nothing of how the person is", () => {
    const told = (flag: SafetyFlag, level: RiskLevel) =>
      toldConcern("Quite a day.", aCheckThatFinds({ day: [flag, level] }));
    expect(told("harassment", "critical")).toBeNull();
    expect(told("eating_disorder", "low")).toBeNull();
    expect(told("eating_disorder", "medium")).toEqual({ grade: "ease", matter: "eating" });
    expect(told("abuse", "high")).toEqual({ grade: "care", matter: "abuse" });
    expect(told("cardiac_symptom", "critical")).toEqual({ grade: "danger", matter: "body" });
  });

  it("counts the gravest of several, the first of equals", () => {
    const ease = { grade: "ease", matter: "body" } as const;
    const care = { grade: "care", matter: "eating" } as const;
    expect(gravestConcern([ease, care, { ...care, matter: "abuse" }, ease])).toBe(care);
    expect(gravestConcern([])).toBeUndefined();
  });

  it("asks for more than going easy from `care` on", () => {
    expect((["ease", "care", "danger"] as const).map(needsCare)).toEqual([false, true, true]);
  });
});
