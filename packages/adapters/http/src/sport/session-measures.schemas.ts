import { SPORT_LOG_LIMITS } from "@health-exercise/domain/sport";
import { z } from "zod";
import { unsafeValuesIn } from "../framework/unsafe-values.ts";
import { nullAsAbsent } from "../schemas/null-as-absent.ts";
import { decimalText, integer, integerText, number } from "../schemas/numbers.ts";
import { text } from "../schemas/text.ts";

const {
  distanceMeters,
  movingSeconds,
  elevationGainMeters,
  averageHeartRateBpm,
  maxHeartRateBpm,
  steps,
  sourceKindLength,
  sourceIdLength,
} = SPORT_LOG_LIMITS;

const DESCRIPTIONS = {
  distance_m: "Meters; kept with one decimal.",
  moving_seconds: "Time in motion, at most as long as the session; kept in whole seconds.",
  elevation_gain_m: "Meters of all climbs together; kept with one decimal.",
  average_heart_rate_bpm: "Kept in whole beats a minute; not above the highest.",
} as const;

/** What may be stated of a session in JSON; null is the same as nothing on a new log and removes on a change. */
export const measuresIn = {
  distance_m: number(distanceMeters).nullish().meta({ description: DESCRIPTIONS.distance_m }),
  moving_seconds: number(movingSeconds)
    .nullish()
    .meta({ description: DESCRIPTIONS.moving_seconds }),
  elevation_gain_m: number(elevationGainMeters)
    .nullish()
    .meta({ description: DESCRIPTIONS.elevation_gain_m }),
  average_heart_rate_bpm: number(averageHeartRateBpm)
    .nullish()
    .meta({ description: DESCRIPTIONS.average_heart_rate_bpm }),
  max_heart_rate_bpm: number(maxHeartRateBpm).nullish(),
  steps: integer(steps).nullish(),
};

/** The same in a query string or form. */
export const measuresInText = {
  distance_m: decimalText(distanceMeters).optional(),
  moving_seconds: decimalText(movingSeconds).optional(),
  elevation_gain_m: decimalText(elevationGainMeters).optional(),
  average_heart_rate_bpm: decimalText(averageHeartRateBpm).optional(),
  max_heart_rate_bpm: decimalText(maxHeartRateBpm).optional(),
  steps: integerText(steps).optional(),
};

/** The same in JSON where null is the same as nothing. */
export const measuresInOrAbsent = {
  distance_m: nullAsAbsent(number(distanceMeters)),
  moving_seconds: nullAsAbsent(number(movingSeconds)),
  elevation_gain_m: nullAsAbsent(number(elevationGainMeters)),
  average_heart_rate_bpm: nullAsAbsent(number(averageHeartRateBpm)),
  max_heart_rate_bpm: nullAsAbsent(number(maxHeartRateBpm)),
  steps: nullAsAbsent(integer(steps)),
};

/** Each character may be written as an escape of six. */
const LONGEST_SOURCE_TEXT = 6 * (sourceKindLength + sourceIdLength) + 100;
/** No kind of source begins like this. */
const STARTS_OF_JSON = '"{[';

const SOURCE_KIND = "The app, service or device that it comes from.";

/** What the fields say of it, which stand beside others of other kinds. */
export const SOURCE = "What the session comes from, with its id there; once for each person.";

/** Where a log comes from, with its id there. */
export const sourceIn = z
  .object({
    kind: text({ min: 1, max: sourceKindLength, trim: true, isName: true }).meta({
      description: SOURCE_KIND,
      examples: ["apple_health"],
    }),
    external_id: text({ min: 1, max: sourceIdLength, trim: true, isName: true }),
  })
  .meta({
    id: "ActivitySource",
    description: "Kept once for each person: a second log of one kind and id is refused with 409.",
  });

/** The same of a log that may be sent back as it was answered: files give no id. */
export const sourceOfLogIn = sourceIn
  .extend({ external_id: sourceIn.shape.external_id.nullable() })
  .meta({
    id: "LogSource",
    description:
      "A second log of one kind and id is refused with 409; without an id (null) any number may be of a kind.",
  });

const SOURCE_TEXT = "must be kind:external_id, or a JSON object with kind and external_id";

/** A source as one text: the object as JSON, or kind and id told apart by the first colon. */
export const sourceInText = text({ min: 3, max: LONGEST_SOURCE_TEXT })
  .transform((words, context) => {
    if (STARTS_OF_JSON.includes(words.trimStart().charAt(0))) {
      const source = jsonObjectIn(words);
      if (source !== undefined) return source;
    } else if (words.includes(":")) {
      const [kind = "", ...rest] = words.split(":");
      return { kind, external_id: rest.join(":") };
    }
    context.addIssue({ code: "custom", message: SOURCE_TEXT });
    return z.NEVER;
  })
  .pipe(sourceOfLogIn)
  .meta({
    type: "string",
    description:
      "The app, service or device that it comes from and its id there, with a colon between, or as a JSON object.",
    examples: ["apple_health:6F1B2C", '{"kind":"apple_health","external_id":"6F1B2C"}'],
  });

/** Undefined where the text is no JSON object, or one with what no field may hold. */
function jsonObjectIn(words: string): { kind?: unknown; external_id?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(words);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject && unsafeValuesIn(value).length === 0 ? value : undefined;
  } catch {
    return undefined;
  }
}

export const MEASURE_FIELDS = Object.keys(measuresIn) as readonly (keyof typeof measuresIn)[];

/** The measures and the source in a response: what is not known is left out. */
export const measuresOut = {
  distance_m: z.number().optional().meta({ description: "Left out where nobody measured it." }),
  moving_seconds: z.int().optional(),
  elevation_gain_m: z.number().optional(),
  average_heart_rate_bpm: z.int().optional(),
  max_heart_rate_bpm: z.int().optional(),
  steps: z.int().optional(),
  computed_measures: z.array(z.enum(MEASURE_FIELDS)).optional().meta({
    description: "Those of the measures that were computed from the track; the others were told.",
  }),
  source: z
    .object({
      kind: z.string().meta({ description: SOURCE_KIND }),
      external_id: z.string().nullable(),
    })
    .optional()
    .meta({
      description: "Left out of what was written by hand.",
    }),
};
