import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CompanionState,
  companionStateOf,
  STATE_DAYS,
} from "../../src/companion/companion-state.ts";
import { UTC } from "../../src/shared/time-zone.ts";
import type { SportLog } from "../../src/sport/sport-log.ts";
import { anOpenSportLog, aSportLog, at, DAY, HOUR, MINUTE, zone } from "../support/builders.ts";

/** Noon, so that nobody rests. */
const NOW = at("2026-03-20T12:00");

function ago(milliseconds: number, now = NOW): Date {
  return new Date(now.getTime() - milliseconds);
}

/** A session that started so long ago. */
function aSessionAgo(milliseconds: number, minutes = 60): SportLog {
  return aSportLog({ sportStart: ago(milliseconds), minutes });
}

function aSessionEnded(milliseconds: number, overrides: Partial<SportLog> = {}): SportLog {
  const sportEnd = ago(milliseconds);
  return aSportLog({ sportStart: new Date(sportEnd.getTime() - 10), sportEnd, ...overrides });
}

/** Sessions at noon on as many days, the youngest `from` days ago. */
function aUsual(days: number, minutes: number, from = 2): SportLog[] {
  return Array.from({ length: days }, (_, index) => aSessionAgo((from + index) * DAY, minutes));
}

function stateOf(logs: readonly SportLog[], now = NOW, timeZone = UTC): CompanionState {
  return companionStateOf(logs, timeZone, now);
}

it("needs the logs of 29 days", () => {
  expect(STATE_DAYS).toBe(29);
});

it("is idle by day when nothing was done", () => {
  expect(stateOf([])).toBe("idle");
});

describe("exercising", () => {
  it("holds while a log is open, however old it is", () => {
    expect(stateOf([anOpenSportLog({ sportStart: ago(MINUTE) })])).toBe("exercising");
    expect(stateOf([anOpenSportLog({ sportStart: ago(90 * DAY) })])).toBe("exercising");
  });

  it("holds for an open log whose planned end is over or whose clock is ahead", () => {
    const over = anOpenSportLog({ sportStart: ago(2 * HOUR), sportEnd: ago(HOUR) });
    expect(stateOf([over])).toBe("exercising");
    expect(stateOf([anOpenSportLog({ sportStart: ago(-MINUTE) })])).toBe("exercising");
  });

  it("goes before everything else", () => {
    const night = at("2026-03-20T01:00");
    const logs = [...aUsual(4, 10), aSessionEnded(0), anOpenSportLog()];
    expect(stateOf(logs)).toBe("exercising");
    expect(stateOf([anOpenSportLog()], night)).toBe("exercising");
  });
});

describe("celebrating", () => {
  it.each<[string, number, CompanionState]>([
    ["this moment", 0, "celebrating"],
    ["half an hour ago", 30 * MINUTE, "celebrating"],
    ["exactly 60 minutes ago", 60 * MINUTE, "celebrating"],
    ["a millisecond longer ago", 60 * MINUTE + 1, "idle"],
    ["in a millisecond", -1, "idle"],
    ["tomorrow", -DAY, "idle"],
  ])("knows a session that ended %s", (_when, milliseconds, state) => {
    expect(stateOf([aSessionEnded(milliseconds)])).toBe(state);
  });

  it("finds the session among others, in whatever order", () => {
    const logs = [aSessionAgo(3 * DAY), aSessionEnded(5 * MINUTE), aSessionAgo(2 * DAY)];
    expect(stateOf(logs)).toBe("celebrating");
    expect(stateOf(logs.toReversed())).toBe("celebrating");
  });

  it("celebrates nothing that was skipped, and knows no rest from it", () => {
    const skipped = { feedback: '{"completion_status":"skipped"}' };
    expect(stateOf([aSessionEnded(MINUTE, skipped)])).toBe("idle");
    expect(stateOf([...aUsual(4, 10), { ...aSessionAgo(3 * HOUR, 150), ...skipped }])).toBe("idle");
    expect(stateOf([aSessionEnded(MINUTE, skipped), aSessionEnded(HOUR)])).toBe("celebrating");
    const partial = { feedback: '{"completion_status":"partial"}' };
    expect(stateOf([aSessionEnded(MINUTE, partial)])).toBe("celebrating");
    const bad = { feedback: '{"completion_status":"skipped","feeling_rating":1}' };
    expect(stateOf([aSessionEnded(MINUTE, bad)])).toBe("recovering");
  });

  it("does not celebrate a session whose end nobody said", () => {
    expect(stateOf([aSportLog({ sportStart: ago(MINUTE), sportEnd: null })])).toBe("idle");
  });

  it("goes before recovering and resting", () => {
    expect(stateOf([...aUsual(4, 10), aSessionAgo(3 * HOUR, 150)])).toBe("celebrating");
    const night = at("2026-03-20T23:30");
    const late = aSportLog({ sportStart: ago(HOUR, night), minutes: 50 });
    expect(stateOf([late], night)).toBe("celebrating");
  });
});

describe("recovering", () => {
  // 4 x 70 minutes in 28 days are 10 minutes a day.
  const usual = aUsual(4, 70);

  it("needs more than twice the daily mean of the 28 days before, to the millisecond", () => {
    const with20Minutes = aSessionAgo(5 * HOUR, 20);
    expect(stateOf([...usual, with20Minutes])).toBe("idle");
    const withMore = aSessionAgo(5 * HOUR, 20 + 1 / MINUTE);
    expect(stateOf([...usual, withMore])).toBe("recovering");
  });

  it("adds the sessions of the last 24 hours", () => {
    expect(stateOf([...usual, aSessionAgo(5 * HOUR, 11), aSessionAgo(20 * HOUR, 10)])).toBe(
      "recovering",
    );
  });

  it("needs 4 active days", () => {
    expect(stateOf([...aUsual(3, 10), aSessionAgo(5 * HOUR, 100)])).toBe("idle");
    expect(stateOf([...aUsual(4, 10), aSessionAgo(5 * HOUR, 100)])).toBe("recovering");
  });

  it("counts a local day once, however many sessions it has", () => {
    const twiceADay = [...aUsual(3, 5), ...aUsual(3, 5)];
    expect(stateOf([...twiceADay, aSessionAgo(5 * HOUR, 100)])).toBe("idle");
  });

  it("tells days apart in the person's time zone", () => {
    const starts = ["2026-03-16T15:30", "2026-03-16T14:30", "2026-03-12T12:00", "2026-03-11T12:00"];
    const logs = starts.map((start) => aSportLog({ sportStart: at(start), minutes: 10 }));
    const much = aSessionAgo(5 * HOUR, 100);
    expect(stateOf([...logs, much])).toBe("idle");
    // 16 March 15:30 UTC is half past midnight of the 17th in Tokyo.
    expect(stateOf([...logs, much], NOW, zone("Asia/Tokyo"))).toBe("recovering");
  });

  it("takes a session of exactly 24 hours ago among the days before", () => {
    const three = aUsual(3, 10);
    const much = aSessionAgo(5 * HOUR, 100);
    expect(stateOf([...three, much, aSessionAgo(DAY, 10)])).toBe("recovering");
    expect(stateOf([...three, much, aSessionAgo(DAY - 1, 10)])).toBe("idle");
  });

  it("takes a session of now among the last 24 hours, and one of the future nowhere", () => {
    const small = aUsual(4, 1);
    // Its end lies ahead, so it is not celebrated yet.
    expect(stateOf([...small, aSessionAgo(0, 100)])).toBe("recovering");
    expect(stateOf([...small, aSessionAgo(-1, 100)])).toBe("idle");
    const planned = Array.from({ length: 4 }, (_, index) => aSessionAgo(-(index + 1) * DAY, 10));
    expect(stateOf([...planned, aSessionAgo(5 * HOUR, 100)])).toBe("idle");
  });

  it("forgets what began 29 days ago or earlier", () => {
    const three = aUsual(3, 10);
    const much = aSessionAgo(5 * HOUR, 100);
    expect(stateOf([...three, much, aSessionAgo(29 * DAY - 1, 10)])).toBe("recovering");
    expect(stateOf([...three, much, aSessionAgo(29 * DAY, 10)])).toBe("idle");
  });

  it("counts a session by its start, also one that reaches into the last 24 hours", () => {
    const across = aSessionAgo(25 * HOUR, 10 * 60);
    expect(stateOf([...aUsual(3, 1), across])).toBe("idle");
  });

  it("passes over sessions of no known length", () => {
    const unknown = { sportEnd: null };
    const much = aSessionAgo(5 * HOUR, 100);
    const usualOfUnknown = aUsual(4, 10).map((log) => ({ ...log, ...unknown }));
    expect(stateOf([...usualOfUnknown, much])).toBe("idle");
    expect(stateOf([...aUsual(4, 0), much])).toBe("idle");
    expect(stateOf([...aUsual(4, 1), { ...much, ...unknown }])).toBe("idle");
  });

  it("stays as it is when a clock is changed: 24 hours are 24 hours", () => {
    // Clocks in Berlin go forward on 29 March at 2:00.
    const now = at("2026-03-29T10:00Z");
    const start = at("2026-03-28T10:00Z");
    const three = aUsual(3, 10, 12);
    const much = aSportLog({ sportStart: ago(5 * HOUR, now), minutes: 100 });
    const at24Hours = aSportLog({ sportStart: start, minutes: 10 });
    const later = aSportLog({ sportStart: new Date(start.getTime() + 1), minutes: 10 });
    expect(stateOf([...three, much, at24Hours], now, zone("Europe/Berlin"))).toBe("recovering");
    expect(stateOf([...three, much, later], now, zone("Europe/Berlin"))).toBe("idle");
  });

  it("goes before resting", () => {
    const night = at("2026-03-21T00:00");
    expect(stateOf([...aUsual(4, 10), aSessionAgo(-6 * HOUR, 100)], night)).toBe("recovering");
  });
});

describe("resting", () => {
  it.each<[string, string, CompanionState]>([
    ["UTC", "2026-03-20T22:59:59.999Z", "idle"],
    ["UTC", "2026-03-20T23:00Z", "resting"],
    ["UTC", "2026-03-21T00:00Z", "resting"],
    ["UTC", "2026-03-21T05:59:59.999Z", "resting"],
    ["UTC", "2026-03-21T06:00Z", "idle"],
    ["Asia/Kathmandu", "2026-03-20T17:14:59Z", "idle"],
    ["Asia/Kathmandu", "2026-03-20T17:15Z", "resting"],
    ["America/Los_Angeles", "2026-03-20T12:59Z", "resting"],
    ["America/Los_Angeles", "2026-03-20T13:00Z", "idle"],
  ])("goes by the clock on the wall: %s at %s is %s", (timeZone, instant, state) => {
    expect(stateOf([], at(instant), zone(timeZone))).toBe(state);
  });

  it.each<[string, string, CompanionState]>([
    // Forward: 2:00 becomes 3:00, so that 6:00 comes an hour earlier.
    ["the night that loses an hour", "2026-03-29T03:59:59Z", "resting"],
    ["the night that loses an hour", "2026-03-29T04:00Z", "idle"],
    // Back: 3:00 becomes 2:00, so that 6:00 comes an hour later.
    ["the night that gains an hour", "2026-10-25T00:30Z", "resting"],
    ["the night that gains an hour", "2026-10-25T01:30Z", "resting"],
    ["the night that gains an hour", "2026-10-25T04:59:59Z", "resting"],
    ["the night that gains an hour", "2026-10-25T05:00Z", "idle"],
  ])("follows daylight saving in %s: %s is %s", (_night, instant, state) => {
    expect(stateOf([], at(instant), zone("Europe/Berlin"))).toBe(state);
  });

  it("rests where clocks skip midnight", () => {
    // Beirut goes from 24:00 on 28 March straight to 1:00.
    const before = at("2026-03-28T21:59:59Z");
    expect(stateOf([], before, zone("Asia/Beirut"))).toBe("resting");
    expect(stateOf([], new Date(before.getTime() + 1000), zone("Asia/Beirut"))).toBe("resting");
  });
});

it("does not depend on the order of the logs", () => {
  const aLog = fc
    .tuple(fc.integer({ min: -2, max: 30 * 24 }), fc.integer({ min: 0, max: 300 }))
    .map(([hours, minutes]) => aSessionAgo(hours * HOUR, minutes));
  const shuffled = fc
    .array(aLog, { maxLength: 30 })
    .chain((logs) =>
      fc.tuple(fc.constant(logs), fc.shuffledSubarray(logs, { minLength: logs.length })),
    );
  fc.assert(
    fc.property(shuffled, ([logs, others]) => {
      expect(stateOf(others)).toBe(stateOf(logs));
    }),
  );
});
