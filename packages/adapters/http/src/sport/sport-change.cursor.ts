import type { SportChangePosition } from "@health-exercise/domain/sport";
import { parseUuid, type SportLogId } from "@health-exercise/domain/user";
import { z } from "zod";

const POSITION = /^1\.(\d{1,16})\.([0-9a-f-]{36})\.(\d{1,16})$/;

/** Of the 72 characters that the pattern takes at most. */
const LONGEST_CURSOR = 96;

/** A position as clients keep it, who need not know what is in it. */
export function cursorOf({ changeNumber, logId, begunAt }: SportChangePosition): string {
  return Buffer.from(`1.${changeNumber}.${logId}.${begunAt}`, "latin1").toString("base64url");
}

function positionOf(cursor: string): SportChangePosition | undefined {
  const text = Buffer.from(cursor, "base64url").toString("latin1");
  const [, changeNumber, id = "", begunAt] = POSITION.exec(text) ?? [];
  const logId = parseUuid<SportLogId>(id);
  const numbers = [Number(changeNumber), Number(begunAt)] as const;
  if (logId === undefined || !numbers.every(Number.isSafeInteger)) return undefined;
  return { changeNumber: numbers[0], logId, begunAt: numbers[1] };
}

/** A cursor that this service gave; an empty one is none. */
export function changeCursor() {
  return z
    .string()
    .meta({ maxLength: LONGEST_CURSOR })
    .transform((text, context): SportChangePosition | undefined => {
      const position = positionOf(text);
      if (position === undefined && text !== "") {
        context.addIssue({ code: "custom", message: "must be a next_cursor as it was given" });
        return z.NEVER;
      }
      return position;
    });
}
