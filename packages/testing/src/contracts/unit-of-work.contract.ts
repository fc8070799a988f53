import { describe, expect, it } from "vitest";
import { aSportLog } from "../builders/a-sport-log.ts";
import { aUser } from "../builders/a-user.ts";
import { anExerciseScheme } from "../builders/an-exercise-scheme.ts";
import type { MakeStorage } from "./storage-under-test.ts";

type Needed = "users" | "sportLogs" | "exerciseSchemes" | "unitOfWork";

const PAGE = { limit: 10, offset: 0 };

export function describeUnitOfWork(name: string, makeStorage: MakeStorage<Needed>): void {
  describe(`${name}: unit of work`, () => {
    async function aWorld() {
      const storage = await makeStorage();
      const user = aUser();
      await storage.users.insertUser(user);
      const counts = async () => [
        (await storage.sportLogs.listSportLogs(user.id, {}, PAGE)).total,
        (await storage.exerciseSchemes.listExerciseSchemes(user.id, PAGE)).total,
      ];
      const aLog = () => aSportLog({ userId: user.id });
      const aScheme = () => anExerciseScheme({ userId: user.id });
      return { ...storage, userId: user.id, counts, aLog, aScheme };
    }

    it("keeps all that was done in it, and gives its result", async () => {
      const { unitOfWork, sportLogs, exerciseSchemes, counts, aLog, aScheme } = await aWorld();
      const result = await unitOfWork.run(async () => {
        await sportLogs.insertSportLog(aLog());
        await exerciseSchemes.insertExerciseScheme(aScheme());
        return "done";
      });
      expect(result).toBe("done");
      expect(await counts()).toEqual([1, 1]);
    });

    it("keeps nothing where it fails, and says why", async () => {
      const { unitOfWork, sportLogs, exerciseSchemes, counts, aLog, aScheme } = await aWorld();
      const failing = unitOfWork.run(async () => {
        await sportLogs.insertSportLog(aLog());
        await exerciseSchemes.insertExerciseScheme(aScheme());
        throw new Error("no");
      });
      await expect(failing).rejects.toThrow("no");
      expect(await counts()).toEqual([0, 0]);
    });

    it("sees what was done in it, also in a part of it", async () => {
      const { unitOfWork, sportLogs, counts, aLog } = await aWorld();
      const seen = await unitOfWork.run(async () => {
        await sportLogs.insertSportLog(aLog());
        return unitOfWork.run(async () => {
          await sportLogs.insertSportLog(aLog());
          return counts();
        });
      });
      expect(seen).toEqual([2, 0]);
      expect(await counts()).toEqual([2, 0]);
    });

    it("goes on where a rule of the storage refused something, and names what is in the way", async () => {
      const { unitOfWork, sportLogs, userId, counts } = await aWorld();
      const open = aSportLog({ userId, finished: false });
      await unitOfWork.run(async () => {
        await sportLogs.insertSportLog(open);
        await expect(
          sportLogs.insertSportLog(aSportLog({ userId, finished: false })),
        ).rejects.toMatchObject({ code: "active_log_exists", conflictingId: open.id });
        await sportLogs.insertSportLog(aSportLog({ userId }));
      });
      expect(await counts()).toEqual([2, 0]);
    });
  });
}
