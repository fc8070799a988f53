import type { KyselyUserRepository } from "@health-exercise/adapter-postgres";
import { HmacTokenService, SystemClock, UuidV7Generator } from "@health-exercise/adapter-runtime";
import type { UserId } from "@health-exercise/domain/user";

/** A token of somebody who was not there before, signed with the secret of the service. */
export async function tokenOfNewUser(users: KyselyUserRepository, secret: string): Promise<string> {
  const clock = new SystemClock();
  const id = new UuidV7Generator().newId() as UserId;
  const account = { id, email: null, name: null, disabledAt: null, createdAt: clock.now() };
  await users.insertUser(account);
  const rules = { issuer: undefined, audience: undefined };
  const tokens = new HmacTokenService(secret, rules, clock);
  return tokens.issue({ userId: id, roles: [], lifetimeSeconds: 600 });
}
