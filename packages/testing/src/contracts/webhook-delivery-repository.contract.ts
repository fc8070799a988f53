import type { UserId, WebhookId } from "@health-exercise/domain/user";
import type {
  AttemptResult,
  RoundResult,
  WebhookDelivery,
} from "@health-exercise/ports-repositories";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aSportLog } from "../builders/a-sport-log.ts";
import { aUser } from "../builders/a-user.ts";
import { aWebhook } from "../builders/a-webhook.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

type Needed = "users" | "sportLogs" | "ownData" | "webhooks" | "webhookDeliveries";

const HOUR_MS = 3_600_000;

export function describeWebhookDeliveryRepository(
  name: string,
  makeStorage: MakeStorage<Needed>,
): void {
  describe(`${name}: deliveries to other systems`, () => {
    let storage: StorageOf<Needed>;
    let webhookId: WebhookId;
    beforeEach(async () => {
      storage = await makeStorage();
      const webhook = aWebhook({ events: ["sport.session.finished", "account.erased"] });
      await storage.webhooks.insertWebhook(webhook, 1_000);
      webhookId = webhook.id;
    });
    afterEach(() => storage.webhooks.deleteWebhook(webhookId));

    /** People with so many finished sessions each, in the order of their streams. */
    async function people(count: number, sessions: number): Promise<readonly UserId[]> {
      const ids: UserId[] = [];
      for (let person = 0; person < count; person += 1) {
        const { id: userId, ...user } = aUser();
        await storage.users.insertUser({ id: userId, ...user });
        ids.push(userId);
        for (let session = 0; session < sessions; session += 1) {
          await storage.sportLogs.insertSportLog(aSportLog({ userId }));
        }
      }
      return ids.sort();
    }

    const claim = async (limit = 10, after?: string, leaseMilliseconds = HOUR_MS) =>
      (
        await storage.webhookDeliveries.claimDeliveries(webhookId, {
          after,
          limit,
          leaseMilliseconds,
        })
      )?.deliveries ?? [];
    const claimOne = async (): Promise<WebhookDelivery> => {
      const [delivery] = await claim();
      if (delivery === undefined) throw new Error("Nothing is due.");
      return delivery;
    };
    const settle = (delivery: WebhookDelivery, result: AttemptResult) =>
      storage.webhookDeliveries.settleDelivery(delivery, result);
    const settleRound = (result: RoundResult) =>
      storage.webhookDeliveries.settleRound(webhookId, result);
    const streams = (deliveries: readonly WebhookDelivery[]) =>
      deliveries.map(({ stream }) => stream);

    it("are claimed one of each person, and each by one alone", async () => {
      const ids = await people(3, 2);
      const first = await claim();
      expect(streams(first)).toEqual(ids);
      expect(await claim()).toEqual([]);
      for (const delivery of first) await settle(delivery, { kind: "delivered" });
      const second = await claim();
      expect(streams(second)).toEqual(ids);
      second.forEach(({ number }, index) => {
        expect(number).toBeGreaterThan(first[index]?.number ?? Number.POSITIVE_INFINITY);
      });
    });

    it("are claimed each once by many at the same moment", async () => {
      const ids = await people(12, 1);
      const claimed = (await Promise.all(Array.from({ length: 6 }, () => claim(4)))).flat();
      const rest = await claim(100);
      expect(streams([...claimed, ...rest]).sort()).toEqual(ids);
    });

    it("are claimed a few at a time, behind those of the time before", async () => {
      const ids = await people(3, 1);
      expect(streams(await claim(2))).toEqual(ids.slice(0, 2));
      expect(streams(await claim(2, ids[1]))).toEqual(ids.slice(2));
      expect(streams(await claim(2, ids[2]))).toEqual([]);
    });

    it("are claimed again when a lease has ended, as one attempt more", async () => {
      await people(1, 1);
      const [first] = await claim(10, undefined, 0);
      const again = await claimOne();
      expect(again).toEqual({ ...first, attempts: 2 });
      if (first !== undefined) await settle(first, { kind: "delivered" });
      expect(await waiting(), "settled by who came too late").toBe(1);
      await settle(again, { kind: "delivered" });
      expect(await waiting()).toBe(0);
    });

    it("are held back by an earlier one of the person, which alone is tried again", async () => {
      const ids = await people(2, 2);
      const [first, other] = await claim();
      if (first === undefined || other === undefined) throw new Error("Nothing is due.");
      await settle(first, { kind: "retry", inMilliseconds: HOUR_MS });
      await settle(other, { kind: "delivered" });
      expect(streams(await claim())).toEqual(ids.slice(1));
      expect(await waiting()).toBe(3);
    });

    it("are tried again when it is time, with the same event", async () => {
      await people(1, 1);
      const first = await claimOne();
      await settle(first, { kind: "retry", inMilliseconds: 0 });
      expect(await claimOne()).toEqual({ ...first, attempts: 2 });
    });

    it("let the next one go on when they are given up", async () => {
      await people(1, 2);
      const first = await claimOne();
      await settle(first, { kind: "given_up" });
      expect((await claimOne()).number).toBeGreaterThan(first.number);
    });

    it("to an endpoint that takes none have a pause, and then are claimed one at a time", async () => {
      await people(3, 1);
      for (const delivery of await claim()) {
        await settle(delivery, { kind: "retry", inMilliseconds: 0 });
      }
      await settleRound({ kind: "unreachable", pauseMilliseconds: HOUR_MS });
      expect(await claim()).toEqual([]);
      expect(await storage.webhookDeliveries.listWaitingWebhooks()).not.toContain(webhookId);
      const failing = async () =>
        (await storage.webhooks.listWebhooks()).find(({ id }) => id === webhookId)?.failingSince;
      const since = await failing();
      expect(since).toBeInstanceOf(Date);
      await settleRound({ kind: "unreachable", pauseMilliseconds: 0 });
      expect(await failing()).toEqual(since);
      expect(await storage.webhookDeliveries.listWaitingWebhooks()).toContain(webhookId);
      expect(await claim()).toHaveLength(1);
    });

    it("are all due once the endpoint takes something again", async () => {
      await people(3, 1);
      const first = await claim();
      for (const delivery of first) {
        await settle(delivery, { kind: "retry", inMilliseconds: HOUR_MS });
      }
      await settleRound({ kind: "unreachable", pauseMilliseconds: HOUR_MS });
      await settleRound({ kind: "reachable" });
      expect(await claim()).toHaveLength(3);
      const [webhook] = (await storage.webhooks.listWebhooks()).filter(
        ({ id }) => id === webhookId,
      );
      expect(webhook?.failingSince).toBeNull();
    });

    it("end for an endpoint that wants no more", async () => {
      const [userId] = await people(1, 1);
      await settleRound({ kind: "gone" });
      expect(await claim()).toEqual([]);
      await storage.sportLogs.insertSportLog(aSportLog({ ...(userId && { userId }) }));
      expect(await waiting()).toBe(0);
      const [webhook] = (await storage.webhooks.listWebhooks()).filter(
        ({ id }) => id === webhookId,
      );
      expect(webhook?.disabledAt).toBeInstanceOf(Date);
    });

    it("are counted while they wait", async () => {
      const before = await storage.webhookDeliveries.readBacklog();
      await people(2, 2);
      const { pending, oldestMilliseconds } = await storage.webhookDeliveries.readBacklog();
      expect(pending - before.pending).toBe(4);
      expect(oldestMilliseconds).toBeGreaterThanOrEqual(0);
    });

    async function waiting(): Promise<number | undefined> {
      const webhooks = await storage.webhooks.listWebhooks();
      return webhooks.find(({ id }) => id === webhookId)?.pending;
    }
  });
}
