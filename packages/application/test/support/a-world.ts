import { SecurityLog } from "@health-exercise/application";
import type { SportLog } from "@health-exercise/domain/sport";
import type { LocalDate, TimeZone } from "@health-exercise/domain/user";
import { aProfile, aSportLog, aUser } from "@health-exercise/testing/builders";
import { inMemoryRepositories } from "@health-exercise/testing/in-memory";

/** Somebody with an account, repositories around them, and a clock that a test sets. */
export async function aWorld(now = "2026-03-04T12:00:00Z") {
  const repositories = inMemoryRepositories();
  const user = aUser();
  await repositories.users.insertUser(user);
  let time = new Date(now);
  let made = 0;
  const clock = { now: () => time };
  const ids = { newId: () => `00000000-0000-7000-8000-${String(++made).padStart(12, "0")}` };
  const { securityEvents, unitOfWork } = repositories;
  return {
    ...repositories,
    userId: user.id,
    clock,
    securityLog: new SecurityLog(securityEvents, unitOfWork, ids, clock),
    timer: { wait: () => Promise.resolve() },
    setTime: (instant: string) => {
      time = new Date(instant);
    },
    ids,
    hasTimeZone: (timeZone: string) =>
      repositories.profiles.saveProfile(
        aProfile({ userId: user.id, timeZone: timeZone as TimeZone }),
      ),
    hasLog: async (facts: Parameters<typeof aSportLog>[0] = {}): Promise<SportLog> => {
      const log = aSportLog({ userId: user.id, ...facts });
      await repositories.sportLogs.insertSportLog(log);
      return log;
    },
  };
}

export const day = (text: string) => text as LocalDate;
export const zone = (name: string) => name as TimeZone;
