import { DomainError, type UserId } from "@health-exercise/domain/user";

/** Lets a person see only what is theirs. @throws DomainError `other_user` when `askedUserId` is not the caller, whatever it looks like. */
export function requireOwnData(callerId: UserId, askedUserId: UserId | undefined): void {
  if (askedUserId !== callerId) {
    throw new DomainError("other_user", "You may only see your own data.");
  }
}
