import { createHash } from "node:crypto";
import type { SportChangePosition } from "@health-exercise/domain/sport";
import {
  invalidField,
  parseUuid,
  type SportLogId,
  type UserId,
} from "@health-exercise/domain/user";
import { z } from "zod";

/** Those that were given before cursors told whose they are begin with 1, have no digest, and stay good. */
const POSITION =
  /^(?:1\.(?<old>[^.]+\.[^.]+\.[^.]+)|2\.(?<told>[^.]+\.[^.]+\.[^.]+)\.(?<digest>[\w-]{8}))$/;
const PARTS = /^(\d{1,16})\.([0-9a-f-]{36})\.(\d{1,16})$/;

/** Of the 81 characters that the patterns take at most. */
const LONGEST_CURSOR = 108;
const DIGEST_LENGTH = 8;

const FAULT = "must be a next_cursor as it was given";

/** A cursor that was read, of which it is not known yet whether it is the caller's. */
type ReadCursor = {
  readonly position: SportChangePosition;
  /** Of its person and the position; undefined in cursors of before. */
  readonly digest: string | undefined;
};

/** A position as clients keep it, who need not know what is in it. It is good for its person alone. */
export function cursorOf(position: SportChangePosition, userId: UserId): string {
  const told = `2.${toldOf(position)}.${digestOf(position, userId)}`;
  return Buffer.from(told, "latin1").toString("base64url");
}

/** Where a cursor of `userId` begins. @throws DomainError `invalid_input` for one that was given to somebody else, or is not as it was. */
export function positionOf(
  cursor: ReadCursor | undefined,
  userId: UserId,
): SportChangePosition | undefined {
  if (cursor === undefined) return undefined;
  const { position, digest } = cursor;
  if (digest === undefined || digest === digestOf(position, userId)) return position;
  throw invalidField("cursor", FAULT);
}

/** A cursor that this service gave; an empty one is none. */
export function changeCursor() {
  return z
    .string()
    .meta({ maxLength: LONGEST_CURSOR })
    .transform((text, context): ReadCursor | undefined => {
      const read = readCursor(text);
      if (read === undefined && text !== "") {
        context.addIssue({ code: "custom", message: FAULT });
        return z.NEVER;
      }
      return read;
    });
}

function readCursor(cursor: string): ReadCursor | undefined {
  const bytes = Buffer.from(cursor, "base64url");
  // A character too many is passed over by the decoder.
  if (bytes.toString("base64url") !== cursor) return undefined;
  const { old, told = old, digest } = POSITION.exec(bytes.toString("latin1"))?.groups ?? {};
  const [, changeNumber, id = "", begunAt] = PARTS.exec(told ?? "") ?? [];
  const logId = parseUuid<SportLogId>(id);
  const numbers = [Number(changeNumber), Number(begunAt)] as const;
  if (logId === undefined || !numbers.every(Number.isSafeInteger)) return undefined;
  return { position: { changeNumber: numbers[0], logId, begunAt: numbers[1] }, digest };
}

function toldOf({ changeNumber, logId, begunAt }: SportChangePosition): string {
  return `${changeNumber}.${logId}.${begunAt}`;
}

/** Nothing is kept secret by it: it tells whose a cursor is, and that it is whole. */
function digestOf(position: SportChangePosition, userId: UserId): string {
  const told = createHash("sha256").update(`${userId} ${toldOf(position)}`);
  return told.digest("base64url").slice(0, DIGEST_LENGTH);
}
