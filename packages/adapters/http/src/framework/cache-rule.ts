/** What caches may do with an answer; where there is none, it stays out of every cache. */
export type CacheRule = {
  /** `everybody`: nothing of the caller is in it, and no token was needed. `caller`: only the client itself may keep it. */
  readonly keptBy: "everybody" | "caller";
  /** For how long it is used without asking; 0: it is asked each time whether it is still the same. */
  readonly seconds: number;
};

/** As long as a list of ours may be out of date after a new release (design value). */
export const AN_HOUR = 3600;

export function cacheControlOf({ keptBy, seconds }: CacheRule): string {
  const who = keptBy === "everybody" ? "public" : "private";
  return seconds === 0 ? `${who}, no-cache` : `${who}, max-age=${seconds}`;
}
