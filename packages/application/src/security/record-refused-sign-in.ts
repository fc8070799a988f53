import type { Clock } from "@health-exercise/ports-runtime";
import type { SecurityLog } from "./security-log.ts";

/** A flood of refused tokens from one address is one event a minute of each process (design value). */
const ONCE_IN_MS = 60_000;
/** Addresses that are remembered; beyond, the oldest is forgotten (design value). */
const MOST_ADDRESSES = 10_000;

/** Keeps a record of tokens that were refused, by the address that sent them. */
export class RecordRefusedSignIn {
  readonly #log: SecurityLog;
  readonly #clock: Clock;
  /** When the last event of an address was kept, the oldest first. */
  readonly #kept = new Map<string, number>();

  constructor(log: SecurityLog, clock: Clock) {
    this.#log = log;
    this.#clock = clock;
  }

  async execute(address: string): Promise<void> {
    const now = this.#clock.now().getTime();
    const last = this.#kept.get(address);
    if (last !== undefined && now - last < ONCE_IN_MS) return;
    this.#kept.delete(address);
    this.#kept.set(address, now);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_ADDRESSES && oldest !== undefined) this.#kept.delete(oldest);
    await this.#log.record("sign_in_refused", { address }, "refused");
  }
}
