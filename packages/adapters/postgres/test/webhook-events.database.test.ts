import { emotionOf } from "@health-exercise/domain/companion";
import { aSportLog, aUser, aWebhook } from "@health-exercise/testing/builders";
import { afterAll, describe, expect, it } from "vitest";
import { openTestStorage } from "./support/open-test-storage.ts";

const storage = await openTestStorage(4, true, "service");
const { ownerPool: owner } = storage;
afterAll(() => storage.close());

async function aPerson() {
  const user = aUser();
  await storage.users.insertUser(user);
  return user.id;
}

describe("emotions in SQL", () => {
  it("are those of the domain, for every score", async () => {
    const { rows } = await owner.query<{ score: number; emotion: string }>(`
      select score, companion_emotion(score) as emotion
      from (select number / 4.0::double precision as score from generate_series(0, 400) number) scores`);
    expect(rows).toHaveLength(401);
    for (const { score, emotion } of rows)
      expect([score, emotion]).toEqual([score, emotionOf(score)]);
  });
});

describe("ids of events", () => {
  it("are UUIDv7 of their moment, each another", async () => {
    const { rows } = await owner.query<{ id: string; now: number }>(`
      select new_event_id() as id, extract(epoch from clock_timestamp()) * 1000 as now
      from generate_series(1, 100)`);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(100);
    for (const { id, now } of rows) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      const madeAt = Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
      expect(Math.abs(madeAt - Number(now))).toBeLessThan(60_000);
    }
  });
});

describe("a change", () => {
  it("writes nothing where no endpoint wants to know", async () => {
    await storage.webhooks.insertWebhook(aWebhook({ events: ["account.erased"] }), 10);
    await storage.sportLogs.insertSportLog(aSportLog({ userId: await aPerson() }));
    const { rows } = await owner.query(`
      select count(*)::integer as written from (
        select user_id from webhook_delivery union all select user_id from goal_check) outbox`);
    expect(rows).toEqual([{ written: 0 }]);
  });

  it("locks no row of an endpoint, so that nobody waits for anybody else's", async () => {
    const webhook = aWebhook();
    await storage.webhooks.insertWebhook(webhook, 10);
    const userId = await aPerson();
    const client = await owner.connect();
    await client.query("begin");
    await client.query("select from webhook for update");
    await storage.sportLogs.insertSportLog(aSportLog({ userId }));
    await client.query("rollback");
    client.release();
    const claimed = await storage.webhookDeliveries.claimDeliveries(webhook.id, {
      after: undefined,
      limit: 10,
      leaseMilliseconds: 0,
    });
    expect(claimed?.deliveries.map(({ stream }) => stream)).toEqual([userId]);
  });
});

describe("a claim", () => {
  it("reads a few rows of the index, however much one person has waiting", async () => {
    const webhook = aWebhook();
    await storage.webhooks.insertWebhook(webhook, 10);
    await owner.query(
      `insert into webhook_delivery (user_id, webhook_id, event_id, type, data)
      select case when number <= 20000 then $2::uuid else gen_random_uuid() end, $1, new_event_id(),
        'sport.session.finished', '{}'
      from generate_series(1, 20003) number`,
      [webhook.id, await aPerson()],
    );
    await owner.query("vacuum analyze webhook_delivery");
    const read = async () => {
      const { rows } = await owner.query<{ read: number }>(`
        select (idx_tup_fetch + seq_tup_read)::integer as read
        from pg_stat_user_tables where relname = 'webhook_delivery'`);
      return rows[0]?.read ?? 0;
    };
    const before = await read();
    const claimed = await storage.webhookDeliveries.claimDeliveries(webhook.id, {
      after: undefined,
      limit: 10,
      leaseMilliseconds: 60_000,
    });
    expect(claimed?.deliveries).toHaveLength(4);
    // Counts of other connections arrive when those are idle.
    await owner.query("select pg_stat_force_next_flush()");
    expect((await read()) - before).toBeLessThan(1_000);
  });
});
