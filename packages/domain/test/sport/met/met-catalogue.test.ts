import { describe, expect, it } from "vitest";
import {
  findMetActivity,
  listMetActivities,
  listMetCategories,
  summarizeMetCategories,
} from "../../../src/sport/met/met-catalogue.ts";
import { CATEGORY_ID_BY_HEADING_CODE } from "../../../src/sport/met/met-category.ts";
import { MET_EDITIONS } from "../../../src/sport/met/met-edition.ts";

const editions = Object.values(MET_EDITIONS);

describe("the MET catalogue", () => {
  it.each([
    ["adult-2024", 1111, 22],
    ["older-adult-2024", 99, 16],
    ["wheelchair-2024", 124, 5],
  ] as const)("holds every row and heading of %s", (edition, rows, headings) => {
    expect(listMetActivities(edition)).toHaveLength(rows);
    expect(listMetCategories(edition)).toHaveLength(headings);
  });

  it.each(editions.map(({ id }) => id))("uses each code of %s once", (edition) => {
    const activities = listMetActivities(edition);
    expect(new Set(activities.map(({ code }) => code)).size).toBe(activities.length);
  });

  it("uses no code in two editions, so that an exact code cannot be misread", () => {
    const codes = editions.flatMap(({ id }) => listMetActivities(id).map(({ code }) => code));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each([
    ["adult-2024", "01003", "Bicycling, mountain, uphill, vigorous", 14],
    ["adult-2024", "12150", "Running (Taylor Code 200)", 8],
    ["adult-2024", "12135", "Running, 14 mph (4.3 min/mile)", 23],
    [
      "adult-2024",
      "02280",
      'Virtual Reality Fitness, Supernatural™ “Flow”, “Boxing" vigorous intensity',
      7.9,
    ],
    ["adult-2024", "18180", "Skindiving, fast", 15.8],
    [
      "adult-2024",
      "22360",
      "Conditioning/exercise virtual reality fitness, vigorous intensity",
      9.8,
    ],
    ["older-adult-2024", "1207060", "Running, 7 mph (8.5 min/mile)", 15.8],
    ["older-adult-2024", "1552560", "Pickleball, competitive", 5.3],
    ["wheelchair-2024", "90335", "Filing papers,", 0.8],
    ["wheelchair-2024", "90121", "Handcycle - 16 km/h", 7.5],
  ] as const)("keeps the row of %s %s as published", (edition, code, name, met) => {
    expect(findMetActivity(code, edition)).toMatchObject({ code, name, met, edition });
  });

  it("finds no code of another edition", () => {
    expect(findMetActivity("12150", "older-adult-2024")).toBeUndefined();
    expect(findMetActivity("", "adult-2024")).toBeUndefined();
  });

  it("names the 22 adult headings as slugs that the older-adult table shares", () => {
    const adult = listMetCategories("adult-2024").map(({ categoryId }) => categoryId);
    expect(adult).toHaveLength(22);
    expect(adult).toEqual(
      expect.arrayContaining(["fishing_and_hunting", "lawn_and_garden", "running"]),
    );
    for (const { categoryId } of listMetCategories("older-adult-2024"))
      expect(adult).toContain(categoryId);
    for (const { categoryId } of listMetCategories("wheelchair-2024"))
      expect(adult).not.toContain(categoryId);
    expect(new Set(Object.values(CATEGORY_ID_BY_HEADING_CODE)).size).toBe(27);
  });

  it("lists one category when asked and nothing for an unknown one", () => {
    const [running, ...rest] = listMetCategories("adult-2024", "running");
    expect(rest).toEqual([]);
    expect(running).toMatchObject({ categoryId: "running", name: "Running" });
    expect(running?.exercises).toHaveLength(66);
    expect(running?.exercises[0]).toEqual({
      code: "12010",
      name: "Jog/walk combination (jogging component of less than 10 minutes) (Taylor Code 180)",
      met: 6,
      intensity: "vigorous",
    });
    expect(listMetCategories("adult-2024", "quidditch")).toEqual([]);
  });

  it("summarizes a category with the mean rounded half up to one decimal", () => {
    const summaries = summarizeMetCategories("adult-2024");
    expect(summaries.find(({ categoryId }) => categoryId === "sexual_activity")).toEqual({
      categoryId: "sexual_activity",
      name: "Sexual Activity",
      minMet: 1.8,
      meanMet: 3.5,
      maxMet: 5.8,
      activities: 3,
    });
    // 8.5 and 15.8: a mean of 12.15.
    const running = summarizeMetCategories("older-adult-2024").find(
      ({ categoryId }) => categoryId === "running",
    );
    expect(running?.meanMet).toBe(12.2);
    expect(summaries.reduce((sum, { activities }) => sum + activities, 0)).toBe(1111);
  });
});
