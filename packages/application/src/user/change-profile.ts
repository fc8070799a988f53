import {
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

/** Writes the caller's profile, whole or in part; the first call creates it. @throws DomainError `invalid_input`. */
export class ChangeProfile {
  readonly #profiles: ProfileRepository;
  readonly #clock: Clock;

  constructor(profiles: ProfileRepository, clock: Clock) {
    this.#profiles = profiles;
    this.#clock = clock;
  }

  execute(
    userId: UserId,
    changes: ProfileChanges,
    requireUnchanged: RequireUnchanged<Profile | null> = () => {},
  ): Promise<Profile> {
    return retryOnChange(async () => {
      const now = this.#clock.now();
      const current = await this.#profiles.findProfile(userId);
      requireUnchanged(current);
      const known = current ?? emptyProfile(userId, now);
      const profile = changeProfile(known, changes, now);
      await this.#profiles.saveProfile(profile);
      return profile;
    });
  }
}
