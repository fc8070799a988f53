import type { Profile } from "../user/profile.ts";
import { olderAdultFrom } from "../user/profile.ts";
import { baselineOf, estimateEnergyKilocalories } from "./met/energy-estimate.ts";
import type { MetEditionId } from "./met/met-edition.ts";
import { durationMilliseconds, type SportLog } from "./sport-log.ts";

/** What the energy of a session depends on besides the session. */
export type BodyMeasures = {
  readonly weightKg: number | null;
  /** From when on the MET table for older adults holds; null when no age is known. */
  readonly olderAdultFrom: Date | null;
};

/** An intensity with the table that it comes from; `edition` is null where a person stated it. */
export type SessionIntensity = { readonly met: number; readonly edition: MetEditionId | null };

/** The measures that `profile` tells; all null without one. */
export function bodyMeasuresOf(
  profile: Pick<Profile, "weightKg" | "birth" | "timeZone"> | null,
): BodyMeasures {
  return { weightKg: profile?.weightKg ?? null, olderAdultFrom: olderAdultFrom(profile) };
}

/**
 * The intensity of the session, as it was stated, else by the table for the person's age on its day, with the table that
 * it comes from; null when unknown.
 */
export function intensityOfSession(
  { mets, sportStart }: Pick<SportLog, "mets" | "sportStart">,
  measures: Pick<BodyMeasures, "olderAdultFrom">,
): SessionIntensity | null {
  if (mets.stated !== null) return { met: mets.stated, edition: null };
  const isOlderAdult = measures.olderAdultFrom !== null && sportStart >= measures.olderAdultFrom;
  const { met, edition } = isOlderAdult
    ? { met: mets.olderAdult, edition: mets.olderAdultEdition ?? "older-adult-2024" }
    : { met: mets.adult, edition: mets.adultEdition ?? "adult-2024" };
  return met === null ? null : { met, edition };
}

/** The intensity of the session in MET, by the table for the person's age on its day; null when unknown. */
export function metOf(
  log: Pick<SportLog, "mets" | "sportStart">,
  measures: Pick<BodyMeasures, "olderAdultFrom">,
): number | null {
  return intensityOfSession(log, measures)?.met ?? null;
}

/** The estimated energy of a finished session in whole kilocalories; null without weight, MET or duration: no weight is ever assumed. */
export function estimatedCalories(log: SportLog, measures: BodyMeasures): number | null {
  const intensity = intensityOfSession(log, measures);
  const duration = durationMilliseconds(log);
  if (intensity === null || duration === null || measures.weightKg === null) return null;
  return Math.round(
    estimateEnergyKilocalories({
      met: intensity.met,
      baseline: baselineOf(intensity.edition),
      weightKg: measures.weightKg,
      durationMilliseconds: duration,
    }),
  );
}
