import type { RecordedActivity } from "@health-exercise/domain/sport";
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
import { recordTimesIn } from "./fit-record-times.ts";
import { fitTypeOf } from "./fit-type.ts";

/** Numbers of messages and their fields (Garmin, "FIT Protocol", profile, 2024). */
const FILE_ID = { number: 0, type: 0 } as const;
const SPORT = { number: 12, sport: 0, subSport: 1, name: 3 } as const;
const SESSION = {
  number: 18,
  startTime: 2,
  sport: 5,
  subSport: 6,
  totalElapsedTime: 7,
  totalCalories: 11,
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
  const types = all(FILE_ID).map((message) => numberOf(message, FILE_ID.type));
  if (types.some((type) => type !== ACTIVITY_FILE)) throw new FileFault("fit_other_type");
  const sessions = all(SESSION);
  if (sessions.length > ACTIVITIES_PER_FILE) throw new FileFault("too_many_activities");
  const [sport] = all(SPORT);
  const workoutName = textOf(all(WORKOUT)[0], WORKOUT.name);
  if (sessions.length === 0) return [activityOfRecords(bytes, sport, workoutName)];
  const isOnly = sessions.length === 1;
  return sessions.map((session) =>
    activityOfSession(session, isOnly ? sport : undefined, workoutName),
  );
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
  bytes: Uint8Array,
  sport: FitMessage | undefined,
  workoutName: string,
): RecordedActivity {
  const times = recordTimesIn(bytes);
  if (times === null) throw new FileFault("fit_without_activity");
  return {
    name: nameOf(workoutName, textOf(sport, SPORT.name)),
    type: fitTypeOf(numberOf(sport, SPORT.sport), numberOf(sport, SPORT.subSport)),
    start: { kind: "instant", at: new Date(times.first) },
    elapsedMilliseconds: times.last - times.first,
    energyKilocalories: null,
    perceivedExertion: null,
    notes: null,
  };
}

function nameOf(...candidates: readonly string[]): string | null {
  for (const candidate of candidates) {
    const name = copiedText(candidate, NAME_CHARACTERS);
    if (name !== null) return name;
  }
  return null;
}
