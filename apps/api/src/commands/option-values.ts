import { LONGEST_LIFETIME_SECONDS } from "@health-exercise/adapter-runtime";
import { parseTimeZone, parseUuid, type TimeZone, type UserId } from "@health-exercise/domain/user";
import { InvalidArgumentError } from "commander";
import { lifetimeText, secondsOf } from "../config/token-lifetime.ts";

const EMAIL_LENGTH = 254;
const NAME_LENGTH = 100;
const ORGANISATION_LENGTH = 200;
const LARGEST_CUT_OFF = 100;

/** Control characters, line breaks of any kind, and what is left of broken text. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFFFD]/u;
const EMAIL = /^[^\s@"(),:;<>[\\\]]{1,64}@[^\s@"(),:;<>[\\\]]{1,253}$/u;

export function parseUserId(text: string): UserId {
  const id = parseUuid<UserId>(text);
  if (id === undefined) throw new InvalidArgumentError("It must be a UUID.");
  return id;
}

export function parseZone(text: string): TimeZone {
  const zone = parseTimeZone(text);
  if (zone === undefined)
    throw new InvalidArgumentError("It must be a time zone such as Europe/Berlin.");
  return zone;
}

export function parseEmail(text: string): string {
  requirePrintable(text);
  if (text.length > EMAIL_LENGTH) {
    throw new InvalidArgumentError(`It must have at most ${EMAIL_LENGTH} characters.`);
  }
  const [local = "", domain = ""] = text.split("@");
  const isDotted = [local, domain].every((part) => !/^\.|\.\.|\.$/.test(part));
  if (!EMAIL.test(text) || !isDotted) {
    throw new InvalidArgumentError("It must be an email address such as ann@example.org.");
  }
  return text;
}

export function parseName(text: string): string {
  requirePrintable(text);
  const name = text.trim();
  if (name === "" || [...name].length > NAME_LENGTH) {
    throw new InvalidArgumentError(`It must have 1 to ${NAME_LENGTH} characters.`);
  }
  return name;
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
  if (!/^[A-Za-z][\w.:-]{0,63}$/.test(text)) {
    throw new InvalidArgumentError(
      "It must have 1 to 64 letters, digits, dots, colons, dashes or underscores, and start with a letter.",
    );
  }
  return roles.includes(text) ? roles : [...roles, text];
}

function requirePrintable(text: string): void {
  if (UNPRINTABLE.test(text)) {
    throw new InvalidArgumentError("It must not have control characters or line breaks.");
  }
}
