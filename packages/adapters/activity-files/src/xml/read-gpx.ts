import { type RecordedActivity, recordedTrack } from "@health-exercise/domain/sport";
import type { Content } from "../content/content.ts";
import { copiedText } from "../copied-text.ts";
import { FileFault } from "../file-fault.ts";
import { ACTIVITIES_PER_FILE, NAME_CHARACTERS, NOTES_CHARACTERS } from "../limits.data.ts";
import { instantAt } from "../time/iso-time.ts";
import { type Sample, TrackRecorder } from "../track/track-recorder.ts";
import { readXml } from "./read-xml.ts";
import { STRAVA_TYPES } from "./strava-types.data.ts";
import { looseNumberIn, numberIn, timeIn } from "./xml-values.ts";

/** What is known of a track so far. */
type Track = {
  name: string | null;
  type: string | null;
  notes: string | null;
  energyKilocalories: number | null;
  points: number;
  firstTime: number;
  lastTime: number;
  readonly recorder: TrackRecorder;
};

/** The point that is being read. */
type Point = { -readonly [Name in keyof Sample]: Sample[Name] };

const ROOT = "gpx";
const TRACK = "gpx/trk";
const POINT = "gpx/trk/trkseg/trkpt";
const POINT_TIME = `${POINT}/time`;
const POINT_ELEVATION = `${POINT}/ele`;
const POINT_EXTENSIONS = `${POINT}/extensions/`;
const SEGMENT = "gpx/trk/trkseg";
/** What heart rates are called in the extensions of Garmin, Cluetrust and others. */
const HEART_RATE = /\/(?:hr|heartrate|heart_rate)$/i;
const EXTENSIONS = "gpx/trk/extensions/";
/** The first moment of GPS time (6 January 1980): what shows an earlier one has not found a satellite yet. */
const GPS_EPOCH = Date.UTC(1980, 0, 6);

/**
 * The tracks of a GPX file, 1.0 or 1.1, each of them an activity from its first to its last point in time. A track
 * without times was planned; beside recorded ones it is passed over.
 * @throws FileFault where it is malformed, or has no track, or none with times.
 */
export async function readGpx(
  content: Content,
  head: Buffer,
): Promise<readonly RecordedActivity[]> {
  const activities: RecordedActivity[] = [];
  let track = emptyTrack();
  let isStrava = false;
  let plannedTracks = 0;
  let point = emptyPoint({});
  let isRestart = false;
  await readXml(content, head, {
    open(place, attributes) {
      if (place === ROOT) isStrava = (attributes["creator"] ?? "").startsWith("StravaGPX");
      else if (place === TRACK) track = emptyTrack();
      else if (place === SEGMENT) isRestart = true;
      else if (place === POINT) {
        track.points += 1;
        point = emptyPoint(attributes);
      }
    },
    close(place, text) {
      if (place === POINT_TIME) point.milliseconds = addTime(track, text);
      else if (place === POINT) {
        track.recorder.add({ ...point, isRestart });
        isRestart = false;
      } else if (place === POINT_ELEVATION) point.elevation = looseNumberIn(text);
      else if (place.startsWith(POINT_EXTENSIONS)) {
        if (HEART_RATE.test(place)) point.heartRate = looseNumberIn(text);
      } else if (place === TRACK) {
        const activity = activityOf(track, isStrava);
        if (activity !== null) activities.push(activity);
        // Devices begin a track when they are switched on and leave it without a point.
        else if (track.points > 0) plannedTracks += 1;
        if (activities.length > ACTIVITIES_PER_FILE) throw new FileFault("too_many_activities");
      } else if (place.startsWith(TRACK)) addDetail(track, place, text);
    },
  });
  if (activities.length > 0) return activities;
  throw new FileFault(plannedTracks > 0 ? "gpx_without_times" : "gpx_without_track");
}

/** Counts a time for its track; NaN where it is none to count. */
function addTime(track: Track, text: string): number {
  const time = timeIn(text);
  if (time === null) return Number.NaN;
  // GPX times are UTC, also without a mark of it (Topografix, "GPX 1.1 Schema Documentation", 2004).
  const at = instantAt(time.wall, time.offsetMinutes ?? 0).getTime();
  if (at < GPS_EPOCH) return Number.NaN;
  track.firstTime = Math.min(track.firstTime, at);
  track.lastTime = Math.max(track.lastTime, at);
  return at;
}

function emptyPoint(attributes: Readonly<Record<string, string>>): Point {
  return {
    milliseconds: Number.NaN,
    latitude: looseNumberIn(attributes["lat"] ?? ""),
    longitude: looseNumberIn(attributes["lon"] ?? ""),
  };
}

function addDetail(track: Track, place: string, text: string): void {
  if (place === `${TRACK}/name`) track.name = copiedText(text, NAME_CHARACTERS);
  else if (place === `${TRACK}/type`) track.type = copiedText(text, NAME_CHARACTERS);
  else if (place === `${TRACK}/desc`) track.notes = copiedText(text, NOTES_CHARACTERS);
  else if (place.startsWith(EXTENSIONS) && place.toLowerCase().endsWith("/calories"))
    track.energyKilocalories = numberIn(text);
}

/** Null where no point has a time. */
function activityOf(
  { firstTime, lastTime, recorder, ...details }: Track,
  isStrava: boolean,
): RecordedActivity | null {
  if (lastTime < firstTime) return null;
  const { computed, ...way } = recordedTrack(recorder.samples, firstTime);
  const stravaType = isStrava ? STRAVA_TYPES[details.type ?? ""] : undefined;
  return {
    name: details.name,
    type: stravaType ?? details.type,
    start: { kind: "instant", at: new Date(firstTime) },
    elapsedMilliseconds: lastTime - firstTime,
    energyKilocalories: details.energyKilocalories,
    perceivedExertion: null,
    notes: details.notes,
    measures: { told: {}, computed },
    source: { kind: "gpx", externalId: null },
    ...way,
  };
}

function emptyTrack(): Track {
  return {
    name: null,
    type: null,
    notes: null,
    energyKilocalories: null,
    points: 0,
    recorder: new TrackRecorder(),
    firstTime: Number.POSITIVE_INFINITY,
    lastTime: Number.NEGATIVE_INFINITY,
  };
}
