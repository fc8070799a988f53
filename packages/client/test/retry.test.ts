import { describe, expect, it } from "vitest";
import { delayAfter, retryPolicy } from "../src/retry.ts";

const policy = retryPolicy({ attempts: 5, baseDelayMs: 100, maxDelayMs: 300 });
const answer = (status: number, retryAfter?: string) =>
  new Response(null, {
    status,
    headers: retryAfter === undefined ? {} : { "retry-after": retryAfter },
  });
const most = () => 1;
const least = () => 0;

describe("the wait before another try", () => {
  it("grows with the tries up to a bound, and lies anywhere below", () => {
    const waits = (random: () => number) =>
      [1, 2, 3, 4].map((sent) => delayAfter(undefined, sent, true, policy, random));
    expect(waits(most)).toEqual([100, 200, 300, 300]);
    expect(waits(least)).toEqual([0, 0, 0, 0]);
    expect(waits(() => 0.5)).toEqual([50, 100, 150, 150]);
  });

  it("is at least what the service asks for, as seconds or as a date", () => {
    expect(delayAfter(answer(503, "7"), 1, true, policy, least)).toBe(7_000);
    expect(delayAfter(answer(429, "7"), 1, true, policy, most)).toBe(7_100);
    const past = new Date(Date.now() - 60_000).toUTCString();
    expect(delayAfter(answer(503, past), 1, true, policy, least)).toBe(0);
    const far = new Date(Date.now() + 3_600_000).toUTCString();
    expect(delayAfter(answer(503, far), 1, true, policy, least)).toBeUndefined();
    expect(delayAfter(answer(503, "soon"), 1, true, policy, most)).toBe(100);
  });

  it("is none after the last try, after an answer that stays, and for what is not safe", () => {
    expect(delayAfter(undefined, 5, true, policy)).toBeUndefined();
    expect(delayAfter(answer(200), 1, true, policy)).toBeUndefined();
    expect(delayAfter(answer(409), 1, true, policy)).toBeUndefined();
    expect(delayAfter(undefined, 1, false, policy)).toBeUndefined();
    expect(delayAfter(answer(503), 1, false, policy)).toBeUndefined();
    expect(delayAfter(answer(429), 1, false, policy, most)).toBe(100);
  });
});
