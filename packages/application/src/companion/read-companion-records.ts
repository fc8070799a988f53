import { type Companion, STATE_DAYS, type StatusContext } from "@health-exercise/domain/companion";
import { MILLISECONDS_PER_DAY, type UserId } from "@health-exercise/domain/user";
import type {
  CompanionRepository,
  ProfileRepository,
  SportLogRepository,
} from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";

/** A person's companion, null before it was initialised, with everything that its status follows from. */
export type CompanionRecords = StatusContext & { readonly companion: Companion | null };

/** Reads companion, profile and the logs of the last `days`, in three queries at once: one round trip, whatever is asked about a companion. */
export class ReadCompanionRecords {
  readonly #companions: CompanionRepository;
  readonly #profiles: ProfileRepository;
  readonly #logs: SportLogRepository;
  readonly #clock: Clock;

  constructor(
    companions: CompanionRepository,
    profiles: ProfileRepository,
    logs: SportLogRepository,
    clock: Clock,
  ) {
    this.#companions = companions;
    this.#profiles = profiles;
    this.#logs = logs;
    this.#clock = clock;
  }

  async execute(userId: UserId, days: number = STATE_DAYS): Promise<CompanionRecords> {
    const now = this.#clock.now();
    const since = new Date(now.getTime() - days * MILLISECONDS_PER_DAY);
    const [companion, profile, logs] = await Promise.all([
      this.#companions.findCompanion(userId),
      this.#profiles.findProfile(userId),
      this.#logs.listRecentSportLogs(userId, since),
    ]);
    return { companion, profile, logs, now };
  }
}
