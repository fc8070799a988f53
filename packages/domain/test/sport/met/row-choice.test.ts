import { describe, expect, it } from "vitest";
import { applyModifiers, chooseRow } from "../../../src/sport/met/activity-row-choice.ts";
import type { MetEditionId } from "../../../src/sport/met/met-edition.ts";

type Said = {
  efforts?: readonly ("light" | "moderate" | "vigorous" | "competitive")[];
  speedMph?: number;
  watts?: number;
};

const rowOf = (
  activity: string,
  { efforts = [], ...measures }: Said = {},
  edition: MetEditionId = "adult-2024",
) => {
  const row = chooseRow(activity, { efforts, modifiers: [], ...measures }, edition);
  return row?.code;
};

describe("the row of an activity", () => {
  it.each<[string, Said, string | undefined]>([
    ["running", {}, "12150"],
    ["running", { efforts: ["light"] }, "12020"],
    ["running", { efforts: ["vigorous", "light"] }, "12020"],
    ["running", { efforts: ["vigorous"] }, "12150"],
    ["running", { speedMph: 6.1 }, "12050"],
    ["running", { speedMph: 6, efforts: ["light"] }, "12050"],
    ["running", { speedMph: 6.3 }, "12050"],
    ["running", { speedMph: 6.4 }, "12050"],
    ["running", { speedMph: 6.6 }, "12060"],
    ["running", { speedMph: 2.35 }, "12026"],
    ["running", { speedMph: 2.33 }, "12150"],
    ["running", { speedMph: 15.39 }, "12135"],
    ["running", { speedMph: 15.5 }, "12150"],
    ["running", { watts: 100 }, "12150"],
    ["bicycling", { efforts: ["competitive"] }, "01050"],
    ["12140", {}, "12140"],
    ["99999", {}, undefined],
    ["nonsense", {}, undefined],
  ])("of %s with %j is %s", (activity, said, code) => {
    expect(rowOf(activity, said)).toBe(code);
  });

  it("is of the table that was asked for, else of the next, never of another for a wheelchair", () => {
    expect(rowOf("walking", {}, "older-adult-2024")).toBe("1726260");
    expect(rowOf("12140", {}, "older-adult-2024")).toBe("12140");
    expect(rowOf("12140", {}, "wheelchair-2024")).toBeUndefined();
    expect(rowOf("90635", {}, "adult-2024")).toBe("90635");
    expect(rowOf("1207060", {}, "adult-2024")).toBe("1207060");
  });

  it("is that of a stated effort in the adult table where the older one has none", () => {
    expect(rowOf("elliptical", {}, "older-adult-2024")).toBe("0204760");
    expect(rowOf("elliptical", { efforts: ["vigorous"] }, "older-adult-2024")).toBe("02049");
  });
});

describe("the activity that places and tools make of it", () => {
  it.each([
    ["running", ["trail"], "12140"],
    ["running", ["stroller", "trail"], "12140"],
    ["running", ["indoor"], "running"],
    ["running", [], "running"],
    ["running", ["water"], "water_running"],
    ["nonsense", ["trail"], "nonsense"],
  ])("%s with %j is %s", (activity, modifiers, target) => {
    expect(applyModifiers(activity, modifiers, "adult-2024")).toBe(target);
    expect(applyModifiers(activity, modifiers, "older-adult-2024")).toBe(target);
  });
});
