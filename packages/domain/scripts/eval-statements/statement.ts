/** A sentence that a model may say of a person's records, and whether it is true; see `data/records` of the evaluation. */
export type Statement = {
  readonly id: string;
  readonly person: string;
  readonly lang: string;
  readonly metric: string;
  readonly true: boolean;
  /** How a false one is wrong. */
  readonly wrong?: string;
  readonly reply: string;
  readonly right: readonly number[];
};
