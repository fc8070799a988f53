import { invalidField } from "../shared/domain-error.ts";
import { SPORT_LOG_LIMITS } from "./sport-log-limits.ts";

/** What was measured in a session, in SI units; null where nobody said. */
export type MeasuredAmounts = {
  /** One decimal. */
  readonly distanceMeters: number | null;
  /** The time in motion: at most as long as the session. */
  readonly movingSeconds: number | null;
  /** All climbs together. One decimal. */
  readonly elevationGainMeters: number | null;
  readonly averageHeartRateBpm: number | null;
  readonly maxHeartRateBpm: number | null;
  readonly steps: number | null;
};

export type MeasureName = keyof MeasuredAmounts;

/** The measures of a session, and which of them were computed from its track instead of told. */
export type SessionMeasures = MeasuredAmounts & {
  readonly computed: readonly MeasureName[];
  /** Which of them a person took away: no later recording brings them back. Absent where there are none. */
  readonly removed?: readonly MeasureName[];
};

/** Where a log came from: the kind of source and its own id there, which is kept once for each person; null where it has none. */
export type SessionSource = { readonly kind: string; readonly externalId: string | null };

/** The measures of a session of which nothing was measured. */
export const NO_MEASURES: SessionMeasures = Object.freeze({
  distanceMeters: null,
  movingSeconds: null,
  elevationGainMeters: null,
  averageHeartRateBpm: null,
  maxHeartRateBpm: null,
  steps: null,
  computed: Object.freeze([]),
});

const DECIMALS: Readonly<Record<MeasureName, 0 | 1>> = {
  distanceMeters: 1,
  movingSeconds: 0,
  elevationGainMeters: 1,
  averageHeartRateBpm: 0,
  maxHeartRateBpm: 0,
  steps: 0,
};

/** Every measure of a session. */
export const MEASURE_NAMES = Object.keys(DECIMALS) as readonly MeasureName[];

const MILLISECONDS_PER_SECOND = 1_000;

/** What somebody states of the measures; an absent one says nothing, null removes. */
export type StatedMeasures = { readonly [Name in MeasureName]?: number | null | undefined };

/**
 * `measures` with what is `stated`, each rounded half up to the decimals that are kept; an absent one stays, null
 * removes. What somebody states is computed no longer; what they remove is remembered.
 */
export function withMeasures(measures: SessionMeasures, stated: StatedMeasures): SessionMeasures {
  const names = MEASURE_NAMES.filter((name) => stated[name] !== undefined);
  if (names.length === 0) return measures;
  const changed: { -readonly [Name in MeasureName]: number | null } = { ...measures };
  for (const name of names) changed[name] = roundedMeasure(name, stated[name] ?? null);
  const removed = MEASURE_NAMES.filter((name) => isRemoved(name, measures, stated));
  if (removed.length === 0 && MEASURE_NAMES.every((name) => changed[name] === null))
    return NO_MEASURES;
  const computed = measures.computed.filter((name) => !names.includes(name));
  return { ...amountsOf(changed), computed, ...(removed.length > 0 && { removed }) };
}

function isRemoved(name: MeasureName, before: SessionMeasures, stated: StatedMeasures): boolean {
  if (stated[name] === undefined) return before.removed?.includes(name) === true;
  return (
    stated[name] === null && (before[name] !== null || before.removed?.includes(name) === true)
  );
}

function amountsOf(measures: MeasuredAmounts): MeasuredAmounts {
  const { distanceMeters, movingSeconds, elevationGainMeters, steps } = measures;
  const { averageHeartRateBpm, maxHeartRateBpm } = measures;
  return {
    distanceMeters,
    movingSeconds,
    elevationGainMeters,
    averageHeartRateBpm,
    maxHeartRateBpm,
    steps,
  };
}

/** What a person states of a session: nothing of it is computed. */
export function statedMeasures(stated: StatedMeasures): SessionMeasures {
  return withMeasures(NO_MEASURES, stated);
}

function roundedMeasure(name: MeasureName, value: number | null): number | null {
  if (value === null) return null;
  const scale = 10 ** DECIMALS[name];
  return Math.round(value * scale) / scale;
}

/** Whether `value` is one that the measure may have; the bounds are those of `SPORT_LOG_LIMITS`. */
export function isWithinBounds(name: MeasureName, value: number): boolean {
  const { min, max } = SPORT_LOG_LIMITS[name];
  return value >= min && value <= max;
}

/**
 * The measures hold together, and with a session of `durationMilliseconds` (null: not known).
 * @throws DomainError `invalid_input` when the mean heart rate is above the highest, or more time was in motion than went by.
 */
export function requireConsistentMeasures(
  measures: SessionMeasures,
  durationMilliseconds: number | null,
): void {
  if (measures === NO_MEASURES) return;
  if (isMeanAboveHighest(measures)) {
    throw invalidField("averageHeartRateBpm", "must not be above maxHeartRateBpm");
  }
  if (movesLongerThan(measures, durationMilliseconds)) {
    throw invalidField("movingSeconds", "must not be longer than the session");
  }
}

/** The measures of a session, and from its start to its end, where that is known. */
type MeasuredTime = {
  readonly measures: SessionMeasures;
  readonly durationMilliseconds: number | null;
};

/**
 * What a change of a session has touched holds together; what it left as it was is not looked at.
 * @throws DomainError `invalid_input` as `requireConsistentMeasures`.
 */
export function requireConsistentChange(before: MeasuredTime, after: MeasuredTime): void {
  const { measures, durationMilliseconds } = after;
  const isOther = (name: MeasureName) => measures[name] !== before.measures[name];
  const isOtherTime = isOther("movingSeconds") || isLengthAtStake(before, durationMilliseconds);
  const areOtherRates = isOther("averageHeartRateBpm") || isOther("maxHeartRateBpm");
  const touched = {
    ...measures,
    ...(!isOtherTime && { movingSeconds: null }),
    ...(!areOtherRates && { averageHeartRateBpm: null }),
  };
  requireConsistentMeasures(touched, durationMilliseconds);
}

/**
 * Whether a session that lasts so long after a change may be what makes its time in motion wrong: that fitted before, or has
 * become wronger. What was wrong before and stays so, as where the whole session is moved, is not of the change.
 */
export function isLengthAtStake(
  { measures, durationMilliseconds: before }: MeasuredTime,
  after: number | null,
): boolean {
  if (after === before) return false;
  const becameShorter = before !== null && after !== null && after < before;
  return becameShorter || !movesLongerThan(measures, before);
}

/** What a track adds up along its way: of a part of the session it is another. */
export const TRACK_SUMS: readonly MeasureName[] = [
  "distanceMeters",
  "movingSeconds",
  "elevationGainMeters",
];

/**
 * `measures` of a session that lasts so long (null: not known): where more time in motion was told than that, it is cut to it. What
 * was computed along the whole way goes instead, as nobody said it, and may come again with another recording; so does the time in
 * motion of a session of no length.
 */
export function measuresWithin(
  measures: SessionMeasures,
  durationMilliseconds: number | null,
): SessionMeasures {
  if (durationMilliseconds === null || !movesLongerThan(measures, durationMilliseconds)) {
    return measures;
  }
  const gone = measures.computed.filter((name) => TRACK_SUMS.includes(name));
  const longest = Math.floor(durationMilliseconds / MILLISECONDS_PER_SECOND);
  const left = {
    ...measures,
    movingSeconds: longest === 0 ? null : longest,
    ...Object.fromEntries(gone.map((name) => [name, null])),
    computed: measures.computed.filter((name) => !gone.includes(name)),
  };
  const isEmpty =
    measures.removed === undefined && MEASURE_NAMES.every((name) => left[name] === null);
  return isEmpty ? NO_MEASURES : left;
}

/** Whether the mean heart rate is said to be above the highest. */
export function isMeanAboveHighest(
  measures: Pick<MeasuredAmounts, "averageHeartRateBpm" | "maxHeartRateBpm">,
): boolean {
  const { averageHeartRateBpm: mean, maxHeartRateBpm: highest } = measures;
  return mean !== null && highest !== null && mean > highest;
}

/** Whether more time was in motion than went by; whole seconds that were rounded up are no more. */
export function movesLongerThan(
  { movingSeconds }: Pick<MeasuredAmounts, "movingSeconds">,
  durationMilliseconds: number | null,
): boolean {
  if (movingSeconds === null || durationMilliseconds === null) return false;
  return movingSeconds > Math.ceil(durationMilliseconds / MILLISECONDS_PER_SECOND);
}
