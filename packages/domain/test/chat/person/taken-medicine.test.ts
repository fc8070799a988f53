import { describe, expect, it } from "vitest";
import { withoutTakenMedicine } from "../../../src/chat/person/taken-medicine.ts";
import { read } from "../../../src/language/read.ts";
import type { SafetyFinding } from "../../../src/safety/content-check.ts";
import { traditional } from "../../support/traditional.ts";

const LEARNED = {
  flag: "medication_change",
  level: "high",
  ruleId: "learned.medication-change",
} as unknown as SafetyFinding;
const RULE = { ...LEARNED, ruleId: "medicine.stop" } as SafetyFinding;

describe("a medicine that is taken", () => {
  it.each([
    "他还吃华法林",
    "我还在吃华法林",
    "佢仲食紧华法林",
    "he still takes warfarin",
    "I'm on eliquis 5 mg twice a day",
  ])("is no change of medicine: %j", (message) => {
    expect(withoutTakenMedicine([LEARNED], read(message))).toEqual([]);
    expect(withoutTakenMedicine([LEARNED], read(traditional(message)))).toEqual([]);
    expect(withoutTakenMedicine([RULE], read(message))).toEqual([RULE]);
  });

  it.each([
    "他还吃两倍的华法林",
    "他不吃华法林了",
    "he takes his wife's warfarin too",
    "I take double warfarin",
    "我想停华法林",
  ])("stays a change where more is told: %j", (message) => {
    expect(withoutTakenMedicine([LEARNED], read(message))).toEqual([LEARNED]);
  });
});
