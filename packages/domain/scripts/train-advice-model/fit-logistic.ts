/** Some numbers known of something, whether it is so, and how much it counts. */
export type Observation = {
  readonly values: readonly number[];
  readonly isPositive: boolean;
  readonly weight: number;
};

const STEPS = 30;
/** Keeps the weights finite where the observations could be told apart without an error. */
const RIDGE: number = 0.1;

/** The weights of a logistic regression on few numbers, by Newton's method; the last one is the bias. */
export function fitLogistic(observations: readonly Observation[]): readonly number[] {
  const size = (observations[0]?.values.length ?? 0) + 1;
  let weights = new Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = weights.map((weight) => RIDGE * weight);
    const curvature = weights.map((_, row) => weights.map((__, at) => (row === at ? RIDGE : 0)));
    for (const { values, isPositive, weight } of observations) {
      const inputs = [...values, 1];
      const score = inputs.reduce((sum, input, at) => sum + input * (weights[at] ?? 0), 0);
      const chance = 1 / (1 + Math.exp(-score));
      const error = weight * (chance - (isPositive ? 1 : 0));
      const bend = weight * chance * (1 - chance);
      for (const [row, input] of inputs.entries()) {
        gradient[row] = (gradient[row] ?? 0) + error * input;
        const line = curvature[row] ?? [];
        for (const [at, other] of inputs.entries())
          line[at] = (line[at] ?? 0) + bend * input * other;
      }
    }
    const change = solved(curvature, gradient);
    weights = weights.map((weight, at) => weight - (change[at] ?? 0));
  }
  return weights;
}

/** The solution of linear equations, by elimination; the matrix is symmetric and positive, so that no row need be swapped. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const lines = matrix.map((line, row) => [...line, right[row] ?? 0]);
  for (const [row, line] of lines.entries()) {
    const pivot = line[row] ?? 1;
    for (const [at, value] of line.entries()) line[at] = value / pivot;
    for (const other of lines) {
      if (other === line) continue;
      const factor = other[row] ?? 0;
      for (const [at, value] of line.entries()) other[at] = (other[at] ?? 0) - factor * value;
    }
  }
  return lines.map((line) => line.at(-1) ?? 0);
}
