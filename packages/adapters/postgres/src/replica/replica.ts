import { setTimeout as pause } from "node:timers/promises";
import { DatabaseError } from "pg";
import type { SentStatement } from "../driver/statement-connection.ts";
import { isOutage } from "../outage.ts";
import type { ReplicaReading } from "./replica-reading.ts";

/** How many readings a replica has answered, and how many the primary had to, by why. */
export type ReplicaCounts = {
  readonly answered: number;
  /** It was too far behind. */
  readonly behind: number;
  /** It could not be reached, or is no replica of this primary. */
  readonly away: number;
};

/** Sends a statement. */
type Send = (statement: SentStatement) => Promise<readonly unknown[]>;

export type ReplicaOptions = {
  /** How far behind it may be: so long a reading waits for it, and no longer. */
  readonly maxLagMs: number;
  /** Told when it is asked no more, and when it is asked again. */
  readonly onChange?: ((state: "used" | "behind" | "away") => void) | undefined;
};

/** So long one that was not fit is left alone before it is tried again (design value). */
const REST_MS = 2_000;
const FIRST_PAUSE_MS = 2;

/**
 * What has been written up to now, and where: acknowledged or not, so that nothing that anybody was told of can be missing.
 * The head of an empty page (24 bytes) counts as written and is sent with what follows only; no commit is as short.
 */
const POSITION = `
  select (pg_current_wal_insert_lsn() - 24)::text as position,
    (select system_identifier::text from pg_control_system()) as system`;

const REACHED = `
  select pg_is_in_recovery() and system_identifier::text = $2 as follows,
    coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as reached
  from pg_control_system()`;

type Position = { readonly position: string; readonly system: string };
type Reached = { readonly follows: boolean; readonly reached: boolean };
type Fitness = "used" | "behind" | "away";

/**
 * A copy that PostgreSQL keeps of the primary. It answers a reading once it has everything that the primary had when the
 * reading began: so everybody sees what they have written, wherever it was acknowledged, and a token that was ended is refused.
 */
export class Replica {
  readonly #askPrimary: Send;
  readonly #send: Send;
  readonly #options: ReplicaOptions;
  readonly #counts = { answered: 0, behind: 0, away: 0 };
  #state: Fitness = "used";
  #restsUntil = 0;
  #isTried = false;

  constructor(askPrimary: Send, send: Send, options: ReplicaOptions) {
    this.#askPrimary = askPrimary;
    this.#send = send;
    this.#options = options;
  }

  get counts(): ReplicaCounts {
    return { ...this.#counts };
  }

  /** Whether it answers this reading; asked once for each. */
  answers(reading: ReplicaReading): Promise<boolean> {
    reading.isAnswered ??= this.#decide();
    return reading.isAnswered;
  }

  /**
   * The rows of a statement.
   * @throws what PostgreSQL refuses, but for reasons that are the replica's own: then undefined, and the primary has to answer.
   */
  async rowsOf(
    statement: SentStatement,
    reading: ReplicaReading,
  ): Promise<readonly unknown[] | undefined> {
    try {
      return await this.#send(statement);
    } catch (error) {
      if (hasCode(error, OF_STATEMENT)) return undefined;
      if (!hasCode(error, OF_REPLICA) && !isOutage(error)) throw error;
      reading.isAnswered = Promise.resolve(false);
      this.#counts.away += 1;
      if (isOutage(error)) this.#become("away");
      return undefined;
    }
  }

  async #decide(): Promise<boolean> {
    if (this.#state !== "used") {
      this.#tryAgain();
      this.#counts[this.#state] += 1;
      return false;
    }
    const fitness = await this.#fitness();
    this.#become(fitness);
    this.#counts[fitness === "used" ? "answered" : fitness] += 1;
    return fitness === "used";
  }

  /** Behind everybody's back: no reading waits for a replica that was not fit the last time. */
  #tryAgain(): void {
    if (this.#isTried || performance.now() < this.#restsUntil) return;
    this.#isTried = true;
    void this.#fitness()
      .then((fitness) => this.#become(fitness))
      .finally(() => {
        this.#isTried = false;
      });
  }

  #become(fitness: Fitness): void {
    if (fitness !== "used") this.#restsUntil = performance.now() + REST_MS;
    if (fitness === this.#state) return;
    this.#state = fitness;
    this.#options.onChange?.(fitness);
  }

  async #fitness(): Promise<Fitness> {
    const { maxLagMs } = this.#options;
    const over = new AbortController();
    const tooLate = pause<Fitness>(maxLagMs, "away", { signal: over.signal, ref: false });
    tooLate.catch(() => {});
    const deadline = performance.now() + maxLagMs;
    // A host that does not answer leaves it waiting for much longer than anybody may wait here.
    const found = this.#follow(deadline).catch((): Fitness => "away");
    try {
      return await Promise.race([found, tooLate]);
    } finally {
      over.abort();
    }
  }

  async #follow(deadline: number): Promise<Fitness> {
    const [now] = (await this.#askPrimary(sent("hec_position", POSITION, []))) as Position[];
    if (now === undefined) return "away";
    const asked = sent("hec_reached", REACHED, [now.position, now.system]);
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
      const [found] = (await this.#send(asked)) as Reached[];
      if (found?.follows !== true) return "away";
      if (found.reached) return "used";
      // Said before the time is over: it answers, and is behind.
      if (performance.now() + pauseMs >= deadline - FIRST_PAUSE_MS) return "behind";
      await pause(pauseMs, undefined, { ref: false });
    }
  }
}

/** They see no rows of anybody. */
function sent(name: string, sql: string, parameters: readonly unknown[]): SentStatement {
  return { name, sql, parameters, scope: "" };
}

/** It writes after all, or looks into a table that is not in the log (counts of rate limits). */
const OF_STATEMENT: ReadonlySet<string> = new Set(["25006", "0A000"]);
/** Cancelled by what the replica replays. */
const OF_REPLICA: ReadonlySet<string> = new Set(["40001", "40P01"]);

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  return error instanceof DatabaseError && codes.has(error.code ?? "");
}
