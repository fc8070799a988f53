import type { SportLogId, UserId } from "../../src/shared/ids.ts";
import { parseLocalDate } from "../../src/shared/local-date.ts";
import { parseTimeZone } from "../../src/shared/time-zone.ts";
import { cataloguedSession } from "../../src/sport/catalogued-session.ts";
import type { OtherRecords } from "../../src/sport/records/answer-record-query.ts";
import { type RecordContext, recordContext } from "../../src/sport/records/record-context.ts";
import { NO_MEASURES } from "../../src/sport/session-measures.ts";
import type { SportLog } from "../../src/sport/sport-log.ts";
import { emptyProfile, type Profile } from "../../src/user/profile.ts";

/** Somebody whose sessions are known, at one moment. */
export type RecordedPerson = {
  readonly context: RecordContext;
  readonly logs: readonly SportLog[];
  /** What is known beside the sessions; nothing where it is absent. */
  readonly others?: OtherRecords;
};

type PersonRow = {
  readonly id: string;
  readonly now: string;
  readonly profile: {
    readonly timezone: string;
    readonly pauses?: readonly { readonly start_date: string; readonly end_date: string }[];
  };
  readonly logs: readonly { readonly request: LogRow; readonly feedback?: unknown }[];
};

type LogRow = {
  readonly sport_name: string;
  readonly sport_start: string;
  readonly sport_end?: string;
  readonly cal?: number;
  readonly exercise_type?: string;
  readonly notes?: string;
};

/** People by id, from rows that hold their sessions as they were sent. */
export function recordedPeople(rows: readonly unknown[]): ReadonlyMap<string, RecordedPerson> {
  return new Map((rows as readonly PersonRow[]).map((row) => [row.id, recordedPerson(row)]));
}

function recordedPerson({
  now,
  profile: { timezone, pauses = [] },
  logs,
}: PersonRow): RecordedPerson {
  const at = new Date(now);
  const timeZone = present(parseTimeZone(timezone));
  const profile: Profile = {
    ...emptyProfile("u" as UserId, at),
    timeZone,
    pauses: pauses.map(({ start_date: start, end_date: end }) => ({
      startDate: present(parseLocalDate(start)),
      endDate: present(parseLocalDate(end)),
      reason: "rest",
    })),
  };
  return {
    context: recordContext(profile, timeZone, at),
    logs: logs.map(({ request, feedback }, place) => logOf(request, feedback, place, at)),
  };
}

function logOf(row: LogRow, feedback: unknown, place: number, at: Date): SportLog {
  const session = { sportName: row.sport_name, exerciseType: row.exercise_type ?? null };
  return {
    ...session,
    ...cataloguedSession(session),
    id: String(place).padStart(6, "0") as SportLogId,
    userId: "u" as UserId,
    sportStart: new Date(row.sport_start),
    sportEnd: row.sport_end === undefined ? null : new Date(row.sport_end),
    calories: row.cal ?? 0,
    caloriesSource: "user",
    feedback: feedback === undefined ? null : JSON.stringify(feedback),
    notes: row.notes ?? null,
    isCustom: false,
    measures: NO_MEASURES,
    source: null,
    createdAt: at,
    updatedAt: at,
    revision: 1,
    finished: true,
  };
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("A row names no such zone or day.");
  return value;
}
