import type { Pool } from "pg";

/** Connections for everything, and a few that only cheap statements have, where there are enough. */
export type Pools = { readonly pool: Pool; readonly reserve: Pool | undefined };

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
