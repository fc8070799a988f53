import { DomainError, type Profile, type UserId } from "@health-exercise/domain/user";
import type { ProfileRepository, UserRepository } from "@health-exercise/ports-repositories";
import { describeProfileRepository } from "@health-exercise/testing/contracts";
import { inMemoryRepositories } from "@health-exercise/testing/in-memory";

/** Profiles in a map; whose they may be is known to another repository. */
class ProfilesInAMap implements ProfileRepository {
  readonly #profiles = new Map<UserId, Profile>();
  readonly #users: Pick<UserRepository, "requireActiveUser">;

  constructor(users: Pick<UserRepository, "requireActiveUser">) {
    this.#users = users;
  }

  async findProfile(userId: UserId): Promise<Profile | null> {
    await this.#users.requireActiveUser(userId);
    return this.#profiles.get(userId) ?? null;
  }

  async saveProfile(profile: Profile): Promise<void> {
    await this.#users.requireActiveUser(profile.userId);
    const latest = this.#profiles.get(profile.userId)?.revision ?? 0;
    if (profile.revision !== latest + 1) {
      throw new DomainError("changed_meanwhile", "The profile was changed in the meantime.");
    }
    this.#profiles.set(profile.userId, profile);
  }
}

describeProfileRepository("in a map", () => {
  const { users } = inMemoryRepositories();
  return { users, profiles: new ProfilesInAMap(users) };
});
