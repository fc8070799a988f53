import { randomUUID } from "node:crypto";
import {
  ERASED_SECTIONS,
  OWN_DATA_SECTIONS,
  type OwnDataSection,
  type UserId,
} from "@health-exercise/domain/user";
import type { OwnRecord, SecurityEvent } from "@health-exercise/ports-repositories";
import { beforeEach, describe, expect, it } from "vitest";
import { aChatExchange } from "../builders/a-chat-exchange.ts";
import { aChatNote } from "../builders/a-chat-note.ts";
import { aChatSession } from "../builders/a-chat-session.ts";
import { aCompanion } from "../builders/a-companion.ts";
import { aProfile } from "../builders/a-profile.ts";
import { aNewSafetyIncident, asStored } from "../builders/a-safety-incident.ts";
import { aSportLog } from "../builders/a-sport-log.ts";
import { aUser } from "../builders/a-user.ts";
import { anExerciseScheme } from "../builders/an-exercise-scheme.ts";
import { aUserId } from "../builders/an-id.ts";
import { aChatRequestClaim, anEndpointClaim } from "../builders/an-idempotency-key.ts";
import { inactiveUsers } from "./inactive-users.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

/** How many records `aPersonWithEverything` has; requests are counted elsewhere. */
const EVERYTHING: Readonly<Record<OwnDataSection, number>> = {
  account: 1,
  user_identities: 1,
  profile: 1,
  companion: 1,
  sport_logs: 5,
  sport_tracks: 0,
  exercise_schemes: 1,
  exercise_goals: 0,
  chat_requests: 1,
  idempotency_keys: 1,
  safety_incidents: 1,
  safety_reviews: 1,
  chat_messages: 4,
  chat_sessions: 2,
  chat_notes: 1,
  webhook_deliveries: 0,
  rate_limits: 0,
};

type Needed =
  | "users"
  | "identities"
  | "ownData"
  | "profiles"
  | "companions"
  | "sportLogs"
  | "exerciseSchemes"
  | "chatSessions"
  | "chatMessages"
  | "chatRequests"
  | "endpointKeys"
  | "securityEvents"
  | "safetyIncidents";

export function describeOwnDataRepository(name: string, makeStorage: MakeStorage<Needed>): void {
  describe(`${name}: own data`, () => {
    let storage: StorageOf<Needed>;
    beforeEach(async () => {
      storage = await makeStorage();
    });

    async function anActiveUser(): Promise<UserId> {
      const user = aUser();
      await storage.users.insertUser(user);
      return user.id;
    }

    async function aPersonWithEverything(): Promise<UserId> {
      const { userId } = await storage.identities.admitUser({
        identity: { issuer: "https://id.example/", subject: `name of ${randomUUID()}` },
        userId: aUserId(),
        tokenIssuedAt: null,
        at: new Date("2026-02-01T00:00:00.000Z"),
      });
      const { sportLogs, exerciseSchemes, chatRequests, chatMessages, safetyIncidents } = storage;
      await storage.profiles.saveProfile(aProfile({ userId }));
      await storage.companions.saveCompanion(aCompanion({ userId }));
      for (let log = 0; log < EVERYTHING.sport_logs; log += 1) {
        await sportLogs.insertSportLog(aSportLog({ userId }));
      }
      await exerciseSchemes.insertExerciseScheme(anExerciseScheme({ userId }));
      await chatRequests.claimKey(aChatRequestClaim({ userId }), 600_000);
      await storage.endpointKeys.claimKey(anEndpointClaim({ userId }), 600_000);
      for (const isDefault of [true, false]) {
        const session = aChatSession({ userId, isDefault });
        if (!isDefault) await storage.chatSessions.insertChatSession(session);
        const notes = isDefault ? [aChatNote({ userId })] : [];
        await chatMessages.saveChatExchange(aChatExchange({ session, notes }));
      }
      const incident = aNewSafetyIncident();
      await safetyIncidents.insertSafetyIncident(incident, { userId, dialogueId: null });
      await safetyIncidents.saveReviewStep(userId, {
        incidentId: incident.id,
        from: "pending_review",
        to: "in_review",
        reviewerId: userId,
        note: null,
        at: new Date("2026-02-01T00:00:00.000Z"),
        revision: asStored(incident).revision + 1,
      });
      return userId;
    }

    async function read(userId: UserId, section: OwnDataSection): Promise<readonly OwnRecord[]> {
      const records: OwnRecord[] = [];
      for await (const page of storage.ownData.readOwnData(userId, section)) {
        expect(page.length).toBeGreaterThan(0);
        records.push(...page);
      }
      return records;
    }

    async function readAll(userId: UserId) {
      const entries = OWN_DATA_SECTIONS.map(
        async (section): Promise<[string, readonly OwnRecord[]]> => [
          section,
          await read(userId, section),
        ],
      );
      return Object.fromEntries(await Promise.all(entries));
    }

    it("hands over every record of a person once, and nobody else's", async () => {
      const [ana, ben] = [await aPersonWithEverything(), await aPersonWithEverything()];
      for (const section of OWN_DATA_SECTIONS) {
        const records = await read(ana, section);
        const texts = records.map((record) => JSON.stringify(record));
        expect([section, new Set(texts).size]).toEqual([section, EVERYTHING[section]]);
        for (const text of texts) {
          expect(text).toContain(ana);
          expect(text).not.toContain(ben);
        }
      }
    });

    it("has nothing but the account of somebody new", async () => {
      const all = await readAll(await anActiveUser());
      const filled = OWN_DATA_SECTIONS.filter((section) => all[section]?.length !== 0);
      expect(filled).toEqual(["account"]);
    });

    it("tells of nobody who is unknown, disabled or deleted", async () => {
      for (const { state, id } of await inactiveUsers(storage)) {
        for (const section of OWN_DATA_SECTIONS) {
          await expect(read(id, section), `${state} ${section}`).rejects.toMatchObject({
            code: "user_not_active",
          });
        }
      }
    });

    it("ends with a refusal when the user is erased between two pages", async () => {
      const userId = await aPersonWithEverything();
      const pages = storage.ownData.readOwnData(userId, "sport_logs")[Symbol.asyncIterator]();
      expect((await pages.next()).done).toBe(false);
      await storage.ownData.eraseOwnData(userId);
      await expect(pages.next()).rejects.toMatchObject({ code: "user_not_active" });
    });

    it("erases everything of a person, says how much, and leaves others alone", async () => {
      const [ana, ben] = [await aPersonWithEverything(), await aPersonWithEverything()];
      const ofBen = await readAll(ben);
      const { erased, unlinked } = await storage.ownData.eraseOwnData(ana);
      for (const section of ERASED_SECTIONS) {
        expect([section, erased[section]]).toEqual([section, EVERYTHING[section]]);
      }
      expect(unlinked).toEqual({ safety_incidents: 1, safety_reviews: 1 });
      await expect(read(ana, "account")).rejects.toMatchObject({ code: "user_not_active" });
      expect(await readAll(ben)).toEqual(ofBen);
    });

    it("keeps the record of an erasure with it, and none of one that was refused", async () => {
      const userId = await aPersonWithEverything();
      const recordOf = (id: UserId): SecurityEvent => ({
        id: randomUUID(),
        at: new Date(),
        kind: "account_erased",
        outcome: "done",
        subject: { userId: id },
      });
      await storage.ownData.eraseOwnData(userId, recordOf(userId));
      const again = storage.ownData.eraseOwnData(userId, recordOf(userId));
      await expect(again).rejects.toMatchObject({ code: "user_not_active" });
      const page = { limit: 20, offset: 0 };
      expect(await storage.securityEvents.listSecurityEvents({ userId }, page)).toHaveLength(1);
    });

    it("erases a person once, and nobody who never was", async () => {
      const userId = await aPersonWithEverything();
      await storage.ownData.eraseOwnData(userId);
      for (const id of [userId, aUserId()]) {
        await expect(storage.ownData.eraseOwnData(id)).rejects.toMatchObject({
          code: "user_not_active",
        });
      }
    });
  });
}
