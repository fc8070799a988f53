import {
  createDatabase,
  endpointKeys,
  KyselyIdempotencyKeyRepository,
  KyselySportLogRepository,
  KyselyUnitOfWork,
  KyselyUserRepository,
} from "@health-exercise/adapter-postgres";
import { SystemTimer, UuidV7Generator } from "@health-exercise/adapter-runtime";
import { AnswerKeyedRequest, AnswerOnce } from "@health-exercise/application";
import { aSportLog, aUser } from "@health-exercise/testing/builders";
import { createTestDatabase } from "@health-exercise/testing/database";
import { afterAll, expect, it } from "vitest";

const testDatabase = await createTestDatabase();
const { kysely, pool, close } = createDatabase({ connectionString: testDatabase.connectionString });
afterAll(async () => {
  await close();
  await testDatabase.drop();
});

it("leaves nothing of what a process did that stood still for longer than its lease", async () => {
  const user = aUser();
  await new KyselyUserRepository(kysely).insertUser(user);
  const keys = new KyselyIdempotencyKeyRepository(kysely, endpointKeys);
  const logs = new KyselySportLogRepository(kysely);
  const once = new AnswerOnce(
    keys,
    ({ key }) => key,
    new UuidV7Generator(),
    new SystemTimer(),
    60_000,
  );
  const keyed = new AnswerKeyedRequest(once, keys, new KyselyUnitOfWork(kysely));
  const request = { userId: user.id, endpoint: "/api/sport/log", key: "k", fingerprint: "one" };
  // Another process took the key over and has answered, on a connection of its own.
  const given = await keyed.execute(request, "with_the_work", async () => {
    await logs.insertSportLog(aSportLog({ userId: user.id }));
    await pool.query("update idempotency_key set claim_id = 'theirs', response = 'theirs'");
    return "ours";
  });
  expect(given).toEqual({ response: "theirs", isReplayed: true });
  expect((await logs.listSportLogs(user.id, {}, { limit: 1, offset: 0 })).total).toBe(0);
});
