import {
  CONCERN_HOURS,
  type Companion,
  STATE_DAYS,
  type StatusContext,
} from "@health-exercise/domain/companion";
import { MILLISECONDS_PER_DAY, type UserId } from "@health-exercise/domain/user";
import type {
  CompanionRepository,
  ProfileRepository,
  SportLogRepository,
} from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import type { ReadSessionConcerns } from "../safety/read-session-concerns.ts";

/** A person's companion, null before it was initialised, with everything that its status follows from. */
export type CompanionRecords = StatusContext & { readonly companion: Companion | null };

/** How far back records are read, in days of 24 hours: the logs, and the words about those that ended since then. */
export type RecordDays = { readonly logs: number; readonly words: number };

const STATUS_DAYS: RecordDays = { logs: STATE_DAYS, words: CONCERN_HOURS / 24 };

/** Reads companion, profile and logs in three queries at once: one round trip, whatever is asked about a companion. Then what the words about the last sessions tell. */
export class ReadCompanionRecords {
  readonly #companions: CompanionRepository;
  readonly #profiles: ProfileRepository;
  readonly #logs: SportLogRepository;
  readonly #concerns: ReadSessionConcerns;
  readonly #clock: Clock;

  constructor(
    companions: CompanionRepository,
    profiles: ProfileRepository,
    logs: SportLogRepository,
    concerns: ReadSessionConcerns,
    clock: Clock,
  ) {
    this.#companions = companions;
    this.#profiles = profiles;
    this.#logs = logs;
    this.#concerns = concerns;
    this.#clock = clock;
  }

  async execute(userId: UserId, days: RecordDays = STATUS_DAYS): Promise<CompanionRecords> {
    const now = this.#clock.now();
    const [companion, profile, logs] = await Promise.all([
      this.#companions.findCompanion(userId),
      this.#profiles.findProfile(userId),
      this.#logs.listRecentSportLogs(userId, daysBefore(now, days.logs)),
    ]);
    const since = daysBefore(now, days.words);
    const concerns = await this.#concerns.execute(
      logs.filter(({ sportStart, sportEnd }) => (sportEnd ?? sportStart) >= since),
    );
    return { companion, profile, logs, concerns, now };
  }
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * MILLISECONDS_PER_DAY);
}
