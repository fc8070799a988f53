import {
  DomainError,
  parseUuid,
  type UserId,
  type UserIdentity,
} from "@health-exercise/domain/user";
import type { Newcomer, UserIdentityRepository } from "@health-exercise/ports-repositories";
import { type InMemoryDatabase, identityName } from "./in-memory-database.ts";

export class InMemoryUserIdentityRepository implements UserIdentityRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async findUserByIdentity(identity: UserIdentity): Promise<UserId | undefined> {
    return this.#find(identity);
  }

  async admitUser({ identity, userId, tokenIssuedAt, at }: Newcomer) {
    const known = this.#find(identity);
    if (known !== undefined) return { userId: known, isNew: false };
    const { users, identities, erasures, signOuts } = this.#database;
    const name = identityName(identity);
    const isOwnId = parseUuid(identity.subject) !== undefined;
    const erasedAt = erasures.get(isOwnId ? userId : name);
    if (erasedAt !== undefined) {
      if (tokenIssuedAt === null || tokenIssuedAt <= erasedAt) throw notActive();
      signOuts.set(userId, erasedAt);
    }
    users.set(userId, { id: userId, email: null, name: null, disabledAt: null, createdAt: at });
    if (!isOwnId) identities.set(name, { ...identity, userId });
    return { userId, isNew: true };
  }

  #find(identity: UserIdentity): UserId | undefined {
    const { users, identities } = this.#database;
    const id = parseUuid<UserId>(identity.subject);
    if (id === undefined) return identities.get(identityName(identity))?.userId;
    const issuers = [...identities.values()].filter(({ userId }) => userId === id);
    if (issuers.length > 0 && !issuers.some(({ issuer }) => issuer === identity.issuer)) {
      throw notActive();
    }
    return users.get(id)?.id;
  }
}

function notActive(): DomainError {
  return new DomainError("user_not_active", "The user of this token is not active.");
}
