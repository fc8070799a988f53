import type { Profile } from "@health-exercise/domain/user";
import { aProfile } from "@health-exercise/testing/builders";
import { AutoConfigureAppearance } from "../../src/companion/auto-configure-appearance.ts";
import { ChangeCompanionLook } from "../../src/companion/change-companion-look.ts";
import { ChangeHealthScore } from "../../src/companion/change-health-score.ts";
import { GetCompanionHistory } from "../../src/companion/get-companion-history.ts";
import { GetCompanionStatus } from "../../src/companion/get-companion-status.ts";
import { InitializeCompanion } from "../../src/companion/initialize-companion.ts";
import { ReadCompanionRecords } from "../../src/companion/read-companion-records.ts";
import { ConcernMemory } from "../../src/safety/concern-memory.ts";
import { ReadSessionConcerns } from "../../src/safety/read-session-concerns.ts";
import { GoalsWithProgress } from "../../src/sport/goals-with-progress.ts";
import { WorkLane } from "../../src/work-lane.ts";
import { aWorld } from "../support/a-world.ts";
import { contentCheck } from "../support/content-check.ts";

/** A world with everything that is done with a companion. */
export async function aCompanionWorld(now?: string) {
  const world = await aWorld(now);
  const { companions, profiles, sportLogs, clock, timer, ids, userId } = world;
  const concerns = new ReadSessionConcerns(contentCheck, new WorkLane(timer), new ConcernMemory());
  const records = new ReadCompanionRecords(companions, profiles, sportLogs, concerns, clock);
  const storage = { records, companions };
  return {
    ...world,
    records,
    goalsWithProgress: new GoalsWithProgress(
      { goals: world.exerciseGoals, records: world.records, profiles },
      clock,
      timer,
    ),
    getStatus: () => new GetCompanionStatus(storage, ids).execute(userId),
    getHistory: () => new GetCompanionHistory(records).execute(userId),
    initialize: (origin: Parameters<InitializeCompanion["execute"]>[1]) =>
      new InitializeCompanion(storage, ids).execute(userId, origin),
    setScore: (healthScore: number, reason: string | null = null) =>
      new ChangeHealthScore(storage).execute(userId, { healthScore, reason }),
    changeLook: (changes: Parameters<ChangeCompanionLook["execute"]>[1]) =>
      new ChangeCompanionLook(storage).execute(userId, changes),
    autoConfigure: () => new AutoConfigureAppearance(storage).execute(userId),
    stored: () => companions.findCompanion(userId),
    hasProfile: (facts: Partial<Profile>) => profiles.saveProfile(aProfile({ userId, ...facts })),
  };
}
