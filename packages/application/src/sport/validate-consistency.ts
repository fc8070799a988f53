import type { PlanBreach } from "@health-exercise/domain/safety";
import {
  type ConsistencyReport,
  isKnownExercise,
  type SchemeItem,
  startConsistencyCheck,
} from "@health-exercise/domain/sport";
import { localDateOf, type UserId, UTC } from "@health-exercise/domain/user";
import type {
  ExerciseSchemeRepository,
  ProfileRepository,
  SportLogRepository,
} from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
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

  constructor(
    profiles: ProfileRepository,
    logs: SportLogRepository,
    schemes: ExerciseSchemeRepository,
    judge: JudgeSchemes,
    clock: Clock,
  ) {
    this.#profiles = profiles;
    this.#logs = logs;
    this.#schemes = schemes;
    this.#judge = judge;
    this.#clock = clock;
  }

  async execute(callerId: UserId, askedUserId: UserId | undefined): Promise<ConsistencyReport> {
    requireOwnData(callerId, askedUserId);
    const profile = await this.#profiles.findProfile(callerId);
    const now = this.#clock.now();
    const judge = this.#judge.judgeOf(profile, localDateOf(now, profile?.timeZone ?? UTC));
    const breaches = new Map<SchemeItem, PlanBreach>();
    const check = startConsistencyCheck({
      profile,
      now,
      isKnownExercise,
      whyNotAllowed: (item) => breaches.get(item)?.reason.en.replace(/\.$/, "") ?? null,
    });
    for await (const log of this.#logs.readSportLogs(callerId)) check.addLog(log);
    for (let offset = 0, more = true; more; offset += SCHEMES_AT_ONCE) {
      const page = { limit: SCHEMES_AT_ONCE, offset };
      const { schemes, total } = await this.#schemes.listExerciseSchemes(callerId, page);
      for (const scheme of schemes) {
        for (const { item, breach } of await judge(scheme)) breaches.set(item, breach);
        check.addScheme(scheme);
        breaches.clear();
      }
      more = offset + schemes.length < total;
    }
    return check.result();
  }
}
