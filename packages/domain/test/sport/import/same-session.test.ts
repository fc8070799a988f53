import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fullness,
  isSameSession,
  newSessionsAmong,
  type SessionTime,
} from "../../../src/sport/import/same-session.ts";

const START = Date.parse("2026-03-02T07:00:00Z");
const MINUTE = 60_000;

/** A session by its start, after 7:00, and its length; both in seconds. */
function session(startSeconds: number, lengthSeconds: number | null): SessionTime {
  const start = START + startSeconds * 1_000;
  const sportEnd = lengthSeconds === null ? null : new Date(start + lengthSeconds * 1_000);
  return { sportStart: new Date(start), sportEnd };
}

describe("two records of one session", () => {
  it.each<[string, SessionTime, SessionTime, boolean]>([
    ["the same times", session(0, 1_800), session(0, 1_800), true],
    ["starts a minute apart", session(0, 1_800), session(60, 1_800), true],
    ["starts more than a minute apart", session(0, 1_800), session(60.001, 1_800), false],
    ["time in motion beside time elapsed", session(0, 7_200), session(3, 2_000), true],
    ["legs of a triathlon that follow each other", session(0, 40), session(40, 3_600), false],
    ["a leg that begins within the one before", session(0, 50), session(30, 3_600), false],
    ["half of the shorter one shared", session(0, 40), session(20, 40), true],
    ["less than half of the shorter one shared", session(0, 40), session(20.001, 40), false],
    ["no known end of one", session(0, null), session(59, 10), true],
    ["no known end of either", session(0, null), session(60, null), true],
    ["no known end, starts apart", session(0, null), session(61, null), false],
    ["no length", session(0, 0), session(30, 3_600), true],
  ])("%s", (_, one, other, same) => {
    expect(isSameSession(one, other)).toBe(same);
    expect(isSameSession(other, one)).toBe(same);
  });

  it("is itself, whatever it is", () => {
    fc.assert(fc.property(sessions, (all) => all.every((each) => isSameSession(each, each))));
  });
});

/** Many near each other, so that they often are the same. */
const sessions = fc.array(
  fc
    .tuple(fc.integer({ min: -200, max: 400 }), fc.option(fc.integer({ min: 0, max: 200 })))
    .map(([start, length]) => session(start, length)),
  { maxLength: 40 },
);

/** What is new if each comes by itself, one after the other. */
function oneByOne(candidates: readonly SessionTime[], stored: readonly SessionTime[]) {
  const known = [...stored];
  return candidates.filter((candidate) => {
    if (known.some((each) => isSameSession(candidate, each))) return false;
    known.push(candidate);
    return true;
  });
}

describe("new sessions", () => {
  it("are those that would be new if each came by itself", () => {
    fc.assert(
      fc.property(sessions, sessions, (candidates, stored) => {
        expect(newSessionsAmong(candidates, stored)).toEqual(oneByOne(candidates, stored));
      }),
    );
  });

  it("are none the second time, in whatever order they come", () => {
    fc.assert(
      fc.property(sessions, sessions, (candidates, stored) => {
        const after = [...stored, ...newSessionsAmong(candidates, stored)];
        expect(newSessionsAmong(candidates, after)).toEqual([]);
        expect(newSessionsAmong([...candidates].reverse(), after)).toEqual([]);
      }),
    );
  });

  it("are found before 1970 and across midnight too", () => {
    const before = { sportStart: new Date(-1_000), sportEnd: null };
    const after = { sportStart: new Date(1_000), sportEnd: null };
    expect(newSessionsAmong([after], [before])).toEqual([]);
  });

  it("are found among 100,000", () => {
    const year = Array.from({ length: 100_000 }, (_, index) => session(index * 300, 280));
    expect(newSessionsAmong(year, [])).toHaveLength(100_000);
    expect(newSessionsAmong(year, year)).toEqual([]);
    const copies = Array.from({ length: 100_000 }, () => session(0, 1_800));
    expect(newSessionsAmong(copies, [])).toHaveLength(1);
    const seconds = Array.from({ length: 100_000 }, (_, index) => session(index, 1));
    expect(newSessionsAmong(seconds, [])).toHaveLength(100_000);
  });

  it("are 100 in a minute at most, however many start in it", () => {
    const crowd = Array.from({ length: 20_000 }, (_, index) => session(index * 0.003, 0.003));
    const added = newSessionsAmong(crowd, []);
    expect(added).toEqual(crowd.slice(0, 100));
    expect(newSessionsAmong(crowd, added)).toEqual([]);
    expect(newSessionsAmong([...crowd].reverse(), crowd)).toEqual([]);
    const later = Array.from({ length: 20_000 }, (_, index) => session(60 + index * 0.003, 0.003));
    expect(newSessionsAmong([...crowd, ...later], added)).toEqual(later.slice(0, 100));
    expect(newSessionsAmong([session(59.9, 0.003), session(120, 0.003)], crowd)).toEqual([
      session(120, 0.003),
    ]);
  });

  it("keep the first of two in the list", () => {
    const [first, second] = [session(30, 1_800), session(0, 1_800)];
    expect(newSessionsAmong([first, second], [])).toEqual([first]);
    expect(MINUTE).toBeGreaterThan(second.sportStart.getTime() - first.sportStart.getTime());
  });
});

describe("the fullest record", () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 7, minute));
  type Told = { end: number; calories: number; feedback: string; meters: number };
  const record = (told: Partial<Told>) => ({
    sportStart: at(0),
    sportEnd: told.end === undefined ? null : at(told.end),
    calories: told.calories ?? 0,
    feedback: told.feedback ?? null,
    measures: { distanceMeters: told.meters ?? null, averageHeartRateBpm: null },
  });

  it("of a session tells most", () => {
    const bare = record({ feedback: "{}" });
    const timed = record({ end: 30 });
    const timedToo = record({ end: 31 });
    const full = record({ end: 30, calories: 300 });
    const measured = record({ end: 30, meters: 5_000 });
    const amounts = [bare, timed, measured, full].map(fullness);
    expect(amounts).toEqual([...amounts].sort((left, right) => left - right));
    expect(new Set(amounts).size).toBe(4);
    expect(fullness(timedToo)).toBe(fullness(timed));
  });

  it("has a duration before energy, energy before a rating, and a rating before nothing", () => {
    const amounts = [
      record({ end: 30 }),
      record({ calories: 300, feedback: "{}" }),
      record({ calories: 300 }),
      record({ feedback: "{}" }),
      record({}),
    ].map(fullness);
    expect(amounts).toEqual([...amounts].sort((left, right) => right - left));
    expect(new Set(amounts).size).toBe(5);
  });
});
