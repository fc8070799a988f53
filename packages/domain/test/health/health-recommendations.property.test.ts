import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adviceBreakingLimits } from "../../src/chat/limits/advice-breaking-limits.ts";
import { read } from "../../src/language/read.ts";
import { stepsAbove } from "../../src/safety/policy/exercise-intensity.ts";
import { assessRisk } from "../../src/safety/risk/assess-risk.ts";
import { HEALTH_CONCEPTS } from "../../src/safety/risk/concept-index.ts";
import { riskProfileOf } from "../../src/safety/risk/risk-profile.ts";
import type { SportLog } from "../../src/sport/sport-log.ts";
import { PAUSE_REASONS, type Pause } from "../../src/user/pause.ts";
import { ACTIVITY_LEVELS, GENDERS, PROFILE_LIMITS, type Profile } from "../../src/user/profile.ts";
import { findNothing } from "../safety/risk/a-content-check.ts";
import { anyEntries } from "../safety/risk/arbitrary-profile.ts";
import { aPause, aProfile } from "../support/builders.ts";
import { aged, fromTo, overviewOf, sessionsAgo, TODAY } from "./some-health.ts";

const PAUSES: readonly (readonly Pause[])[] = [
  [],
  ...PAUSE_REASONS.map((reason) => [aPause("2026-04-10", null, reason)]),
  [aPause("2026-04-01", "2026-04-12", "injury")],
];

const LOGS: readonly SportLog[][] = [
  [],
  sessionsAgo([1, 4, 8], 10),
  sessionsAgo(fromTo(0, 20), 60),
  [...sessionsAgo([7, 12, 17, 22, 27], 20), ...sessionsAgo([3, 5], 100)],
];

const CARE_AND_REST = ["seek_care", "ask_before_exercise", "rest_until_cleared"];
const REST_AND_RETURN = [
  "ask_before_exercise",
  "rest_in_illness",
  "rest_in_injury",
  "return_after_illness",
  "return_after_injury",
];

/** What holds for everybody, whatever they told and did. */
function expectSafe(profile: Profile, logs: readonly SportLog[]): void {
  const { recommendations, metrics } = overviewOf(logs, profile);
  const { limits } = assessRisk({ profile: riskProfileOf(profile, TODAY) }, findNothing);
  const codes = recommendations.map(({ code }) => code);
  for (const { text, intensity, reason, code } of recommendations) {
    expect(stepsAbove(intensity ?? "none", limits.maxIntensity)).toBeLessThanOrEqual(0);
    expect(adviceBreakingLimits(read(text), limits), code).toEqual([]);
    expect(`${text} ${reason.text}`).not.toMatch(/[{}]|NaN|null|undefined/);
  }
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeLessThanOrEqual(5);
  const isPaused = profile.pauses.some(
    ({ endDate, reason }) => endDate === null && ["illness", "injury"].includes(reason),
  );
  if (limits.maxIntensity === "none") {
    expect(codes.length).toBeGreaterThan(0);
    expect(CARE_AND_REST).toEqual(expect.arrayContaining(codes));
    expect(metrics.targetHeartRate).toBeNull();
  } else if (isPaused) {
    expect(codes.length).toBeGreaterThan(0);
    expect(REST_AND_RETURN).toEqual(expect.arrayContaining(codes));
  }
  if (limits.clearance === "before_any") expect(codes[0]).toBe("ask_before_exercise");
  if (limits.clearance === "stop_and_seek_care") expect(codes[0]).toBe("seek_care");
  const target = metrics.targetHeartRate?.intensity ?? "none";
  expect(stepsAbove(target, limits.maxIntensity)).toBeLessThanOrEqual(0);
}

describe("what is recommended", () => {
  it.each(HEALTH_CONCEPTS.map(({ code, area, terms }) => [code, area, terms[0] ?? ""]))(
    "stays within the limits of %s",
    (_, area, term) => {
      const told = area === "medication" ? { medications: [term] } : { conditions: [term] };
      for (const [place, years] of [10, 40, 70].entries()) {
        for (const [index, pauses] of PAUSES.entries()) {
          const locale = index % 2 === 0 ? "en" : "zh";
          const activityLevel = (index + place) % 2 === 0 ? null : ("active" as const);
          const profile = { ...told, birth: aged(years), activityLevel, pauses, locale };
          const tried = pauses.length === 0 ? LOGS : LOGS.slice(index % LOGS.length).slice(0, 1);
          for (const logs of tried) expectSafe(aProfile(profile), logs);
        }
      }
    },
  );

  it("stays within the limits of any profile", () => {
    const anyone = fc.record({
      birth: fc.option(fc.integer({ min: 5, max: 120 }).map(aged)),
      gender: fc.option(fc.constantFrom(...GENDERS)),
      heightCm: fc.option(fc.double({ ...PROFILE_LIMITS.heightCm, noNaN: true })),
      weightKg: fc.option(fc.double({ ...PROFILE_LIMITS.weightKg, noNaN: true })),
      restingHeartRateBpm: fc.option(fc.integer(PROFILE_LIMITS.restingHeartRateBpm)),
      conditions: anyEntries,
      medications: anyEntries,
      activityLevel: fc.option(fc.constantFrom(...ACTIVITY_LEVELS)),
      locale: fc.constantFrom("en", "zh-CN", null),
      pauses: fc.constantFrom(...PAUSES),
    });
    fc.assert(
      fc.property(anyone, fc.constantFrom(...LOGS), (profile, logs) => {
        expectSafe(aProfile(profile), logs);
      }),
      { numRuns: 300 },
    );
  });
});
