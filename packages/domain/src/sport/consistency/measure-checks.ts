import { quotientToOneDecimal } from "../../shared/rounding.ts";
import { readSessionLabel, soleSportOf } from "../records/record-activity.ts";
import { durationMilliseconds, type SportLog } from "../sport-log.ts";
import { isFasterThanAnybody } from "../statistics/movement.ts";
import type { Finding } from "./consistency-issue.ts";

/** A shorter way says little of how fast somebody was (design value). */
const LEAST_METERS = 1_000;
const METERS_PER_KILOMETER = 1_000;
const SECONDS_PER_MINUTE = 60;

/** Families of the catalogue: cars, motorcycles and jet skis that race, snowmobiles, and what falls or glides from a height. */
const CARRIED_SPORTS = [
  "15190",
  "15192",
  "15340",
  "15470",
  "15475",
  "15503",
  "15600",
  "18160",
  "19200",
  "19202",
];

/**
 * Beats a minute above which a sensor is the likelier explanation (design value): 220 less the age is hardly ever exceeded by
 * so much (Tanaka et al., Age-predicted maximal heart rate revisited, J Am Coll Cardiol 2001;37(1):153-156).
 */
const MOST_BEATS = 230;

/** Steps a second that sprinters reach for some seconds (design value). */
const MOST_STEPS_PER_SECOND = 5;
/** Shorter sessions are rounded too much to tell (design value). */
const LEAST_SECONDS_OF_STEPS = 60;

/** Looks whether what was measured in a finished session can be; one without measures is not looked at. */
export function checkMeasures(log: SportLog): Finding[] | null {
  const { distanceMeters, averageHeartRateBpm, maxHeartRateBpm, steps, movingSeconds } =
    log.measures;
  const measured = [distanceMeters, averageHeartRateBpm, maxHeartRateBpm, steps, movingSeconds];
  if (!log.finished || measured.every((value) => value === null)) return null;
  return [...tooFast(log), ...heartRates(log), ...tooManySteps(log), ...movingTooLong(log)];
}

/** The time in motion, else of the whole session, in seconds; null where neither is known. */
function secondsOf(log: SportLog): number | null {
  const duration = durationMilliseconds(log);
  return log.measures.movingSeconds ?? (duration === null ? null : duration / 1_000);
}

function tooFast(log: SportLog): Finding[] {
  const { distanceMeters } = log.measures;
  const seconds = secondsOf(log);
  if (distanceMeters === null || seconds === null || distanceMeters < LEAST_METERS) return [];
  const moved = { decimeters: Math.round(distanceMeters * 10), milliseconds: seconds * 1_000 };
  if (!isFasterThanAnybody(log, moved) || isCarried(log)) return [];
  const values = {
    kilometers: quotientToOneDecimal(distanceMeters, METERS_PER_KILOMETER),
    minutes: quotientToOneDecimal(seconds, SECONDS_PER_MINUTE),
  };
  return [{ code: "distance_too_fast", logId: log.id, values }];
}

/** Whether a motor or the air may have moved the person, by what the session is called. */
function isCarried({ sportName, exerciseType }: SportLog): boolean {
  const sport = soleSportOf(readSessionLabel({ sportName, exerciseType }));
  return sport !== undefined && CARRIED_SPORTS.includes(sport);
}

function heartRates({ id: logId, measures }: SportLog): Finding[] {
  const { averageHeartRateBpm: average, maxHeartRateBpm: most } = measures;
  const highest = Math.max(average ?? 0, most ?? 0);
  return [
    ...(average !== null && most !== null && average > most
      ? [{ code: "heart_rate_average_above_max", logId, values: { average, most } } as const]
      : []),
    ...(highest > MOST_BEATS
      ? [{ code: "heart_rate_too_high", logId, values: { highest, limit: MOST_BEATS } } as const]
      : []),
  ];
}

function tooManySteps(log: SportLog): Finding[] {
  const { steps } = log.measures;
  const duration = durationMilliseconds(log);
  if (steps === null || duration === null) return [];
  const seconds = Math.max(duration / 1_000, LEAST_SECONDS_OF_STEPS);
  if (steps <= seconds * MOST_STEPS_PER_SECOND) return [];
  const minutes = quotientToOneDecimal(duration, 1_000 * SECONDS_PER_MINUTE);
  return [{ code: "steps_too_many", logId: log.id, values: { steps, minutes } }];
}

function movingTooLong(log: SportLog): Finding[] {
  const { movingSeconds } = log.measures;
  const duration = durationMilliseconds(log);
  if (movingSeconds === null || duration === null) return [];
  // Both are rounded to seconds by whoever tells them.
  return movingSeconds <= Math.ceil(duration / 1_000) + 1
    ? []
    : [{ code: "moving_longer_than_session", logId: log.id }];
}
