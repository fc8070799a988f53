import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { RequireUnchanged } from "@health-exercise/application";
import { jsonTextOf } from "./constant-json.ts";
import { HttpError } from "./http-error.ts";

/** The strong entity tag of a representation: the same for the same text, and of no use to guess it by. */
export function entityTagOf(text: string | Buffer): string {
  return `"${hash("sha256", text, "base64url").slice(0, 27)}"`;
}

/** Entity tags of a list (RFC 9110, section 8.8.3). */
const TAGS = /(?:W\/)?"[^"]*"/g;

/**
 * Refuses a change of anything but what the client has seen: `current` is the record as the client would see it,
 * undefined where there is none. @throws HttpError `precondition_failed`.
 */
export type RequireMatch = (current: unknown) => void;

/** What holds a record against the `If-Match` of a request that has one. Weak tags never match, and neither does what is no tag. */
export function conditionOf({ headers }: IncomingMessage): RequireMatch | undefined {
  const condition = headers["if-match"]?.trim();
  if (condition === undefined) return undefined;
  return (current) => {
    const isCurrent =
      current !== undefined &&
      (condition === "*" || condition.match(TAGS)?.includes(entityTagOf(jsonTextOf(current))));
    if (isCurrent) return;
    throw new HttpError("precondition_failed", "The record is not the one that If-Match names.");
  };
}

/** Lets a use case hold a record, as `present` shows it, against what the client has seen; nothing where it does not say. */
export function unchangedAs<Seen>(
  requireMatch: RequireMatch | undefined,
  present: (current: Seen) => unknown,
): RequireUnchanged<Seen> | undefined {
  return requireMatch && ((current) => requireMatch(present(current)));
}

/** Which of the tags of a representation the client has already; a weak tag does for that. */
export function knownTag(
  { headers }: IncomingMessage,
  tags: readonly string[],
): string | undefined {
  const known = headers["if-none-match"]?.trim();
  if (known === undefined) return undefined;
  if (known === "*") return tags[0];
  const strong = known.match(TAGS)?.map((each) => each.replace(/^W\//, "")) ?? [];
  return tags.find((tag) => strong.includes(tag));
}
