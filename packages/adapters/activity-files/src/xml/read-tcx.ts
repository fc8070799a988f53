import { type RecordedActivity, recordedTrack } from "@health-exercise/domain/sport";
import type { Content } from "../content/content.ts";
import { copiedText } from "../copied-text.ts";
import { FileFault } from "../file-fault.ts";
import { ACTIVITIES_PER_FILE, NAME_CHARACTERS, NOTES_CHARACTERS } from "../limits.data.ts";
import { type IsoTime, millisecondsAsUtc, readIsoTime, startOf } from "../time/iso-time.ts";
import { type Sample, TrackRecorder } from "../track/track-recorder.ts";
import { readXml } from "./read-xml.ts";
import { looseNumberIn, numberIn, timeIn } from "./xml-values.ts";

/** What is known of an activity so far. Its times, in milliseconds, are told apart, not compared with other clocks. */
type Recording = {
  readonly type: string | null;
  id: IsoTime | null;
  firstLapStart: IsoTime | null;
  lapStart: number | null;
  /** The latest of its track points and the ends of its laps. */
  latestEnd: number;
  /** What its laps lasted together. */
  lapMilliseconds: number | null;
  energyKilocalories: number | null;
  notes: string | null;
  meters: number | null;
  /** Beats and the seconds of the laps that tell a mean rate, so that a mean can be taken over them. */
  beatSeconds: number;
  beatsOverSeconds: number;
  highestHeartRate: number | null;
  /** The lap that is being read. */
  lap: { seconds: number; heartRate: number | null };
  point: { -readonly [Name in keyof Sample]: Sample[Name] };
  readonly recorder: TrackRecorder;
};

const ACTIVITIES = new Set([
  "TrainingCenterDatabase/Activities/Activity",
  "TrainingCenterDatabase/Activities/MultiSportSession/FirstSport/Activity",
  "TrainingCenterDatabase/Activities/MultiSportSession/NextSport/Activity",
]);

const POINT = "Lap/Track/Trackpoint";

/**
 * The activities of a TCX file, those of a multi-sport session one by one.
 * @throws FileFault where it is malformed, or has none: courses and workout plans are no activities.
 */
export async function readTcx(
  content: Content,
  head: Buffer,
): Promise<readonly RecordedActivity[]> {
  const activities: RecordedActivity[] = [];
  let recording: Recording | undefined;
  let activity = "";
  await readXml(content, head, {
    open(place, attributes) {
      if (ACTIVITIES.has(place)) {
        recording = emptyRecording(attributes["Sport"] ?? "");
        activity = place;
      } else if (recording !== undefined && place === `${activity}/Lap`)
        openLap(recording, attributes["StartTime"] ?? "");
      else if (recording !== undefined && place === `${activity}/${POINT}`)
        recording.point = { milliseconds: Number.NaN };
    },
    close(place, text) {
      if (recording === undefined) return;
      if (place !== activity) return addDetail(recording, place.slice(activity.length + 1), text);
      activities.push(activityOf(recording));
      if (activities.length > ACTIVITIES_PER_FILE) throw new FileFault("too_many_activities");
      recording = undefined;
    },
  });
  if (activities.length === 0) throw new FileFault("tcx_without_activity");
  return activities;
}

function openLap(recording: Recording, startTime: string): void {
  recording.lap = { seconds: 0, heartRate: null };
  const start = timeIn(startTime.trim());
  recording.firstLapStart ??= start;
  recording.lapStart = start && clockOf(start);
}

function addDetail(recording: Recording, place: string, text: string): void {
  if (place === POINT) recording.recorder.add(recording.point);
  else if (place.startsWith(POINT)) addToPoint(recording, place.slice(POINT.length + 1), text);
  else if (place === "Id") recording.id = readIsoTime(text) ?? null;
  else if (place === "Notes") recording.notes = copiedText(text, NOTES_CHARACTERS);
  else if (place === "Lap/Calories") {
    const energy = numberIn(text);
    if (energy !== null)
      recording.energyKilocalories = (recording.energyKilocalories ?? 0) + energy;
  } else if (place === "Lap/TotalTimeSeconds") {
    const milliseconds = Math.round((numberIn(text) ?? 0) * 1_000);
    recording.lapMilliseconds = (recording.lapMilliseconds ?? 0) + milliseconds;
    recording.lap.seconds = milliseconds / 1_000;
    if (recording.lapStart !== null) addEnd(recording, recording.lapStart + milliseconds);
  } else if (place === "Lap/DistanceMeters")
    recording.meters = sumOf(recording.meters, looseNumberIn(text));
  else if (place === "Lap/AverageHeartRateBpm/Value") recording.lap.heartRate = looseNumberIn(text);
  else if (place === "Lap/MaximumHeartRateBpm/Value") {
    const rate = looseNumberIn(text);
    recording.highestHeartRate = Math.max(recording.highestHeartRate ?? 0, rate ?? 0) || null;
  } else if (place === "Lap") closeLap(recording);
}

/** What a track point says; one place on the way more. */
function addToPoint(recording: Recording, part: string, text: string): void {
  const { point } = recording;
  if (part === "Time") {
    const time = timeIn(text);
    if (time === null) return;
    point.milliseconds = clockOf(time);
    addEnd(recording, point.milliseconds);
  } else if (part === "Position/LatitudeDegrees") point.latitude = looseNumberIn(text);
  else if (part === "Position/LongitudeDegrees") point.longitude = looseNumberIn(text);
  else if (part === "AltitudeMeters") point.elevation = looseNumberIn(text);
  else if (part === "DistanceMeters") point.distance = looseNumberIn(text);
  else if (part === "HeartRateBpm/Value") point.heartRate = looseNumberIn(text);
}

/** The mean rate of a lap counts for as long as the lap lasted. */
function closeLap(recording: Recording): void {
  const { seconds, heartRate } = recording.lap;
  if (heartRate === null || heartRate === 0 || seconds === 0) return;
  recording.beatSeconds += seconds;
  recording.beatsOverSeconds += heartRate * seconds;
}

function sumOf(sum: number | null, more: number | null): number | null {
  return more === null ? sum : (sum ?? 0) + more;
}

function addEnd(recording: Recording, end: number): void {
  recording.latestEnd = Math.max(recording.latestEnd, end);
}

function activityOf(recording: Recording): RecordedActivity {
  const start = recording.id ?? recording.firstLapStart;
  if (start === null) throw new FileFault("tcx_without_start");
  // Laps leave out pauses; track points end early where an indoor device wrote none.
  const untilLatestEnd = recording.latestEnd - clockOf(start);
  const lapMilliseconds = recording.lapMilliseconds ?? Number.NEGATIVE_INFINITY;
  const elapsed = Math.max(untilLatestEnd, lapMilliseconds);
  const { computed, ...way } = recordedTrack(recording.recorder.samples, clockOf(start));
  return {
    name: null,
    type: recording.type,
    start: startOf(start),
    elapsedMilliseconds: elapsed >= 0 ? elapsed : null,
    energyKilocalories: recording.energyKilocalories,
    perceivedExertion: null,
    notes: recording.notes,
    measures: {
      told: {
        distanceMeters: recording.meters,
        movingSeconds: recording.lapMilliseconds && recording.lapMilliseconds / 1_000,
        averageHeartRateBpm:
          recording.beatSeconds === 0 ? null : recording.beatsOverSeconds / recording.beatSeconds,
        maxHeartRateBpm: recording.highestHeartRate,
      },
      computed,
    },
    source: { kind: "tcx", externalId: null },
    ...way,
  };
}

function clockOf({ wall, offsetMinutes }: IsoTime): number {
  return millisecondsAsUtc(wall) - (offsetMinutes ?? 0) * 60_000;
}

function emptyRecording(sport: string): Recording {
  return {
    type: copiedText(sport, NAME_CHARACTERS),
    id: null,
    firstLapStart: null,
    lapStart: null,
    latestEnd: Number.NEGATIVE_INFINITY,
    lapMilliseconds: null,
    energyKilocalories: null,
    notes: null,
    meters: null,
    beatSeconds: 0,
    beatsOverSeconds: 0,
    highestHeartRate: null,
    lap: { seconds: 0, heartRate: null },
    point: { milliseconds: Number.NaN },
    recorder: new TrackRecorder(),
  };
}
