/**
 * What one import may bring (design values): bytes of all its files together as they are sent, years of a person's
 * activities when packed; files; and activities, more than a person records in many years.
 */
export const IMPORT_LIMITS = {
  bytes: 100 * 1024 * 1024,
  files: 50,
  activities: 20_000,
  /** Of all tracks together, simplified: some tens of megabytes. What comes after comes without its track. */
  trackPoints: 2_000_000,
} as const;
