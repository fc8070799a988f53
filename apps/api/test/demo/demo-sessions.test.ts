import { exertionOf, feelingRatingOf, noteInFeedback } from "@health-exercise/domain/sport";
import { addDays, type LocalDate } from "@health-exercise/domain/user";
import { describe, expect, it } from "vitest";
import { DEMO_PEOPLE } from "../../src/demo/demo-people.data.ts";
import { sessionsOn } from "../../src/demo/demo-sessions.ts";

const FIRST = "2025-07-01" as LocalDate;
const DAYS = Array.from({ length: 365 }, (_, index) => addDays(FIRST, index));

describe("the sessions of people who are made up", () => {
  it.each(DEMO_PEOPLE)("fill a year of $name as a person would", (person) => {
    const sessions = DAYS.flatMap((day) => sessionsOn(person, day, "seed"));
    expect(sessions.length).toBeGreaterThan(80);
    expect(sessions.length).toBeLessThan(260);
    for (const { sportStart, sportEnd, calories, feedback } of sessions) {
      const minutes = (Number(sportEnd) - Number(sportStart)) / 60_000;
      expect(minutes).toBeGreaterThan(20);
      expect(minutes).toBeLessThan(120);
      expect(calories).toBeGreaterThan(50);
      expect(exertionOf(feedback)?.source).toBe("perceived_exertion");
      expect(feelingRatingOf(feedback)).toBeGreaterThanOrEqual(3);
    }
    expect(sessions.some(({ feedback }) => noteInFeedback(feedback) !== null)).toBe(true);
    expect(new Set(sessions.map(({ source }) => source.externalId)).size).toBe(sessions.length);
  });

  it("follow from seed, person and day, whatever was made before", () => {
    const [person] = DEMO_PEOPLE;
    if (person === undefined) throw new Error("There is nobody.");
    const year = (seed: string) => DAYS.flatMap((day) => sessionsOn(person, day, seed));
    const backwards = [...DAYS].reverse().map((day) => sessionsOn(person, day, "seed"));
    expect(backwards.reverse().flat()).toEqual(year("seed"));
    expect(year("another")).not.toEqual(year("seed"));
  });
});
