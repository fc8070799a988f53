import {
  type Cancellation,
  OWN_DATA_SECTIONS,
  type OwnDataSection,
  type UserId,
} from "@health-exercise/domain/user";
import type { OwnDataRepository, OwnRecord } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import type { SecurityLog } from "../security/security-log.ts";
import type { WorkLane } from "../work-lane.ts";

/** Everything stored of a person; records are read when they are asked for. */
export type OwnDataExport = {
  readonly userId: UserId;
  readonly exportedAt: Date;
  readonly sections: readonly OwnDataPages[];
};

type OwnDataPages = {
  readonly section: OwnDataSection;
  /** Throws DomainError `user_not_active`, also in the middle: what was read until then is not everything. */
  readonly pages: AsyncIterable<readonly OwnRecord[]>;
};

/** Hands over everything stored of the caller, deleted records too, section by section; one at a time of each person. */
export class ExportOwnData {
  readonly #ownData: OwnDataRepository;
  readonly #log: SecurityLog;
  readonly #clock: Clock;
  readonly #lane: WorkLane;

  constructor(ownData: OwnDataRepository, log: SecurityLog, clock: Clock, lane: WorkLane) {
    this.#ownData = ownData;
    this.#log = log;
    this.#clock = clock;
    this.#lane = lane;
  }

  /**
   * The parts that `write` makes of everything; the turn ends with the last of them, or when no other is asked for.
   * @throws DomainError `busy`; why `signal` was aborted, if that was before the turn came.
   */
  async *execute<Part>(
    userId: UserId,
    write: (everything: OwnDataExport) => AsyncIterable<Part>,
    signal?: Cancellation,
  ): AsyncGenerator<Part> {
    const leave = await this.#lane.enter({ person: userId, signal });
    try {
      await this.#log.record("data_exported", { userId });
      yield* write(this.#everythingOf(userId));
    } finally {
      leave();
    }
  }

  #everythingOf(userId: UserId): OwnDataExport {
    return {
      userId,
      exportedAt: this.#clock.now(),
      sections: OWN_DATA_SECTIONS.map((section) => ({
        section,
        pages: this.#ownData.readOwnData(userId, section),
      })),
    };
  }
}
