import {
  type ConsistencyReport,
  isKnownExercise,
  startConsistencyCheck,
} from "@health-exercise/domain/sport";
import { localDateOf, type UserId, UTC } from "@health-exercise/domain/user";
import type {
  ExerciseSchemeRepository,
  ProfileRepository,
  SportLogRepository,
} from "@health-exercise/ports-repositories";
import type { Clock, Timer } from "@health-exercise/ports-runtime";
import type { JudgeSchemes } from "./judge-schemes.ts";
import { requireOwnData } from "./require-own-data.ts";

const SCHEMES_AT_ONCE = 100;

/** Looks for contradictions in a person's own records; changes nothing. @throws DomainError `other_user`. */
export class ValidateConsistency {
  readonly #profiles: ProfileRepository;
  readonly #logs: SportLogRepository;
  readonly #schemes: ExerciseSchemeRepository;
  readonly #judge: JudgeSchemes;
  readonly #clock: Clock;
  readonly #timer: Timer;

  constructor(
    profiles: ProfileRepository,
    logs: SportLogRepository,
    schemes: ExerciseSchemeRepository,
    judge: JudgeSchemes,
    clock: Clock,
    timer: Timer,
  ) {
    this.#profiles = profiles;
    this.#logs = logs;
    this.#schemes = schemes;
    this.#judge = judge;
    this.#clock = clock;
    this.#timer = timer;
  }

  async execute(callerId: UserId, askedUserId: UserId | undefined): Promise<ConsistencyReport> {
    requireOwnData(callerId, askedUserId);
    const profile = await this.#profiles.findProfile(callerId);
    const now = this.#clock.now();
    const whyNot = this.#judge.policyFor(profile, localDateOf(now, profile?.timeZone ?? UTC));
    const check = startConsistencyCheck({
      profile,
      now,
      isKnownExercise,
      whyNotAllowed: (item) => whyNot(item)?.reason.en.replace(/\.$/, "") ?? null,
    });
    for await (const log of this.#logs.readSportLogs(callerId)) check.addLog(log);
    for (let offset = 0, more = true; more; offset += SCHEMES_AT_ONCE) {
      const page = { limit: SCHEMES_AT_ONCE, offset };
      const { schemes, total } = await this.#schemes.listExerciseSchemes(callerId, page);
      for (const scheme of schemes) {
        check.addScheme(scheme);
        await this.#timer.wait(0);
      }
      more = offset + schemes.length < total;
    }
    return check.result();
  }
}
