import type { UserId } from "@health-exercise/domain/user";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../builders/a-user.ts";
import { anExerciseScheme, aSchemeItem } from "../builders/an-exercise-scheme.ts";
import { anExerciseSchemeId } from "../builders/an-id.ts";
import { inactiveUsers } from "./inactive-users.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

const NOW = new Date("2026-03-03T12:00:00.000Z");

type Needed = "users" | "exerciseSchemes";

export function describeExerciseSchemeRepository(
  name: string,
  makeStorage: MakeStorage<Needed>,
): void {
  describe(`${name}: exercise schemes`, () => {
    let storage: StorageOf<Needed>;
    let userId: UserId;
    let otherId: UserId;
    beforeEach(async () => {
      storage = await makeStorage();
      const [user, other] = [aUser(), aUser()];
      await storage.users.insertUser(user);
      await storage.users.insertUser(other);
      userId = user.id;
      otherId = other.id;
    });

    it("gives back what was inserted", async () => {
      const scheme = anExerciseScheme({
        userId,
        name: 'Rücken "fit"',
        goal: "no pain",
        description: "slowly\nat first",
        sessionsPerWeek: null,
        isActive: false,
        items: [
          aSchemeItem({ targetMet: 3.25, weekday: 7, minutes: 12.5 }),
          aSchemeItem({ sportName: "Yoga \\ 瑜伽", exerciseType: "conditioning_exercise" }),
        ],
        updatedAt: new Date("2026-01-06T09:10:11.123Z"),
      });
      await storage.exerciseSchemes.insertExerciseScheme(scheme);
      expect(await storage.exerciseSchemes.getExerciseScheme(userId, scheme.id)).toEqual(scheme);
    });

    it("lists the newest first and counts all on every page", async () => {
      const schemes = Array.from({ length: 3 }, (_, index) =>
        anExerciseScheme({ userId, createdAt: new Date(Date.UTC(2026, 0, 9 - index)) }),
      );
      for (const scheme of [...schemes, anExerciseScheme({ userId: otherId })]) {
        await storage.exerciseSchemes.insertExerciseScheme(scheme);
      }
      for (let offset = 0; offset <= 4; offset += 1) {
        for (const limit of [1, 2, 3, 4]) {
          const page = await storage.exerciseSchemes.listExerciseSchemes(userId, { limit, offset });
          expect(page).toEqual({ schemes: schemes.slice(offset, offset + limit), total: 3 });
        }
      }
    });

    it("refuses a change to a revision that is not the latest", async () => {
      const refusal = { code: "changed_meanwhile" };
      const { exerciseSchemes } = storage;
      const scheme = anExerciseScheme({ userId });
      const changed = { ...scheme, items: [aSchemeItem({ minutes: 5 })], goal: "x", revision: 2 };
      await expect(exerciseSchemes.replaceExerciseScheme(changed)).rejects.toMatchObject(refusal);
      await exerciseSchemes.insertExerciseScheme(scheme);
      await exerciseSchemes.replaceExerciseScheme(changed);
      await expect(exerciseSchemes.replaceExerciseScheme(changed)).rejects.toMatchObject(refusal);
      expect(await exerciseSchemes.getExerciseScheme(userId, scheme.id)).toEqual(changed);
    });

    it("deletes a scheme of a certain revision only while it is that one", async () => {
      const { exerciseSchemes } = storage;
      const scheme = anExerciseScheme({ userId });
      await exerciseSchemes.insertExerciseScheme(scheme);
      await exerciseSchemes.replaceExerciseScheme({ ...scheme, goal: "changed", revision: 2 });
      await expect(
        exerciseSchemes.deleteExerciseScheme(userId, scheme.id, NOW, 1),
      ).rejects.toMatchObject({ code: "changed_meanwhile" });
      await exerciseSchemes.deleteExerciseScheme(userId, scheme.id, NOW, 2);
      await expect(exerciseSchemes.getExerciseScheme(userId, scheme.id)).rejects.toMatchObject({
        code: "exercise_scheme_not_found",
      });
    });

    it("tells somebody else's scheme from one that does not exist", async () => {
      const { exerciseSchemes } = storage;
      const foreign = anExerciseScheme({ userId: otherId });
      const deleted = anExerciseScheme({ userId });
      await exerciseSchemes.insertExerciseScheme(foreign);
      await exerciseSchemes.insertExerciseScheme(deleted);
      await exerciseSchemes.deleteExerciseScheme(userId, deleted.id, NOW);
      const expected = [
        { id: foreign.id, code: "exercise_scheme_not_yours" },
        { id: deleted.id, code: "exercise_scheme_not_found" },
        { id: anExerciseSchemeId(), code: "exercise_scheme_not_found" },
      ];
      for (const { id, code } of expected) {
        const refusal = { code };
        await expect(exerciseSchemes.getExerciseScheme(userId, id)).rejects.toMatchObject(refusal);
        await expect(exerciseSchemes.deleteExerciseScheme(userId, id, NOW)).rejects.toMatchObject(
          refusal,
        );
      }
      const page = await exerciseSchemes.listExerciseSchemes(userId, { limit: 9, offset: 0 });
      expect(page).toEqual({ schemes: [], total: 0 });
      await expect(
        exerciseSchemes.replaceExerciseScheme({ ...deleted, revision: 2 }),
      ).rejects.toMatchObject({ code: "changed_meanwhile" });
    });

    it("refuses whoever is unknown, disabled or deleted", async () => {
      const { exerciseSchemes } = storage;
      for (const { state, id } of await inactiveUsers(storage)) {
        const scheme = anExerciseScheme({ userId: id });
        const attempts = [
          exerciseSchemes.insertExerciseScheme(scheme),
          exerciseSchemes.getExerciseScheme(id, scheme.id),
          exerciseSchemes.listExerciseSchemes(id, { limit: 20, offset: 0 }),
          exerciseSchemes.deleteExerciseScheme(id, scheme.id, NOW),
        ];
        for (const attempt of await Promise.allSettled(attempts)) {
          expect(attempt, state).toMatchObject({ reason: { code: "user_not_active" } });
        }
      }
    });
  });
}
