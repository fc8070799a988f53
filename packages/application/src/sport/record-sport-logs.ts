import { cataloguedSession, recordSportLog, type SportLog } from "@health-exercise/domain/sport";
import {
  DomainError,
  type InputIssue,
  type SportLogId,
  type UserId,
} from "@health-exercise/domain/user";
import type {
  SourcedSportLogOutcome,
  SportLogRepository,
} from "@health-exercise/ports-repositories";
import type { Clock, IdGenerator, Timer } from "@health-exercise/ports-runtime";
import type { CreateSportLogInput } from "./create-sport-log.ts";

/** After so many the process looks after everything else: some milliseconds of work (design value). */
const AT_A_STRETCH = 25;

/** What a device states of a session, with the source that tells it from all others. */
export type SourcedSportLogInput = CreateSportLogInput & {
  readonly source: NonNullable<SportLog["source"]>;
};

/** What became of one log of many; `logId` is the log that the person has of it, or had and deleted. */
export type RecordedSportLog =
  | { readonly kind: "created" | "duplicate"; readonly logId: SportLogId }
  /** It is in progress, as another one is. */
  | { readonly kind: "open_log_exists"; readonly openLogId: SportLogId }
  | { readonly kind: "invalid"; readonly issues: readonly InputIssue[] };

/**
 * Records the sessions that a device brings, each of its source once: one that the person has, or had and deleted, is left as
 * it is. One that breaks a rule keeps no other out.
 */
export class RecordSportLogs {
  readonly #logs: SportLogRepository;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;
  readonly #timer: Timer;

  constructor(logs: SportLogRepository, ids: IdGenerator, clock: Clock, timer: Timer) {
    this.#logs = logs;
    this.#ids = ids;
    this.#clock = clock;
    this.#timer = timer;
  }

  /** What became of each of `inputs`, in order. */
  async execute(
    userId: UserId,
    inputs: readonly SourcedSportLogInput[],
  ): Promise<readonly RecordedSportLog[]> {
    const read: (SportLog | DomainError)[] = [];
    for (const [index, input] of inputs.entries()) {
      if (index > 0 && index % AT_A_STRETCH === 0) await this.#timer.wait(0);
      read.push(this.#logOf(userId, input));
    }
    const logs = read.filter((each): each is SportLog => !(each instanceof DomainError));
    const outcomes = [...(await this.#logs.insertSourcedSportLogs(userId, logs))];
    return read.map((each): RecordedSportLog => {
      if (each instanceof DomainError) return { kind: "invalid", issues: each.issues };
      return recorded(each.id, outcomes.shift());
    });
  }

  #logOf(userId: UserId, { statedMet, ...input }: SourcedSportLogInput): SportLog | DomainError {
    try {
      return recordSportLog(
        { ...input, userId, id: this.#ids.newId() as SportLogId },
        cataloguedSession(input, statedMet),
        this.#clock.now(),
      );
    } catch (error) {
      if (error instanceof DomainError && error.code === "invalid_input") return error;
      throw error;
    }
  }
}

function recorded(
  logId: SportLogId,
  outcome: SourcedSportLogOutcome | undefined,
): RecordedSportLog {
  switch (outcome?.kind) {
    case "created":
      return { kind: "created", logId };
    case "duplicate":
      return { kind: "duplicate", logId: outcome.logId };
    case "open_log_exists":
      return { kind: "open_log_exists", openLogId: outcome.openLogId };
    case undefined:
      throw new Error("Storage did not tell what became of a log.");
  }
}
