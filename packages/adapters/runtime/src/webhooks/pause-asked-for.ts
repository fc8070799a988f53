const SECOND_MS = 1_000;

/** How long `Retry-After` asks to wait, which is a number of seconds or an instant (RFC 9110); undefined where it cannot be read. */
export function pauseAskedFor(retryAfter: string | undefined, now: Date): number | undefined {
  const text = retryAfter?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND_MS;
  // Any other text could be read as a year.
  if (!/^[A-Z][a-z]{2,8},? /.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
