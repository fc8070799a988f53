import { randomUUID } from "node:crypto";
import type { SecurityEvent } from "@health-exercise/ports-repositories";
import { beforeEach, describe, expect, it } from "vitest";
import { aUserId } from "../builders/an-id.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

type Needed = "securityEvents";

const PAGE = { limit: 10, offset: 0 };

export function describeSecurityEventRepository(
  name: string,
  makeStorage: MakeStorage<Needed>,
): void {
  describe(`${name}: security events`, () => {
    let events: StorageOf<Needed>["securityEvents"];
    beforeEach(async () => {
      events = (await makeStorage()).securityEvents;
    });

    const anEvent = (facts: Partial<SecurityEvent> = {}): SecurityEvent => ({
      id: randomUUID(),
      at: new Date("2026-03-01T10:00:00.123Z"),
      kind: "token_issued",
      outcome: "done",
      subject: { userId: aUserId() },
      ...facts,
    });

    it("are listed for whom they are about, latest first, a page at a time", async () => {
      const subject = { userId: aUserId() };
      const earlier = anEvent({ subject, kind: "user_created" });
      const later = anEvent({
        subject,
        at: new Date("2026-03-01T10:00:00.124Z"),
        outcome: "refused",
      });
      for (const event of [later, earlier, anEvent()]) await events.appendSecurityEvent(event);
      const listed = await events.listSecurityEvents(subject, PAGE);
      expect(listed.map(({ who: _, ...facts }) => facts)).toEqual(
        [later, earlier].map(({ subject: _, ...facts }) => ({ ...facts, actor: null })),
      );
      expect(await events.listSecurityEvents(subject, { limit: 1, offset: 1 })).toEqual([
        listed[1],
      ]);
    });

    it("tell whom they are about by a name that gives nothing away", async () => {
      const userId = aUserId();
      const address = "address:192.0.2.77";
      await events.appendSecurityEvent(anEvent({ subject: { userId } }));
      await events.appendSecurityEvent(anEvent({ subject: { address } }));
      const ofUser = await events.listSecurityEvents({ userId }, PAGE);
      const ofAddress = await events.listSecurityEvents({ address }, PAGE);
      expect(ofUser).toHaveLength(1);
      expect(ofUser[0]?.who).not.toBe(ofAddress[0]?.who);
      const told = JSON.stringify([ofUser, ofAddress]);
      expect(told).not.toContain(userId);
      expect(told).not.toContain("192.0.2.77");
    });

    it("tell who did it to somebody, are listed for both of them, and give neither away", async () => {
      const [userId, actor] = [aUserId(), aUserId()];
      await events.appendSecurityEvent(anEvent({ subject: { userId }, actor }));
      await events.appendSecurityEvent(anEvent({ subject: { userId: actor } }));
      const ofUser = await events.listSecurityEvents({ userId }, PAGE);
      const ofActor = await events.listSecurityEvents({ userId: actor }, PAGE);
      expect(ofUser).toHaveLength(1);
      expect(ofActor).toHaveLength(2);
      const own = ofActor.find((event) => event.actor === null);
      expect(ofUser[0]?.actor).toBe(own?.who);
      expect(JSON.stringify(ofActor)).not.toMatch(new RegExp(`${userId}|${actor}`));
    });

    it("are listed of everybody where nobody is named", async () => {
      const event = anEvent({ at: new Date("2999-01-01T00:00:00Z") });
      await events.appendSecurityEvent(event);
      const [latest] = await events.listSecurityEvents(undefined, { limit: 1, offset: 0 });
      expect(latest?.at).toEqual(event.at);
    });
  });
}
