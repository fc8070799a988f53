import type { FinishedSportLog, SportLog } from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";
import type { WebhookDelivery, WebhookEventType } from "@health-exercise/ports-repositories";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aCompanion } from "../builders/a-companion.ts";
import { aProfile } from "../builders/a-profile.ts";
import { aNewSafetyIncident } from "../builders/a-safety-incident.ts";
import { aSportLog } from "../builders/a-sport-log.ts";
import { aUser } from "../builders/a-user.ts";
import { aWebhook } from "../builders/a-webhook.ts";
import { anExerciseGoal } from "../builders/an-exercise-goal.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

type Needed =
  | "users"
  | "ownData"
  | "profiles"
  | "companions"
  | "sportLogs"
  | "exerciseGoals"
  | "safetyIncidents"
  | "unitOfWork"
  | "webhooks"
  | "webhookDeliveries"
  | "goalChecks";

const UUID_V4_OR_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export function describeWebhookEvents(name: string, makeStorage: MakeStorage<Needed>): void {
  describe(`${name}: what changes write down for other systems`, () => {
    let storage: StorageOf<Needed>;
    let userId: UserId;
    beforeEach(async () => {
      storage = await makeStorage();
      const user = aUser();
      await storage.users.insertUser(user);
      userId = user.id;
    });
    afterEach(async () => {
      for (const { id } of await storage.webhooks.listWebhooks()) {
        await storage.webhooks.deleteWebhook(id);
      }
    });

    /** Tells, one after the other, what an endpoint is to be told about the user. */
    async function anEndpoint(...events: WebhookEventType[]) {
      const webhook = aWebhook({ events });
      await storage.webhooks.insertWebhook(webhook, 1_000);
      const options = { after: undefined, limit: 1_000, leaseMilliseconds: 60_000 };
      return async (of: string = userId): Promise<readonly WebhookDelivery[]> => {
        const told: WebhookDelivery[] = [];
        for (;;) {
          const claimed = await storage.webhookDeliveries.claimDeliveries(webhook.id, options);
          const next = claimed?.deliveries ?? [];
          if (next.length === 0) return told.filter(({ stream }) => stream === of);
          for (const delivery of next) {
            told.push(delivery);
            await storage.webhookDeliveries.settleDelivery(delivery, { kind: "delivered" });
          }
        }
      };
    }

    const start = (minute: number) => new Date(Date.UTC(2026, 2, 2, 7, minute));
    const sessionEvent = ({ id, sportStart, sportEnd }: SportLog) => ({
      type: "sport.session.finished",
      data: {
        user_id: userId,
        log_id: id,
        sport_start: sportStart.toISOString(),
        sport_end: sportEnd?.toISOString() ?? null,
      },
    });

    it("are sessions that are finished, by whatever way, each once and in order", async () => {
      const told = await anEndpoint("sport.session.finished");
      const at = (minute: number) => aSportLog({ userId, sportStart: start(minute) });
      const source = (externalId: string) => ({ source: { kind: "app", externalId } });
      const open = aSportLog({ userId, sportStart: start(1), finished: false });
      await storage.sportLogs.insertSportLog(at(0));
      await storage.sportLogs.insertSportLog(open);
      const closed: SportLog = { ...at(1), id: open.id, revision: 2 };
      await storage.sportLogs.replaceSportLog(closed);
      await storage.sportLogs.replaceSportLog({ ...closed, notes: "later", revision: 3 });
      const imported = [at(120), at(240)].filter(isFinished);
      await storage.sportLogs.insertNewSportLogs(userId, imported);
      const sent = [
        { ...at(360), ...source("a") },
        { ...at(480), ...source("b") },
        { ...at(480), ...source("b") },
      ];
      await storage.sportLogs.insertSourcedSportLogs(userId, sent);
      const events = await told();
      const ids = [closed, ...imported, ...sent.slice(0, 2)].map(({ id }) => id);
      expect(events.slice(1).map(({ data }) => data["log_id"])).toEqual(ids);
      expect(events[1]).toMatchObject(sessionEvent(closed));
      expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length);
      for (const { eventId } of events) expect(eventId).toMatch(UUID_V4_OR_V7);
    });

    it("are finished once more when they were opened again", async () => {
      const told = await anEndpoint("sport.session.finished");
      const log = aSportLog({ userId });
      await storage.sportLogs.insertSportLog(log);
      const open: SportLog = { ...log, finished: false, sportEnd: null, revision: 2 };
      await storage.sportLogs.replaceSportLog(open);
      await storage.sportLogs.replaceSportLog({ ...log, revision: 3 });
      expect(await told()).toMatchObject([sessionEvent(log), sessionEvent(log)]);
    });

    it("are one event for all endpoints that want it, and none for the others", async () => {
      const endpoints = [
        await anEndpoint("sport.session.finished"),
        await anEndpoint("sport.session.finished", "account.erased"),
        await anEndpoint("companion.emotion.changed", "account.erased"),
      ];
      await storage.sportLogs.insertSportLog(aSportLog({ userId }));
      const told = await Promise.all(endpoints.map((each) => each()));
      expect(told.map(({ length }) => length)).toEqual([1, 1, 0]);
      expect(told[0]?.[0]?.eventId).toBe(told[1]?.[0]?.eventId);
    });

    it("are nothing of what came before the registration, or was undone", async () => {
      await storage.sportLogs.insertSportLog(aSportLog({ userId }));
      const told = await anEndpoint("sport.session.finished");
      const undone = storage.unitOfWork.run(async () => {
        await storage.sportLogs.insertSportLog(aSportLog({ userId }));
        throw new Error("undone");
      });
      await undone.catch(() => {});
      expect(await told()).toEqual([]);
    });

    it("are emotions of a companion that change, and no other change of it", async () => {
      const told = await anEndpoint("companion.emotion.changed");
      const companion = aCompanion({ userId, healthScore: 60 });
      await storage.companions.saveCompanion(companion);
      await storage.companions.saveCompanion({ ...companion, healthScore: 61, revision: 2 });
      await storage.companions.saveCompanion({ ...companion, healthScore: 70, revision: 3 });
      const data = { user_id: userId, companion_id: companion.id };
      expect(await told()).toMatchObject([{ type: "companion.emotion.changed", data }]);
    });

    it("are incidents, whoever they name", async () => {
      const told = await anEndpoint("safety.incident.pending");
      for (const claimed of [userId, null]) {
        const incident = aNewSafetyIncident();
        const links = { userId: claimed, dialogueId: null };
        await storage.safetyIncidents.insertSafetyIncident(incident, links);
        const data = { incident_id: incident.id };
        expect(await told(incident.id)).toMatchObject([{ type: "safety.incident.pending", data }]);
      }
    });

    it("are people who are gone, of whom nothing else is told any more", async () => {
      const told = await anEndpoint("sport.session.finished", "account.erased");
      await storage.sportLogs.insertSportLog(aSportLog({ userId }));
      await storage.ownData.eraseOwnData(userId);
      expect(await told()).toMatchObject([{ type: "account.erased", data: { user_id: userId } }]);
    });

    it("are goals, once for each period in which they are found to be reached", async () => {
      const told = await anEndpoint("sport.goal.reached");
      const goal = anExerciseGoal({ userId });
      const checks = async () =>
        (await storage.goalChecks.listGoalChecks(1_000)).filter((each) => each.userId === userId);
      const reached = { goalId: goal.id, periodStart: "2026-03-02" };
      await storage.sportLogs.insertSportLog(aSportLog({ userId }));
      expect(await checks(), "without a goal").toEqual([]);
      const changes = [
        () => storage.exerciseGoals.insertExerciseGoal(goal),
        () => storage.sportLogs.insertSportLog(aSportLog({ userId })),
        () => storage.exerciseGoals.replaceExerciseGoal({ ...goal, target: 2, revision: 2 }),
        () => storage.profiles.saveProfile(aProfile({ userId })),
      ];
      for (const change of changes) {
        await change();
        const [check, ...others] = await checks();
        expect(others).toEqual([]);
        if (check === undefined) throw new Error("Nothing is looked at.");
        await storage.goalChecks.settleGoalCheck(check, [reached]);
        expect(await checks()).toEqual([]);
      }
      const [first] = await checksAfterASession();
      if (first === undefined) throw new Error("Nothing is looked at.");
      await storage.goalChecks.settleGoalCheck(first, [{ ...reached, periodStart: "2026-03-09" }]);
      const data = { user_id: userId, goal_id: goal.id };
      expect(await told()).toMatchObject([
        { data: { ...data, period_start: "2026-03-02", period_end: "2026-03-08" } },
        { data: { ...data, period_start: "2026-03-09", period_end: "2026-03-15" } },
      ]);

      async function checksAfterASession() {
        await storage.sportLogs.insertSportLog(aSportLog({ userId }));
        return checks();
      }
    });

    it("keep a change of goals in sight that comes while they are looked at", async () => {
      await anEndpoint("sport.goal.reached");
      await storage.exerciseGoals.insertExerciseGoal(anExerciseGoal({ userId }));
      const own = async () =>
        (await storage.goalChecks.listGoalChecks(1_000)).find((each) => each.userId === userId);
      const seen = await own();
      await storage.sportLogs.insertSportLog(aSportLog({ userId }));
      if (seen !== undefined) await storage.goalChecks.settleGoalCheck(seen, []);
      expect((await own())?.number).toBeGreaterThan(seen?.number ?? Number.POSITIVE_INFINITY);
    });
  });
}

function isFinished(log: SportLog): log is FinishedSportLog {
  return log.finished;
}
