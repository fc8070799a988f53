import { DomainError, type UserId } from "@health-exercise/domain/user";

/** The role of who manages accounts and webhooks. */
export const ADMINISTRATOR_ROLE = "admin";

/** Who manages accounts by the interface, with the roles of their token. */
export type Administrator = { readonly userId: UserId; readonly roles: readonly string[] };

/** Somebody at the machine of the service: commands, and the service itself. */
export const OPERATOR = "operator";

/** On whose word something is done to an account. */
export type Authority = Administrator | typeof OPERATOR;

/** Lets only administrators and operators manage the service. @throws DomainError `role_missing`. */
export function requireAuthority(by: Authority): void {
  if (by !== OPERATOR && !by.roles.includes(ADMINISTRATOR_ROLE)) {
    throw new DomainError(
      "role_missing",
      `This needs a token with the role ${ADMINISTRATOR_ROLE}.`,
    );
  }
}

/** The id that an act is kept under, beside that of whom it is done to; undefined for operators, who have none. */
export function actorOf(by: Authority): UserId | undefined {
  return by === OPERATOR ? undefined : by.userId;
}
