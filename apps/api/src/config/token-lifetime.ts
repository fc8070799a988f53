import { LONGEST_LIFETIME_SECONDS } from "@health-exercise/adapter-runtime/token-rules";

/** The least that tokens may be limited to: whoever asks for less locks people out. */
export const SHORTEST_LIFETIME_SECONDS = 60;

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** A time such as 30s, 15m, 1h or 7d, in seconds; undefined for any other text. */
export function secondsOf(text: string): number | undefined {
  const [, amount = "", unit = ""] = /^(\d{1,9})([smhd])$/.exec(text) ?? [];
  const seconds = Number(amount) * (SECONDS[unit] ?? Number.NaN);
  return Number.isNaN(seconds) ? undefined : seconds;
}

/** How long a token may be good, in seconds or as a time such as 30d; undefined where that is no such time. */
export function parseTokenLifetime(text: string): number | undefined {
  const seconds = secondsOf(/^\d+$/.test(text) ? `${text}s` : text);
  const isWithin =
    seconds !== undefined &&
    seconds >= SHORTEST_LIFETIME_SECONDS &&
    seconds <= LONGEST_LIFETIME_SECONDS;
  return isWithin ? seconds : undefined;
}

/** So many seconds in the largest unit that tells them exactly: 86400 is 1d, 90 is 90s. */
export function lifetimeText(seconds: number): string {
  const units = Object.entries(SECONDS).reverse();
  const [unit, length] = units.find(([, each]) => seconds % each === 0) ?? ["s", 1];
  return `${seconds / length}${unit}`;
}
