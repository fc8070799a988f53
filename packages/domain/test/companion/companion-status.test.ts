import { describe, expect, it } from "vitest";
import { companionStatus } from "../../src/companion/companion-status.ts";
import { PAUSE_MESSAGES, STATE_MESSAGES } from "../../src/companion/state-config.data.ts";
import type { Profile } from "../../src/user/profile.ts";
import { aCompanion, anOpenSportLog, aPause, aProfile, at, zone } from "../support/builders.ts";

const NOON = at("2026-06-15T12:00");

function statusFor(profile: Partial<Profile> | null, now = NOON) {
  const context = { profile: profile && aProfile(profile), logs: [], now };
  return companionStatus(aCompanion({ healthScore: 60 }), context);
}

describe("companionStatus", () => {
  it("gives the companion with its emotion, state and config", () => {
    const companion = aCompanion({ healthScore: 90 });
    const logs = [anOpenSportLog()];
    expect(companionStatus(companion, { profile: null, logs, now: NOON })).toEqual({
      companion,
      emotion: "energetic",
      state: "exercising",
      stateConfig: {
        animation: "moving",
        expression: "beaming",
        energy: 0.95,
        message: STATE_MESSAGES.exercising.energetic.en,
      },
    });
  });

  it("lives in the person's time zone, else in UTC", () => {
    expect(statusFor({ timeZone: zone("Asia/Tokyo") }, at("2026-06-15T14:00")).state).toBe(
      "resting",
    );
    expect(statusFor({}, at("2026-06-15T14:00")).state).toBe("idle");
    expect(statusFor(null, at("2026-06-15T23:00")).state).toBe("resting");
  });

  it("speaks the person's language, else English", () => {
    const said = STATE_MESSAGES.idle.calm;
    expect(statusFor({ locale: "zh-CN" }).stateConfig.message).toBe(said.zh);
    for (const profile of [{ locale: "de-DE" }, {}, null]) {
      expect(statusFor(profile).stateConfig.message).toBe(said.en);
    }
  });

  describe("on a paused day", () => {
    const messageOn = (
      pauses: Profile["pauses"],
      now = NOON,
      timeZone: Profile["timeZone"] = null,
    ) => statusFor({ pauses, timeZone }, now).stateConfig.message;
    const usual = STATE_MESSAGES.idle.calm.en;

    it.each([
      ["the day before", "2026-06-14", false],
      ["the first day", "2026-06-15", true],
      ["the last day", "2026-06-17", true],
      ["the day after", "2026-06-18", false],
    ])("includes both ends: %s", (_name, date, isPaused) => {
      const pauses = [aPause("2026-06-15", "2026-06-17", "illness")];
      const said = messageOn(pauses, at(`${date}T12:00`));
      expect(said).toBe(isPaused ? PAUSE_MESSAGES.illness.idle.en : usual);
    });

    it("goes on until further notice where no end is told", () => {
      const pauses = [aPause("2026-06-15", null, "injury")];
      expect(messageOn(pauses, at("2031-01-01T12:00"))).toBe(PAUSE_MESSAGES.injury.idle.en);
    });

    it("begins and ends at the person's own midnight", () => {
      const pauses = [aPause("2026-06-16", "2026-06-16", "travel")];
      const tokyo = zone("Asia/Tokyo");
      const { resting } = PAUSE_MESSAGES.travel;
      expect(messageOn(pauses, at("2026-06-15T14:59:59Z"), tokyo)).toBe(
        STATE_MESSAGES.resting.calm.en,
      );
      expect(messageOn(pauses, at("2026-06-15T15:00Z"), tokyo)).toBe(resting.en);
      expect(messageOn(pauses, at("2026-06-16T14:59:59Z"), tokyo)).toBe(resting.en);
      expect(messageOn(pauses, at("2026-06-16T15:00Z"), tokyo)).toBe(
        STATE_MESSAGES.resting.calm.en,
      );
    });

    it("speaks of what needs most care where pauses overlap, in whatever order they were told", () => {
      const pauses = [
        aPause("2026-06-01", null, "rest"),
        aPause("2026-06-10", "2026-06-20", "travel"),
        aPause("2026-06-14", "2026-06-16", "injury"),
        aPause("2026-06-15", "2026-06-15", "illness"),
      ];
      for (const told of [pauses, pauses.toReversed()]) {
        expect(messageOn(told)).toBe(PAUSE_MESSAGES.illness.idle.en);
        expect(messageOn(told, at("2026-06-16T12:00"))).toBe(PAUSE_MESSAGES.injury.idle.en);
        expect(messageOn(told, at("2026-06-17T12:00"))).toBe(PAUSE_MESSAGES.travel.idle.en);
        expect(messageOn(told, at("2026-06-21T12:00"))).toBe(PAUSE_MESSAGES.rest.idle.en);
      }
    });

    it("stays as lively as on any other day", () => {
      const paused = statusFor({ pauses: [aPause("2026-06-01", null, "illness")] });
      const { emotion, state, stateConfig } = statusFor({});
      expect(paused).toMatchObject({
        emotion,
        state,
        stateConfig: { energy: stateConfig.energy, expression: stateConfig.expression },
      });
    });
  });
});
