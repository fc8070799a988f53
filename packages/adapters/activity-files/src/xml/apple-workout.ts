import type { RecordedActivity, SessionSource } from "@health-exercise/domain/sport";
import { copiedText } from "../copied-text.ts";
import { RowFault } from "../file-fault.ts";
import { NAME_CHARACTERS } from "../limits.data.ts";
import { type IsoTime, instantAt, readIsoTime } from "../time/iso-time.ts";
import {
  APPLE_UNITS,
  type AppleDimension,
  INDOOR_TYPES,
  SWIMMING_PLACES,
} from "./apple-health.data.ts";
import { looseNumberIn } from "./xml-values.ts";

type Attributes = Readonly<Record<string, string>>;

/** What an export says of a workout, part by part. */
export type AppleWorkout = {
  readonly line: number;
  readonly attributes: Attributes;
  readonly statistics: Attributes[];
  readonly metadata: Map<string, string>;
  /** The names of the files that have its way. */
  readonly routes: string[];
};

/** An activity whose instant and source are known. */
type WorkoutActivity = RecordedActivity & {
  readonly start: { readonly kind: "instant"; readonly at: Date };
  readonly source: SessionSource;
};

const QUANTITY = "HKQuantityTypeIdentifier";
const DISTANCE = `${QUANTITY}Distance`;
const MILLISECONDS = 1_000;

/** The activity of a workout. @throws RowFault where it does not say when it began, or a number of it is none. */
export function activityOfWorkout(workout: AppleWorkout): WorkoutActivity {
  const { attributes, metadata } = workout;
  const start = instantIn(attributes["startDate"]);
  if (start === null) throw new RowFault("workout_start");
  const end = instantIn(attributes["endDate"]);
  const seconds = amount(attributes["duration"], attributes["durationUnit"] ?? "min", "time");
  const lasted = seconds === null ? null : Math.round(seconds * MILLISECONDS);
  const kind = (attributes["workoutActivityType"] ?? "").replace(/^HKWorkoutActivityType/, "");
  const type = copiedText(kind, NAME_CHARACTERS);
  return {
    name: copiedText(metadata.get("HKWorkoutBrandName") ?? "", NAME_CHARACTERS),
    type: type === null ? null : variantOf(type, metadata),
    start: { kind: "instant", at: new Date(start) },
    elapsedMilliseconds: end === null ? lasted : end - start,
    energyKilocalories: energyOf(workout),
    perceivedExertion: null,
    notes: null,
    measures: {
      told: {
        distanceMeters: distanceOf(workout),
        movingSeconds: seconds,
        elevationGainMeters: quantity(metadata.get("HKElevationAscended"), "length"),
        averageHeartRateBpm: statistic(workout, "HeartRate", "average", "rate"),
        maxHeartRateBpm: statistic(workout, "HeartRate", "maximum", "rate"),
        steps: statistic(workout, "StepCount", "sum", "count"),
      },
    },
    source: { kind: "apple_health", externalId: `${start}-${(type ?? "").slice(0, 100)}` },
  };
}

function instantIn(text: string | undefined): number | null {
  if (text === undefined || text === "") return null;
  const time: IsoTime | undefined = readIsoTime(text);
  if (time === undefined) throw new RowFault("workout_start");
  return instantAt(time.wall, time.offsetMinutes ?? 0).getTime();
}

/** The energy of moving alone, as the app shows it; older exports have it as a total. */
function energyOf(workout: AppleWorkout): number | null {
  const { totalEnergyBurned, totalEnergyBurnedUnit } = workout.attributes;
  return (
    statistic(workout, "ActiveEnergyBurned", "sum", "energy") ??
    amount(totalEnergyBurned, totalEnergyBurnedUnit ?? "kcal", "energy")
  );
}

/** The longest of the distances: steps are counted on the way of a ride too. */
function distanceOf({ attributes, statistics }: AppleWorkout): number | null {
  const distances = statistics
    .filter(({ type = "" }) => type.startsWith(DISTANCE))
    .map(({ sum, unit = "" }) => amount(sum, unit, "length") ?? 0);
  const { totalDistance, totalDistanceUnit } = attributes;
  return distances.length > 0
    ? Math.max(...distances)
    : amount(totalDistance, totalDistanceUnit ?? "km", "length");
}

function statistic(
  { statistics }: AppleWorkout,
  name: string,
  part: "sum" | "average" | "maximum",
  dimension: AppleDimension,
): number | null {
  const found = statistics.find(({ type }) => type === `${QUANTITY}${name}`);
  return amount(found?.[part], found?.["unit"] ?? "", dimension);
}

/** A number with its unit behind it, as metadata have them: `1250 cm`. */
function quantity(text: string | undefined, dimension: AppleDimension): number | null {
  const [value, unit = ""] = (text ?? "").trim().split(/\s+/, 2);
  return amount(value, unit, dimension);
}

/** What a number in a unit is in the base unit. @throws RowFault where it is none, or nobody knows the unit. */
function amount(value: string | undefined, unit: string, dimension: AppleDimension): number | null {
  if (value === undefined || value === "") return null;
  const number = looseNumberIn(value);
  if (number === null) throw new RowFault("workout_number");
  const units: Readonly<Record<string, number>> = APPLE_UNITS[dimension];
  const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (factor === undefined) throw new RowFault("workout_unit");
  return number * factor;
}

/** The type with where it was done, as far as that changes what it is. */
function variantOf(type: string, metadata: ReadonlyMap<string, string>): string {
  const indoors: Readonly<Record<string, string>> = INDOOR_TYPES;
  if (metadata.get("HKIndoorWorkout") === "1" && Object.hasOwn(indoors, type))
    return indoors[type] ?? type;
  const place = type === "Swimming" ? metadata.get("HKSwimmingLocationType") : undefined;
  return SWIMMING_PLACES[place ?? ""] ?? type;
}
