/**
 * `numerator / denominator` with one decimal, rounded half up. Both are whole numbers, so that the
 * exact quotient decides, not its binary approximation. Half rounds up for negative values too.
 */
export function quotientToOneDecimal(numerator: number, denominator: number): number {
  return Math.floor((numerator * 20 + denominator) / (denominator * 2)) / 10;
}
