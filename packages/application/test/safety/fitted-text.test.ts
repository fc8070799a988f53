import type { KnowledgeCondition } from "@health-exercise/domain/knowledge";
import type { ExerciseLimits } from "@health-exercise/domain/safety";
import { describe, expect, it } from "vitest";
import { LATER_AIM } from "../../src/safety/fitted-text.data.ts";
import { type FittedPassage, fittedText } from "../../src/safety/fitted-text.ts";

const FREE: ExerciseLimits = { maxIntensity: "vigorous", clearance: "none", limits: [] };
const KNEE: ExerciseLimits = { ...FREE, limits: ["lower_limb_injury"] };
const LIMITED: ExerciseLimits = { ...FREE, maxIntensity: "moderate" };
const UNCLEARED: ExerciseLimits = { ...LIMITED, clearance: "before_any" };
const PREGNANT: ExerciseLimits = { ...LIMITED, limits: ["pregnancy"] };
const BACK: ExerciseLimits = { ...LIMITED, limits: ["back_injury"] };
const LIGHT: ExerciseLimits = { ...UNCLEARED, maxIntensity: "light" };
const NONE: ExerciseLimits = { ...UNCLEARED, maxIntensity: "none" };
const STOPPED: ExerciseLimits = { ...LIGHT, clearance: "stop_and_seek_care" };

const WALK = "Walk every day.";
const HARD = "Swim as hard as you can.";
const RUN = "Go for a run today.";
const WEEK = "Do 150 minutes of moderate activity a week.";

function aPassage(text: string, more: Partial<FittedPassage> = {}): FittedPassage {
  const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  const audience = { ageGroups: [], conditions: [] };
  return { title: "Moving", text, language, audience, topics: ["starting"], ...more };
}

function writtenFor(...conditions: KnowledgeCondition[]): Partial<FittedPassage> {
  return { audience: { ageGroups: [], conditions } };
}

describe("the text of a passage", () => {
  it.each([
    ["stays as it is where nothing limits", FREE, `${WALK} ${HARD}`, `${WALK} ${HARD}`],
    [
      "loses what a limit forbids, and no effort",
      KNEE,
      `${HARD} ${RUN} ${WALK}`,
      `${HARD} ${WALK}`,
    ],
    [
      "loses vigorous effort where that is forbidden",
      LIMITED,
      `${WALK} ${WALK} ${HARD}`,
      `${WALK} ${WALK}`,
    ],
    ["keeps moderate effort before it is cleared", UNCLEARED, `${WEEK}\n${HARD}`, WEEK],
    ["is nothing where nothing of it is left", LIMITED, HARD, undefined],
    [
      "keeps its own spaces and lines",
      LIMITED,
      `${WALK}   ${HARD}\n${WALK}\n\n${WALK}`,
      `${WALK}   ${WALK}\n\n${WALK}`,
    ],
    [
      "has no space behind Chinese sentences",
      LIMITED,
      "每天散步一小会儿。全力冲刺跑。慢慢游泳。",
      "每天散步一小会儿。慢慢游泳。",
    ],
  ])("%s", (_, limits, text, fitted) => {
    expect(fittedText(aPassage(text), limits)).toBe(fitted);
  });

  it("is the gentle one where vigorous effort is forbidden, and else the usual", () => {
    const passage = aPassage(HARD, { gentleText: "Stroll." });
    expect([FREE, KNEE, LIMITED].map((limits) => fittedText(passage, limits))).toEqual([
      HARD,
      HARD,
      "Stroll.",
    ]);
  });
});

describe("what a passage keeps", () => {
  it.each([
    [
      "a warning of what effort does",
      LIMITED,
      "Short sprints can raise it; do not rush to correct it, since a low can follow.",
    ],
    [
      "a refusal of it",
      LIMITED,
      "Leave out maximal lifts, heavy weights and jumps that feel wrong.",
    ],
    ["a refusal in Chinese", PREGNANT, "不做极限重量、平躺大重量和不舒服的跳跃。"],
    [
      "what is advised against",
      PREGNANT,
      "一般建议不泡温泉和热水池、不蒸桑拿和汗蒸，也不练高温瑜伽。",
    ],
    ["a list that is refused", PREGNANT, "现在别开始：对抗运动、骑马、滑雪、高温瑜伽、潜水。"],
    ["that the breath is not to be held", PREGNANT, "举中等重量，动作平稳，用力时呼气，绝不憋气。"],
    ["what a held breath does", PREGNANT, "靠墙静蹲要一直均匀呼吸，憋气会让血压升高。"],
    ["care before effort", LIMITED, "高强度训练前不要省略热身。"],
    ["a check before what is forbidden", PREGNANT, "Ask before you dive, ski or play squash."],
  ])("is %s", (_, limits, sentence) => {
    const text = `${WALK} ${sentence} ${WALK}`;
    expect(fittedText(aPassage(text), limits)).toBe(text);
  });

  it("is what guidance for an illness says within its limits, and nothing that others forbid", () => {
    const text = "慢性腰痛可以选择步行、游泳、瑜伽和轻量核心训练。会阴部麻木属于急症。";
    const passage = aPassage(text, writtenFor("back_pain"));
    expect(fittedText(passage, BACK, ["back_pain"])).toBe(text);
    expect(fittedText(passage, BACK)).toBeUndefined();
    const dive = aPassage("Try scuba diving on holiday.", writtenFor("back_pain"));
    expect(
      fittedText(dive, { ...BACK, limits: ["back_injury", "pregnancy"] }, ["back_pain"]),
    ).toBeUndefined();
  });
});

describe("what a passage loses", () => {
  it.each([
    ["what a limit forbids", "Try scuba diving on holiday."],
    ["it, whoever else is asked", "Ask a friend along and try scuba diving."],
    ["it beside a refusal of something else", "Try hot yoga, and do not hold your breath."],
    ["it in Chinese", "可以练高温瑜伽，绝不憋气。"],
  ])("is %s", (_, sentence) => {
    expect(fittedText(aPassage(sentence), PREGNANT)).toBeUndefined();
  });
});

describe("a passage is left out as a whole", () => {
  it.each([
    ["where its first sentence is out, which says what it is about", `${HARD} ${WALK} ${WALK}`],
    ["where less than half of it is left", `${WALK} ${HARD} ${HARD} ${HARD}`],
    [
      "where a warning would go with the sentence",
      `${WALK} ${WALK} Swim as hard as you can, but not with pain. ${WALK}`,
    ],
    ["where what stays refers to what is out", `${WALK} ${HARD} It makes you fit. ${WALK}`],
    ["where what stays goes on from what is out", `${WALK} ${HARD} Then rest for a day. ${WALK}`],
    ["where a Chinese sentence goes on", "每天散步一小会儿，很好。全力冲刺跑。那样练完再休息。"],
    ["where a step of a plan is out", `${WALK} ${WALK} Week 3: add ten sprints. ${WALK}`],
  ])("%s", (_, text) => {
    expect(fittedText(aPassage(text), LIMITED)).toBeUndefined();
  });

  it("where its title speaks of hard effort and a part of it is out", () => {
    const text = `${WALK} ${WALK} ${HARD}`;
    expect(fittedText(aPassage(text, { title: "HIIT twice a week" }), LIMITED)).toBeUndefined();
    expect(fittedText(aPassage(WALK, { title: "HIIT twice a week" }), LIMITED)).toBe(WALK);
  });

  it("and never loses a part between semicolons", () => {
    const text = `${WALK} ${WALK} Sprint on free days; rest on others. ${WALK}`;
    expect(fittedText(aPassage(text), LIMITED)).toBe(`${WALK} ${WALK} ${WALK}`);
  });
});

describe("where light effort is allowed", () => {
  it.each([
    ["an amount of moderate activity", WEEK],
    ["an amount in Chinese", "成年人每周应进行150至300分钟中等强度活动。"],
    ["long sessions", "Move 30 minutes on five days a week."],
    ["strength training", "Do strength training twice a week."],
    ["harder activities", "Go cycling in the hills."],
  ])("%s is not told to everybody, and to the ill as a later aim", (_, text) => {
    expect(fittedText(aPassage(text), LIMITED)).toBe(text);
    expect(fittedText(aPassage(text), LIGHT)).toBeUndefined();
    const own = aPassage(text, writtenFor("kidney_disease"));
    const fitted = fittedText(own, LIGHT, ["kidney_disease"]) ?? "";
    expect(fitted.startsWith(LATER_AIM[own.language])).toBe(true);
    expect(fitted.endsWith(text)).toBe(true);
    expect(fittedText(own, LIGHT, ["asthma"])).toBeUndefined();
  });

  it.each([
    "Warm up with 5 to 10 minutes of light to moderate activity such as easy cycling.",
    "Short walks several times a day, 10 minutes each, help.",
    "With eye disease ask a doctor before vigorous exercise.",
    "先散步，每天多走几分钟，轻松就好。",
    "运动前做5至10分钟轻到中等强度的活动。",
  ])("stays %j", (text) => {
    expect(fittedText(aPassage(text), LIGHT)).toBe(text);
    expect(
      fittedText(aPassage(text, writtenFor("kidney_disease")), LIGHT, ["kidney_disease"]),
    ).toBe(text);
  });
});

describe("where no exercise is allowed", () => {
  const signs = { topics: ["stop_signs"] };
  const STOP = "Stop exercising at once with chest pain, and call the emergency number.";

  it.each([NONE, STOPPED])("signs and help are told, and nothing else (%j)", (limits) => {
    expect(fittedText(aPassage(STOP, signs), limits)).toBe(STOP);
    expect(fittedText(aPassage(STOP), limits)).toBeUndefined();
    expect(fittedText(aPassage(WALK), limits)).toBeUndefined();
  });

  it.each([
    WEEK,
    "Between attacks regular exercise is good.",
    "每周活动150分钟。",
    "Walk 10 minutes twice a day.",
  ])("nothing is told with %j", (text) => {
    expect(fittedText(aPassage(`${STOP} ${text}`, signs), NONE)).toBeUndefined();
    const own = aPassage(`${STOP} ${text}`, { ...signs, ...writtenFor("heart_disease") });
    expect(fittedText(own, NONE, ["heart_disease"])).toBeUndefined();
  });
});
