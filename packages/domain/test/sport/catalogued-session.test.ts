import { describe, expect, it } from "vitest";
import {
  cataloguedRecording,
  cataloguedSession,
  isKnownExercise,
} from "../../src/sport/catalogued-session.ts";
import { CATEGORY_ID_BY_HEADING_CODE } from "../../src/sport/met/met-category.ts";
import { aSchemeItem } from "../support/builders.ts";

describe("cataloguedSession", () => {
  it("knows the METs of both tables and the category of an activity", () => {
    const { mets, matchedCategoryId } = cataloguedSession({
      sportName: "Running",
      exerciseType: null,
    });
    expect(mets).toEqual({
      stated: null,
      adult: expect.any(Number),
      olderAdult: expect.any(Number),
      olderAdultEdition: "adult-2024",
    });
    expect(matchedCategoryId).toBe("running");
  });

  it("says which table lends what a table lacks", () => {
    const metsOf = (sportName: string) => cataloguedSession({ sportName, exerciseType: null }).mets;
    expect(metsOf("brisk walk")).toEqual({ stated: null, adult: 4.8, olderAdult: 5.5 });
    expect(metsOf("Pickleball")).toMatchObject({ adultEdition: "older-adult-2024" });
    expect(metsOf("wheelchair tennis")).toMatchObject({
      adultEdition: "wheelchair-2024",
      olderAdultEdition: "wheelchair-2024",
    });
  });

  it("knows nothing of an activity that the catalogue does not have", () => {
    expect(cataloguedSession({ sportName: "qwxzqwxz", exerciseType: null })).toEqual({
      mets: { stated: null, adult: null, olderAdult: null },
      matchedCategoryId: null,
    });
  });

  it.each([
    ["Yoga after this", "running", "running"],
    ["Swim before work", "bicycling", "bicycling"],
    ["瑜伽", "running", "running"],
    ["Trail run", "running", "running"],
    ["Tennis", "sports", "sports"],
    ["Tennis", "no such type", "sports"],
  ])("takes %s of the type %s for %s, as every way in does", (sportName, exerciseType, category) =>
    expect(cataloguedSession({ sportName, exerciseType }).matchedCategoryId).toBe(category),
  );

  it.each([
    // A type that is a list of sports, or training of any kind, says nothing against the name.
    ["Running", "sports", 8],
    ["Swimming", "sports", 6],
    ["Skateboarding", "transportation", 5],
    ["Running", "conditioning_exercise", 8],
    ["Running", "cardio", 8],
    ["Running", "gym", 8],
    ["跑步", "健身", 8],
    ["跑步", "有氧", 8],
    // Nor one that is not read as one activity.
    ["Running", "run and swim", 8],
    // In a wheelchair a type says which sport.
    ["Wheelchair basketball", "sports", 5.1],
    ["Wheelchair racing", "running", 7.9],
    // The name says more closely what the type says.
    ["Rowing machine", "rowing", 5],
    ["Zumba", "dancing", 6.5],
    ["Ski machine", "skiing", 6.8],
    ["Aqua jogging", "running", 7.5],
    ["Pole dance", "dancing", 4.5],
    ["Orienteering", "running", 9],
    ["Trail running", "hiking", 9.3],
    ["Trail running", "running", 9.3],
    // Otherwise the type counts.
    ["Swim before work", "bicycling", 7],
    ["Yoga after this", "running", 8],
    ["瑜伽", "running", 8],
    ["Dog walk", "running", 8],
    ["Tennis", "running", 8],
    ["Rowing machine", "running", 8],
    ["Zumba", "swimming", 6],
    ["Trail running", "bicycling", 7],
  ])("takes the MET of %s of the type %s for %d", (sportName, exerciseType, met) => {
    expect(cataloguedSession({ sportName, exerciseType }).mets.adult).toBe(met);
  });

  it("takes what a device was set to before its title, and one alone where the other is missing", () => {
    const metOf = (type: string | null, title: string | null) =>
      cataloguedRecording(type, title).mets.adult;
    expect(metOf("yoga", "Indoor rowing")).toBe(2.3);
    expect(metOf("cycling", "Swim before work")).toBe(7);
    expect(metOf("Workout", "Running")).toBe(8);
    expect([metOf(null, "Running"), metOf("yoga", null)]).toEqual([8, 2.3]);
    // The same words the other way round are remembered apart.
    expect(
      cataloguedSession({ sportName: "cycling", exerciseType: "Swim" }).matchedCategoryId,
    ).toBe("water_activities");
    expect(metOf("cycling", "Swim")).toBe(7);
  });

  it("keeps a stated MET to the hundredth", () => {
    const unknown = { sportName: "qwxzqwxz", exerciseType: null };
    expect(cataloguedSession(unknown, 4.256).mets.stated).toBe(4.26);
  });
});

describe("isKnownExercise", () => {
  it("tells whether an item of a scheme is in the catalogue", () => {
    expect(isKnownExercise(aSchemeItem({ sportName: "Running" }))).toBe(true);
    const unknown = aSchemeItem({ sportName: "qwxzqwxz", exerciseType: "zzqqxx" });
    expect(isKnownExercise(unknown)).toBe(false);
  });

  it.each(Object.values(CATEGORY_ID_BY_HEADING_CODE))("knows each category: %s", (exerciseType) => {
    const item = { sportName: "qwxzqwxz", exerciseType };
    expect(isKnownExercise(aSchemeItem(item))).toBe(true);
    expect(cataloguedSession(item).matchedCategoryId).toBe(exerciseType);
  });
});
