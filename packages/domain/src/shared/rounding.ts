const NOISE_DECIMALS = 9;

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

/** `value` without the noise of binary fractions: what is 25 on paper is 25, not 24.999999999999996. */
function withoutNoise(value: number): number {
  return Number(value.toFixed(NOISE_DECIMALS));
}

/** `value` with so many decimals, rounded half up as it would be on paper. */
export function roundedTo(decimals: number, value: number): number {
  const scale = 10 ** decimals;
  return Math.round(withoutNoise(value * scale)) / scale;
}
