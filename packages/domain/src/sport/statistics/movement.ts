import { durationMilliseconds, type SportLog } from "../sport-log.ts";

/**
 * How far somebody went and the time that it took, kept exact: the time in motion where it is known, else that of the whole
 * session. All paces and speeds are of this time, of one session as of many.
 */
export type Movement = { readonly decimeters: number; readonly milliseconds: number };

/** No way, in no time. */
export const NO_MOVEMENT: Movement = { decimeters: 0, milliseconds: 0 };

/** The categories of the catalogue in which people ask for a pace: minutes for a kilometer, not kilometers in an hour. */
export const PACED_CATEGORIES: readonly string[] = ["running", "walking"];
/** Less says nothing of how fast somebody goes (design value). */
export const LEAST_PACED_DECIMETERS = 10_000;
/**
 * Nobody runs a kilometer faster: the record over 1,000 m is 2:11.96 (World Athletics, 1999).
 */
export const FASTEST_PACE_SECONDS = 130;
/** Nor anything shorter: the record over 100 m is 9.58 s (World Athletics, 2009). */
export const FASTEST_SPRINT_SECONDS = 95;
/**
 * Seconds for a kilometer that no session by one's own strength keeps up (design value): 100 km in an hour, well above the 56.8
 * that were ridden on a bicycle (UCI hour record, 2022), for descents and for those who fall skiing.
 */
export const FASTEST_KILOMETER_SECONDS = 36;

/** The categories of the catalogue in which motors move people, as fast as they may. */
export const MOTOR_CATEGORIES: readonly string[] = ["transportation"];

const DECIMETERS_PER_METER = 10;
const MILLISECONDS_PER_SECOND = 1_000;
/** Decimeters and milliseconds to meters and seconds, for a kilometer. */
const PACE_FACTOR = 10;
/** Decimeters and milliseconds to hundredths of meters a second. */
const HUNDREDTHS_OF_SPEED = 10_000;

/** Whether a session is told by a pace: one on foot. */
export function isOnFoot({ matchedCategoryId }: Pick<SportLog, "matchedCategoryId">): boolean {
  return matchedCategoryId !== null && PACED_CATEGORIES.includes(matchedCategoryId);
}

/** How far a finished session went, and in what time; null where either is not known, or nothing, or nobody is so fast. */
export function movementOf(log: SportLog): Movement | null {
  const { distanceMeters, movingSeconds } = log.measures;
  if (!log.finished || distanceMeters === null) return null;
  const decimeters = Math.round(distanceMeters * DECIMETERS_PER_METER);
  const milliseconds =
    movingSeconds === null ? durationMilliseconds(log) : movingSeconds * MILLISECONDS_PER_SECOND;
  if (decimeters === 0 || !milliseconds) return null;
  return isFasterThanAnybody(log, { decimeters, milliseconds })
    ? null
    : { decimeters, milliseconds };
}

/** Whether a session says that somebody went further than anybody does in the time, by its category. */
export function isFasterThanAnybody(
  log: Pick<SportLog, "matchedCategoryId">,
  { decimeters, milliseconds }: Movement,
): boolean {
  return milliseconds * PACE_FACTOR < leastSecondsOf(log, decimeters) * decimeters;
}

/** For a kilometer. */
function leastSecondsOf(log: Pick<SportLog, "matchedCategoryId">, decimeters: number): number {
  if (isOnFoot(log)) {
    return decimeters < LEAST_PACED_DECIMETERS ? FASTEST_SPRINT_SECONDS : FASTEST_PACE_SECONDS;
  }
  const isByMotor = MOTOR_CATEGORIES.includes(log.matchedCategoryId ?? "");
  return isByMotor ? 0 : FASTEST_KILOMETER_SECONDS;
}

/** The sum of two. */
export function addMovements(left: Movement, right: Movement): Movement {
  return {
    decimeters: left.decimeters + right.decimeters,
    milliseconds: left.milliseconds + right.milliseconds,
  };
}

/**
 * Meters a second, two decimals; null where there was none.
 *
 * @example
 * ```ts
 * import { speedMetersPerSecond } from "@health-exercise/domain/sport";
 * console.log(speedMetersPerSecond({ decimeters: 250_000, milliseconds: 3_600_000 })); // 6.94
 * ```
 */
export function speedMetersPerSecond({ decimeters, milliseconds }: Movement): number | null {
  if (decimeters === 0 || milliseconds === 0) return null;
  return Math.round((decimeters * HUNDREDTHS_OF_SPEED) / milliseconds) / 100;
}

/**
 * How fast a session was, in milliseconds for a decimeter, to compare it with others; null where it is too short to tell, or
 * nobody is so fast.
 */
export function slownessToCompare(log: SportLog): number | null {
  const movement = movementOf(log);
  if (movement === null || movement.decimeters < LEAST_PACED_DECIMETERS) return null;
  return movement.milliseconds / movement.decimeters;
}
