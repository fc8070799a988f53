import {
  AGE_YEARS,
  changeProfile,
  emptyProfile,
  type Profile,
  type ProfileChanges,
  type UserId,
} from "@health-exercise/domain/user";
import type { ProfileRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import type { RequireUnchanged } from "../require-unchanged.ts";
import { retryOnChange } from "../retry-on-change.ts";
import { ageAt, requireMinimumAge } from "./require-minimum-age.ts";

/** Writes the caller's profile, whole or in part; the first call creates it. @throws DomainError `invalid_input`. */
export class ChangeProfile {
  readonly #profiles: ProfileRepository;
  readonly #clock: Clock;
  readonly #minimumAgeYears: number;

  constructor(profiles: ProfileRepository, clock: Clock, minimumAgeYears: number = AGE_YEARS.min) {
    this.#profiles = profiles;
    this.#clock = clock;
    this.#minimumAgeYears = minimumAgeYears;
  }

  execute(
    userId: UserId,
    changes: ProfileChanges,
    requireUnchanged?: RequireUnchanged<Profile | null>,
  ): Promise<Profile> {
    return retryOnChange(async () => {
      const now = this.#clock.now();
      const current = await this.#profiles.findProfile(userId);
      requireUnchanged?.(current);
      const known = current ?? emptyProfile(userId, now);
      const profile = changeProfile(known, changes, now);
      this.#requireAge(known, profile, changes, now);
      await this.#profiles.saveProfile(profile);
      return profile;
    });
  }

  /**
   * Of whoever tells their age, or a zone in which they are too young for what they were old enough for: a profile that
   * is there already stays as it is when the limit is raised.
   */
  #requireAge(known: Profile, changed: Profile, changes: ProfileChanges, now: Date): void {
    const age = ageAt(changed.birth, now, changed.timeZone);
    if (changes.birthDate != null || changes.ageYears != null) {
      const field = changes.birthDate == null ? "ageYears" : "birthDate";
      requireMinimumAge(age, this.#minimumAgeYears, field);
    } else if (isOfAge(known, this.#minimumAgeYears, now)) {
      requireMinimumAge(age, this.#minimumAgeYears, "timeZone");
    }
  }
}

function isOfAge({ birth, timeZone }: Profile, minimumAgeYears: number, now: Date): boolean {
  const age = ageAt(birth, now, timeZone);
  return age !== null && age >= minimumAgeYears;
}
