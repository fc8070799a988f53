import type { RateLimiter, RateLimitState } from "@health-exercise/ports-runtime";
import type { QueryConfig } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../database.ts";
import { databaseFailure } from "../database-errors.ts";

export type RateLimitOptions = {
  /** Hits allowed in a window. */
  readonly limit: number;
  readonly windowSeconds: number;
};

const MILLISECONDS_PER_SECOND = 1_000;

/**
 * A window that ends later than this many of its length was begun by a clock that has been set back since: kept, it would refuse
 * for as long as the clock was wrong. Clocks of several machines may differ by less.
 */
const LONGEST_WINDOWS = 2;

type ConnectionPool = Pick<Database, "cheapPool" | "namedStatements" | "silenceMs">;

/** Counts hits in PostgreSQL, by keys that say what they count: all limits share a table. A process remembers the keys that used up their window, so that refusing them costs no statement. */
export class PostgresRateLimiter implements RateLimiter {
  readonly #limiter: RateLimiterPostgres;
  readonly #limit: number;
  readonly #windowSeconds: number;

  constructor(database: ConnectionPool, options: RateLimitOptions) {
    this.#limit = options.limit;
    this.#windowSeconds = options.windowSeconds;
    this.#limiter = new RateLimiterPostgres({
      storeClient: storeClient(database),
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      keyPrefix: "",
      points: options.limit,
      duration: options.windowSeconds,
      inMemoryBlockOnConsumed: options.limit + 1,
    });
  }

  async hit(key: string, points = 1): Promise<RateLimitState> {
    const state = await this.#count(key, points);
    if (state.resetSeconds <= LONGEST_WINDOWS * this.#windowSeconds) return state;
    await this.forget(key);
    return this.#count(key, points);
  }

  async #count(key: string, points: number): Promise<RateLimitState> {
    try {
      return this.#state(true, await this.#limiter.consume(key, points));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return this.#state(false, refusal);
      throw databaseFailure(refusal);
    }
  }

  async forget(key: string): Promise<void> {
    try {
      await this.#limiter.delete(key);
    } catch (error) {
      throw databaseFailure(error);
    }
  }

  #state(allowed: boolean, counted: RateLimiterRes): RateLimitState {
    return {
      allowed,
      limit: this.#limit,
      remaining: allowed ? counted.remainingPoints : 0,
      resetSeconds: Math.ceil(counted.msBeforeNext / MILLISECONDS_PER_SECOND),
    };
  }
}

/** The library gives its statements names of its own. */
function storeClient({ cheapPool, namedStatements, silenceMs }: ConnectionPool) {
  return {
    query: ({ name, text, values = [] }: QueryConfig) => {
      // The types of the driver do not know its limit for one statement.
      const statement = { text, values, query_timeout: silenceMs };
      return cheapPool().query(
        namedStatements && name !== undefined ? { ...statement, name } : statement,
      );
    },
  };
}
