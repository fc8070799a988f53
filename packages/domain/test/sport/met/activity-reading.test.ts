import { describe, expect, it } from "vitest";
import { createPhraseFinder } from "../../../src/language/phrase-finder.ts";
import { read } from "../../../src/language/read.ts";
import {
  categoryCandidates,
  familyOf,
  readEvidence,
} from "../../../src/sport/met/activity-evidence.ts";
import type { PhraseMeaning } from "../../../src/sport/met/activity-phrases.ts";
import { readActivity } from "../../../src/sport/met/activity-reading.ts";
import { activitySpans } from "../../../src/sport/met/activity-spans.ts";
import { familiesOfCategory } from "../../../src/sport/met/category-families.ts";

const strong = (activity: string): PhraseMeaning => ({
  kind: "activity",
  activity,
  strength: "strong",
});
const weak = (activity: string): PhraseMeaning => ({
  kind: "activity",
  activity,
  strength: "weak",
});
const alone = (activity: string): PhraseMeaning => ({
  kind: "activity",
  activity,
  strength: "alone",
});

/** Phrases of this test's own. */
const PHRASES = createPhraseFinder<PhraseMeaning>(
  [
    ["run", strong("running")],
    ["trail run", strong("12140")],
    ["jog", strong("jogging")],
    ["walk", strong("walking")],
    ["hike", strong("17080")],
    ["chores", strong("housework")],
    ["swim", strong("swimming")],
    ["ride", weak("bicycling")],
    ["skip", alone("15551")],
    ["skip", { kind: "negating" }],
    ["core", alone("02024")],
    ["fast", { kind: "effort", effort: "vigorous" }],
    ["fast", { kind: "effort", effort: "competitive" }],
    ["easy", { kind: "effort", effort: "light" }],
    ["indoor", { kind: "modifier", modifier: "indoor" }],
    ["fast indoor", { kind: "modifier", modifier: "gym" }],
    ["no", { kind: "negating" }],
    ["day off", { kind: "denyingSuffix" }],
    ["run water", { kind: "misleading" }],
    ["before", { kind: "setting" }],
    ["shoes", { kind: "settingSuffix" }],
    ["workout", { kind: "general" }],
    ["my", { kind: "neutral" }],
    ["the", { kind: "neutral" }],
    ["km", { kind: "neutral" }],
  ],
  { compare: "singular", within: "sentence" },
);

const reading = (text: string) => readActivity(read(text), PHRASES);
const named = (text: string) =>
  reading(text).named.map(({ activity, setting, length }) =>
    [activity, ...(setting ? ["setting"] : []), length].join(" "),
  );
const candidates = (text: string) =>
  readEvidence(read(text), PHRASES).candidates.map(({ activity, family, rank }) =>
    [activity, ...(family === activity ? [] : [family]), rank].join(" "),
  );

describe("the phrases of a text", () => {
  it("are those of most words, then of most characters, then the first, in order", () => {
    const spans = (text: string) =>
      activitySpans(read(text), PHRASES).map(({ start, end }) => [start, end]);
    expect(spans("trail run water")).toEqual([[0, 2]]);
    expect(spans("run water fast indoor")).toEqual([
      [0, 2],
      [2, 4],
    ]);
    expect(spans("swim, run water")).toEqual([
      [0, 1],
      [1, 3],
    ]);
    expect(spans("nothing here")).toEqual([]);
  });

  it("mean all that they mean, an effort once", () => {
    const [fast] = activitySpans(read("fast"), PHRASES);
    expect(fast).toMatchObject({ efforts: ["vigorous"], modifiers: [], roles: [], length: 4 });
    const [skip] = activitySpans(read("skip"), PHRASES);
    expect(skip).toMatchObject({ name: { activity: "15551" }, roles: ["negating"] });
  });
});

describe("what a text says about an activity", () => {
  it.each([
    ["run", ["running 3"]],
    ["trail run, swim", ["12140 8", "swimming 4"]],
    ["no run", []],
    ["no my the run", []],
    ["no my the my run", ["running 3"]],
    ["no fast run", ["running 3"]],
    ["no purple run", ["running 3"]],
    ["run day off", []],
    ["run purple day off", ["running 3"]],
    ["run water", []],
    ["before my run", ["running setting 3"]],
    ["run shoes", ["running setting 3"]],
    ["skip", ["15551 4"]],
    ["skip run", []],
    ["workout", []],
  ])("names in %j what took place", (text, names) => {
    expect(named(text)).toEqual(names);
  });

  it("tells efforts, places, exercise in general, denials and what is not understood", () => {
    expect(reading("easy fast run, 5 km/h")).toMatchObject({
      efforts: ["light", "vigorous"],
      modifiers: [],
      general: false,
      denied: false,
      unknownWords: 1,
      speedMph: 5 / 1.609344,
    });
    expect(reading("indoor workout")).toMatchObject({
      modifiers: ["indoor"],
      general: true,
      unknownWords: 0,
    });
    expect(reading("no purple run")).toMatchObject({ denied: true, unknownWords: 2 });
    expect(reading("skip")).toMatchObject({ denied: true, unknownWords: 0 });
    expect(reading("fast indoor")).toMatchObject({ efforts: [], modifiers: ["gym"] });
  });
});

describe("the activities that a text may mean", () => {
  it.each([
    ["run", ["running 3"]],
    ["run my purple old red shoe", ["running 3"]],
    ["ride", ["bicycling 1"]],
    ["ride one two", ["bicycling 1"]],
    ["purple old ride", ["bicycling 1"]],
    ["purple old red ride", []],
    ["core", ["02024 strength 1"]],
    ["purple core", []],
    ["ride core", ["bicycling 1"]],
    ["run ride", ["running 3"]],
    ["before run", ["running 0"]],
    ["before purple, run", ["running 3"]],
    ["purple, before run", []],
    ["run jog", ["running 3"]],
    ["jog trail run", ["12140 running 3"]],
    ["run and swim", ["running 3", "swimming 3"]],
    ["run, swim", ["running 3", "swimming 3"]],
    ["run swim", ["running 1"]],
    ["swim run", ["swimming 1"]],
    ["walk swim", ["swimming 1"]],
    ["chores swim", ["swimming 1"]],
    ["and swim run and", ["swimming 1"]],
  ])("are in %j, with how much they count: %s", (text, activities) => {
    expect(candidates(text)).toEqual(activities);
  });

  it("is a run by its pace alone", () => {
    expect(candidates("5:30/km")).toEqual(["running 0"]);
    expect(candidates("9:19/km")).toEqual(["running 0"]);
    expect(candidates("9:20/km")).toEqual([]);
    expect(candidates("10 km/h")).toEqual([]);
    expect(candidates("purple 5:30/km")).toEqual([]);
    expect(candidates("no run 5:30/km")).toEqual([]);
  });

  it("is the general one of a category whose id the text is", () => {
    const ofCategory = (text: string) => {
      const evidence = readEvidence(read(text), PHRASES);
      return [
        evidence.categoryId,
        ...categoryCandidates(evidence).map(({ activity, rank }) => `${activity} ${rank}`),
      ];
    };
    expect(ofCategory("bicycling")).toEqual(["bicycling", "bicycling 2"]);
    expect(ofCategory("water activities")).toEqual(["water_activities"]);
    expect(ofCategory("fishing and hunting")).toEqual(["fishing_and_hunting"]);
    expect(ofCategory("run")).toEqual([undefined, "running 3"]);
    expect(ofCategory("my bicycling")).toEqual([undefined]);
  });

  it.each([
    ["running", "running"],
    ["12150", "running"],
    ["jogging", "running"],
    ["02024", "strength"],
    ["nonsense", "nonsense"],
  ])("of one family do not contradict each other: %s is of %s", (activity, family) => {
    expect(familyOf(activity)).toBe(family);
  });

  it("are of the families of their category, the general one first", () => {
    expect(familiesOfCategory("running")).toEqual(["running"]);
    expect(familiesOfCategory("walking")).toEqual(["walking"]);
    expect(familiesOfCategory("sexual_activity")).toEqual(["14020", "14010", "14030"]);
    const inWater = familiesOfCategory("water_activities");
    expect(inWater).toEqual(expect.arrayContaining(["swimming", "kayaking", "rowing"]));
    expect(new Set(inWater).size).toBe(inWater.length);
    expect(familiesOfCategory("quidditch")).toEqual([]);
  });
});
