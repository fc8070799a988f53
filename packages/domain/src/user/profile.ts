import { definedOf } from "../shared/defined-of.ts";
import { DomainError, type InputIssue } from "../shared/domain-error.ts";
import type { UserId } from "../shared/ids.ts";
import { addYears, type LocalDate, localDateOf, startOfDay } from "../shared/local-date.ts";
import { type TimeZone, UTC } from "../shared/time-zone.ts";
import { OLDER_ADULT_FROM_YEARS } from "./adulthood.ts";
import { haveCommonDay, type Pause } from "./pause.ts";

export const GENDERS = ["male", "female", "other"] as const;
export type Gender = (typeof GENDERS)[number];

export const ACTIVITY_LEVELS = ["sedentary", "light", "moderate", "active", "very_active"] as const;
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];

export const UNITS = ["metric", "imperial"] as const;
export type Units = (typeof UNITS)[number];

/** The ages the service serves, in years. */
export const AGE_YEARS = { min: 5, max: 120 } as const;

/** The bounds of a profile's measures (design values: the extremes that were ever recorded; for the radius, more than a neighbourhood). */
export const PROFILE_LIMITS = {
  heightCm: { min: 50, max: 272 },
  weightKg: { min: 10, max: 500 },
  restingHeartRateBpm: { min: 25, max: 150 },
  privateRadiusMeters: { min: 0, max: 5_000 },
} as const;

/** How old somebody is: by a date of birth, or by an age that was true on the day it was stated. */
export type Birth =
  | { readonly kind: "date"; readonly date: LocalDate }
  | { readonly kind: "stated_age"; readonly years: number; readonly statedOn: LocalDate };

/** What a person told about themselves; null is "not told". */
export type Profile = {
  readonly userId: UserId;
  readonly displayName: string | null;
  readonly gender: Gender | null;
  readonly birth: Birth | null;
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  readonly restingHeartRateBpm: number | null;
  readonly conditions: readonly string[];
  readonly medications: readonly string[];
  readonly activityLevel: ActivityLevel | null;
  readonly goal: string | null;
  /** In which units texts tell distances; metric where it is not told. */
  readonly units: Units | null;
  /** Whether places of imported tracks are kept; they are where it is not told. */
  readonly keepsTracks: boolean | null;
  /** Places of a track that lie nearer than this to its start are not kept. */
  readonly privateRadiusMeters: number | null;
  readonly timeZone: TimeZone | null;
  readonly locale: string | null;
  readonly pauses: readonly Pause[];
  /** Whether what they write, and their records, may go to models outside the service; the setting decides where it is not told. */
  readonly allowsExternalModel: boolean | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Counts the changes; a change that was made to an older revision is refused. */
  readonly revision: number;
};

/** What a person may tell about themselves, other than their birth. */
export type ProfileFacts = Omit<
  Profile,
  "userId" | "birth" | "createdAt" | "updatedAt" | "revision"
>;

/** What a caller wants to change: a field that is absent stays, null forgets it. */
export type ProfileChanges = {
  readonly [Field in keyof ProfileFacts]?: ProfileFacts[Field] | undefined;
} & {
  readonly birthDate?: LocalDate | null | undefined;
  readonly ageYears?: number | null | undefined;
};

const NOTHING_TOLD: ProfileFacts = {
  displayName: null,
  gender: null,
  heightCm: null,
  weightKg: null,
  restingHeartRateBpm: null,
  conditions: [],
  medications: [],
  activityLevel: null,
  goal: null,
  units: null,
  keepsTracks: null,
  privateRadiusMeters: null,
  timeZone: null,
  locale: null,
  pauses: [],
  allowsExternalModel: null,
};

/** A profile of somebody who has not told anything yet; revision 0 is never stored. */
export function emptyProfile(userId: UserId, now: Date): Profile {
  return { userId, ...NOTHING_TOLD, birth: null, createdAt: now, updatedAt: now, revision: 0 };
}

/**
 * The profile after `changes`.
 * @throws DomainError `invalid_input` when a date of birth lies outside the ages served, contradicts an age sent with it, a pause ends before it starts, or two for the same reason overlap.
 *
 * @example
 * ```ts
 * import { changeProfile, emptyProfile, type UserId } from "@health-exercise/domain/user";
 * const nothing = emptyProfile("somebody" as UserId, new Date("2026-03-01T08:00:00Z"));
 * const told = changeProfile(nothing, { weightKg: 70 }, new Date("2026-03-02T08:00:00Z"));
 * console.log(told.weightKg, told.heightCm, told.updatedAt.toISOString());
 * // 70 null 2026-03-02T08:00:00.000Z
 * ```
 */
export function changeProfile(profile: Profile, changes: ProfileChanges, now: Date): Profile {
  const { birthDate, ageYears, ...facts } = changes;
  const changed: Profile = {
    ...profile,
    ...definedOf(facts),
    updatedAt: now,
    revision: profile.revision + 1,
  };
  const today = localDateOf(now, changed.timeZone ?? UTC);
  const issues = [
    ...birthIssues(profile.birth, birthDate, ageYears, today),
    ...pauseIssues(changes.pauses ?? []),
  ];
  if (issues.length > 0) {
    throw new DomainError("invalid_input", "The profile contradicts itself or the ages served.", {
      issues,
    });
  }
  return { ...changed, birth: changedBirth(profile.birth, birthDate, ageYears, today) };
}

/**
 * The age in whole years on `date`, within the ages served: who is a birthday short of the first of them where they are
 * now, or has outlived the last, is told as that age. Null when it was not told.
 *
 * @example
 * ```ts
 * import { ageOn, type LocalDate } from "@health-exercise/domain/user";
 * const birth = { kind: "date", date: "1990-06-15" as LocalDate } as const;
 * console.log(ageOn(birth, "2026-06-14" as LocalDate), ageOn(birth, "2026-06-15" as LocalDate));
 * // 35 36
 * ```
 */
export function ageOn(birth: Birth, date: LocalDate): number;
export function ageOn(birth: Birth | null, date: LocalDate): number | null;
export function ageOn(birth: Birth | null, date: LocalDate): number | null {
  if (birth === null) return null;
  return Math.min(Math.max(yearsLived(birth, date), AGE_YEARS.min), AGE_YEARS.max);
}

/** The whole years since a birth, be they served or not; negative before it. */
export function yearsLived(birth: Birth, date: LocalDate): number {
  const { start, years } =
    birth.kind === "date"
      ? { start: birth.date, years: 0 }
      : { start: birth.statedOn, years: birth.years };
  const elapsed = Number(date.slice(0, 4)) - Number(start.slice(0, 4));
  const whole = addYears(start, elapsed) > date ? elapsed - 1 : elapsed;
  return years + whole;
}

/** The day of the birthday that makes somebody `years` old; null when no age was told. */
export function dateOfTurning(birth: Birth | null, years: number): LocalDate | null {
  if (birth === null) return null;
  return birth.kind === "date"
    ? addYears(birth.date, years)
    : addYears(birth.statedOn, years - birth.years);
}

/**
 * Whether what somebody writes, and their records, may go to a model, a guard or a provider of vectors outside the service:
 * what they told, else `byDefault`, also where there is no profile.
 */
export function allowsExternalModel(profile: Profile | null, byDefault: boolean): boolean {
  return profile?.allowsExternalModel ?? byDefault;
}

/** From which instant on somebody counts as an older adult (60 years, Older Adult Compendium 2024); null when no age was told. */
export function olderAdultFrom(profile: Pick<Profile, "birth" | "timeZone"> | null): Date | null {
  const sixtiethBirthday = dateOfTurning(profile?.birth ?? null, OLDER_ADULT_FROM_YEARS);
  return sixtiethBirthday && startOfDay(sixtiethBirthday, profile?.timeZone ?? UTC);
}

/** A date that is known already is not judged anew: in another zone a birthday may be to come that was there in the first. */
function birthIssues(
  known: Birth | null,
  birthDate: LocalDate | null | undefined,
  ageYears: number | null | undefined,
  today: LocalDate,
): InputIssue[] {
  if (!birthDate) return [];
  const birth = { kind: "date", date: birthDate } as const;
  const years = yearsLived(birth, today);
  const isServed = years >= AGE_YEARS.min && years <= AGE_YEARS.max;
  if (!isServed && !(known?.kind === "date" && known.date === birthDate)) {
    const message = `must give an age of ${AGE_YEARS.min} to ${AGE_YEARS.max} years`;
    return [{ path: "birthDate", message }];
  }
  if (ageYears != null && ageYears !== ageOn(birth, today)) {
    return [{ path: "ageYears", message: "contradicts birthDate; send one of the two" }];
  }
  return [];
}

function pauseIssues(pauses: readonly Pause[]): InputIssue[] {
  return pauses.flatMap((pause, index) => {
    if (pause.endDate !== null && pause.endDate < pause.startDate) {
      return [{ path: `pauses.${index}.endDate`, message: "must not be before startDate" }];
    }
    const overlapped = pauses.findIndex(
      (other, place) =>
        place < index && other.reason === pause.reason && haveCommonDay(other, pause),
    );
    if (overlapped < 0) return [];
    const message = `must not lie in pauses.${overlapped}, which has the same reason: join the two`;
    return [{ path: `pauses.${index}.startDate`, message }];
  });
}

function changedBirth(
  known: Birth | null,
  birthDate: LocalDate | null | undefined,
  ageYears: number | null | undefined,
  today: LocalDate,
): Birth | null {
  if (birthDate) return { kind: "date", date: birthDate };
  // An age that is to be forgotten takes the date with it, which tells it.
  if (ageYears === null) return null;
  const kept = birthDate === null && known?.kind === "date" ? null : known;
  // What was told before is nearer to the birthday than the same age told again.
  if (ageYears !== undefined && ageOn(kept, today) !== ageYears)
    return { kind: "stated_age", years: ageYears, statedOn: today };
  return statedUntil(kept, today);
}

/** Where the day of a statement has not come yet, nobody is younger than they stated. */
function statedUntil(birth: Birth | null, today: LocalDate): Birth | null {
  const isAhead = birth?.kind === "stated_age" && birth.statedOn > today;
  return isAhead ? { ...birth, statedOn: today } : birth;
}
