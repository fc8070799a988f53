import {
  type NewSafetyIncident,
  type ReviewStep,
  type SafetyIncident,
  transitionIncident,
} from "@health-exercise/domain/safety";
import type { ChatSessionId, UserId } from "@health-exercise/domain/user";
import { beforeEach, describe, expect, it } from "vitest";
import { aChatSession } from "../builders/a-chat-session.ts";
import { aNewSafetyIncident, asStored } from "../builders/a-safety-incident.ts";
import { aUser } from "../builders/a-user.ts";
import { aChatSessionId, aSafetyIncidentId, aUserId } from "../builders/an-id.ts";
import { inactiveUsers } from "./inactive-users.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

const NOW = new Date("2026-03-05T09:30:00.123Z");
const NOBODY = { userId: null, dialogueId: null };

type Needed = "users" | "chatSessions" | "safetyIncidents";

export function describeSafetyIncidentRepository(
  name: string,
  makeStorage: MakeStorage<Needed>,
): void {
  describe(`${name}: safety incidents`, () => {
    let storage: StorageOf<Needed>;
    let reviewerId: UserId;
    beforeEach(async () => {
      storage = await makeStorage();
      reviewerId = await anActiveUser();
    });

    async function anActiveUser(): Promise<UserId> {
      const user = aUser();
      await storage.users.insertUser(user);
      return user.id;
    }

    async function aSessionOf(userId: UserId): Promise<ChatSessionId> {
      const session = aChatSession({ userId });
      await storage.chatSessions.insertChatSession(session);
      return session.id;
    }

    async function read({ id }: { readonly id: SafetyIncident["id"] }) {
      return storage.safetyIncidents.getSafetyIncident(reviewerId, id);
    }

    async function inserted(facts: Partial<NewSafetyIncident> = {}): Promise<SafetyIncident> {
      const incident = aNewSafetyIncident(facts);
      await storage.safetyIncidents.insertSafetyIncident(incident, NOBODY);
      return asStored(incident);
    }

    function stepFrom(incident: SafetyIncident, facts: Partial<ReviewStep> = {}): ReviewStep {
      const to = incident.status === "pending_review" ? "in_review" : "confirmed";
      const { step } = transitionIncident(incident, { to, reviewerId, note: null }, NOW);
      return { ...step, ...facts };
    }

    it("gives back what was inserted", async () => {
      const text = aNewSafetyIncident().summary.description;
      const facts: Partial<NewSafetyIncident>[] = [
        {},
        { type: "other", severity: "low", createdAt: NOW, updatedAt: NOW },
        { summary: { description: { ...text, flags: [] }, aiResponse: null } },
        {
          severity: "critical",
          summary: {
            description: { ...text, language: "zh", characters: "over 10000" },
            aiResponse: {
              language: "en",
              riskLevel: "safe",
              flags: [],
              characters: "1-20",
              sentences: "over 100",
            },
          },
        },
      ];
      for (const each of facts) {
        const incident = await inserted(each);
        expect(await read(incident)).toEqual({ incident, steps: [] });
      }
    });

    it("links the user where there is one, active or not", async () => {
      const [active, disabled, deleted] = [
        await anActiveUser(),
        await anActiveUser(),
        await anActiveUser(),
      ];
      await storage.users.disableUser(disabled, NOW);
      await storage.users.deleteUser(deleted);
      const expected = [
        { claimed: active, linked: active },
        { claimed: disabled, linked: disabled },
        { claimed: deleted, linked: null },
        { claimed: aUserId(), linked: null },
        { claimed: null, linked: null },
      ];
      for (const { claimed, linked } of expected) {
        const incident = aNewSafetyIncident();
        const claims = { userId: claimed, dialogueId: null };
        await storage.safetyIncidents.insertSafetyIncident(incident, claims);
        expect((await read(incident)).incident).toEqual(asStored(incident, linked));
      }
    });

    it("links a dialogue of the user, deleted or not, and no other", async () => {
      const [userId, other] = [await anActiveUser(), await anActiveUser()];
      const [session, deleted] = [await aSessionOf(userId), await aSessionOf(userId)];
      const foreign = await aSessionOf(other);
      await storage.chatSessions.deleteChatSession(userId, deleted, NOW);
      const expected = [
        { userId, dialogueId: session, linked: session },
        { userId, dialogueId: deleted, linked: deleted },
        { userId, dialogueId: foreign, linked: null },
        { userId, dialogueId: aChatSessionId(), linked: null },
        { userId, dialogueId: null, linked: null },
        { userId: aUserId(), dialogueId: session, linked: null },
        { userId: null, dialogueId: session, linked: null },
      ];
      for (const { linked, ...claims } of expected) {
        const incident = aNewSafetyIncident();
        await storage.safetyIncidents.insertSafetyIncident(incident, claims);
        const linkedUser = claims.userId === userId ? userId : null;
        expect((await read(incident)).incident).toEqual(asStored(incident, linkedUser, linked));
      }
    });

    it("keeps the incident and its audit without a link when a user is deleted", async () => {
      const [reported, otherReviewer] = [await anActiveUser(), await anActiveUser()];
      const incident = aNewSafetyIncident();
      const claims = { userId: reported, dialogueId: await aSessionOf(reported) };
      await storage.safetyIncidents.insertSafetyIncident(incident, claims);
      const step = stepFrom(asStored(incident), { reviewerId: otherReviewer, note: "Looking." });
      await storage.safetyIncidents.saveReviewStep(otherReviewer, step);
      await storage.users.deleteUser(reported);
      await storage.users.deleteUser(otherReviewer);
      const kept = await read(incident);
      expect(kept.incident).toEqual({
        ...asStored(incident),
        status: "in_review",
        updatedAt: NOW,
        revision: 2,
      });
      expect(kept.steps).toEqual([{ ...step, reviewerId: null }]);
    });

    it("lists the newest first, of one status or of all, and counts all on every page", async () => {
      const list = (status: "dismissed" | undefined, limit: number, offset: number) =>
        storage.safetyIncidents.listSafetyIncidents(reviewerId, { status }, { limit, offset });
      const before = (await list("dismissed", 1, 0)).total;
      const beforeAll = (await list(undefined, 1, 0)).total;
      const later = (minute: number) => new Date(Date.UTC(2090, 0, 1, 0, minute));
      const times = [2, 1, 1, 0];
      const incidents: SafetyIncident[] = [];
      for (const minute of times.toReversed()) {
        const facts = { status: "dismissed" as const, createdAt: later(minute) };
        incidents.unshift(await inserted(facts));
      }
      const pending = await inserted({ createdAt: later(3) });
      for (const offset of [0, 1, 3]) {
        for (const limit of [1, 4 - offset]) {
          const page = await list("dismissed", limit, offset);
          expect(page.total).toBe(before + 4);
          expect(page.incidents).toEqual(incidents.slice(offset, offset + limit));
        }
      }
      expect(await list("dismissed", 5, before + 5)).toEqual({ incidents: [], total: before + 4 });
      const newest = await list(undefined, 2, 0);
      expect(newest).toEqual({ incidents: [pending, incidents[0]], total: beforeAll + 5 });
    });

    it("keeps every step of a review, first to last", async () => {
      const incident = await inserted();
      const take = { to: "in_review" as const, reviewerId, note: "Mine." };
      const first = transitionIncident(incident, take, NOW);
      await storage.safetyIncidents.saveReviewStep(reviewerId, first.step);
      const confirm = { to: "confirmed" as const, reviewerId, note: null };
      const confirmed = transitionIncident(first.incident, confirm, new Date(NOW.getTime() + 1));
      await storage.safetyIncidents.saveReviewStep(reviewerId, confirmed.step);
      expect(await read(incident)).toEqual({
        incident: confirmed.incident,
        steps: [first.step, confirmed.step],
      });
    });

    it("refuses a step from a revision that is not the latest, and keeps nothing of it", async () => {
      const refusal = { code: "changed_meanwhile" };
      const { safetyIncidents } = storage;
      const incident = await inserted();
      const step = stepFrom(incident);
      await safetyIncidents.saveReviewStep(reviewerId, step);
      const late = { ...step, to: "dismissed" as const };
      await expect(safetyIncidents.saveReviewStep(reviewerId, late)).rejects.toMatchObject(refusal);
      const missing = stepFrom(asStored(aNewSafetyIncident()));
      await expect(safetyIncidents.saveReviewStep(reviewerId, missing)).rejects.toMatchObject(
        refusal,
      );
      expect((await read(incident)).steps).toEqual([step]);
    });

    it("does not find an incident that was never reported", async () => {
      await expect(read({ id: aSafetyIncidentId() })).rejects.toMatchObject({
        code: "safety_incident_not_found",
      });
    });

    it("refuses whoever is unknown, disabled or deleted", async () => {
      const { safetyIncidents } = storage;
      const incident = await inserted();
      for (const { state, id } of await inactiveUsers(storage)) {
        const attempts = [
          safetyIncidents.listSafetyIncidents(id, {}, { limit: 20, offset: 0 }),
          safetyIncidents.getSafetyIncident(id, incident.id),
          safetyIncidents.saveReviewStep(id, stepFrom(incident, { reviewerId: id })),
        ];
        for (const attempt of await Promise.allSettled(attempts)) {
          expect(attempt, state).toMatchObject({ reason: { code: "user_not_active" } });
        }
      }
      expect((await read(incident)).steps).toEqual([]);
    });
  });
}
