import type { RecordedActivity } from "@health-exercise/domain/sport";
import { NAME_CHARACTERS, NOTES_CHARACTERS } from "../limits.data.ts";
import {
  amountIn,
  durationIn,
  elapsedBetween,
  fieldOf,
  isFields,
  type JsonFields,
  startIn,
  textIn,
} from "./json-values.ts";

const MILLISECONDS = 1_000;
/** What the service notices of somebody who does no exercise (Google, "Activity data types" of the Fit API, 2025). */
const NO_EXERCISE = /^(?:sleep|in_vehicle|still|tilting|unknown|on_foot_unknown|exiting_vehicle)\b/;

/**
 * A session of Google Fit as Takeout has it (`Takeout/Fit/All Sessions/*.json`), with the sums beside it; null for sleep and
 * other things that are no exercise.
 * @throws RowFault where it does not say when it began.
 */
export function activityOfGoogleFit(fields: JsonFields): RecordedActivity | null {
  const type = textIn(fieldOf(fields, "fitnessActivity"), NAME_CHARACTERS);
  if (type === null || NO_EXERCISE.test(type)) return null;
  const [start, end] = [fieldOf(fields, "startTime"), fieldOf(fields, "endTime")];
  const active = durationIn(fieldOf(fields, "duration"));
  const sums = sumsOf(fieldOf(fields, "aggregate"));
  return {
    name: textIn(fieldOf(fields, "name", "title"), NAME_CHARACTERS),
    type: type.replaceAll(".", "_"),
    start: startIn(start),
    elapsedMilliseconds: elapsedBetween(start, end) ?? active,
    energyKilocalories: sums.get("com.google.calories.expended") ?? null,
    perceivedExertion: null,
    notes: textIn(fieldOf(fields, "description", "notes"), NOTES_CHARACTERS),
    measures: {
      told: {
        distanceMeters: sums.get("com.google.distance.delta") ?? null,
        movingSeconds: active === null ? null : active / MILLISECONDS,
        steps: sums.get("com.google.step_count.delta") ?? null,
      },
    },
    source: { kind: "google_fit", externalId: null },
  };
}

function sumsOf(aggregate: unknown): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const each of Array.isArray(aggregate) ? aggregate : []) {
    if (!isFields(each)) continue;
    const name = fieldOf(each, "metricName");
    const value = amountIn(fieldOf(each, "floatValue", "intValue"));
    if (typeof name === "string" && value !== null) sums.set(name, value);
  }
  return sums;
}
