import { GOAL_METRICS, GOAL_PERIODS } from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../builders/a-user.ts";
import { anExerciseGoal } from "../builders/an-exercise-goal.ts";
import { anExerciseGoalId } from "../builders/an-id.ts";
import { inactiveUsers } from "./inactive-users.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

type Needed = "users" | "exerciseGoals";

export function describeExerciseGoalRepository(
  name: string,
  makeStorage: MakeStorage<Needed>,
): void {
  describe(`${name}: exercise goals`, () => {
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

    it("gives back what was inserted, of every metric and period", async () => {
      const { exerciseGoals } = storage;
      for (const metric of GOAL_METRICS) {
        for (const period of GOAL_PERIODS) {
          const goal = anExerciseGoal({
            userId,
            metric,
            period,
            target: 42.5,
            activity: "瑜伽 \\ 'yoga'",
            updatedAt: new Date("2026-01-06T09:10:11.123Z"),
          });
          await exerciseGoals.insertExerciseGoal(goal);
          expect(await exerciseGoals.getExerciseGoal(userId, goal.id)).toEqual(goal);
        }
      }
    });

    it("lists a person's own, the newest first, no more than are asked for", async () => {
      const { exerciseGoals } = storage;
      const made = (day: number) =>
        anExerciseGoal({ userId, createdAt: new Date(Date.UTC(2026, 0, day)) });
      const [old, early, late] = [made(1), made(2), made(2)];
      const foreign = anExerciseGoal({ userId: otherId });
      for (const goal of [early, old, foreign, late]) await exerciseGoals.insertExerciseGoal(goal);
      expect(await exerciseGoals.listExerciseGoals(userId, 9)).toEqual([late, early, old]);
      expect(await exerciseGoals.listExerciseGoals(userId, 2)).toEqual([late, early]);
      expect(await exerciseGoals.listExerciseGoals(otherId, 9)).toEqual([foreign]);
    });

    it("refuses a change to a revision that is not the latest", async () => {
      const refusal = { code: "changed_meanwhile" };
      const { exerciseGoals } = storage;
      const goal = anExerciseGoal({ userId });
      const changed = { ...goal, metric: "minutes", activity: "running", revision: 2 } as const;
      await expect(exerciseGoals.replaceExerciseGoal(changed)).rejects.toMatchObject(refusal);
      await exerciseGoals.insertExerciseGoal(goal);
      await exerciseGoals.replaceExerciseGoal(changed);
      await expect(exerciseGoals.replaceExerciseGoal(changed)).rejects.toMatchObject(refusal);
      const foreign = { ...changed, userId: otherId, revision: 3 };
      await expect(exerciseGoals.replaceExerciseGoal(foreign)).rejects.toMatchObject(refusal);
      expect(await exerciseGoals.getExerciseGoal(userId, goal.id)).toEqual(changed);
    });

    it("deletes a goal of a certain revision only while it is that one", async () => {
      const { exerciseGoals } = storage;
      const goal = anExerciseGoal({ userId });
      await exerciseGoals.insertExerciseGoal(goal);
      await exerciseGoals.replaceExerciseGoal({ ...goal, target: 4, revision: 2 });
      await expect(exerciseGoals.deleteExerciseGoal(userId, goal.id, 1)).rejects.toMatchObject({
        code: "changed_meanwhile",
      });
      await exerciseGoals.deleteExerciseGoal(userId, goal.id, 2);
      await expect(exerciseGoals.getExerciseGoal(userId, goal.id)).rejects.toMatchObject({
        code: "exercise_goal_not_found",
      });
    });

    it("tells somebody else's goal from one that does not exist", async () => {
      const { exerciseGoals } = storage;
      const foreign = anExerciseGoal({ userId: otherId });
      const deleted = anExerciseGoal({ userId });
      await exerciseGoals.insertExerciseGoal(foreign);
      await exerciseGoals.insertExerciseGoal(deleted);
      await exerciseGoals.deleteExerciseGoal(userId, deleted.id);
      const expected = [
        { id: foreign.id, code: "exercise_goal_not_yours" },
        { id: deleted.id, code: "exercise_goal_not_found" },
        { id: anExerciseGoalId(), code: "exercise_goal_not_found" },
      ];
      for (const { id, code } of expected) {
        const refusal = { code };
        await expect(exerciseGoals.getExerciseGoal(userId, id)).rejects.toMatchObject(refusal);
        await expect(exerciseGoals.deleteExerciseGoal(userId, id)).rejects.toMatchObject(refusal);
      }
      await expect(exerciseGoals.deleteExerciseGoal(userId, foreign.id, 1)).rejects.toMatchObject({
        code: "exercise_goal_not_yours",
      });
      expect(await exerciseGoals.listExerciseGoals(userId, 9)).toEqual([]);
      expect(await exerciseGoals.getExerciseGoal(otherId, foreign.id)).toEqual(foreign);
    });

    it("refuses whoever is unknown, disabled or deleted", async () => {
      const { exerciseGoals } = storage;
      for (const { state, id } of await inactiveUsers(storage)) {
        const goal = anExerciseGoal({ userId: id });
        const attempts = [
          exerciseGoals.insertExerciseGoal(goal),
          exerciseGoals.getExerciseGoal(id, goal.id),
          exerciseGoals.listExerciseGoals(id, 20),
          exerciseGoals.deleteExerciseGoal(id, goal.id),
        ];
        for (const attempt of await Promise.allSettled(attempts)) {
          expect(attempt, state).toMatchObject({ reason: { code: "user_not_active" } });
        }
      }
    });
  });
}
