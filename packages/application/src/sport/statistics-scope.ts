import { type StatisticsContext, statisticsContext } from "@health-exercise/domain/sport";
import { type TimeZone, type UserId, UTC } from "@health-exercise/domain/user";
import type { ProfileRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";

/** What a person's statistics depend on, now; days are told in the zone asked for, else the profile's, else UTC. */
export async function statisticsScope(
  { profiles, clock }: { readonly profiles: ProfileRepository; readonly clock: Clock },
  userId: UserId,
  askedZone: TimeZone | undefined,
): Promise<StatisticsContext> {
  const profile = await profiles.findProfile(userId);
  return statisticsContext(profile, askedZone ?? profile?.timeZone ?? UTC, clock.now());
}
