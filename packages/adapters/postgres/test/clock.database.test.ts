import { randomUUID } from "node:crypto";
import { aChatRequestClaim, aUser } from "@health-exercise/testing/builders";
import { afterAll, describe, expect, it } from "vitest";
import { PostgresRateLimiter } from "../src/rate-limit/postgres-rate-limiter.ts";
import { openTestStorage } from "./support/open-test-storage.ts";

const { database, users, chatRequests, close } = await openTestStorage(1);
afterAll(close);

const LEASE_MS = 600_000;
const LIMIT = { limit: 3, windowSeconds: 60 };

/** A key that has used up its window, which ends so many seconds from now. */
async function usedUp(endsInSeconds: number): Promise<string> {
  const key = randomUUID();
  const end = Date.now() + endsInSeconds * 1_000;
  await database.pool.query("insert into rate_limit values ($1, $2, $3)", [key, LIMIT.limit, end]);
  return key;
}

describe("a clock that was set back", () => {
  it("refuses nobody for longer than a window", async () => {
    const limiter = new PostgresRateLimiter(database, LIMIT);
    const key = await usedUp(3_600);
    expect(await limiter.hit(key)).toMatchObject({ allowed: true, remaining: 2 });
    expect((await limiter.hit(key)).resetSeconds).toBeLessThanOrEqual(LIMIT.windowSeconds);
  });

  it("is not suspected where clocks of two machines differ a little", async () => {
    const limiter = new PostgresRateLimiter(database, LIMIT);
    expect(await limiter.hit(await usedUp(LIMIT.windowSeconds + 30))).toMatchObject({
      allowed: false,
    });
  });

  it("keeps nobody from a key for longer than two leases", async () => {
    const { id: userId } = aUser();
    await users.insertUser(aUser({ id: userId }));
    const claim = aChatRequestClaim({ userId });
    await chatRequests.claimKey(claim, LEASE_MS);
    const next = { ...claim, claimId: "next" };
    const setBack = (by: string) =>
      database.pool.query(
        `update chat_request set lease_until = lease_until + interval '${by}' where user_id = $1`,
        [userId],
      );

    await setBack("10 seconds");
    expect(await chatRequests.claimKey(next, LEASE_MS)).toMatchObject({ kind: "under_way" });
    await setBack("1 hour");
    expect(await chatRequests.claimKey(next, LEASE_MS)).toEqual({ kind: "claimed" });
    expect(await chatRequests.answerClaim(claim, "late")).toBe(false);
  });
});
