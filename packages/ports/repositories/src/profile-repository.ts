import type { Profile, UserId } from "@health-exercise/domain/user";

/** What people told about themselves. */
export interface ProfileRepository {
  /** The profile, or null when nothing was told. @throws DomainError `user_not_active`. */
  findProfile(userId: UserId): Promise<Profile | null>;
  /**
   * Writes a profile: revision 1 for the first time, a later one over the revision before it. Where places are not kept from
   * then on, those of stored tracks go with it.
   * @throws DomainError `changed_meanwhile` when another change came first, `user_not_active`.
   */
  saveProfile(profile: Profile): Promise<void>;
}
