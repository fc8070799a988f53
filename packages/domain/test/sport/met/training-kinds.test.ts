import { describe, expect, it } from "vitest";
import { cataloguedSession } from "../../../src/sport/catalogued-session.ts";
import { findMetActivity } from "../../../src/sport/met/met-catalogue.ts";
import { KIND_ROWS } from "../../../src/sport/met/training-kinds.data.ts";
import { trainingKindsOf } from "../../../src/sport/met/training-kinds.ts";

function kindsOf(sportName: string, exerciseType: string | null = null) {
  const session = { sportName, exerciseType };
  return trainingKindsOf({ ...session, ...cataloguedSession(session) });
}

describe("what a session trains", () => {
  it.each([
    ["Strength training", ["strength"]],
    ["weights", ["strength"]],
    ["Bench press", ["strength"]],
    ["push-ups", ["strength"]],
    ["resistance bands", ["strength"]],
    ["力量训练", ["strength"]],
    ["俯卧撑", ["strength"]],
    ["弹力带", ["strength"]],
    ["Pilates", ["strength"]],
    ["tai chi", ["balance"]],
    ["太极拳", ["balance"]],
    ["八段锦", ["balance"]],
    ["yoga", ["balance"]],
    ["dancing", ["balance"]],
    ["balance exercises", ["balance"]],
    ["平衡训练", ["balance"]],
    ["Running", []],
    ["Swimming", []],
    ["stretching", []],
    ["quidditch", []],
    ["\u0000\ud800", []],
    ["x".repeat(100), []],
  ])("by the name %j is %j", (name, kinds) => {
    expect(kindsOf(name)).toEqual(kinds);
  });

  it("is told by the type too", () => {
    expect(kindsOf("Evening", "strength_training")).toEqual(["strength"]);
    expect(kindsOf("My lesson", "dancing")).toEqual(["balance"]);
  });

  it("has only rows that the tables have", () => {
    for (const { codes } of Object.values(KIND_ROWS)) {
      for (const code of codes) {
        const row = findMetActivity(code, "adult-2024") ?? findMetActivity(code, "wheelchair-2024");
        expect(row?.code).toBe(code);
      }
    }
  });
});
