import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adviceBreakingLimits } from "../../../src/chat/limits/advice-breaking-limits.ts";
import { REPLY_TEXTS } from "../../../src/chat/reply/reply-texts.data.ts";
import { read } from "../../../src/language/read.ts";
import { ACTIVITY_KIND_WORDS } from "../../../src/safety/policy/activity-kinds.data.ts";
import { EXERCISE_LIMITS } from "../../../src/safety/policy/exercise-limit.ts";
import { applyExercisePolicy } from "../../../src/safety/policy/exercise-policy.ts";
import { traditional } from "../../support/traditional.ts";
import * as after from "./advice-after.ts";
import * as before from "./advice-before.ts";
import { PEOPLE } from "./advice-before.ts";
import * as strain from "./advice-of-strain.ts";

const SETS = [before, after, strain];
const ALLOWED = { maxIntensity: "vigorous", clearance: "none", limits: [] } as const;

const isChinese = ([, reply]: readonly [unknown, string]) => /\p{Script=Han}/u.test(reply);

describe("advice against a person's limits", () => {
  it.each(SETS.flatMap((set) => set.BREAKING))("is found (%s): %s", (person, reply) => {
    const breaches = adviceBreakingLimits(read(reply), PEOPLE[person]);
    expect(breaches).not.toEqual([]);
    for (const { effect, limit } of breaches) {
      expect(effect).toBe("forbidden");
      expect([...PEOPLE[person].limits, "intensity"]).toContain(limit);
    }
  });

  it.each(SETS.flatMap((set) => set.BREAKING))(
    "is none for whom nothing limits (%s): %s",
    (_, reply) => {
      expect(adviceBreakingLimits(read(reply), ALLOWED)).toEqual([]);
    },
  );

  it.each(SETS.flatMap((set) => set.KEEPING))("is not seen in (%s): %s", (person, reply) => {
    expect(adviceBreakingLimits(read(reply), PEOPLE[person])).toEqual([]);
  });

  it.each(SETS.flatMap((set) => set.BREAKING).filter(isChinese))(
    "is found in traditional characters too (%s): %s",
    (person, reply) => {
      expect(adviceBreakingLimits(read(traditional(reply)), PEOPLE[person])).not.toEqual([]);
    },
  );

  it.each(SETS.flatMap((set) => set.KEEPING).filter(isChinese))(
    "is not seen in traditional characters either (%s): %s",
    (person, reply) => {
      expect(adviceBreakingLimits(read(traditional(reply)), PEOPLE[person])).toEqual([]);
    },
  );

  it("is found by activities alone where somebody else reads the words of effort", () => {
    const found = (reply: string) =>
      adviceBreakingLimits(read(reply), PEOPLE.pregnant, "activities").map(({ kind }) => kind);
    expect(found("Walk as hard as you can.")).toEqual([]);
    expect(found("Try an all-out effort.")).toEqual([]);
    expect(found("Try scuba diving.")).toContain("diving");
    expect(found("Go and play squash.")).not.toEqual([]);
  });

  it.each(["en", "zh"] as const)("is not seen in what the service says itself (%s)", (language) => {
    const stopped = { ...PEOPLE.stopped, limits: EXERCISE_LIMITS };
    const texts = Object.values(ACTIVITY_KIND_WORDS).flat().map(read);
    const { findings } = applyExercisePolicy(stopped, { texts });
    const said = [...Object.values(REPLY_TEXTS), ...findings.map(({ description }) => description)];
    expect(findings.length).toBeGreaterThan(100);
    for (const text of said) {
      expect(adviceBreakingLimits(read(text[language]), stopped), text[language]).toEqual([]);
    }
  });

  it("names each limit and kind of strain once", () => {
    const reply = "Try boxing today. Tomorrow you could try boxing again.";
    const breaches = adviceBreakingLimits(read(reply), PEOPLE.pregnant);
    const names = breaches.map(({ limit, kind }) => `${limit} ${kind}`);
    expect(names).toContain("pregnancy contact");
    expect(new Set(names).size).toBe(names.length);
  });

  it("says in both languages how hard exercise may be", () => {
    const [breach] = adviceBreakingLimits(read("Go all out today."), PEOPLE.inactive);
    expect(breach).toMatchObject({ limit: "intensity", kind: "maximal_effort" });
    expect(breach?.description.en).toBe("Avoid effort that is more than moderate.");
    expect(breach?.description.zh).toBe("避免超过中等强度的运动。");
  });

  it("is never less for more limits", () => {
    const replies = SETS.flatMap((set) => set.BREAKING.map(([, reply]) => reply));
    fc.assert(
      fc.property(
        fc.constantFrom(...replies),
        fc.subarray([...EXERCISE_LIMITS]),
        fc.subarray([...EXERCISE_LIMITS]),
        (reply, some, more) => {
          const few = adviceBreakingLimits(read(reply), { ...ALLOWED, limits: some });
          const many = adviceBreakingLimits(read(reply), {
            ...ALLOWED,
            limits: [...some, ...more],
          });
          for (const breach of few) expect(many).toContainEqual(breach);
        },
      ),
    );
  });
});
