import type {
  WebhookAnswer,
  WebhookMessage,
  WebhookReply,
  WebhookSender,
} from "@health-exercise/ports-runtime";
import { aSportLog, aUser, aWebhook } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { DeliverWebhooks } from "../../src/webhooks/deliver-webhooks.ts";
import { GIVE_UP_AFTER_MS } from "../../src/webhooks/retry-schedule.ts";
import { aWorld } from "../support/a-world.ts";

type Sent = { readonly url: string; readonly message: WebhookMessage };

/** Endpoints that answer as the test says, and a service that tells them of sessions. */
async function aService(
  answerOf: (url: string, count: number) => WebhookAnswer | WebhookReply | Promise<WebhookAnswer>,
) {
  const world = await aWorld();
  const sent: Sent[] = [];
  const sender: WebhookSender = {
    whyRefused: () => undefined,
    async send({ url }, message) {
      sent.push({ url, message });
      const answer = await answerOf(url, sent.length);
      return typeof answer === "string" ? { answer } : answer;
    },
  };
  let passedMs = 0;
  const clock = { now: () => new Date(Date.now() + passedMs) };
  const outcomes: string[] = [];
  const deliver = () =>
    new DeliverWebhooks(world.webhookDeliveries, sender, clock, (each) => outcomes.push(each));
  const errors: unknown[] = [];
  const tell = async (service = deliver()) => {
    await service.execute((error) => errors.push(error));
    await service.idle();
  };
  const finish = async (userId = world.userId) => {
    const log = aSportLog({ userId });
    await world.sportLogs.insertSportLog(log);
    return log.id;
  };
  const told = () => sent.map(({ message }) => JSON.parse(message.body).data.log_id);
  const pending = async () => (await world.webhookDeliveries.readBacklog()).pending;
  const pass = (milliseconds: number) => {
    passedMs += milliseconds;
  };
  return { world, sent, outcomes, errors, deliver, tell, finish, told, pending, pass };
}

describe("other systems", () => {
  it("are told of each event in order, as it happened", async () => {
    const { world, sent, tell, finish, told, pending, outcomes } = await aService(() => "accepted");
    await world.webhooks.insertWebhook(aWebhook({ url: "https://a.example/" }), 10);
    const ids = [await finish(), await finish(), await finish()];
    await tell();
    expect(told()).toEqual(ids);
    expect(await pending()).toBe(0);
    expect(outcomes).toEqual(["accepted", "accepted", "accepted"]);
    const event = JSON.parse(sent[0]?.message.body ?? "");
    expect(Object.keys(event)).toEqual(["type", "timestamp", "data"]);
    expect(new Date(event.timestamp).toISOString()).toBe(event.timestamp);
  });

  it("are told the same text with the same id at every attempt, and nothing later before", async () => {
    const { world, sent, tell, finish, told } = await aService((_, count) =>
      count === 1 ? "refused" : "accepted",
    );
    await world.webhooks.insertWebhook(aWebhook(), 10);
    const ids = [await finish(), await finish()];
    await tell();
    expect(told()).toEqual(ids.slice(0, 1));
    const [webhook] = await world.webhooks.listWebhooks();
    expect(webhook?.failingSince).not.toBeNull();
    if (webhook !== undefined) {
      // What a pause that has passed would do.
      await world.webhookDeliveries.settleRound(webhook.id, { kind: "reachable" });
    }
    await tell();
    expect(told()).toEqual([ids[0], ...ids]);
    expect(sent[1]?.message).toEqual(sent[0]?.message);
  });

  it("wait for no other that is slow", async () => {
    const slow = Promise.withResolvers<WebhookAnswer>();
    const { world, deliver, finish, sent, pending } = await aService((url) =>
      url.includes("slow") ? slow.promise : "accepted",
    );
    await world.webhooks.insertWebhook(aWebhook({ url: "https://slow.example/" }), 10);
    await world.webhooks.insertWebhook(aWebhook({ url: "https://fast.example/" }), 10);
    const service = deliver();
    const count = () => sent.filter(({ url }) => url.includes("fast")).length;
    for (let session = 1; session <= 3; session += 1) {
      await finish();
      await expect
        .poll(async () => {
          await service.execute(() => {});
          return count();
        })
        .toBe(session);
    }
    expect(sent.filter(({ url }) => url.includes("slow"))).toHaveLength(1);
    slow.resolve("accepted");
    await service.idle();
    expect(await pending()).toBe(0);
  });

  it("hear of everybody in turn, before anybody's second session", async () => {
    const { world, tell, finish, told } = await aService(() => "accepted");
    await world.webhooks.insertWebhook(aWebhook(), 10);
    const persons = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const user = aUser();
        await world.users.insertUser(user);
        return user.id;
      }),
    );
    const ids: string[] = [];
    for (let session = 1; session <= 2; session += 1)
      for (const person of persons) ids.push(await finish(person));
    await tell();
    expect(new Set(told().slice(0, 6))).toEqual(new Set(ids.slice(0, 6)));
    expect(told().toSorted()).toEqual(ids.toSorted());
  });

  it("are spoken of as long as something waits or is under way", async () => {
    const slow = Promise.withResolvers<WebhookAnswer>();
    const { world, deliver, finish } = await aService(() => slow.promise);
    await world.webhooks.insertWebhook(aWebhook(), 10);
    const service = deliver();
    const isAnything = () => service.execute(() => {});
    expect(await isAnything()).toBe(false);
    await finish();
    expect(await isAnything()).toBe(true);
    expect(await isAnything()).toBe(true);
    slow.resolve("accepted");
    await service.idle();
    expect(await isAnything()).toBe(false);
    await finish();
    // Nothing is begun by a service that is stopping, and what waits is said to wait.
    expect(
      await service.execute(
        () => {},
        () => true,
      ),
    ).toBe(true);
    expect((await world.webhookDeliveries.readBacklog()).pending).toBe(1);
  });

  it("are told by one of two services alone", async () => {
    const { world, deliver, finish, told, tell } = await aService(() => "accepted");
    await world.webhooks.insertWebhook(aWebhook(), 10);
    const ids = [];
    for (let session = 0; session < 10; session += 1) ids.push(await finish());
    await Promise.all([tell(deliver()), tell(deliver())]);
    expect(told()).toEqual(ids);
  });

  it("get one attempt at a time while they take nothing, and everything at once when they do", async () => {
    let isDown = true;
    const { world, tell, finish, sent, pending } = await aService(() =>
      isDown ? "unreachable" : "accepted",
    );
    const webhook = aWebhook();
    await world.webhooks.insertWebhook(webhook, 10);
    for (let person = 0; person < 6; person += 1) {
      const user = aUser();
      await world.users.insertUser(user);
      await finish(user.id);
    }
    await tell();
    expect(sent).toHaveLength(4);
    await tell();
    expect(sent, "two more were never tried").toHaveLength(5);
    isDown = false;
    await world.webhookDeliveries.settleRound(webhook.id, {
      kind: "unreachable",
      pauseMilliseconds: 0,
    });
    await tell();
    expect(await pending()).toBe(0);
  });

  it("are left alone for as long as they ask, also where they took something before", async () => {
    const hour = 3_600_000;
    const refused = { answer: "refused", retryAfterMilliseconds: hour } as const;
    const { world, tell, finish } = await aService((_, count) =>
      count === 1 ? "accepted" : refused,
    );
    await world.webhooks.insertWebhook(aWebhook(), 10);
    await finish();
    const user = aUser();
    await world.users.insertUser(user);
    await finish(user.id);
    const { settleRound, settleDelivery } = world.webhookDeliveries;
    const rounds: unknown[] = [];
    const settled: unknown[] = [];
    world.webhookDeliveries.settleRound = (id, result) => {
      rounds.push(result);
      return settleRound.call(world.webhookDeliveries, id, result);
    };
    world.webhookDeliveries.settleDelivery = (delivery, result) => {
      settled.push(result);
      return settleDelivery.call(world.webhookDeliveries, delivery, result);
    };
    await tell();
    expect(rounds).toEqual([{ kind: "unreachable", pauseMilliseconds: hour }]);
    expect(settled).toEqual([{ kind: "delivered" }, { kind: "retry", inMilliseconds: hour }]);
  });

  it("are told no more after three days, and then of what came after", async () => {
    let isDown = true;
    const { world, tell, finish, told, outcomes, pass, pending } = await aService(() =>
      isDown ? "timeout" : "accepted",
    );
    const webhook = aWebhook();
    await world.webhooks.insertWebhook(webhook, 10);
    const ids = [await finish(), await finish()];
    pass(GIVE_UP_AFTER_MS);
    await tell();
    expect(outcomes).toEqual(["timeout", "given_up"]);
    expect(await pending()).toBe(1);
    isDown = false;
    await tell();
    expect(told()).toEqual(ids);
  });

  it("are told nothing more once they say so", async () => {
    const { world, tell, finish, sent, pending } = await aService(() => "gone");
    await world.webhooks.insertWebhook(aWebhook(), 10);
    await finish();
    await finish();
    await tell();
    await finish();
    await tell();
    expect(sent).toHaveLength(1);
    expect(await pending()).toBe(0);
  });

  it("are told later where storage fails, of which the service hears", async () => {
    const { world, deliver, tell, finish, errors, told } = await aService(() => "accepted");
    await world.webhooks.insertWebhook(aWebhook(), 10);
    const id = await finish();
    const { claimDeliveries } = world.webhookDeliveries;
    world.webhookDeliveries.claimDeliveries = () => Promise.reject(new Error("no storage"));
    await tell(deliver());
    expect(errors).toHaveLength(1);
    world.webhookDeliveries.claimDeliveries = claimDeliveries;
    await tell(deliver());
    expect(told()).toEqual([id]);
  });
});
