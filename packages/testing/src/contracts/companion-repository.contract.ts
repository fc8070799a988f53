import type { UserId } from "@health-exercise/domain/user";
import { beforeEach, describe, expect, it } from "vitest";
import { aCompanion } from "../builders/a-companion.ts";
import { aUser } from "../builders/a-user.ts";
import { inactiveUsers } from "./inactive-users.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

type Needed = "users" | "companions";

export function describeCompanionRepository(name: string, makeStorage: MakeStorage<Needed>): void {
  describe(`${name}: companions`, () => {
    let storage: StorageOf<Needed>;
    let userId: UserId;
    beforeEach(async () => {
      storage = await makeStorage();
      const user = aUser();
      await storage.users.insertUser(user);
      userId = user.id;
    });

    it("finds none before it is initialised", async () => {
      expect(await storage.companions.findCompanion(userId)).toBeNull();
    });

    it("gives back what was stored, to the last digit", async () => {
      const companion = aCompanion({
        userId,
        gender: "female",
        ageGroup: "young_adult",
        healthScore: 0.1 + 0.2,
        lastReason: 'Läuft "gut"\n李 \u{1f3c3}',
        updatedAt: new Date("2026-01-06T09:10:11.123Z"),
      });
      const moved = {
        ...companion,
        position: { ...companion.position, x: 1 / 3, y: 0, scale: 4.999999999999 },
      };
      await storage.companions.saveCompanion(moved);
      expect(await storage.companions.findCompanion(userId)).toEqual(moved);
    });

    it.each([0, 100, Number.MIN_VALUE])("keeps a score of %d", async (healthScore) => {
      const companion = aCompanion({ userId, healthScore });
      await storage.companions.saveCompanion(companion);
      expect((await storage.companions.findCompanion(userId))?.healthScore).toBe(healthScore);
    });

    it("keeps a reason of 200 characters outside the basic plane", async () => {
      const companion = aCompanion({ userId, lastReason: "\u{1f3c3}".repeat(200) });
      await storage.companions.saveCompanion(companion);
      expect(await storage.companions.findCompanion(userId)).toEqual(companion);
    });

    it("writes each revision over the one before it", async () => {
      const first = aCompanion({ userId, lastReason: "first" });
      await storage.companions.saveCompanion(first);
      const second = {
        ...first,
        gender: "male" as const,
        ageGroup: "senior" as const,
        healthScore: 12.5,
        lastReason: null,
        updatedAt: new Date("2026-02-01T00:00:00.000Z"),
        revision: 2,
      };
      await storage.companions.saveCompanion(second);
      expect(await storage.companions.findCompanion(userId)).toEqual(second);
    });

    it("refuses a change to a revision that is not the latest", async () => {
      const refusal = { code: "changed_meanwhile" };
      const first = aCompanion({ userId, lastReason: "first" });
      const { companions } = storage;
      const save = (companion: typeof first) => companions.saveCompanion(companion);
      await expect(save({ ...first, revision: 2 })).rejects.toMatchObject(refusal);
      await save(first);
      await expect(save(aCompanion({ userId }))).rejects.toMatchObject(refusal);
      await expect(save({ ...first, revision: 3 })).rejects.toMatchObject(refusal);
      expect(await companions.findCompanion(userId)).toEqual(first);
    });

    it("lets one of ten first companions at once win", async () => {
      const rivals = Array.from({ length: 10 }, () => aCompanion({ userId }));
      const results = await Promise.allSettled(
        rivals.map((companion) => storage.companions.saveCompanion(companion)),
      );
      const winners = rivals.filter((_, index) => results[index]?.status === "fulfilled");
      expect(winners).toHaveLength(1);
      expect(await storage.companions.findCompanion(userId)).toEqual(winners[0]);
    });

    it("keeps one for each person", async () => {
      const other = aUser();
      await storage.users.insertUser(other);
      const [own, others] = [aCompanion({ userId }), aCompanion({ userId: other.id })];
      await storage.companions.saveCompanion(own);
      await storage.companions.saveCompanion(others);
      await storage.companions.saveCompanion({ ...others, healthScore: 1, revision: 2 });
      expect(await storage.companions.findCompanion(userId)).toEqual(own);
    });

    it("refuses whoever is unknown, disabled or deleted", async () => {
      for (const { state, id } of await inactiveUsers(storage)) {
        const refusal = { code: "user_not_active" };
        await expect(storage.companions.findCompanion(id), state).rejects.toMatchObject(refusal);
        for (const revision of [1, 2]) {
          const companion = aCompanion({ userId: id, revision });
          await expect(storage.companions.saveCompanion(companion), state).rejects.toMatchObject(
            refusal,
          );
        }
      }
    });
  });
}
