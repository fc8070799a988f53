import type { TimeZone } from "../../shared/time-zone.ts";
import type { Profile } from "../../user/profile.ts";
import { type StatisticsContext, statisticsContext } from "../statistics/exercise-statistics.ts";

/** Everything that answers about records depend on besides the records. */
export type RecordContext = StatisticsContext & {
  readonly now: Date;
};

/** The context for a person at `now`, days told apart in `timeZone`. */
export function recordContext(
  profile: Profile | null,
  timeZone: TimeZone,
  now: Date,
): RecordContext {
  return { ...statisticsContext(profile, timeZone, now), now };
}
