import type { ChatNote } from "../../src/chat/notes/chat-note.ts";
import { type Companion, initializeCompanion } from "../../src/companion/companion.ts";
import type {
  ChatNoteId,
  CompanionId,
  ExerciseGoalId,
  ExerciseSchemeId,
  SportLogId,
  UserId,
} from "../../src/shared/ids.ts";
import { parseUuid } from "../../src/shared/ids.ts";
import { type DateRange, type LocalDate, parseLocalDate } from "../../src/shared/local-date.ts";
import { parseTimeZone, type TimeZone, UTC } from "../../src/shared/time-zone.ts";
import type { ExerciseScheme, SchemeItem } from "../../src/sport/exercise-scheme.ts";
import { NO_MEASURES } from "../../src/sport/session-measures.ts";
import type { FinishedSportLog, OpenSportLog, SportLog } from "../../src/sport/sport-log.ts";
import type { DailyTotals } from "../../src/sport/statistics/daily-totals.ts";
import { type ExerciseTotals, NO_EXERCISE } from "../../src/sport/statistics/exercise-totals.ts";
import type { Pause } from "../../src/user/pause.ts";
import { emptyProfile, type Profile } from "../../src/user/profile.ts";

type AnyId = UserId | SportLogId | ExerciseSchemeId | ExerciseGoalId | CompanionId | ChatNoteId;

/** An id that ends in `number`; smaller numbers give smaller ids. */
export function anId<Id extends AnyId>(number: number): Id {
  return present(parseUuid<Id>(`00000000-0000-7000-8000-${String(number).padStart(12, "0")}`));
}

export const aUserId = anId<UserId>(1);

export function day(text: string): LocalDate {
  return present(parseLocalDate(text));
}

export function days(start: string, end: string): DateRange {
  return { start: day(start), end: day(end) };
}

export function zone(name: string): TimeZone {
  return present(parseTimeZone(name));
}

/** The instant that `text` spells; UTC where it names no offset. */
export function at(text: string): Date {
  const instant = new Date(/[zZ]$|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`);
  if (Number.isNaN(instant.getTime())) throw new Error(`Not an instant: ${text}`);
  return instant;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

let logNumber = 0;

type LogOverrides = Partial<Omit<SportLog, "finished">> & { readonly minutes?: number };

/** What somebody told on a topic of its own; of a larger number, later. */
export function aChatNote(number: number, facts: Partial<ChatNote> = {}): ChatNote {
  return {
    id: anId(number),
    userId: aUserId,
    kind: "preference",
    topic: `topic ${number}`,
    text: `I like ${number}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, number)),
    ...facts,
  };
}

/** A finished run of an hour, 500 kcal at 8 MET; `minutes` sets the end. */
export function aSportLog(overrides: LogOverrides = {}): FinishedSportLog {
  return { ...logDetails(overrides), finished: true };
}

/** A run in progress, without an end. */
export function anOpenSportLog(overrides: LogOverrides = {}): OpenSportLog {
  return { ...logDetails({ sportEnd: null, ...overrides }), finished: false };
}

function logDetails({ minutes = 60, ...overrides }: LogOverrides) {
  logNumber += 1;
  const sportStart = overrides.sportStart ?? at("2026-03-02T10:00");
  return {
    id: anId<SportLogId>(logNumber),
    userId: aUserId,
    sportName: "Running",
    sportStart,
    sportEnd: new Date(sportStart.getTime() + minutes * MINUTE),
    calories: 500,
    caloriesSource: "user" as const,
    feedback: null,
    notes: null,
    exerciseType: null,
    isCustom: false,
    mets: { stated: null, adult: 8, olderAdult: 6 },
    measures: NO_MEASURES,
    source: null,
    matchedCategoryId: "running",
    createdAt: sportStart,
    updatedAt: sportStart,
    revision: 1,
    ...overrides,
  };
}

/** A profile that tells nothing but what `overrides` says. */
export function aProfile(overrides: Partial<Profile> = {}): Profile {
  return { ...emptyProfile(aUserId, at("2026-01-01T00:00")), revision: 1, ...overrides };
}

export function aPause(start: string, end: string | null, reason: Pause["reason"] = "rest"): Pause {
  return { startDate: day(start), endDate: end === null ? null : day(end), reason };
}

export function aSchemeItem(overrides: Partial<SchemeItem> = {}): SchemeItem {
  return {
    exerciseType: "running",
    sportName: "Morning run",
    minutes: 30,
    targetMet: null,
    weekday: null,
    ...overrides,
  };
}

export function anExerciseScheme(overrides: Partial<ExerciseScheme> = {}): ExerciseScheme {
  return {
    id: anId<ExerciseSchemeId>(1),
    userId: aUserId,
    name: "Base",
    goal: "10 km",
    description: "Easy weeks",
    sessionsPerWeek: 3,
    items: [aSchemeItem()],
    isActive: true,
    createdAt: at("2026-01-01T00:00"),
    updatedAt: at("2026-01-01T00:00"),
    revision: 1,
    ...overrides,
  };
}

/** The neutral companion of somebody of 30 years. */
export function aCompanion(overrides: Partial<Companion> = {}): Companion {
  const identity = { id: anId<CompanionId>(1), userId: aUserId };
  const origin = { gender: "neutral", ageYears: 30 } as const;
  return { ...initializeCompanion(identity, origin, at("2026-01-01T00:00")), ...overrides };
}

export function someTotals(overrides: Partial<ExerciseTotals> = {}): ExerciseTotals {
  return { ...NO_EXERCISE, ...overrides };
}

/** A day with one session of `minutes`. */
export function anActiveDay(date: string, minutes: number, sportNames = ["Running"]): DailyTotals {
  return {
    date: day(date),
    totals: someTotals({ sessions: 1, durationMilliseconds: minutes * MINUTE }),
    sportNames,
  };
}

export const IN_UTC = { timeZone: UTC, olderAdultFrom: null } as const;

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("A builder was given something that does not exist.");
  return value;
}
