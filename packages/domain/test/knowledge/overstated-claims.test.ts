import { describe, expect, it } from "vitest";
import { overstatementsIn } from "../../src/knowledge/overstated-claims.ts";
import { read } from "../../src/language/read.ts";
import { inBothScripts } from "../support/traditional.ts";

describe("a claim that no knowledge may make", () => {
  it.each(
    inBothScripts([
      ["Running cures all", ["medical_misinformation"]],
      ["Take 400 mg daily", ["medication_change"]],
      ["Take 400 mg, a guaranteed cure", ["medical_misinformation", "medication_change"]],
      ["It never ever does not cure", ["medical_misinformation"]],
      ["It does not, as you all know, cure", ["medical_misinformation"]],
      ["It does not, as you know, cure", []],
      ["It cannot fail to not cure", ["medical_misinformation"]],
      ["No cure, and as you all well know it is guaranteed", ["medical_misinformation"]],
      ["Take two tablets", []],
      ["Take 2 tablets", ["medication_change"]],
      ["Take two tablets or 2", []],
      ["Take two tablets or 3 pills", ["medication_change"]],
      ["A box of 20 tablets", []],
      ["Take it daily", []],
      ["Take 250 mg/dL", []],
      ["Reduce salt by 400 mg", []],
      ["每日服用2片", ["medication_change"]],
      ["每日食盐2克，钠200毫克", []],
      ["", []],
    ]),
  )("is found in %j: %s", (text, flags) => {
    expect(overstatementsIn(read(text).words)).toEqual(flags);
  });
});
