import type { Profile } from "../user/profile.ts";
import { olderAdultFrom } from "../user/profile.ts";
import { estimateEnergyKilocalories } from "./met/energy-estimate.ts";
import { durationMilliseconds, type SportLog } from "./sport-log.ts";

/** What the energy of a session depends on besides the session. */
export type BodyMeasures = {
  readonly weightKg: number | null;
  /** From when on the MET table for older adults holds; null when no age is known. */
  readonly olderAdultFrom: Date | null;
};

/** The measures that `profile` tells; all null without one. */
export function bodyMeasuresOf(profile: Profile | null): BodyMeasures {
  return { weightKg: profile?.weightKg ?? null, olderAdultFrom: olderAdultFrom(profile) };
}

/** The intensity of the session in MET, by the table for the person's age on its day; null when unknown. */
export function metOf(
  log: Pick<SportLog, "mets" | "sportStart">,
  measures: Pick<BodyMeasures, "olderAdultFrom">,
): number | null {
  const isOlderAdult =
    measures.olderAdultFrom !== null && log.sportStart >= measures.olderAdultFrom;
  return log.mets.stated ?? (isOlderAdult ? log.mets.olderAdult : log.mets.adult);
}

/** The estimated energy of a finished session in whole kilocalories; null without weight, MET or duration: no weight is ever assumed. */
export function estimatedCalories(log: SportLog, measures: BodyMeasures): number | null {
  const met = metOf(log, measures);
  const duration = durationMilliseconds(log);
  if (met === null || duration === null || measures.weightKg === null) return null;
  return Math.round(
    estimateEnergyKilocalories({
      met,
      weightKg: measures.weightKg,
      durationMilliseconds: duration,
    }),
  );
}
