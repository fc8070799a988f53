import {
  type RecordedActivity,
  type RecordedMeasures,
  recordedTrack,
  sliceOfSamples,
  type TrackSamples,
} from "@health-exercise/domain/sport";
import { copiedText } from "../copied-text.ts";
import { FileFault } from "../file-fault.ts";
import { ACTIVITIES_PER_FILE, NAME_CHARACTERS } from "../limits.data.ts";
import {
  type FitMessage,
  fitMessages,
  numberOf,
  textOf,
  timeOf,
  timestampOf,
} from "./fit-message.ts";
import { type RecordedSamples, recordsIn } from "./fit-records.ts";
import { fitTypeOf } from "./fit-type.ts";

/** Numbers of messages and their fields (Garmin, "FIT Protocol", profile, 2024). */
const FILE_ID = { number: 0, type: 0, serial: 3, createdAt: 4 } as const;
const SPORT = { number: 12, sport: 0, subSport: 1, name: 3 } as const;
const SESSION = {
  number: 18,
  startTime: 2,
  sport: 5,
  subSport: 6,
  totalElapsedTime: 7,
  totalTimerTime: 8,
  totalDistance: 9,
  totalCycles: 10,
  totalCalories: 11,
  averageHeartRate: 16,
  maxHeartRate: 17,
  totalAscent: 22,
  totalMovingTime: 59,
  sportProfileName: 110,
  workoutRpe: 193,
} as const;
const WORKOUT = { number: 26, name: 8 } as const;
const ACTIVITY_FILE = 4;
/** `workout_rpe` counts tenths of a point: 0 to 100. */
const EXERTION_STEPS = 10;

/**
 * The activities of a FIT file: its sessions, else one that its records make.
 * @throws FileFault where it is damaged, of another type, or has neither.
 */
export async function fitActivities(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<readonly RecordedActivity[]> {
  const messages = await fitMessages(bytes, [
    FILE_ID.number,
    SPORT.number,
    SESSION.number,
    WORKOUT.number,
  ]);
  const all = (kind: { readonly number: number }): readonly FitMessage[] =>
    messages.filter((message) => message.global_message_number === kind.number);
  const ids = all(FILE_ID);
  const types = ids.map((message) => numberOf(message, FILE_ID.type));
  if (types.some((type) => type !== ACTIVITY_FILE)) throw new FileFault("fit_other_type");
  const sessions = all(SESSION);
  if (sessions.length > ACTIVITIES_PER_FILE) throw new FileFault("too_many_activities");
  const [sport] = all(SPORT);
  const workoutName = textOf(all(WORKOUT)[0], WORKOUT.name);
  const recorded = recordsIn(bytes);
  if (sessions.length === 0) return [activityOfRecords(recorded, sport, workoutName)];
  const isOnly = sessions.length === 1;
  return sessions.map((session) => {
    const activity = activityOfSession(session, isOnly ? sport : undefined, workoutName);
    const samples = isOnly ? recorded.samples : samplesOf(session, recorded.samples);
    const { computed, ...way } = recordedTrack(samples, timeOf(session, SESSION.startTime) ?? 0);
    return {
      ...activity,
      measures: { told: toldBy(session), computed },
      source: { kind: "fit", externalId: externalIdOf(ids[0], session) },
      ...way,
    };
  });
}

/** Strides are counted by devices that are worn by somebody on foot: two steps each. */
const ON_FOOT: ReadonlySet<number | null> = new Set([1, 11, 17]);
const STEPS_IN_STRIDE = 2;
const CENTIMETERS = 100;
const MILLISECONDS = 1_000;

function toldBy(session: FitMessage): RecordedMeasures["told"] {
  const scaled = (field: number, scale: number): number | null => {
    const value = numberOf(session, field);
    return value === null ? null : value / scale;
  };
  const isOnFoot = ON_FOOT.has(numberOf(session, SESSION.sport));
  return {
    distanceMeters: scaled(SESSION.totalDistance, CENTIMETERS),
    movingSeconds:
      scaled(SESSION.totalMovingTime, MILLISECONDS) ?? scaled(SESSION.totalTimerTime, MILLISECONDS),
    elevationGainMeters: scaled(SESSION.totalAscent, 1),
    averageHeartRateBpm: scaled(SESSION.averageHeartRate, 1),
    maxHeartRateBpm: scaled(SESSION.maxHeartRate, 1),
    steps: isOnFoot ? scaled(SESSION.totalCycles, 1 / STEPS_IN_STRIDE) : null,
  };
}

/** The samples between the start and the end of one session of several. */
function samplesOf(session: FitMessage, samples: TrackSamples): TrackSamples {
  const start = timeOf(session, SESSION.startTime) ?? 0;
  const end = timestampOf(session) ?? start + (numberOf(session, SESSION.totalElapsedTime) ?? 0);
  const { milliseconds } = samples;
  const from = milliseconds.findIndex((at) => at >= start);
  if (from === -1) return sliceOfSamples(samples, 0, 0);
  const after = milliseconds.findIndex((at) => at > end);
  return sliceOfSamples(samples, from, after === -1 ? milliseconds.length : after);
}

/** The device, when it made the file, and when the session began; null where the device does not say which it is. */
function externalIdOf(id: FitMessage | undefined, session: FitMessage): string | null {
  const serial = numberOf(id, FILE_ID.serial);
  const createdAt = numberOf(id, FILE_ID.createdAt);
  if (serial === null || serial === 0 || createdAt === null) return null;
  return `${serial}-${createdAt}-${timeOf(session, SESSION.startTime) ?? 0}`;
}

function activityOfSession(
  session: FitMessage,
  sport: FitMessage | undefined,
  workoutName: string,
): RecordedActivity {
  const startedAt = timeOf(session, SESSION.startTime);
  if (startedAt === null) throw new FileFault("fit_without_start");
  const endedAt = timestampOf(session);
  const sinceStart = endedAt === null ? null : Math.max(0, endedAt - startedAt);
  const exertion = numberOf(session, SESSION.workoutRpe);
  return {
    name: nameOf(workoutName, textOf(session, SESSION.sportProfileName), textOf(sport, SPORT.name)),
    type: fitTypeOf(numberOf(session, SESSION.sport), numberOf(session, SESSION.subSport)),
    start: { kind: "instant", at: new Date(startedAt) },
    elapsedMilliseconds: numberOf(session, SESSION.totalElapsedTime) ?? sinceStart,
    energyKilocalories: numberOf(session, SESSION.totalCalories),
    perceivedExertion: exertion === null || exertion > 100 ? null : exertion / EXERTION_STEPS,
    notes: null,
  };
}

function activityOfRecords(
  { samples, times }: RecordedSamples,
  sport: FitMessage | undefined,
  workoutName: string,
): RecordedActivity {
  if (times === null) throw new FileFault("fit_without_activity");
  const { computed, ...way } = recordedTrack(samples, times.first);
  return {
    name: nameOf(workoutName, textOf(sport, SPORT.name)),
    type: fitTypeOf(numberOf(sport, SPORT.sport), numberOf(sport, SPORT.subSport)),
    start: { kind: "instant", at: new Date(times.first) },
    elapsedMilliseconds: times.last - times.first,
    energyKilocalories: null,
    perceivedExertion: null,
    notes: null,
    measures: { told: {}, computed },
    source: { kind: "fit", externalId: null },
    ...way,
  };
}

function nameOf(...candidates: readonly string[]): string | null {
  for (const candidate of candidates) {
    const name = copiedText(candidate, NAME_CHARACTERS);
    if (name !== null) return name;
  }
  return null;
}
