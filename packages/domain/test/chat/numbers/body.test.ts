import { describe, it } from "vitest";
import { claimsOf, expectEach } from "./claims-in-words.ts";

describe("what a reply says of the body and of how a session felt", () => {
  it("is of the person's own", () => {
    expectEach(claimsOf, [
      ["You weigh 72 kg.", "72 weight: weightKg"],
      ["Your weight is 72 kg.", "72 weight: weightKg"],
      ["Your height is 175 cm.", "175 height: heightCm"],
      ["Your resting heart rate is 62 bpm.", "62 pulse: restingHeartRateBpm"],
      ["You are 175 cm tall.", "175 height: heightCm"],
      ["At your 72 kg it is fine.", "72 weight: weightKg"],
      ["For your 175 cm it is fine.", "175 height: heightCm"],
      ["With your 72 kg you ran.", "72 weight: weightKg"],
      ["Weight: 72 kg", "72 weight: weightKg"],
      ["Height: 175 cm", "175 height: heightCm"],
      ["Resting heart rate: 62 bpm", "62 pulse: restingHeartRateBpm"],
      ["The weight: 72 kg"],
      ["His weight: 72 kg"],
      ["Weight: now 72 kg"],
      ["体重：72公斤", "72 weight: weightKg"],
      ["身高：175厘米", "175 height: heightCm"],
      ["静息心率：62次/分", "62 pulse: restingHeartRateBpm"],
      ["你的体重是72公斤。", "72 weight: weightKg"],
      ["您的身高是175厘米。", "175 height: heightCm"],
      ["你体重72公斤。", "72 weight: weightKg"],
      ["体重72公斤。"],
      ["按你72公斤算。", "72 weight: weightKg"],
      ["以您72公斤算。", "72 weight: weightKg"],
    ]);
  });

  it("is nothing of what was lifted, lost or gained", () => {
    expectEach(claimsOf, [
      ["You lifted 72 kg."],
      ["You lost 2 kg."],
      ["Your weight is 70-72 kg."],
      ["Is your weight 72 kg?"],
      ["If you weigh 72 kg, fine."],
      ["You said you weigh 72 kg."],
      ["Your weight is 72 kg more."],
      ["Your weight is 72 kg less."],
      ["Your target weight is 72 kg."],
      ["Your weight is 72 kg, your target.", "72 weight: weightKg"],
      ["Your weight target is 72 kg."],
      ["Your weight is 72 kg per week."],
      ["Somebody is 175 cm tall."],
    ]);
  });

  it("is how the last session was rated", () => {
    expectEach(claimsOf, [
      ["You rated your last run 4 out of 5.", "4 sessions: last run ever 4"],
      ["You rated your last run 4/5.", "4 sessions: last run ever 4"],
      ["You rated your last run 4 stars.", "4 sessions: last run ever 4"],
      ["You rated your last workout 4 of 5.", "4 sessions: last ever 4"],
      ["You rated your run 4 out of 5."],
      ["Your last run was 4 out of 5."],
      ["You rated your last run in the park 4 out of 5."],
      ["You should rate your last run 4 out of 5."],
      ["你给上次跑步打了4分。", "4 sessions: last 跑步 ever 4"],
      ["上次跑步评分4分。", "4 sessions: last 跑步 ever 4"],
    ]);
  });
});
