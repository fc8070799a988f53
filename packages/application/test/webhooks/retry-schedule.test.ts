import { describe, expect, it } from "vitest";
import { GIVE_UP_AFTER_MS, pauseMs, retryDelayMs } from "../../src/webhooks/retry-schedule.ts";

describe("attempts that fail", () => {
  it("are made at growing distances for three days, the last at their end", () => {
    const times: number[] = [];
    let at = 0;
    for (let attempt = 1; attempt < 100; attempt += 1) {
      times.push(at);
      const delay = retryDelayMs(attempt, at);
      if (delay === undefined) break;
      expect(delay).toBeGreaterThan(0);
      at += delay;
    }
    expect(times.at(-1)).toBe(GIVE_UP_AFTER_MS);
    expect(times.slice(0, 4)).toEqual([0, 5_000, 35_000, 155_000]);
    const gaps = times.slice(1, -1).map((time, index) => time - (times[index] ?? 0));
    expect(gaps).toEqual(gaps.toSorted((left, right) => left - right));
    expect(Math.max(...gaps)).toBe(6 * 3_600_000);
  });
});

describe("an endpoint that asks for time", () => {
  it("gets what it asks for where that is longer, up to six hours, and never more than there is left", () => {
    const hour = 3_600_000;
    expect(retryDelayMs(1, 0, hour)).toBe(hour);
    expect(retryDelayMs(5, 0, 1)).toBe(1_800_000);
    expect(retryDelayMs(1, 0, 1_000 * hour)).toBe(6 * hour);
    expect(retryDelayMs(1, GIVE_UP_AFTER_MS - 10, hour)).toBe(10);
    expect(pauseMs(0, hour)).toBe(hour);
    expect(pauseMs(9, 1)).toBe(600_000);
    expect(pauseMs(0, 1_000 * hour)).toBe(6 * hour);
  });
});

describe("pauses of an endpoint that takes nothing", () => {
  it("grow up to ten minutes", () => {
    const pauses = Array.from({ length: 20 }, (_, rounds) => pauseMs(rounds));
    expect(pauses).toEqual(pauses.toSorted((left, right) => left - right));
    expect(pauses.at(-1)).toBe(600_000);
  });
});
