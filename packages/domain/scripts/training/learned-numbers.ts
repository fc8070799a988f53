/** The sum of squares with which what is learned anew begins (design value). */
export const FIRST_SQUARES = 0.01;
/** ... and what is learned on, in smaller steps (design value). */
export const LATER_SQUARES = 0.1;

/** Numbers that are learned, with the gradient of a batch and the sum of its squares. */
export type Learned = {
  readonly values: Float32Array;
  readonly gradient: Float32Array;
  readonly squares: Float32Array;
};

/** Numbers that nothing was learned of yet. */
export function learned(length: number, squares: number, first: (at: number) => number): Learned {
  return {
    values: Float32Array.from({ length }, (_, at) => first(at)),
    gradient: new Float32Array(length),
    squares: new Float32Array(length).fill(squares),
  };
}

/** A step against the gradient, the smaller the more there were; the gradient begins anew. */
export function stepAll({ values, gradient, squares }: Learned, rate: number): void {
  for (let at = 0; at < values.length; at += 1) {
    const slope = gradient[at] ?? 0;
    if (slope === 0) continue;
    const square = (squares[at] ?? 0) + slope * slope;
    squares[at] = square;
    values[at] = (values[at] ?? 0) - (rate * slope) / Math.sqrt(square);
    gradient[at] = 0;
  }
}
