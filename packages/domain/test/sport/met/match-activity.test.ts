import { describe, expect, it } from "vitest";
import { CHINESE_ALIASES } from "../../../src/sport/met/aliases-chinese.data.ts";
import { matchActivity } from "../../../src/sport/met/match-activity.ts";
import type { MetEditionId } from "../../../src/sport/met/met-edition.ts";
import { traditional } from "../../support/traditional.ts";
import { MATCHED_TEXTS, UNKNOWN_TEXTS } from "./activity-texts.ts";

function codeOf(
  sportName: string,
  exerciseType?: string,
  edition: MetEditionId = "adult-2024",
): string {
  const match = matchActivity(
    { sportName, ...(exerciseType !== undefined && { exerciseType }) },
    edition,
  );
  return match.kind === "matched" ? match.activity.code : match.reason;
}

describe("matching an activity from a text", () => {
  it.each(MATCHED_TEXTS)("reads %j as %s", (text, code) => {
    expect(codeOf(text)).toBe(code);
    expect(codeOf("", text)).toMatch(/^\d{5}$/);
  });

  it.each(UNKNOWN_TEXTS)("does not guess at %j: %s", (text, reason) => {
    expect(codeOf(text)).toBe(reason);
  });

  it("reads every Chinese text and name alike in traditional characters", () => {
    const texts = [...MATCHED_TEXTS, ...UNKNOWN_TEXTS].map(([text]) => text);
    const names = CHINESE_ALIASES.flatMap(({ names = [], weak = [], alone = [] }) => [
      ...names,
      ...weak,
      ...alone,
    ]);
    const converted = [...texts, ...names.filter((name) => !name.includes("<"))]
      .map((text) => ({ text, other: traditional(text) }))
      .filter(({ text, other }) => text !== other);
    expect(converted.length).toBeGreaterThan(600);
    const lost = converted.filter(({ text, other }) => codeOf(other) !== codeOf(text));
    expect(lost).toEqual([]);
  });

  it.each([
    ["Trailrunning", "12140"],
    ["C25K", "12010"],
    ["时速二十公里骑行", "01030"],
    ["走了一万步", "17190"],
    ["PPL day 2", "02054"],
    ["10 kms ride", "01014"],
  ])("reads %j as %s", (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it("has nothing to say without a text", () => {
    expect(matchActivity({}, "adult-2024")).toEqual({ kind: "unknown", reason: "empty" });
    expect(matchActivity({ sportName: " \t", exerciseType: "🏃" }, "adult-2024")).toEqual({
      kind: "unknown",
      reason: "empty",
    });
  });

  it("is surer of an exact code than of a name among unknown words", () => {
    expect(matchActivity({ sportName: "12150" }, "adult-2024")).toMatchObject({
      matchedBy: "code",
      confidence: 1,
    });
    expect(matchActivity({ sportName: "Yoga with Adriene" }, "adult-2024")).toMatchObject({
      matchedBy: "name",
      confidence: 0.85,
    });
  });
});

describe("matching from a sport name and an exercise type", () => {
  it.each([
    ["Ride", "VirtualRide", "01290"],
    ["Morning Run", "trail_running", "12140"],
    ["Trail run in the hills", "running", "12140"],
    ["Swimming", "running", "18310"],
    ["evening session", "running", "12150"],
    ["Easy 45 min", "bicycling", "01015"],
    ["25 km/h along the canal", "bicycling", "01040"],
    ["Gym", "running", "12150"],
    ["yoga and run", "running", "12150"],
    ["yoga and run", "", "several_activities"],
    ["Football", "american_football", "15610"],
    ["rest day", "", "not_recognised"],
    ["Quxball", "sports", "too_general"],
    ["Judo", "sports", "15433"],
    ["Something", "conditioning_exercise", "02060"],
    ["Something", "water_activities", "too_general"],
    ["Walking", "01014", "01014"],
  ] as const)("reads %j with the type %j as %s", (sportName, exerciseType, expected) => {
    expect(codeOf(sportName, exerciseType)).toBe(expected);
  });

  it.each([
    ["bicycling", "01014"],
    ["conditioning_exercise", "02060"],
    ["dancing", "03025"],
    ["home_activities", "05026"],
    ["home_repair", "06127"],
    ["inactivity", "07021"],
    ["lawn_and_garden", "08261"],
    ["music_playing", "10074"],
    ["running", "12150"],
    ["sexual_activity", "14020"],
    ["video_games", "22040"],
    ["walking", "17190"],
    ["sports", "too_general"],
    ["occupation", "too_general"],
    ["fishing_and_hunting", "too_general"],
  ] as const)("takes the category %s for its general row", (exerciseType, expected) => {
    expect(codeOf("", exerciseType)).toBe(expected);
  });
});

describe("matching in the other editions", () => {
  it.each([
    ["Walking", "1726260", "older-adult-2024"],
    ["brisk walk", "1720160", "older-adult-2024"],
    ["walk 3 mph", "1719060", "older-adult-2024"],
    ["run 7 mph", "1207060", "older-adult-2024"],
    ["Run", "12150", "adult-2024"],
    ["乒乓球", "15660", "adult-2024"],
    ["12150", "12150", "adult-2024"],
    ["Tai Chi", "0221060", "older-adult-2024"],
    ["elliptical", "0204760", "older-adult-2024"],
    ["vigorous elliptical", "02049", "adult-2024"],
    ["Indoor cycling 100 W", "0101260", "older-adult-2024"],
    ["chair yoga", "0219160", "older-adult-2024"],
    ["wheelchair", "90635", "wheelchair-2024"],
  ] as const)("reads %j for an older adult as %s of %s", (sportName, code, edition) => {
    expect(matchActivity({ sportName }, "older-adult-2024")).toMatchObject({
      activity: { code, edition },
    });
  });

  it.each([
    ["wheelchair basketball", "90501"],
    ["Tennis", "90550"],
    ["handcycling 16 km/h", "90121"],
    ["arm ergometer 40W", "90105"],
    ["wheelchair 8 km/h", "90159"],
    ["wheelchair uphill", "90650"],
    ["轮椅篮球", "90501"],
    ["dance fast", "90580"],
    ["weight training", "90125"],
    ["running", "not_in_edition"],
    ["swimming", "not_in_edition"],
    ["dentist", "not_recognised"],
  ] as const)("reads %j for a wheelchair user as %s", (sportName, expected) => {
    expect(codeOf(sportName, undefined, "wheelchair-2024")).toBe(expected);
  });

  it.each([
    ["Pickleball", "1552560", "older-adult-2024"],
    ["Handcycle", "90122", "wheelchair-2024"],
    ["wheelchairWalkPace", "90635", "wheelchair-2024"],
  ] as const)("borrows %j for an adult from the table that has it", (sportName, code, edition) => {
    expect(matchActivity({ sportName }, "adult-2024")).toMatchObject({
      activity: { code, edition },
    });
  });
});
