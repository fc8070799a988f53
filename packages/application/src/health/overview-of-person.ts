import { type CompanionStatus, companionStatus } from "@health-exercise/domain/companion";
import { type HealthOverview, healthOverview } from "@health-exercise/domain/health";
import { type CheckContent, exerciseAllowance } from "@health-exercise/domain/safety";
import { type GoalWithProgress, trainingKindsOf } from "@health-exercise/domain/sport";
import { localDateOf, type Profile, type TimeZone, UTC } from "@health-exercise/domain/user";
import type { CompanionRecords } from "../companion/read-companion-records.ts";

/** A health overview beside what it was made from; null is what the person has not told or made. */
export type OverviewOfPerson = {
  readonly profile: Profile | null;
  readonly overview: HealthOverview;
  readonly companionStatus: CompanionStatus | null;
  /** The latest, with the periods that are under way. */
  readonly goals: readonly GoalWithProgress[];
};

/** The overview of these records; days are told in `askedZone`, else the profile's, else UTC. */
export function overviewOfPerson(
  { companion, ...context }: CompanionRecords,
  checkContent: CheckContent,
  askedZone?: TimeZone,
  goals: readonly GoalWithProgress[] = [],
): OverviewOfPerson {
  const { profile } = context;
  const timeZone = askedZone ?? profile?.timeZone ?? UTC;
  const today = localDateOf(context.now, timeZone);
  const allowance = exerciseAllowance(profile, today, checkContent);
  return {
    profile,
    overview: healthOverview({ ...context, timeZone, allowance, trainingKindsOf }),
    companionStatus: companion && companionStatus(companion, context),
    goals,
  };
}
