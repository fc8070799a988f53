import { describe, expect, it } from "vitest";
import { companionStatus } from "../../src/companion/companion-status.ts";
import { COMPANION_MESSAGES } from "../../src/messages/catalogues.ts";
import type {
  ConcernGrade,
  ConcernMatter,
  SessionConcern,
} from "../../src/safety/concern/session-concern.ts";
import type { SportLog } from "../../src/sport/sport-log.ts";
import type { Profile } from "../../src/user/profile.ts";
import {
  aCompanion,
  anOpenSportLog,
  aPause,
  aProfile,
  aSportLog,
  at,
  zone,
} from "../support/builders.ts";

const SAID = COMPANION_MESSAGES.en;
const NOON = at("2026-06-15T12:00");

function statusFor(profile: Partial<Profile> | null, now = NOON) {
  const context = { profile: profile && aProfile(profile), logs: [], concerns: [], now };
  return companionStatus(aCompanion({ healthScore: 60 }), context);
}

describe("companionStatus", () => {
  it("gives the companion with its emotion, state and config", () => {
    const companion = aCompanion({ healthScore: 90 });
    const logs = [anOpenSportLog()];
    expect(companionStatus(companion, { profile: null, logs, concerns: [], now: NOON })).toEqual({
      companion,
      emotion: "energetic",
      state: "exercising",
      stateConfig: {
        animation: "moving",
        expression: "beaming",
        energy: 0.95,
        message: SAID["exercising.energetic"],
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
    expect(statusFor({ locale: "zh-CN" }).stateConfig.message).toBe(
      "你好呀，就这样陪着你，我很满足。",
    );
    expect(statusFor({ locale: "zh-TW" }).stateConfig.message).toBe(
      "你好呀，就這樣陪著你，我很滿足。",
    );
    for (const profile of [{ locale: "de-DE" }, {}, null]) {
      expect(statusFor(profile).stateConfig.message).toBe(SAID["idle.calm"]);
    }
  });

  describe("on a paused day", () => {
    const messageOn = (
      pauses: Profile["pauses"],
      now = NOON,
      timeZone: Profile["timeZone"] = null,
    ) => statusFor({ pauses, timeZone }, now).stateConfig.message;
    const usual = SAID["idle.calm"];

    it.each([
      ["the day before", "2026-06-14", false],
      ["the first day", "2026-06-15", true],
      ["the last day", "2026-06-17", true],
      ["the day after", "2026-06-18", false],
    ])("includes both ends: %s", (_name, date, isPaused) => {
      const pauses = [aPause("2026-06-15", "2026-06-17", "illness")];
      const said = messageOn(pauses, at(`${date}T12:00`));
      expect(said).toBe(isPaused ? SAID["pause.illness.idle"] : usual);
    });

    it("goes on until further notice where no end is told", () => {
      const pauses = [aPause("2026-06-15", null, "injury")];
      expect(messageOn(pauses, at("2031-01-01T12:00"))).toBe(SAID["pause.injury.idle"]);
    });

    it("begins and ends at the person's own midnight", () => {
      const pauses = [aPause("2026-06-16", "2026-06-16", "travel")];
      const tokyo = zone("Asia/Tokyo");
      expect(messageOn(pauses, at("2026-06-15T14:59:59Z"), tokyo)).toBe(SAID["resting.calm"]);
      expect(messageOn(pauses, at("2026-06-15T15:00Z"), tokyo)).toBe(SAID["pause.travel.resting"]);
      expect(messageOn(pauses, at("2026-06-16T14:59:59Z"), tokyo)).toBe(
        SAID["pause.travel.resting"],
      );
      expect(messageOn(pauses, at("2026-06-16T15:00Z"), tokyo)).toBe(SAID["resting.calm"]);
    });

    it("speaks of what needs most care where pauses overlap, in whatever order they were told", () => {
      const pauses = [
        aPause("2026-06-01", null, "rest"),
        aPause("2026-06-10", "2026-06-20", "travel"),
        aPause("2026-06-14", "2026-06-16", "injury"),
        aPause("2026-06-15", "2026-06-15", "illness"),
      ];
      for (const told of [pauses, pauses.toReversed()]) {
        expect(messageOn(told)).toBe(SAID["pause.illness.idle"]);
        expect(messageOn(told, at("2026-06-16T12:00"))).toBe(SAID["pause.injury.idle"]);
        expect(messageOn(told, at("2026-06-17T12:00"))).toBe(SAID["pause.travel.idle"]);
        expect(messageOn(told, at("2026-06-21T12:00"))).toBe(SAID["pause.rest.idle"]);
      }
    });

    it.each(["travel", "rest"] as const)("stays as lively as on any other day: %s", (reason) => {
      const paused = statusFor({ pauses: [aPause("2026-06-01", null, reason)] });
      const { emotion, state, stateConfig } = statusFor({});
      expect(paused).toMatchObject({
        emotion,
        state,
        stateConfig: { energy: stateConfig.energy, expression: stateConfig.expression },
      });
    });

    it.each(["illness", "injury"] as const)("is quiet but no sadder: %s", (reason) => {
      const paused = statusFor({ pauses: [aPause("2026-06-01", null, reason)] });
      const { emotion, state, stateConfig } = statusFor({});
      expect(paused).toMatchObject({ emotion, state });
      expect(paused.stateConfig.expression).toBe(stateConfig.expression);
      expect(paused.stateConfig.energy).toBe(0.4);
    });
  });

  describe("after a session", () => {
    const minutesAgo = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000);
    const aSession = (ended: number, feedback: string | null = null) =>
      aSportLog({ sportStart: minutesAgo(ended + 30), sportEnd: minutesAgo(ended), feedback });
    const aConcern = (ended: number, grade: ConcernGrade, matter: ConcernMatter = "body") => ({
      ...aSession(ended),
      logId: aSession(ended).id,
      grade,
      matter,
    });
    const after = (
      logs: readonly SportLog[],
      concerns: readonly SessionConcern[] = [],
      profile: Partial<Profile> = {},
    ) =>
      companionStatus(aCompanion({ healthScore: 90 }), {
        profile: aProfile(profile),
        logs,
        concerns,
        now: NOON,
      });

    it("celebrates", () => {
      expect(after([aSession(10)]).state).toBe("celebrating");
      expect(after([aSession(10, '{"feeling_rating":2}')]).state).toBe("celebrating");
    });

    it("does not celebrate the worst rating", () => {
      const { state, stateConfig } = after([aSession(10, '{"feeling_rating":1}'), aSession(20)]);
      expect(state).toBe("recovering");
      expect(stateConfig).toMatchObject({ energy: 0.4, message: SAID["care.hard"] });
      expect(after([aSession(61, '{"feeling_rating":1}')]).state).toBe("idle");
    });

    it.each(["illness", "injury"] as const)("does not celebrate in a pause for %s", (reason) => {
      const pauses = [aPause("2026-06-15", null, reason)];
      const { state, stateConfig } = after([aSession(10)], [], { pauses });
      expect(state).toBe("recovering");
      expect(stateConfig.energy).toBeLessThanOrEqual(0.4);
      expect(stateConfig.message).toBe(SAID[`pause.${reason}.active`]);
    });

    it("celebrates on a journey", () => {
      const pauses = [aPause("2026-06-15", null, "travel")];
      expect(after([aSession(10)], [], { pauses }).state).toBe("celebrating");
    });

    it.each([
      ["ease", "body", "ease"],
      ["care", "body", "look"],
      ["danger", "body", "danger"],
      ["danger", "self_harm", "support"],
      ["care", "eating", "support"],
      ["care", "abuse", "support"],
      ["ease", "eating", "support"],
      ["ease", "abuse", "support"],
    ] as const)("does not celebrate what tells of %s (%s)", (grade, matter, message) => {
      const { state, stateConfig } = after([aSession(10)], [aConcern(10, grade, matter)]);
      expect(state).toBe("recovering");
      expect(stateConfig.energy).toBeLessThanOrEqual(0.4);
      expect(stateConfig.message).toBe(SAID[`care.${message}`]);
    });

    it("keeps danger in mind for a day, pain for the hour of the celebration", () => {
      const day = 24 * 60;
      expect(after([], [aConcern(day, "care")]).stateConfig.energy).toBe(0.4);
      expect(after([], [aConcern(day + 1, "care")]).stateConfig.energy).toBeGreaterThan(0.4);
      expect(after([aSession(10)], [aConcern(day, "danger")]).state).toBe("recovering");
      expect(after([], [aConcern(61, "ease")])).toEqual(after([]));
      expect(after([aSession(10)], [aConcern(61, "ease")]).state).toBe("celebrating");
    });

    it("begins to care when a session ends, and not before", () => {
      expect(after([], [aConcern(0, "care")]).stateConfig.energy).toBe(0.4);
      expect(after([], [aConcern(-1, "care")]).stateConfig.energy).toBeGreaterThan(0.4);
    });

    it("keeps in mind for a day what is not about the body, however mild", () => {
      const message = SAID["care.support"];
      expect(after([], [aConcern(300, "ease", "eating")]).stateConfig.message).toBe(message);
      const withOldPain = [aConcern(200, "ease"), aConcern(300, "ease", "eating")];
      expect(after([], withOldPain).stateConfig.message).toBe(message);
    });

    it("speaks of the gravest, in the person's language", () => {
      const concerns = [aConcern(5, "ease"), aConcern(300, "danger"), aConcern(200, "care")];
      const { stateConfig } = after([aSession(5)], concerns, { locale: "zh-CN" });
      expect(stateConfig.message).toBe(COMPANION_MESSAGES["zh-Hans"]["care.danger"]);
    });
  });
});
