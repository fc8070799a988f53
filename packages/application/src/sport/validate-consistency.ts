import {
  type ConsistencyReport,
  isKnownExercise,
  startConsistencyCheck,
} from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";
import type {
  ExerciseSchemeRepository,
  ProfileRepository,
  SportLogRepository,
} from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import { requireOwnData } from "./require-own-data.ts";

const SCHEMES_AT_ONCE = 100;

/** Looks for contradictions in a person's own records; changes nothing. @throws DomainError `other_user`. */
export class ValidateConsistency {
  readonly #profiles: ProfileRepository;
  readonly #logs: SportLogRepository;
  readonly #schemes: ExerciseSchemeRepository;
  readonly #clock: Clock;

  constructor(
    profiles: ProfileRepository,
    logs: SportLogRepository,
    schemes: ExerciseSchemeRepository,
    clock: Clock,
  ) {
    this.#profiles = profiles;
    this.#logs = logs;
    this.#schemes = schemes;
    this.#clock = clock;
  }

  async execute(callerId: UserId, askedUserId: UserId | undefined): Promise<ConsistencyReport> {
    requireOwnData(callerId, askedUserId);
    const profile = await this.#profiles.findProfile(callerId);
    const check = startConsistencyCheck({ profile, now: this.#clock.now(), isKnownExercise });
    for await (const log of this.#logs.readSportLogs(callerId)) check.addLog(log);
    for (let offset = 0, more = true; more; offset += SCHEMES_AT_ONCE) {
      const page = { limit: SCHEMES_AT_ONCE, offset };
      const { schemes, total } = await this.#schemes.listExerciseSchemes(callerId, page);
      for (const scheme of schemes) check.addScheme(scheme);
      more = offset + schemes.length < total;
    }
    return check.result();
  }
}
