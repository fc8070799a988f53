/**
 * `numerator / denominator` with one decimal, rounded half up. Both are whole numbers, so that the
 * exact quotient decides, not its binary approximation. Half rounds up for negative values too.
 * Exact while the numerator, 20 times the denominator and 10 times the quotient are below 2^53.
 */
export function quotientToOneDecimal(numerator: number, denominator: number): number {
  const remainder = numerator % denominator;
  const whole = (numerator - remainder) / denominator;
  return (whole * 10 + Math.floor((remainder * 20 + denominator) / (denominator * 2))) / 10;
}
