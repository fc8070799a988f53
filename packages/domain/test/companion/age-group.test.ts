import { describe, expect, it } from "vitest";
import { type AgeGroup, ageGroupOf, ageOfPerson } from "../../src/companion/age-group.ts";
import { aProfile, at, day, zone } from "../support/builders.ts";

describe("ageGroupOf", () => {
  it.each<[number, AgeGroup]>([
    [5, "child"],
    [12, "child"],
    [13, "teen"],
    [17, "teen"],
    [18, "young_adult"],
    [35, "young_adult"],
    [36, "adult"],
    [59, "adult"],
    [60, "senior"],
    [120, "senior"],
    [121, "senior"],
  ])("puts somebody of %i years among the group %s", (years, group) => {
    expect(ageGroupOf(years)).toBe(group);
  });
});

describe("ageOfPerson", () => {
  const birth = { kind: "date", date: day("2008-03-02") } as const;

  it("counts to the birthday where the person is", () => {
    const now = at("2026-03-01T15:30");
    const ageIn = (name: string) => ageOfPerson({ birth, timeZone: zone(name) }, now);
    expect(ageIn("Asia/Tokyo")).toBe(18);
    expect(ageIn("America/New_York")).toBe(17);
  });

  it("counts in UTC where no time zone was told", () => {
    expect(ageOfPerson(aProfile({ birth }), at("2026-03-01T23:59:59.999"))).toBe(17);
    expect(ageOfPerson(aProfile({ birth }), at("2026-03-02T00:00"))).toBe(18);
  });

  it("goes on from the day on which an age was stated", () => {
    const stated = { kind: "stated_age", years: 17, statedOn: day("2025-06-01") } as const;
    expect(ageOfPerson(aProfile({ birth: stated }), at("2026-05-31T12:00"))).toBe(17);
    expect(ageOfPerson(aProfile({ birth: stated }), at("2026-06-01T12:00"))).toBe(18);
  });

  it("knows no age that was not told", () => {
    expect(ageOfPerson(aProfile(), at("2026-01-01T00:00"))).toBeNull();
  });
});
