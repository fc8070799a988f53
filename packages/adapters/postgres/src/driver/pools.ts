import type { Pool } from "pg";

/** Connections for everything, a few that only cheap statements have, where there are enough, and those to a replica. */
export type Pools = {
  readonly pool: Pool;
  readonly reserve: Pool | undefined;
  readonly replica?: Pool | undefined;
};

/** How many connections a pool has and may have, and how many statements wait for one. */
export type PoolState = {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
  readonly most: number;
};

/** A reserve is kept of so many connections or more, and then it is this large (design values). */
const LEAST_FOR_RESERVE = 4;
const RESERVED = 2;

/** How many of the connections are reserved. */
export function reservedOf(maxConnections: number): number {
  return maxConnections >= LEAST_FOR_RESERVE ? RESERVED : 0;
}

/** Whether the next one who asks for a connection would wait. */
export function isExhausted({ idleCount, totalCount, waitingCount, options }: Pool): boolean {
  return waitingCount > 0 || (idleCount === 0 && totalCount >= options.max);
}

export function stateOf({ totalCount, idleCount, waitingCount, options }: Pool): PoolState {
  return { total: totalCount, idle: idleCount, waiting: waitingCount, most: options.max };
}
