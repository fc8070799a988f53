import type { RecordedStart } from "@health-exercise/domain/sport";

/** When a session began by its file; null where it comes from none, or came before this was kept. */
export type RecordedStartColumns = {
  readonly recorded_start: Date | null;
  /** How far the clock on the wall was ahead; null where the file told an instant. */
  readonly recorded_ahead_seconds: number | null;
};

export const RECORDED_START_COLUMNS = [
  "recorded_start",
  "recorded_ahead_seconds",
] as const satisfies readonly (keyof RecordedStartColumns)[];

const MILLISECONDS_PER_SECOND = 1_000;

export function recordedStartFrom(row: RecordedStartColumns): RecordedStart | null {
  const { recorded_start: at, recorded_ahead_seconds: ahead } = row;
  if (at === null) return null;
  return { at, wallTime: ahead === null ? null : at.getTime() + ahead * MILLISECONDS_PER_SECOND };
}

/** A clock on the wall is kept in whole seconds ahead of the start, as clocks are. */
export function recordedStartValues(start: RecordedStart | undefined): RecordedStartColumns {
  if (start === undefined) return { recorded_start: null, recorded_ahead_seconds: null };
  const { at, wallTime } = start;
  const ahead = wallTime === null ? null : (wallTime - at.getTime()) / MILLISECONDS_PER_SECOND;
  return { recorded_start: at, recorded_ahead_seconds: ahead && Math.round(ahead) };
}
