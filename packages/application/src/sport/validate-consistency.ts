import type { PlanBreach } from "@health-exercise/domain/safety";
import {
  type ConsistencyReport,
  isKnownExercise,
  type SchemeItem,
  type SportLog,
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

/** So much is looked at for one question (design values): years of most people, and done at once. */
const AT_ONCE = { sessions: 1_000, schemes: 100 } as const;
/** The earliest of the sessions looked at is there again when those before are, so that neighbours meet. */
const STEP = AT_ONCE.sessions - 1;

/** What was found, and how many of the latest sessions to leave out in order to look further back; null at the end. */
export type ConsistencyFindings = ConsistencyReport & { readonly nextOffset: number | null };

/**
 * Looks for contradictions in a person's own records; changes nothing. Looks at the latest sessions, the open one and the
 * latest schemes, and further back when it is asked to. @throws DomainError `other_user`.
 */
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

  async execute(
    callerId: UserId,
    askedUserId: UserId | undefined,
    offset: number = 0,
  ): Promise<ConsistencyFindings> {
    requireOwnData(callerId, askedUserId);
    const profile = await this.#profiles.findProfile(callerId);
    const now = this.#clock.now();
    const judge = await this.#judge.judgeOf(profile, localDateOf(now, profile?.timeZone ?? UTC));
    const breaches = new Map<SchemeItem, PlanBreach>();
    const check = startConsistencyCheck({
      profile,
      now,
      isKnownExercise,
      whyNotAllowed: (item) => breaches.get(item)?.reason.en.replace(/\.$/, "") ?? null,
    });
    const { logs, areMore } = await this.#logsFrom(callerId, offset);
    for (const log of logs) check.addLog(log);
    const page = { limit: AT_ONCE.schemes, offset: Math.floor(offset / STEP) * AT_ONCE.schemes };
    const { schemes, total } = await this.#schemes.listExerciseSchemes(callerId, page);
    for (const scheme of schemes) {
      for (const { item, breach } of await judge(scheme)) breaches.set(item, breach);
      check.addScheme(scheme);
      breaches.clear();
    }
    const isEnd = !areMore && page.offset + schemes.length >= total;
    return { ...check.result(), nextOffset: isEnd ? null : offset + STEP };
  }

  /** Earliest start first. The open one may have begun before all of the latest. */
  async #logsFrom(
    userId: UserId,
    offset: number,
  ): Promise<{ readonly logs: readonly SportLog[]; readonly areMore: boolean }> {
    const page = { limit: AT_ONCE.sessions + 1, offset };
    const read = await this.#logs.readSportLogs(userId, page);
    const areMore = read.length > AT_ONCE.sessions;
    const logs = areMore ? read.slice(1) : read;
    if (!areMore || offset > 0) return { logs, areMore };
    const { log: open } = await this.#logs.findOpenSportLog(userId);
    const isThere = open === undefined || logs.some(({ id }) => id === open.id);
    return { logs: isThere ? logs : [open, ...logs], areMore };
  }
}
