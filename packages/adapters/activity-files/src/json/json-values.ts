import type { ActivityStart } from "@health-exercise/domain/sport";
import { copiedText } from "../copied-text.ts";
import { RowFault } from "../file-fault.ts";
import { instantAt, readIsoTime, startOf } from "../time/iso-time.ts";

/** An object of a JSON file, of which nothing is known. */
export type JsonFields = Readonly<Record<string, unknown>>;

/** What a name of an object stands for: only its own, so that no name reaches a function of the language. */
export function fieldOf(fields: JsonFields, ...names: readonly string[]): unknown {
  const name = names.find((each) => Object.hasOwn(fields, each) && fields[each] !== null);
  return name === undefined ? undefined : fields[name];
}

export function isFields(value: unknown): value is JsonFields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text that can be kept; null where there is none. */
export function textIn(value: unknown, characters: number): string | null {
  return typeof value === "string" ? copiedText(value, characters) : null;
}

/** An id, as a text or as a whole number. */
export function idIn(value: unknown): string | null {
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  return textIn(value, LONGEST_ID);
}

const LONGEST_ID = 200;
const NUMBER = /^[+-]?\d{1,20}(?:\.\d{1,20})?$/;

/** A number, also as a text; null where there is none. @throws RowFault where the value is of another kind. */
function numberIn(value: unknown): number | null {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value === "number") return value;
  if (typeof value === "string" && NUMBER.test(value.trim())) return Number(value);
  throw new RowFault("json_value");
}

/** A number of what cannot be less than nothing; null where it is, or there is none. */
export function amountIn(value: unknown, scale = 1): number | null {
  const number = typeof value === "number" && value >= 0 ? value : null;
  return number === null ? null : number * scale;
}

const SECONDS = /^(\d{1,9}(?:\.\d{1,9})?)s$/;

/** Milliseconds of a duration such as `1800.5s`; null where it is none. */
export function durationIn(value: unknown): number | null {
  const match = typeof value === "string" ? SECONDS.exec(value) : null;
  return match === null ? null : Math.round(Number(match[1]) * 1_000);
}

/** From 1970, in milliseconds; a smaller number counts seconds, a larger one nanoseconds. */
const [LEAST_MILLISECONDS, MOST_MILLISECONDS] = [1e11, 1e14];

/** An instant, as a text of ISO 8601 or counted from 1970. @throws RowFault where it is none. */
export function startIn(value: unknown): ActivityStart {
  if (value === undefined || value === "") throw new RowFault("json_start");
  const time = typeof value === "string" ? readIsoTime(value) : undefined;
  if (time !== undefined) return startOf(time);
  return { kind: "instant", at: new Date(countedIn(value)) };
}

/** Milliseconds from one time to a later one; null where there is no other. @throws RowFault where it is none. */
export function elapsedBetween(from: unknown, to: unknown): number | null {
  if (to === undefined || to === "") return null;
  return clockOf(to) - clockOf(from);
}

function clockOf(value: unknown): number {
  const time = typeof value === "string" ? readIsoTime(value) : undefined;
  return time === undefined
    ? countedIn(value)
    : instantAt(time.wall, time.offsetMinutes ?? 0).getTime();
}

function countedIn(value: unknown): number {
  const number = numberIn(value);
  if (number === null) throw new RowFault("json_start");
  if (Math.abs(number) < LEAST_MILLISECONDS) return number * 1_000;
  return Math.abs(number) > MOST_MILLISECONDS ? number / 1e6 : number;
}
