import type { RecordedActivity } from "@health-exercise/domain";
import type { Content } from "../content/content.ts";
import { FileFault } from "../file-fault.ts";
import { keptText } from "../kept-text.ts";
import { ACTIVITIES_PER_FILE, NAME_CHARACTERS, NOTES_CHARACTERS } from "../limits.data.ts";
import { instantAt } from "../time/iso-time.ts";
import { readXml } from "./read-xml.ts";
import { numberIn, timeIn } from "./xml-values.ts";

/** What is known of a track so far. */
type Track = {
  name: string | null;
  type: string | null;
  notes: string | null;
  energyKilocalories: number | null;
  points: number;
  firstTime: number;
  lastTime: number;
};

const TRACK = "gpx/trk";
const POINT = "gpx/trk/trkseg/trkpt";
const POINT_TIME = `${POINT}/time`;
const EXTENSIONS = "gpx/trk/extensions/";

/**
 * The tracks of a GPX file, 1.0 or 1.1, each of them an activity from its first to its last point in time.
 * @throws FileFault where it is malformed, has no track, or a track has no times.
 */
export async function readGpx(
  content: Content,
  head: Buffer,
): Promise<readonly RecordedActivity[]> {
  const activities: RecordedActivity[] = [];
  let track = emptyTrack();
  await readXml(content, head, {
    open(path) {
      const place = path.join("/");
      if (place === TRACK) track = emptyTrack();
      else if (place === POINT) track.points += 1;
    },
    close(path, text) {
      const place = path.join("/");
      if (place === POINT_TIME) addTime(track, text);
      else if (place === TRACK) {
        // Devices begin a track when they are switched on and leave it without a point.
        if (track.points > 0) activities.push(activityOf(track));
        if (activities.length > ACTIVITIES_PER_FILE) throw new FileFault("too_many_activities");
      } else if (place.startsWith(TRACK)) addDetail(track, place, text);
    },
  });
  if (activities.length === 0) throw new FileFault("gpx_without_track");
  return activities;
}

function addTime(track: Track, text: string): void {
  const time = timeIn(text);
  if (time === null) return;
  // GPX times are UTC, also without a mark of it (Topografix, "GPX 1.1 Schema Documentation", 2004).
  const at = instantAt(time.wall, time.offsetMinutes ?? 0).getTime();
  track.firstTime = Math.min(track.firstTime, at);
  track.lastTime = Math.max(track.lastTime, at);
}

function addDetail(track: Track, place: string, text: string): void {
  if (place === `${TRACK}/name`) track.name = keptText(text, NAME_CHARACTERS);
  else if (place === `${TRACK}/type`) track.type = keptText(text, NAME_CHARACTERS);
  else if (place === `${TRACK}/desc`) track.notes = keptText(text, NOTES_CHARACTERS);
  else if (place.startsWith(EXTENSIONS) && place.toLowerCase().endsWith("/calories"))
    track.energyKilocalories = numberIn(text);
}

function activityOf({ firstTime, lastTime, ...details }: Track): RecordedActivity {
  if (lastTime < firstTime) throw new FileFault("gpx_without_times");
  return {
    name: details.name,
    type: details.type,
    start: { kind: "instant", at: new Date(firstTime) },
    elapsedMilliseconds: lastTime - firstTime,
    energyKilocalories: details.energyKilocalories,
    perceivedExertion: null,
    notes: details.notes,
  };
}

function emptyTrack(): Track {
  return {
    name: null,
    type: null,
    notes: null,
    energyKilocalories: null,
    points: 0,
    firstTime: Number.POSITIVE_INFINITY,
    lastTime: Number.NEGATIVE_INFINITY,
  };
}
