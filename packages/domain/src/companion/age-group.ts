import { localDateOf } from "../shared/local-date.ts";
import { UTC } from "../shared/time-zone.ts";
import { ageOn, type Profile } from "../user/profile.ts";

export const AGE_GROUPS = ["child", "teen", "young_adult", "adult", "senior"] as const;
/** The ages a companion tells apart, from youngest to oldest. */
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** From which age on, in years, each group holds (design values: school, adolescence, adulthood, and 60 as in the MET table for older adults). */
const FROM_YEARS: readonly (readonly [number, AgeGroup])[] = [
  [60, "senior"],
  [36, "adult"],
  [18, "young_adult"],
  [13, "teen"],
];

/** The group that somebody of this age belongs to. */
export function ageGroupOf(years: number): AgeGroup {
  return FROM_YEARS.find(([from]) => years >= from)?.[1] ?? "child";
}

/** How old somebody is on their local today, in whole years; null when they did not tell. */
export function ageOfPerson(
  profile: Pick<Profile, "birth" | "timeZone">,
  now: Date,
): number | null {
  return ageOn(profile.birth, localDateOf(now, profile.timeZone ?? UTC));
}
