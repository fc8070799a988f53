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
      this.#requireAge(profile, changes, now);
      await this.#profiles.saveProfile(profile);
      return profile;
    });
  }

  /** Only of whoever tells their age: a profile that is there already stays as it is when the limit is raised. */
  #requireAge({ birth, timeZone }: Profile, changes: ProfileChanges, now: Date): void {
    if (changes.birthDate == null && changes.ageYears == null) return;
    const field = changes.birthDate == null ? "ageYears" : "birthDate";
    requireMinimumAge(ageAt(birth, now, timeZone), this.#minimumAgeYears, field);
  }
}
