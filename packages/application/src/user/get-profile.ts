import { DomainError, type Profile, type UserId } from "@health-exercise/domain/user";
import type { ProfileRepository } from "@health-exercise/ports-repositories";

/** What the caller told about themselves. @throws DomainError `profile_not_found`. */
export class GetProfile {
  readonly #profiles: ProfileRepository;

  constructor(profiles: ProfileRepository) {
    this.#profiles = profiles;
  }

  async execute(userId: UserId): Promise<Profile> {
    const profile = await this.#profiles.findProfile(userId);
    if (profile === null) {
      throw new DomainError("profile_not_found", "There is no profile yet.");
    }
    return profile;
  }
}
