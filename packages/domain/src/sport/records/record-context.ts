import type { TimeZone } from "../../shared/time-zone.ts";
import { isMinor } from "../../user/adulthood.ts";
import { ageOn, type Profile } from "../../user/profile.ts";
import { type StatisticsContext, statisticsContext } from "../statistics/exercise-statistics.ts";

/** Everything that answers about records depend on besides the records. */
export type RecordContext = StatisticsContext & {
  readonly now: Date;
  /** Whether the person is known to be under 18 years: then another weekly amount is recommended. */
  readonly isMinor: boolean;
};

/** The context for a person at `now`, days told apart in `timeZone`. */
export function recordContext(
  profile: Profile | null,
  timeZone: TimeZone,
  now: Date,
): RecordContext {
  const context = statisticsContext(profile, timeZone, now);
  const age = ageOn(profile?.birth ?? null, context.today);
  return { ...context, now, isMinor: isMinor(age) };
}
