import { privateTrack } from "@health-exercise/domain/sport";
import type { Profile, UserId } from "@health-exercise/domain/user";
import type { ProfileRepository } from "@health-exercise/ports-repositories";
import { type InMemoryDatabase, requireNextRevision } from "./in-memory-database.ts";

export class InMemoryProfileRepository implements ProfileRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async findProfile(userId: UserId): Promise<Profile | null> {
    this.#database.requireActiveUser(userId);
    return this.#database.profiles.get(userId) ?? null;
  }

  async saveProfile(profile: Profile): Promise<void> {
    this.#database.requireActiveUser(profile.userId);
    requireNextRevision(this.#database.profiles.get(profile.userId), profile);
    this.#database.profiles.set(profile.userId, profile);
    const { outbox, exerciseGoals } = this.#database;
    outbox.goalsCountOtherwise(profile.userId, exerciseGoals);
    if (profile.keepsTracks !== false) return;
    for (const [logId, kept] of this.#database.sportTracks) {
      if (kept.userId !== profile.userId) continue;
      const track = privateTrack(kept.track, profile);
      this.#database.sportTracks.set(logId, { ...kept, track });
    }
  }
}
