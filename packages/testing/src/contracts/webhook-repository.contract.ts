import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aSportLog } from "../builders/a-sport-log.ts";
import { aUser } from "../builders/a-user.ts";
import { aWebhook } from "../builders/a-webhook.ts";
import { aWebhookId } from "../builders/an-id.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

type Needed = "users" | "sportLogs" | "webhooks" | "webhookDeliveries";

const MANY = 1_000;
const CLAIM = { after: undefined, limit: 10, leaseMilliseconds: 60_000 };

export function describeWebhookRepository(name: string, makeStorage: MakeStorage<Needed>): void {
  describe(`${name}: endpoints of other systems`, () => {
    let storage: StorageOf<Needed>;
    beforeEach(async () => {
      storage = await makeStorage();
    });
    afterEach(async () => {
      for (const { id } of await storage.webhooks.listWebhooks()) {
        await storage.webhooks.deleteWebhook(id);
      }
    });

    const finishASession = async () => {
      const user = aUser();
      await storage.users.insertUser(user);
      await storage.sportLogs.insertSportLog(aSportLog({ userId: user.id }));
    };

    it("are listed in the order of their registration, without their secrets", async () => {
      const later = aWebhook({ createdAt: new Date("2026-03-02T08:00:00.000Z") });
      const first = aWebhook({ events: ["account.erased", "safety.incident.pending"] });
      await storage.webhooks.insertWebhook(first, MANY);
      await storage.webhooks.insertWebhook(later, MANY);
      const rest = { pending: 0, oldestPendingAt: null, failingSince: null, disabledAt: null };
      expect(await storage.webhooks.listWebhooks()).toEqual(
        [first, later].map(({ sealedSecret: _, ...webhook }) => ({ ...webhook, ...rest })),
      );
    });

    it("tell what waits for them", async () => {
      await storage.webhooks.insertWebhook(aWebhook(), MANY);
      await storage.webhooks.insertWebhook(aWebhook({ events: ["account.erased"] }), MANY);
      await finishASession();
      await finishASession();
      const webhooks = await storage.webhooks.listWebhooks();
      const waiting = webhooks.find(({ pending }) => pending > 0);
      expect(webhooks.map(({ pending }) => pending).sort()).toEqual([0, 2]);
      expect(waiting?.oldestPendingAt).toBeInstanceOf(Date);
    });

    it("are no more than there may be", async () => {
      await storage.webhooks.insertWebhook(aWebhook(), 1);
      await expect(storage.webhooks.insertWebhook(aWebhook(), 1)).rejects.toMatchObject({
        code: "quota_exceeded",
        quota: "webhooks",
      });
      expect(await storage.webhooks.listWebhooks()).toHaveLength(1);
    });

    it("have two secrets while the one before is still good, the new one first", async () => {
      const { id, ...rest } = aWebhook({ sealedSecret: "one" });
      await storage.webhooks.insertWebhook({ id, ...rest }, MANY);
      const secrets = async () =>
        (await storage.webhookDeliveries.claimDeliveries(id, CLAIM))?.sealedSecrets;
      expect(await secrets()).toEqual(["one"]);
      const inAnHour = new Date(Date.now() + 3_600_000);
      await storage.webhooks.replaceWebhookSecret(id, "two", inAnHour);
      expect(await secrets()).toEqual(["two", "one"]);
      await storage.webhooks.replaceWebhookSecret(id, "three", inAnHour);
      expect(await secrets()).toEqual(["three", "two"]);
      await storage.webhooks.replaceWebhookSecret(id, "four", new Date(Date.now() - 60_000));
      expect(await secrets()).toEqual(["four"]);
    });

    it("are gone when they are deleted, with what waited for them", async () => {
      const { id, ...rest } = aWebhook();
      await storage.webhooks.insertWebhook({ id, ...rest }, MANY);
      await finishASession();
      await storage.webhooks.deleteWebhook(id);
      expect(await storage.webhookDeliveries.claimDeliveries(id, CLAIM)).toBeUndefined();
      await storage.webhooks.insertWebhook({ id, ...rest }, MANY);
      expect(await storage.webhookDeliveries.claimDeliveries(id, CLAIM)).toMatchObject({
        deliveries: [],
      });
    });

    it("that are not there can neither be deleted nor given a secret", async () => {
      const missing = { code: "webhook_not_found" };
      const id = aWebhookId();
      await expect(storage.webhooks.deleteWebhook(id)).rejects.toMatchObject(missing);
      await expect(
        storage.webhooks.replaceWebhookSecret(id, "two", new Date()),
      ).rejects.toMatchObject(missing);
    });
  });
}
