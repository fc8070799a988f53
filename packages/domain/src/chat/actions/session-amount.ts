import type { Amount } from "../../language/amount.ts";

/** An amount of a message, by the words it stands at. */
export type SessionAmount = {
  readonly measure: Amount["measure"];
  readonly value: number;
  /** As it was written. */
  readonly written: string;
  readonly sentence: number;
  /** The words from `start` up to `end`. */
  readonly start: number;
  readonly end: number;
};
