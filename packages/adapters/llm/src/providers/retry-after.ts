const MS_PER_SECOND = 1_000;

/**
 * The wait that a `Retry-After` header asks for at `now`, in seconds or as a date (Internet Engineering Task Force,
 * HTTP Semantics, RFC 9110, 2022, section 10.2.3); undefined where it says nothing.
 */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * MS_PER_SECOND;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
