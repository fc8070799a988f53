/** Something found in a sentence: from token `start` up to `end`, in a clause. */
export type Cue<Value> = {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
  readonly clause: number;
};
