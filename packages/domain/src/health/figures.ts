const NOISE_DECIMALS = 9;

/** `value` without the noise of binary fractions: what is 25 on paper is 25, not 24.999999999999996. */
function withoutNoise(value: number): number {
  return Number(value.toFixed(NOISE_DECIMALS));
}

/** `value` with so many decimals, rounded half up as it would be on paper. */
export function roundedTo(decimals: number, value: number): number {
  const scale = 10 ** decimals;
  return Math.round(withoutNoise(value * scale)) / scale;
}
