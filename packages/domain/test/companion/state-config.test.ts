import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COMPANION_STATES, type CompanionState } from "../../src/companion/companion-state.ts";
import { EMOTIONS } from "../../src/companion/emotion.ts";
import {
  COMPANION_ANIMATIONS,
  COMPANION_EXPRESSIONS,
} from "../../src/companion/state-config.data.ts";
import { type StateConfigBasis, stateConfigOf } from "../../src/companion/state-config.ts";
import { COMPANION_MESSAGES } from "../../src/messages/catalogues.ts";
import { MESSAGE_LOCALES } from "../../src/messages/message-locale.ts";
import { PAUSE_REASONS } from "../../src/user/pause.ts";

function configOf(overrides: Partial<StateConfigBasis> = {}) {
  return stateConfigOf({
    state: "idle",
    emotion: "calm",
    healthScore: 60,
    locale: "en",
    pause: null,
    care: null,
    ...overrides,
  });
}

const CARE_REASONS = ["danger", "look", "support", "ease", "hard"] as const;

const aBasis = fc.record<StateConfigBasis>({
  state: fc.constantFrom(...COMPANION_STATES),
  emotion: fc.constantFrom(...EMOTIONS),
  healthScore: fc.double({ min: 0, max: 100, noNaN: true }),
  locale: fc.constantFrom(...MESSAGE_LOCALES),
  pause: fc.constantFrom(...PAUSE_REASONS, null),
  care: fc.constantFrom(...CARE_REASONS, null),
});

describe("stateConfigOf", () => {
  it("moves by the state alone, each state in its own way", () => {
    const animations = COMPANION_STATES.map((state) => configOf({ state }).animation);
    expect(animations).toEqual([...COMPANION_ANIMATIONS]);
    fc.assert(
      fc.property(aBasis, (basis) => {
        expect(stateConfigOf(basis).animation).toBe(configOf({ state: basis.state }).animation);
      }),
    );
  });

  it("makes a face by the emotion, each emotion its own, and the tenderest in care", () => {
    const faces = EMOTIONS.map((emotion) => configOf({ emotion }).expression);
    expect(faces).toEqual([...COMPANION_EXPRESSIONS]);
    fc.assert(
      fc.property(aBasis, (basis) => {
        const face =
          basis.care === null ? configOf({ emotion: basis.emotion }).expression : "tender";
        expect(stateConfigOf(basis).expression).toBe(face);
      }),
    );
  });

  describe("energy", () => {
    it.each<[CompanionState, number, number]>([
      ["exercising", 0.5, 1],
      ["celebrating", 0.45, 0.95],
      ["recovering", 0.2, 0.5],
      ["resting", 0.05, 0.2],
      ["idle", 0.25, 0.7],
    ])("of %s lies between %d and %d", (state, lowest, highest) => {
      expect(configOf({ state, healthScore: 0 }).energy).toBe(lowest);
      expect(configOf({ state, healthScore: 100 }).energy).toBe(highest);
    });

    it("is 0.4 at most with somebody who is ill or hurt, or told of danger or pain", () => {
      fc.assert(
        fc.property(aBasis, (basis) => {
          const { energy } = stateConfigOf(basis);
          const usual = stateConfigOf({ ...basis, pause: null, care: null }).energy;
          const isQuiet =
            basis.care !== null || basis.pause === "illness" || basis.pause === "injury";
          expect(energy).toBe(isQuiet ? Math.min(0.4, usual) : usual);
        }),
      );
    });

    it("has two decimals, rounded half up", () => {
      expect(configOf({ state: "exercising", healthScore: 33 }).energy).toBe(0.67);
      expect(configOf({ state: "exercising", healthScore: 66.6 }).energy).toBe(0.83);
    });

    it("lies between 0 and 1 and never falls with a better score", () => {
      fc.assert(
        fc.property(aBasis, aBasis, (left, { healthScore }) => {
          const right = { ...left, healthScore };
          const [low, high] = left.healthScore < healthScore ? [left, right] : [right, left];
          const energies = [0, stateConfigOf(low).energy, stateConfigOf(high).energy, 1];
          expect(energies).toEqual(energies.toSorted((a, b) => a - b));
          for (const energy of energies) expect(energy).toBe(Number(energy.toFixed(2)));
        }),
      );
    });
  });

  describe("message", () => {
    it("follows state, emotion and language on a day without a pause", () => {
      for (const state of COMPANION_STATES) {
        for (const emotion of EMOTIONS) {
          for (const locale of MESSAGE_LOCALES) {
            expect(configOf({ state, emotion, locale }).message).toBe(
              COMPANION_MESSAGES[locale][`${state}.${emotion}`],
            );
          }
        }
      }
    });

    it.each(PAUSE_REASONS)("speaks of a pause for %s while nothing goes on", (pause) => {
      for (const state of ["idle", "resting"] as const) {
        for (const emotion of EMOTIONS) {
          for (const locale of MESSAGE_LOCALES) {
            expect(configOf({ state, emotion, locale, pause }).message).toBe(
              COMPANION_MESSAGES[locale][`pause.${pause}.${state}`],
            );
          }
        }
      }
    });

    it("speaks of what somebody does, also on a day off or a journey", () => {
      for (const state of ["exercising", "celebrating", "recovering"] as const) {
        for (const pause of ["travel", "rest"] as const) {
          expect(configOf({ state, pause })).toEqual(configOf({ state }));
        }
      }
    });

    it("cheers nobody for exercise in illness or with an injury", () => {
      for (const state of ["exercising", "celebrating", "recovering"] as const) {
        expect(configOf({ state, pause: "illness" }).message).toMatch(/rest is what helps/);
        expect(configOf({ state, pause: "injury" }).message).toMatch(/Spare what hurts/);
      }
    });

    it.each(["danger", "look", "support"] as const)("is about %s before all else", (care) => {
      for (const state of COMPANION_STATES) {
        for (const pause of [...PAUSE_REASONS, null]) {
          const { message } = configOf({ state, pause, care });
          expect(message).toBe(COMPANION_MESSAGES.en[`care.${care}`]);
        }
      }
    });

    it.each(["ease", "hard"] as const)("leaves the word to a pause for care: %s", (care) => {
      const state = "recovering";
      for (const pause of ["illness", "injury"] as const) {
        expect(configOf({ state, pause, care }).message).toBe(
          COMPANION_MESSAGES.en[`pause.${pause}.active`],
        );
      }
      for (const pause of ["travel", "rest", null] as const) {
        expect(configOf({ state, pause, care }).message).toBe(
          COMPANION_MESSAGES.en[`care.${care}`],
        );
      }
    });

    it("and energy are all that a pause changes", () => {
      fc.assert(
        fc.property(aBasis, (basis) => {
          const { message: _paused, energy: _quiet, ...config } = stateConfigOf(basis);
          expect(stateConfigOf({ ...basis, pause: null })).toMatchObject(config);
        }),
      );
    });
  });
});
