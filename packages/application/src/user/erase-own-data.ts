import type { ErasureReceipt, UserId } from "@health-exercise/domain/user";
import type { OwnDataRepository } from "@health-exercise/ports-repositories";
import type { Clock, IdGenerator, Logger } from "@health-exercise/ports-runtime";
import type { ConcernMemory } from "../safety/concern-memory.ts";
import type { SecurityLog } from "../security/security-log.ts";

/**
 * Erases the caller and everything stored of them, for good, and what this process remembers of their words. What remains is a line in the log with the id and the counts
 * of the receipt. @throws DomainError `user_not_active`.
 */
export class EraseOwnData {
  readonly #ownData: OwnDataRepository;
  readonly #concerns: ConcernMemory;
  readonly #log: SecurityLog;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;
  readonly #logger: Logger;

  constructor(
    ownData: OwnDataRepository,
    concerns: ConcernMemory,
    log: SecurityLog,
    ids: IdGenerator,
    clock: Clock,
    logger: Logger,
  ) {
    this.#ownData = ownData;
    this.#concerns = concerns;
    this.#log = log;
    this.#ids = ids;
    this.#clock = clock;
    this.#logger = logger;
  }

  async execute(userId: UserId): Promise<ErasureReceipt> {
    const id = this.#ids.newId();
    const record = this.#log.eventOf("account_erased", { userId });
    const { erased, unlinked } = await this.#ownData.eraseOwnData(userId, record);
    this.#concerns.forget(userId);
    const receipt = { id, erasedAt: this.#clock.now(), erased, unlinked };
    this.#logger.info("account_erased", { receipt_id: receipt.id, ...erased, ...unlinked });
    return receipt;
  }
}
