import type { RecordedActivity } from "@health-exercise/domain/sport";
import { NAME_CHARACTERS, NOTES_CHARACTERS } from "../limits.data.ts";
import {
  EXERCISE_TYPES,
  type HealthConnectMeasure,
  MEASURE_FIELDS,
} from "./health-connect.data.ts";
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

/**
 * An exercise session of Health Connect (Google, `ExerciseSessionRecord`), as programs that export it write it in JSON; null
 * for records of other kinds.
 * @throws RowFault where it does not say when it began.
 */
export function activityOfHealthConnect(fields: JsonFields): RecordedActivity | null {
  const kind = fieldOf(fields, "exerciseType", "exercise_type");
  if (kind === undefined) return null;
  const start = fieldOf(fields, "startTime", "start_time", "startTimeMillis");
  const end = fieldOf(fields, "endTime", "end_time", "endTimeMillis");
  const metadata = fieldOf(fields, "metadata");
  const own = isFields(metadata) ? metadata : fields;
  return {
    name: textIn(fieldOf(fields, "title", "name"), NAME_CHARACTERS),
    type: typeOf(kind),
    start: startIn(start),
    elapsedMilliseconds: elapsedBetween(start, end),
    energyKilocalories: measureOf(fields, "energyKilocalories"),
    perceivedExertion: null,
    notes: textIn(fieldOf(fields, "notes"), NOTES_CHARACTERS),
    measures: {
      told: {
        distanceMeters: measureOf(fields, "distanceMeters"),
        elevationGainMeters: measureOf(fields, "elevationGainMeters"),
        averageHeartRateBpm: measureOf(fields, "averageHeartRateBpm"),
        maxHeartRateBpm: measureOf(fields, "maxHeartRateBpm"),
        steps: measureOf(fields, "steps"),
      },
    },
    source: { kind: "health_connect", externalId: idIn(fieldOf(own, "id", "uid", "uuid")) },
  };
}

/** By its number, or by its name with or without what the platform puts before it. */
function typeOf(kind: unknown): string | null {
  if (typeof kind === "number") return EXERCISE_TYPES[kind] ?? `exercise_type_${kind}`;
  const name = textIn(kind, NAME_CHARACTERS);
  if (name !== null && /^\d{1,3}$/.test(name)) return typeOf(Number(name));
  return name?.replace(/^EXERCISE_TYPE_/i, "").toLowerCase() ?? null;
}

/** A number of its own, or one with its unit as a name. */
function measureOf(fields: JsonFields, measure: HealthConnectMeasure): number | null {
  const { names, units } = MEASURE_FIELDS[measure];
  const value = fieldOf(fields, ...names);
  if (!isFields(value)) return amountIn(value);
  for (const [unit, scale] of Object.entries(units)) {
    const amount = amountIn(fieldOf(value, unit), scale);
    if (amount !== null) return amount;
  }
  return null;
}
