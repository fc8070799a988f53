import { compareText } from "../../shared/compare.ts";
import { LATEST_DATE, type LocalDate, localDateOf } from "../../shared/local-date.ts";
import { UTC } from "../../shared/time-zone.ts";
import type { Pause } from "../../user/pause.ts";
import { AGE_YEARS, PROFILE_LIMITS, type Profile, yearsLived } from "../../user/profile.ts";
import type { Finding } from "./consistency-issue.ts";

/**
 * The body mass index of a living person, in kg/m² (design values): wide enough for every child and
 * adult on record, narrow enough to tell pounds or inches from kilograms or centimetres.
 */
const BODY_MASS_INDEX = { min: 10, max: 100 } as const;

/** What was found in a profile, and how many of its values were looked at. */
export type ProfileFindings = { readonly findings: readonly Finding[]; readonly examined: number };

/** Looks at everything `profile` tells that has bounds; each pause counts as one value. */
export function checkProfile(profile: Profile | null, now: Date): ProfileFindings {
  if (profile === null) return { findings: [], examined: 0 };
  const looks = [
    ...measureLooks(profile),
    ...bodyMassIndexLooks(profile),
    ...ageLooks(profile, now),
    ...pauseLooks(profile.pauses),
  ];
  return { findings: looks.flat(), examined: looks.length };
}

/** The findings of one value; empty when there is nothing wrong with it. */
type Look = readonly Finding[];

const MEASURES = [
  { field: "heightCm", of: (profile: Profile) => profile.heightCm, ...PROFILE_LIMITS.heightCm },
  { field: "weightKg", of: (profile: Profile) => profile.weightKg, ...PROFILE_LIMITS.weightKg },
  {
    field: "restingHeartRateBpm",
    of: (profile: Profile) => profile.restingHeartRateBpm,
    ...PROFILE_LIMITS.restingHeartRateBpm,
  },
] as const;

function measureLooks(profile: Profile): Look[] {
  return MEASURES.flatMap(({ field, of, min, max }): Look[] => {
    const value = of(profile);
    if (value === null) return [];
    const isOutside = value < min || value > max;
    return [
      isOutside ? [{ code: "profile_value_out_of_bounds", values: { field, min, max } }] : [],
    ];
  });
}

function bodyMassIndexLooks({ heightCm, weightKg }: Profile): Look[] {
  if (heightCm === null || weightKg === null) return [];
  const bodyMassIndex = weightKg / (heightCm / 100) ** 2;
  const isPlausible = bodyMassIndex >= BODY_MASS_INDEX.min && bodyMassIndex <= BODY_MASS_INDEX.max;
  return [isPlausible ? [] : [{ code: "profile_bmi_implausible", values: BODY_MASS_INDEX }]];
}

function ageLooks({ birth, timeZone }: Profile, now: Date): Look[] {
  if (birth === null) return [];
  const age = yearsLived(birth, localDateOf(now, timeZone ?? UTC));
  const isServed = age >= AGE_YEARS.min && age <= AGE_YEARS.max;
  return [isServed ? [] : [{ code: "profile_age_out_of_bounds", values: AGE_YEARS }]];
}

function pauseLooks(pauses: readonly Pause[]): Look[] {
  let latestEnd: LocalDate | undefined;
  return pauses
    .toSorted((left, right) => compareText(left.startDate, right.startDate))
    .map(({ startDate, endDate }): Look => {
      const end = endDate ?? LATEST_DATE;
      const values = { startDate };
      if (end < startDate) return [{ code: "pause_ends_before_start", values }];
      const overlaps = latestEnd !== undefined && startDate <= latestEnd;
      if (latestEnd === undefined || end > latestEnd) latestEnd = end;
      return overlaps ? [{ code: "pauses_overlap", values }] : [];
    });
}
