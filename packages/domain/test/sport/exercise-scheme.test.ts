import { describe, expect, it } from "vitest";
import {
  changeExerciseScheme,
  countsForScheme,
  createExerciseScheme,
} from "../../src/sport/exercise-scheme.ts";
import { anExerciseScheme, aSchemeItem, aSportLog, at } from "../support/builders.ts";

const NOW = at("2026-04-01T08:00");

describe("createExerciseScheme", () => {
  it("keeps what was decided, as the first revision", () => {
    const { createdAt, updatedAt, revision, ...content } = anExerciseScheme();
    expect(createExerciseScheme(content, NOW)).toEqual({
      ...content,
      createdAt: NOW,
      updatedAt: NOW,
      revision: 1,
    });
  });
});

describe("changeExerciseScheme", () => {
  const scheme = anExerciseScheme({ revision: 3 });

  it("changes what is sent and keeps the rest", () => {
    const items = [aSchemeItem({ exerciseType: "walking" })];
    expect(
      changeExerciseScheme(scheme, { name: "New", items, isActive: false, goal: undefined }, NOW),
    ).toEqual({ ...scheme, name: "New", items, isActive: false, updatedAt: NOW, revision: 4 });
    expect(changeExerciseScheme(scheme, {}, NOW)).toEqual({
      ...scheme,
      updatedAt: NOW,
      revision: 4,
    });
  });

  it("removes what may be missing when null is sent", () => {
    const nothing = { goal: null, description: null, sessionsPerWeek: null };
    expect(changeExerciseScheme(scheme, nothing, NOW)).toMatchObject(nothing);
    const changed = { goal: "Half", description: "Hard", sessionsPerWeek: 5 };
    expect(changeExerciseScheme(scheme, changed, NOW)).toMatchObject(changed);
  });
});

describe("countsForScheme", () => {
  const scheme = anExerciseScheme({
    items: [
      aSchemeItem({ exerciseType: "running", sportName: "Morning run" }),
      aSchemeItem({ exerciseType: "yoga", sportName: "Sun salutation" }),
    ],
  });

  it("counts a session of the type of an item, stated or meant", () => {
    expect(countsForScheme(aSportLog({ exerciseType: "yoga" }), scheme)).toBe(true);
    expect(countsForScheme(aSportLog({ matchedCategoryId: "running" }), scheme)).toBe(true);
  });

  it("counts a session with the exact name of an item, whatever its type", () => {
    const named = { sportName: "Sun salutation", exerciseType: "stretching" };
    expect(countsForScheme(aSportLog(named), scheme)).toBe(true);
    expect(countsForScheme(aSportLog({ ...named, sportName: "sun" }), scheme)).toBe(false);
  });

  it("counts no session of another or unknown type", () => {
    expect(countsForScheme(aSportLog({ exerciseType: "trail" }), scheme)).toBe(false);
    expect(countsForScheme(aSportLog({ matchedCategoryId: null }), scheme)).toBe(false);
  });
});
