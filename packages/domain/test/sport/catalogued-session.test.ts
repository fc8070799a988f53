import { describe, expect, it } from "vitest";
import { cataloguedSession, isKnownExercise } from "../../src/sport/catalogued-session.ts";
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
