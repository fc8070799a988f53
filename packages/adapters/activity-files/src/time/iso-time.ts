import type { ActivityStart } from "@health-exercise/domain/sport";

/** Numbers of a clock on the wall; months count from 1. */
export type WallTime = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
};

/** A time as ISO 8601 writes it. */
export type IsoTime = {
  readonly wall: WallTime;
  /** How far the clock is ahead of UTC; null where the text does not say. */
  readonly offsetMinutes: number | null;
};

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)? ?(Z|UTC|[+-]\d{2}:?\d{2})?$/i;
const OFFSET = /^([+-])(\d{2}):?(\d{2})$/;
const LONGEST = 40;
const MILLISECONDS_PER_MINUTE = 60_000;
const MAX_OFFSET_MINUTES = 18 * 60;

/** The time that a text spells in ISO 8601, with `T` or a space; undefined when it is none or no calendar has it. */
export function readIsoTime(text: string): IsoTime | undefined {
  const match = text.length > LONGEST ? null : ISO.exec(text);
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const millisecond = Math.trunc(Number(`0.${match[7] ?? 0}`) * 1_000);
  const wall = { year, month, day, hour, minute, second, millisecond };
  const offsetMinutes = match[8] === undefined ? null : readOffset(match[8]);
  if (!isRealTime(wall) || offsetMinutes === undefined) return undefined;
  return { wall, offsetMinutes };
}

/** Minutes ahead of UTC that `Z`, `UTC` or `+02:00` says; undefined when the text is no offset. */
export function readOffset(text: string): number | undefined {
  if (/^(?:Z|UTC|GMT)$/i.test(text)) return 0;
  const match = OFFSET.exec(text);
  if (match === null) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  if (Number(match[3]) > 59 || minutes > MAX_OFFSET_MINUTES) return undefined;
  return match[1] === "-" ? -minutes : minutes;
}

/** Whether the calendar has that day and a day that time. */
export function isRealTime(wall: WallTime): boolean {
  const { year, month, day, hour, minute, second } = wall;
  if (year < 1 || hour > 23 || minute > 59 || second > 59) return false;
  const date = new Date(millisecondsAsUtc(wall));
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
}

/** The instant at which a clock that is `offsetMinutes` ahead of UTC shows `wall`. */
export function instantAt(wall: WallTime, offsetMinutes: number): Date {
  return new Date(millisecondsAsUtc(wall) - offsetMinutes * MILLISECONDS_PER_MINUTE);
}

/** The start of an activity that the time says: an instant where there is an offset, else the clock on the wall. */
export function startOf({ wall, offsetMinutes }: IsoTime): ActivityStart {
  if (offsetMinutes === null) return { kind: "local", dateTime: dateTimeOf(wall), zone: null };
  return { kind: "instant", at: instantAt(wall, offsetMinutes) };
}

/** Milliseconds from 1970 as if the clock showed UTC: differences between clocks of one place. */
export function millisecondsAsUtc(wall: WallTime): number {
  const date = new Date(0);
  date.setUTCFullYear(wall.year, wall.month - 1, wall.day);
  return date.setUTCHours(wall.hour, wall.minute, wall.second, wall.millisecond);
}

/** `YYYY-MM-DDTHH:MM:SS`. */
export function dateTimeOf(wall: WallTime): string {
  return new Date(millisecondsAsUtc(wall)).toISOString().slice(0, 19);
}
