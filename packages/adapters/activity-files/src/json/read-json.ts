import type { RecordedActivity } from "@health-exercise/domain/sport";
import type { ActivityFileEntry } from "@health-exercise/ports-activity-files";
import type { Content } from "../content/content.ts";
import type { JsonFormat } from "../content/detect-format.ts";
import { encodingOf, textOf } from "../content/text-of.ts";
import { FileFault, RowFault } from "../file-fault.ts";
import { ACTIVITIES_PER_EXPORT } from "../limits.data.ts";
import { activityOfGarmin } from "./garmin-activity.ts";
import { activityOfGoogleFit } from "./google-fit-activity.ts";
import { activityOfHealthConnect } from "./health-connect-activity.ts";
import { jsonObjects } from "./json-objects.ts";
import type { JsonFields } from "./json-values.ts";

/** Where in its files a format has its activities, and what one of them is; null where an object is no activity. */
const FORMATS: Readonly<
  Record<
    JsonFormat,
    {
      readonly places: RegExp;
      readonly activityOf: (fields: JsonFields) => RecordedActivity | null;
    }
  >
> = {
  garmin_json: {
    places: /^(?:\[\])?\.summarizedActivitiesExport\[\]$/,
    activityOf: activityOfGarmin,
  },
  google_fit: { places: /^(?:\[\])?$/, activityOf: activityOfGoogleFit },
  health_connect: {
    places: /^(?:\.\w{1,50}){0,2}\[\]$/,
    activityOf: activityOfHealthConnect,
  },
};

/** The activities of a JSON file, and a fault for each that cannot be read. @throws FileFault where the file is malformed or cut off. */
export async function readJson(
  content: Content,
  head: Buffer,
  format: JsonFormat,
): Promise<readonly ActivityFileEntry[]> {
  const { places, activityOf } = FORMATS[format];
  const text = textOf(content.open(), encodingOf(head));
  const entries: ActivityFileEntry[] = [];
  for await (const { line, value } of jsonObjects(text, (place) => places.test(place))) {
    const entry = entryOf(value, content.file, line, activityOf);
    if (entry === null) continue;
    entries.push(entry);
    if (entries.length > ACTIVITIES_PER_EXPORT) throw new FileFault("too_many_exported");
  }
  return entries;
}

function entryOf(
  fields: JsonFields,
  file: string,
  line: number,
  activityOf: (fields: JsonFields) => RecordedActivity | null,
): ActivityFileEntry | null {
  try {
    const activity = activityOf(fields);
    return activity === null ? null : { kind: "activity", file, line, activity };
  } catch (error) {
    if (!(error instanceof RowFault)) throw error;
    return { kind: "fault", file, line, message: error.message };
  }
}
