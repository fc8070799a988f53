import { type HealthOverview, healthOverview } from "../../src/health/health-overview.ts";
import { type HealthRecords, healthRecordsOf } from "../../src/health/health-records.ts";
import type { SessionConcern } from "../../src/safety/concern/session-concern.ts";
import { exerciseAllowance } from "../../src/safety/exercise-allowance.ts";
import { localDateOf } from "../../src/shared/local-date.ts";
import { type TimeZone, UTC } from "../../src/shared/time-zone.ts";
import { trainingKindsOf } from "../../src/sport/met/training-kinds.ts";
import type { SportLog } from "../../src/sport/sport-log.ts";
import type { Profile } from "../../src/user/profile.ts";
import { findNothing } from "../safety/risk/a-content-check.ts";
import { aSportLog, at, DAY, day } from "../support/builders.ts";

/** A Thursday, 18:00 UTC. */
export const NOW = at("2026-04-16T18:00");
export const TODAY = day("2026-04-16");

/** A finished session of `minutes` so many days before `NOW`, at 10:00 UTC. */
export function aSessionAgo(
  daysAgo: number,
  minutes = 30,
  overrides: Partial<Omit<SportLog, "finished">> = {},
): SportLog {
  const sportStart = new Date(at("2026-04-16T10:00").getTime() - daysAgo * DAY);
  return aSportLog({ sportStart, minutes, mets: UNKNOWN_METS, ...overrides });
}

/** Without METs, so that minutes alone decide. */
const UNKNOWN_METS = { stated: null, adult: null, olderAdult: null } as const;

/** One session of `minutes` on each of the days so long before `NOW`. */
export function sessionsAgo(daysAgo: readonly number[], minutes = 30): SportLog[] {
  return daysAgo.map((each) => aSessionAgo(each, minutes));
}

/** The numbers from `first` to `last`. */
export function fromTo(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export function rated(rating: unknown): Partial<Omit<SportLog, "finished">> {
  return { feedback: JSON.stringify({ feeling_rating: rating }) };
}

/** The overview at `now`, of a person whose texts say nothing. */
export function overviewOf(
  logs: readonly SportLog[],
  profile: Profile | null = null,
  {
    now = NOW,
    timeZone = UTC,
    concerns = [],
  }: {
    readonly now?: Date;
    readonly timeZone?: TimeZone;
    readonly concerns?: readonly SessionConcern[];
  } = {},
): HealthOverview {
  const allowance = exerciseAllowance(profile, localDateOf(now, timeZone), findNothing);
  return healthOverview({ profile, logs, concerns, now, timeZone, allowance, trainingKindsOf });
}

export function recordsOf(
  logs: readonly SportLog[],
  profile: Profile | null = null,
  { now = NOW, timeZone = UTC }: { now?: Date; timeZone?: TimeZone } = {},
): HealthRecords {
  return healthRecordsOf({ profile, logs, now, timeZone });
}

/** Somebody who was `years` old at the start of 2026. */
export function aged(years: number) {
  return { kind: "stated_age", years, statedOn: day("2026-01-01") } as const;
}
