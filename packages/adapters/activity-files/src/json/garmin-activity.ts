import type { RecordedActivity } from "@health-exercise/domain/sport";
import { NAME_CHARACTERS, NOTES_CHARACTERS } from "../limits.data.ts";
import {
  amountIn,
  elapsedBetween,
  fieldOf,
  idIn,
  isFields,
  type JsonFields,
  startIn,
  textIn,
} from "./json-values.ts";

/** Units of the export: centimeters, milliseconds, kilojoules, and hundredths of an exertion of ten. */
const METERS_PER_CENTIMETER = 0.01;
const SECONDS_PER_MILLISECOND = 0.001;
/** So many kilojoules Garmin writes for a kilocalorie. */
const KILOCALORIES_PER_KILOJOULE = 1 / 4.19;
const EXERTION_PER_STEP = 0.1;

/**
 * An activity of Garmin's export of an account (`DI_CONNECT/DI-Connect-Fitness/*_summarizedActivities.json`). The whole of
 * a multi-sport activity is none: its legs are there one by one.
 * @throws RowFault where it does not say when it began.
 */
export function activityOfGarmin(fields: JsonFields): RecordedActivity | null {
  if (fieldOf(fields, "parent") === true) return null;
  const begun = fieldOf(fields, "beginTimestamp", "startTimeGmt", "startTimeGMT");
  const timer = amountIn(fieldOf(fields, "duration"));
  const scaled = (scale: number, ...names: readonly string[]) =>
    amountIn(fieldOf(fields, ...names), scale);
  return {
    name: textIn(fieldOf(fields, "name", "activityName"), NAME_CHARACTERS),
    type: typeOf(fields),
    start: startIn(begun),
    elapsedMilliseconds:
      amountIn(fieldOf(fields, "elapsedDuration")) ??
      timer ??
      elapsedBetween(begun, fieldOf(fields, "endTimeGmt")),
    energyKilocalories: scaled(KILOCALORIES_PER_KILOJOULE, "calories"),
    perceivedExertion: scaled(EXERTION_PER_STEP, "workoutRpe", "directWorkoutRpe"),
    notes: textIn(fieldOf(fields, "description"), NOTES_CHARACTERS),
    measures: {
      told: {
        distanceMeters: scaled(METERS_PER_CENTIMETER, "distance"),
        movingSeconds: scaled(SECONDS_PER_MILLISECOND, "movingDuration", "duration"),
        elevationGainMeters: scaled(METERS_PER_CENTIMETER, "elevationGain"),
        averageHeartRateBpm: scaled(1, "avgHr"),
        maxHeartRateBpm: scaled(1, "maxHr"),
        steps: scaled(1, "steps"),
      },
    },
    source: { kind: "garmin_connect", externalId: idIn(fieldOf(fields, "activityId")) },
  };
}

function typeOf(fields: JsonFields): string | null {
  const type = fieldOf(fields, "activityType", "sportType");
  return textIn(isFields(type) ? fieldOf(type, "typeKey") : type, NAME_CHARACTERS);
}
