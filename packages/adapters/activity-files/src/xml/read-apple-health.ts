import type { ActivityFileEntry } from "@health-exercise/ports-activity-files";
import type { ArchiveLinks } from "../archive-links.ts";
import type { Content } from "../content/content.ts";
import { baseNameOf } from "../content/zip-archive.ts";
import { FileFault, RowFault } from "../file-fault.ts";
import { ACTIVITIES_PER_EXPORT, NAME_CHARACTERS, XML_EXPORT_ELEMENTS } from "../limits.data.ts";
import { type AppleWorkout, activityOfWorkout } from "./apple-workout.ts";
import { readXml } from "./read-xml.ts";

const WORKOUT = "HealthData/Workout";
const STATISTICS = `${WORKOUT}/WorkoutStatistics`;
const METADATA = `${WORKOUT}/MetadataEntry`;
const ROUTE_FILE = `${WORKOUT}/WorkoutRoute/FileReference`;
/** More belong to no workout that somebody does. */
const MOST_PARTS = 100;

/**
 * The workouts of an export of Apple Health (Apple, "export.xml", as iOS 11 to 26 write it), a fault for each that cannot be
 * read; single measurements are passed over. `links` learns which files are their ways.
 * @throws FileFault where the file is malformed or cut off, which gives no workout at all then.
 */
export async function readAppleHealth(
  content: Content,
  head: Buffer,
  links: ArchiveLinks,
): Promise<readonly ActivityFileEntry[]> {
  links.expectRoutes();
  const entries: ActivityFileEntry[] = [];
  let workout: AppleWorkout | undefined;
  await readXml(
    content,
    head,
    {
      open(place, attributes, line) {
        if (place === WORKOUT) workout = newWorkout(attributes, line);
        else if (workout !== undefined) addPart(workout, place, attributes);
      },
      close(place) {
        if (place !== WORKOUT || workout === undefined) return;
        entries.push(entryOf(workout, content.file, links));
        if (entries.length > ACTIVITIES_PER_EXPORT) throw new FileFault("too_many_exported");
        workout = undefined;
      },
    },
    { elements: XML_EXPORT_ELEMENTS, documentType: true },
  );
  return entries;
}

type Attributes = Readonly<Record<string, string>>;

function newWorkout(attributes: Attributes, line: number): AppleWorkout {
  return { line, attributes, statistics: [], metadata: new Map(), routes: [] };
}

function addPart(workout: AppleWorkout, place: string, attributes: Attributes): void {
  const { statistics, metadata, routes } = workout;
  if (place === STATISTICS && statistics.length < MOST_PARTS) statistics.push(attributes);
  else if (place === METADATA && metadata.size < MOST_PARTS)
    metadata.set(attributes["key"] ?? "", (attributes["value"] ?? "").slice(0, NAME_CHARACTERS));
  else if (place === ROUTE_FILE && routes.length < MOST_PARTS)
    routes.push(baseNameOf(attributes["path"] ?? ""));
}

function entryOf(workout: AppleWorkout, file: string, links: ArchiveLinks): ActivityFileEntry {
  const { line } = workout;
  try {
    const activity = activityOfWorkout(workout);
    const { source, start, elapsedMilliseconds } = activity;
    for (const route of workout.routes)
      links.add(route, { kind: "route", source, start: start.at, elapsedMilliseconds });
    return { kind: "activity", file, line, activity };
  } catch (error) {
    if (!(error instanceof RowFault)) throw error;
    return { kind: "fault", file, line, message: error.message };
  }
}
