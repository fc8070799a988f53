import type { ChatTurn } from "@health-exercise/domain/chat";
import type { ExerciseLimits } from "@health-exercise/domain/safety";
import { describe, expect, it } from "vitest";
import { aPassage } from "./a-passage.ts";
import { replyTo } from "./reply-to.ts";

const UNCLEARED: ExerciseLimits = { maxIntensity: "light", clearance: "before_any", limits: [] };
const RESTING: ExerciseLimits = { ...UNCLEARED, maxIntensity: "none" };
const rice = aPassage({
  title: "Rice with diabetes",
  summary: "A fist of rice at each meal.",
  text: "Rice raises sugar; walk for ten minutes after the meal.",
  topics: ["nutrition"],
});
const reis = aPassage({
  language: "zh",
  title: "米饭怎么吃",
  summary: "每餐米饭一拳头。",
  text: "米饭升糖，饭后走十分钟。",
  topics: ["nutrition"],
});
const walking = "How do I start walking?";
const DOCTOR = /^(Please talk to a doctor|运动前请先咨询医生|運動前請先諮詢醫生)/;

describe("the doctor who has to be asked first", () => {
  it("is named before what makes somebody exercise", async () => {
    const facts = { limits: UNCLEARED, passages: [aPassage()] };
    expect(await replyTo(walking, facts)).toMatch(DOCTOR);
  });

  it.each([
    ["How much rice can I eat?", rice],
    ["米饭能吃多少", reis],
  ])("is not named before what is eaten: %s", async (message, passage) => {
    const facts = { limits: UNCLEARED, passages: [passage] };
    expect(await replyTo(message, facts)).not.toMatch(DOCTOR);
  });

  it.each(["How much rice can I eat after a run?", "跑步后米饭吃多少"])(
    "is named where the question is on exercise: %s",
    async (message) => {
      const passage = message.startsWith("H") ? rice : reis;
      const facts = { limits: UNCLEARED, passages: [passage] };
      expect(await replyTo(message, facts)).toMatch(DOCTOR);
    },
  );

  it.each([
    "Please talk to a doctor before you begin to exercise. Until then, keep to light effort.",
    "运动前请先咨询医生。在此之前，只做轻松的活动。",
    "運動前請先咨詢醫生。在此之前，只做輕鬆的活動。",
  ])("is named once in a session: %s", async (content) => {
    const history: readonly ChatTurn[] = [{ role: "assistant", content }];
    const facts = { limits: UNCLEARED, passages: [aPassage()], history };
    expect(await replyTo(walking, facts)).not.toMatch(DOCTOR);
  });

  it("is named again where something else stands against exercise", async () => {
    const content = "Please talk to a doctor before vigorous exercise.";
    const history: readonly ChatTurn[] = [{ role: "assistant", content }];
    const facts = { limits: UNCLEARED, passages: [aPassage()], history };
    expect(await replyTo(walking, facts)).toMatch(DOCTOR);
  });

  it("is named every time to somebody who is not to exercise and asks to", async () => {
    const content =
      "Please talk to a doctor before you begin to exercise. Until that is cleared up, rest instead of training.";
    const history: readonly ChatTurn[] = [{ role: "assistant", content }];
    const facts = { limits: RESTING, passages: [aPassage()], history };
    expect(await replyTo(walking, facts)).toMatch(DOCTOR);
  });
});
