import type { LocalDate, TimeZone, UserId } from "@health-exercise/domain/user";
import { beforeEach, describe, expect, it } from "vitest";
import { aProfile } from "../builders/a-profile.ts";
import { aUser } from "../builders/a-user.ts";
import { inactiveUsers } from "./inactive-users.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

type Needed = "users" | "profiles";

export function describeProfileRepository(name: string, makeStorage: MakeStorage<Needed>): void {
  describe(`${name}: profiles`, () => {
    let storage: StorageOf<Needed>;
    let userId: UserId;
    beforeEach(async () => {
      storage = await makeStorage();
      const user = aUser();
      await storage.users.insertUser(user);
      userId = user.id;
    });

    it("finds none where nothing was told", async () => {
      expect(await storage.profiles.findProfile(userId)).toBeNull();
    });

    it("gives back what was told", async () => {
      const profile = aProfile({
        userId,
        displayName: 'Zoë "Z" O\u2019Neil, 李',
        gender: "other",
        birth: { kind: "date", date: "1960-02-29" as LocalDate },
        heightCm: 171.25,
        weightKg: 63.456789,
        restingHeartRateBpm: 55,
        conditions: ["asthma, mild", 'a "quoted" one', "{}", "null", ""],
        medications: ["back\\slash"],
        activityLevel: "very_active",
        units: "imperial",
        keepsTracks: false,
        privateRadiusMeters: 5_000,
        goal: "run\n10 km",
        timeZone: "Asia/Kolkata" as TimeZone,
        locale: "en-IN",
        pauses: [
          {
            startDate: "2026-01-01" as LocalDate,
            endDate: "2026-01-05" as LocalDate,
            reason: "travel",
          },
          { startDate: "2026-03-01" as LocalDate, endDate: null, reason: "injury" },
        ],
        allowsExternalModel: false,
        updatedAt: new Date("2026-01-06T09:10:11.123Z"),
      });
      await storage.profiles.saveProfile(profile);
      expect(await storage.profiles.findProfile(userId)).toEqual(profile);
    });

    it("writes each revision over the one before it", async () => {
      const stated = { years: 59, statedOn: "2026-01-05" as LocalDate };
      const first = aProfile({ userId, birth: { kind: "stated_age", ...stated }, weightKg: 80 });
      await storage.profiles.saveProfile(first);
      expect(await storage.profiles.findProfile(userId)).toEqual(first);
      const second = { ...first, birth: null, weightKg: null, revision: 2 };
      await storage.profiles.saveProfile(second);
      expect(await storage.profiles.findProfile(userId)).toEqual(second);
    });

    it("refuses a change to a revision that is not the latest", async () => {
      const refusal = { code: "changed_meanwhile" };
      const first = aProfile({ userId, goal: "first" });
      const { profiles } = storage;
      await expect(profiles.saveProfile({ ...first, revision: 2 })).rejects.toMatchObject(refusal);
      await profiles.saveProfile(first);
      await expect(profiles.saveProfile(first)).rejects.toMatchObject(refusal);
      await expect(profiles.saveProfile({ ...first, revision: 3 })).rejects.toMatchObject(refusal);
      expect(await profiles.findProfile(userId)).toEqual(first);
    });

    it("refuses whoever is unknown, disabled or deleted", async () => {
      for (const { state, id } of await inactiveUsers(storage)) {
        const refusal = { code: "user_not_active" };
        await expect(storage.profiles.findProfile(id), state).rejects.toMatchObject(refusal);
        for (const revision of [1, 2]) {
          const profile = aProfile({ userId: id, revision });
          await expect(storage.profiles.saveProfile(profile), state).rejects.toMatchObject(refusal);
        }
      }
    });
  });
}
