import { describe, expect, it } from "vitest";
import { descriptionKeys, findByDescription } from "../../../src/sport/met/description-index.ts";
import { searchDescriptions } from "../../../src/sport/met/description-search.ts";
import { matchActivity } from "../../../src/sport/met/match-activity.ts";
import { otherReadings } from "../../../src/sport/met/mend-label.ts";
import { readLabel, withSpaces } from "../../../src/sport/met/read-label.ts";

function foundBy(words: string, categoryId?: string) {
  const text = readLabel(words);
  const found = text && searchDescriptions(text, "adult-2024", categoryId);
  return found && [found.row.code, found.share];
}

describe("a row found by its words", () => {
  it.each([
    ["mowing lawn walking", ["08095", 1]],
    ["Mowing, LAWN: walking!", ["08095", 1]],
    ["mowing lawn walking walking 5", ["08095", 1]],
    ["ice skating general", ["19030", 1]],
    ["fishing from boat sitting", ["04030", 1]],
  ])("has those of %j", (words, found) => {
    expect(foundBy(words)).toEqual(found);
  });

  it.each([
    ["one word", "mowing"],
    ["too few of those asked for", "mowing lawn purple"],
    ["none before its comma", "sitting boat"],
    ["too little of the description", "general ice"],
    ["nothing", "5"],
  ])("is none with %s", (_, words) => {
    expect(foundBy(words)).toBeUndefined();
  });

  it("is of the category that is asked for, and of no situation unless that is", () => {
    expect(foundBy("mowing lawn walking", "lawn_and_garden")).toEqual(["08095", 1]);
    expect(foundBy("mowing lawn walking", "sports")).toBeUndefined();
    expect(foundBy("sitting quietly watching television")).toBeUndefined();
  });
});

describe("a published description", () => {
  const codeOf = (label: string) => findByDescription(descriptionKeys(label), "adult-2024")?.code;

  it("is found whatever its case and its marks", () => {
    expect(descriptionKeys(" Running, 6 mph (10 min) ")).toEqual([
      "running, 6 mph (10 min)",
      "running 6 mph 10 min",
    ]);
    expect(codeOf("running taylor code 200")).toBe("12150");
    expect(codeOf("Running (Taylor Code 200)")).toBe("12150");
    expect(codeOf("running taylor")).toBeUndefined();
  });
});

describe("a label", () => {
  it.each([
    ["TrailRun", "Trail Run"],
    ["c25k", "c 25k"],
    ["HIITClass", "HIIT Class"],
    ["PPL day", "push pull legs day"],
    ["applied", "applied"],
    ["5Km", "5 Km"],
  ])("has spaces between its words: %s", (label, spaced) => {
    expect(withSpaces(label)).toBe(spaced);
  });

  it("is read up to two hundred characters, and is nothing without a word", () => {
    expect(readLabel("run ".repeat(60))?.source).toHaveLength(200);
    expect(readLabel(undefined)).toBeUndefined();
    expect(readLabel(" 🏃 ")).toBeUndefined();
    expect(readLabel("5")?.words).toHaveLength(1);
  });

  it.each([
    ["the running", ["running"]],
    ["a hike", ["hike"]],
    ["my runing", ["runing", "my running", "running"]],
    ["swiming", ["swimming", "swimming"]],
    ["basketbll", ["basketball", "basketball"]],
    ["tenis", ["tennis", "tennis"]],
    ["spining", ["spinning", "spinning"]],
    ["joging", ["jogging", "jogging"]],
    ["pilate", ["pilates", "pilates"]],
    ["strech", ["stretch", "stretch"]],
    ["wieghts", ["weights", "weights"]],
    ["elipticl", ["elliptical", "elliptical"]],
    ["gimnastics", ["gymnastics", "gymnastics"]],
    ["badmin", ["badminton", "badminton"]],
    ["calis", ["calisthenics", "calisthenics"]],
    ["rowi", ["rowing", "rowing"]],
    ["pila", ["pilates", "pilates"]],
    ["swin", ["swing", "swing"]],
    ["行咗山", ["行山"]],
    ["游个泳", ["游泳", "游泳"]],
    ["打了一场球", ["打球"]],
    ["爬山一下", ["爬山"]],
    ["踢键子", ["踢毽子", "踢毽子"]],
    ["鱼伽", ["瑜伽", "瑜伽"]],
    ["经络操", ["早操"]],
    ["民间舞课", ["跳舞"]],
    ["拍手功", ["气功"]],
    ["冬泳", ["游泳"]],
    ["夜跑", ["跑步"]],
    ["晨跑步", ["跑步"]],
    ["甲乙丙丁戊舞", ["跳舞"]],
    ["甲乙丙丁戊己舞", []],
    ["yoga", []],
    ["xyzzy", []],
    ["xyz", []],
    ["jogged", []],
  ])("that names nothing may be read otherwise: %s", (label, readings) => {
    expect(otherReadings(label)).toEqual(readings);
  });
});

describe("how surely an activity is found", () => {
  const found = (sportName: string, exerciseType?: string) => {
    const match = matchActivity(
      { sportName, ...(exerciseType !== undefined && { exerciseType }) },
      "adult-2024",
    );
    return match.kind === "matched" ? [match.matchedBy, match.confidence] : match.reason;
  };

  it.each([
    ["12150", undefined, ["code", 1]],
    [" 12150 ", undefined, ["code", 1]],
    ["Running (Taylor Code 200)", undefined, ["description", 1]],
    ["Yoga", undefined, ["name", 0.9]],
    ["Yoga xyzzy", undefined, ["name", 0.85]],
    ["Yoga xyzzy plugh", undefined, ["name", 0.8]],
    ["Yoga aaq bbq ccq ddq eeq ffq ggq hhq", undefined, ["name", 0.6]],
    ["ride", undefined, ["name", 0.7]],
    ["ride xyzzy", undefined, ["name", 0.65]],
    ["xyzzy", "running", ["category", 0.6]],
    ["run xyzzy", "running", ["name", 0.9]],
    ["run xyzzy", "jogging", ["name", 0.9]],
    ["mowing lawn walking", undefined, ["name", 0.7]],
    ["xyzzy", undefined, "not_recognised"],
    ["workout", undefined, "too_general"],
    ["xyzzy", "sports", "too_general"],
    ["run, swim", undefined, "several_activities"],
    ["", undefined, "empty"],
  ])("by %j with the type %s: %j", (sportName, exerciseType, expected) => {
    expect(found(sportName, exerciseType)).toEqual(expected);
  });
});
