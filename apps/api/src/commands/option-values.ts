import { LONGEST_LIFETIME_SECONDS } from "@health-exercise/adapter-runtime/token-rules";
import {
  type LocalDate,
  parseLocalDate,
  parseTimeZone,
  parseUuid,
  type TimeZone,
  type UserId,
  whyNoEmail,
  whyNoName,
  whyNoRole,
} from "@health-exercise/domain/user";
import { InvalidArgumentError } from "commander";
import { lifetimeText, secondsOf } from "../config/token-lifetime.ts";

const ORGANISATION_LENGTH = 200;
const LARGEST_CUT_OFF = 100;

const EARLIEST_DAY = "1971-01-01";

/** Control characters, line breaks of any kind, and what is left of broken text. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFFFD]/u;

export function parseUserId(text: string): UserId {
  const id = parseUuid<UserId>(text);
  if (id === undefined) throw new InvalidArgumentError("It must be a UUID.");
  return id;
}

/** Days that nobody can have lived yet, or without a year before them, make no life. */
export function parseDay(text: string): LocalDate {
  const day = parseLocalDate(text);
  if (day === undefined) throw new InvalidArgumentError("It must be a day such as 2026-06-30.");
  if (day < EARLIEST_DAY || Date.parse(day) > Date.now())
    throw new InvalidArgumentError(`It must lie between ${EARLIEST_DAY} and today.`);
  return day;
}

export function parseZone(text: string): TimeZone {
  const zone = parseTimeZone(text);
  if (zone === undefined)
    throw new InvalidArgumentError("It must be a time zone such as Europe/Berlin.");
  return zone;
}

export function parseEmail(text: string): string {
  requirePrintable(text);
  return required(text, whyNoEmail);
}

export function parseName(text: string): string {
  return required(text.trim(), whyNoName);
}

/** @throws InvalidArgumentError with what is asked for. */
function required(text: string, whyNot: (text: string) => string | undefined): string {
  const reason = whyNot(text);
  if (reason !== undefined) throw new InvalidArgumentError(`It ${reason}.`);
  return text;
}

/** A time such as 30s, 15m, 1h or 7d, in seconds. */
export function parseLifetime(text: string): number {
  const seconds = secondsOf(text);
  if (seconds === undefined || seconds < 1 || seconds > LONGEST_LIFETIME_SECONDS) {
    throw new InvalidArgumentError(
      `It must be a time such as 30s, 15m, 1h or 7d, from 1s to ${lifetimeText(LONGEST_LIFETIME_SECONDS)}.`,
    );
  }
  return seconds;
}

/** How many of the first hits are looked at. */
export function parseCutOff(text: string): number {
  const cutOff = Number(text);
  if (!/^\d{1,4}$/.test(text) || cutOff < 1 || cutOff > LARGEST_CUT_OFF) {
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${LARGEST_CUT_OFF}.`);
  }
  return cutOff;
}

export function parseOrganisation(text: string): string {
  requirePrintable(text);
  const name = text.trim();
  if (name === "" || [...name].length > ORGANISATION_LENGTH) {
    throw new InvalidArgumentError(`It must have 1 to ${ORGANISATION_LENGTH} characters.`);
  }
  return name;
}

/** Adds a role to those named before. */
export function collectRole(text: string, roles: readonly string[]): readonly string[] {
  const role = required(text, whyNoRole);
  return roles.includes(role) ? roles : [...roles, role];
}

function requirePrintable(text: string): void {
  if (UNPRINTABLE.test(text)) {
    throw new InvalidArgumentError("It must not have control characters or line breaks.");
  }
}
