import { describe, expect, it } from "vitest";
import type {
  Concern,
  ConcernMatter,
  SessionConcern,
} from "../../src/safety/concern/session-concern.ts";
import type { Profile } from "../../src/user/profile.ts";
import { aPause, aProfile } from "../support/builders.ts";
import { aged, aSessionAgo, fromTo, overviewOf, sessionsAgo } from "./some-health.ts";

const TOLD: Partial<Profile> = {
  birth: aged(40),
  gender: "female",
  heightCm: 170,
  weightKg: 65,
  activityLevel: "active",
};
const ENOUGH = [...sessionsAgo([8, 11, 15, 18, 22, 25], 120), aSessionAgo(1, 160)];
const FEW = sessionsAgo([1, 4, 8, 11, 15, 18, 22, 25], 20);
const DEMANDING = [
  "keep_going",
  "reach_weekly_amount",
  "add_strength_days",
  "start_gently",
  "move_every_day",
];

function told(
  daysAgo: number,
  grade: Concern["grade"],
  matter: ConcernMatter = "body",
): SessionConcern {
  const { id: logId, sportStart, sportEnd } = aSessionAgo(daysAgo);
  return { logId, sportStart, sportEnd, grade, matter };
}

function codes(
  logs: Parameters<typeof overviewOf>[0],
  concerns: readonly SessionConcern[],
  profile: Partial<Profile> = {},
) {
  const overview = overviewOf(logs, aProfile({ ...TOLD, ...profile }), { concerns });
  return overview.recommendations.map(({ code }) => code);
}

describe("the recommendations after words that ask for care", () => {
  it("praise and ask for more without any", () => {
    expect(codes(ENOUGH, [])).toContain("keep_going");
    expect(codes(FEW, [])).toContain("reach_weekly_amount");
  });

  it.each(["care", "danger"] as const)(
    "are to have it looked at, and nothing else: %s",
    (grade) => {
      for (const logs of [ENOUGH, FEW, [], sessionsAgo(fromTo(0, 20), 60)]) {
        expect(codes(logs, [told(1, grade)])).toEqual(["have_it_looked_at"]);
      }
    },
  );

  it("are care even in a pause, and where no exercise is allowed", () => {
    const pauses = [aPause("2026-04-10", null, "illness")];
    expect(codes(FEW, [told(1, "care")], { pauses })).toEqual(["have_it_looked_at"]);
    const conditions = ["unstable angina"];
    expect(codes(FEW, [told(1, "care")], { conditions })).toContain("have_it_looked_at");
  });

  it("are to go easy after pain, without praise or more", () => {
    for (const logs of [ENOUGH, FEW, []]) {
      const found = codes(logs, [told(2, "ease")]);
      expect(found[0]).toBe("ease_off");
      for (const code of DEMANDING) expect(found).not.toContain(code);
    }
  });

  it.each(["self_harm", "abuse", "eating"] as const)("are to talk: %s", (matter) => {
    const found = codes(ENOUGH, [told(1, "danger", matter)]);
    expect(found[0]).toBe("talk_to_somebody");
    for (const code of DEMANDING) expect(found).not.toContain(code);
  });

  it("forget what is older than seven days", () => {
    expect(codes(ENOUGH, [told(6, "care")])).toEqual(["have_it_looked_at"]);
    expect(codes(ENOUGH, [told(7, "care")])).toEqual(codes(ENOUGH, []));
  });

  it("come without a pulse to aim at while something is to be looked at", () => {
    const profile = aProfile({ ...TOLD, restingHeartRateBpm: 60 });
    expect(overviewOf(FEW, profile).metrics.targetHeartRate).not.toBeNull();
    const { metrics } = overviewOf(FEW, profile, { concerns: [told(1, "care")] });
    expect(metrics.targetHeartRate).toBeNull();
  });
});
