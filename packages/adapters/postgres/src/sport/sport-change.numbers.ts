import { sql } from "kysely";

/** So many changes a second never happen: what is numbered later by the clock is larger than all that was numbered before. */
const NUMBERS_A_SECOND = 1_048_576;

/** The first number of those that are given from now on where numbers of before may be lost. Fits into 2^53 until the year 2242. */
export const numberOfThisMoment = sql<number>`
  (extract(epoch from clock_timestamp())::bigint * ${sql.lit(NUMBERS_A_SECOND)})`;
