import { describe, expect, it } from "vitest";
import {
  quantile,
  type ScoredPerson,
  scored,
  scoresOf,
} from "../../scripts/eval-score/scored-people.ts";
import {
  KINDS,
  type PersonKind,
  syntheticPeople,
} from "../../scripts/eval-score/synthetic-people.ts";
import { emotionOf } from "../../src/companion/emotion.ts";
import { findNothing } from "../safety/risk/a-content-check.ts";
import { rated } from "./some-health.ts";

const made = syntheticPeople(1000);
const people = made.map((person) => scored(person, findNothing));
const scores = scoresOf(people);

function medianOf(kind: PersonKind): number {
  return quantile(scoresOf(people.filter((each) => each.kind === kind)), 0.5);
}

function expectRanked(...kinds: readonly PersonKind[]): void {
  const medians = kinds.map(medianOf);
  expect(medians).toEqual([...medians].sort((left, right) => right - left));
  expect(new Set(medians).size).toBe(kinds.length);
}

describe("the scores of 1,000 people of all kinds", () => {
  it("are spread: hardly anybody has all points, and the middle half differs by ten and more", () => {
    expect(scores.length).toBeGreaterThan(800);
    expect(scores.filter((score) => score >= 99.5).length).toBeLessThan(scores.length * 0.04);
    expect(quantile(scores, 0.75) - quantile(scores, 0.25)).toBeGreaterThan(10);
    expect(new Set(scores).size).toBeGreaterThan(250);
  });

  it("rank those who move more and more regularly above those who move less", () => {
    expectRanked("athlete", "fit", "regular", "beginner", "barely_active");
    expectRanked("fit", "older", "barely_active");
    expectRanked("regular", "overdoing");
  });

  it("keep what the ill and the injured had before their pause", () => {
    for (const kind of ["ill", "injured"] as const) {
      expect(medianOf(kind)).toBeGreaterThan(medianOf("regular"));
    }
  });

  it("make nobody unwell who moves a little, or has only begun", () => {
    expect(scores.map((score) => emotionOf(score))).not.toContain("unwell");
    expect(emotionOf(medianOf("beginner"))).toMatch(/calm|happy/);
  });

  it("are explained by the figures that their parts rest on", () => {
    for (const { score } of people) {
      for (const { score: points, measured, source } of score?.parts ?? []) {
        expect(points === null).toBe(measured === null);
        expect(source).toBeDefined();
      }
    }
  });

  it("are null, and not low, for those of whom nothing is known", () => {
    const inactive = people.filter(({ kind }) => kind === "inactive");
    expect(new Set(inactive.map(({ score }) => score))).toEqual(new Set([null]));
  });

  it("cost an honest low rating nothing, and pay for no high one", () => {
    const tenOfEachKind = made.slice(0, 10 * KINDS.length);
    const withRatings = (rating: number | null) =>
      tenOfEachKind.map(({ kind, profile, logs }) => {
        const feedback = rating === null ? { feedback: null } : rated(rating);
        return scored(
          { kind, profile, logs: logs.map((log) => ({ ...log, ...feedback })) },
          findNothing,
        );
      });
    const of = (all: readonly ScoredPerson[]) => all.map(({ score }) => score?.score);
    const unrated = of(withRatings(null));
    expect(of(withRatings(1))).toEqual(unrated);
    expect(of(withRatings(5))).toEqual(unrated);
  });
});

describe("the overview of 1,000 people of all kinds", () => {
  it.each(KINDS)("has for each who is %s something to do today within their limits", (kind) => {
    const group = people.filter((each) => each.kind === kind);
    expect(group.length).toBeGreaterThan(50);
    expect(group.filter(({ today }) => today.length === 0)).toEqual([]);
  });
});
