import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { jsonTextOf } from "./constant-json.ts";
import { HttpError } from "./http-error.ts";

/** The strong entity tag of a representation: the same for the same text, and of no use to guess it by. */
export function entityTagOf(representation: unknown): string {
  return `"${hash("sha256", jsonTextOf(representation), "base64url").slice(0, 27)}"`;
}

/** Entity tags of a list (RFC 9110, section 8.8.3). */
const TAGS = /(?:W\/)?"[^"]*"/g;

/**
 * Refuses a change of anything but what the client has seen, where it says what that is; `current` is undefined where there
 * is nothing. Weak tags never match, and neither does what is no tag.
 * @throws HttpError `precondition_failed`.
 */
export function requireMatch({ headers }: IncomingMessage, current: unknown): void {
  const condition = headers["if-match"]?.trim();
  if (condition === undefined) return;
  const isCurrent =
    current !== undefined &&
    (condition === "*" || condition.match(TAGS)?.includes(entityTagOf(current)));
  if (isCurrent) return;
  throw new HttpError("precondition_failed", "The record is not the one that If-Match names.");
}

/** Whether the client has this representation already; a weak tag does for that. */
export function isKnown({ headers }: IncomingMessage, tag: string): boolean {
  const known = headers["if-none-match"]?.trim();
  if (known === undefined) return false;
  return (
    known === "*" || (known.match(TAGS)?.some((each) => each.replace(/^W\//, "") === tag) ?? false)
  );
}
