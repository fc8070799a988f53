import type { MeasuredAmounts, SessionSource } from "../session-measures.ts";
import type { FastestStretches } from "../track/fastest-stretches.ts";
import type { SessionTrack } from "../track/session-track.ts";

/**
 * When an activity began: an instant, or what a clock on the wall showed (`YYYY-MM-DDTHH:MM:SS`, without an offset).
 * `zone` is where that clock hung, an IANA name as the file has it and maybe none; null where the file does not say.
 */
export type ActivityStart =
  | { readonly kind: "instant"; readonly at: Date }
  | { readonly kind: "local"; readonly dateTime: string; readonly zone: string | null };

/** An activity as a device or another service recorded it; null where its file does not say. */
export type RecordedActivity = {
  /** The title that somebody gave it. */
  readonly name: string | null;
  /** What was done, in the words of the file: `Run`, `trail_running`, `骑行`. */
  readonly type: string | null;
  readonly start: ActivityStart;
  /** From the start to the end, stops included; where only the time in motion is known, that. */
  readonly elapsedMilliseconds: number | null;
  readonly energyKilocalories: number | null;
  /** On Borg's CR10 scale, 0 to 10. */
  readonly perceivedExertion: number | null;
  readonly notes: string | null;
  readonly measures?: RecordedMeasures;
  readonly source?: SessionSource;
  readonly track?: RecordedTrack;
  /** It belongs to another activity of the same files, with the same source: the way of a session, or the file behind a row. */
  readonly isSupplement?: boolean;
};

/** The way of an activity, as it can be kept, and the fastest stretches on it. */
export type RecordedTrack = { readonly track: SessionTrack; readonly fastest: FastestStretches };

/** What was measured, as it is told by the device or its service, and as its track says where that tells nothing. */
export type RecordedMeasures = {
  readonly told: Partial<MeasuredAmounts>;
  readonly computed?: Partial<MeasuredAmounts>;
  /**
   * In what unit `told.distanceMeters` is meant where it is not meters: `account`, the larger unit that its account is set
   * to, kilometers or miles, or the smaller one that pools are measured in.
   */
  readonly distanceUnit?: "account";
  /** The same of a climb: meters, or feet where the account has miles. */
  readonly climbUnit?: "account";
};
