import { CHAT_LIMITS } from "@health-exercise/domain/chat";
import { z } from "zod";
import { healthEntries, safetyContextFields } from "../safety/safety-check.schemas.ts";

const MAX_BYTES = CHAT_LIMITS.userContextBytes;

/**
 * What a client knows about the moment: any object, of which the fields that bind safety have a shape.
 * One that is too large is refused before its fields are looked at.
 */
export const userContext = z
  .preprocess(
    (value, context) => {
      if (typeof value !== "object" || isWithinLimit(value)) return value;
      const message = `must take at most ${MAX_BYTES} bytes as JSON`;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    },
    z.looseObject({ ...safetyContextFields, symptoms: healthEntries }),
  )
  .meta({
    description: `What the client knows about the moment, at most ${MAX_BYTES} bytes of JSON in UTF-8. What is known of the person, in fields named as in the risk assessment, binds what is recommended; all of it is given to the model as data.`,
  });

function isWithinLimit(value: object | null): boolean {
  try {
    return Buffer.byteLength(JSON.stringify(value)) <= MAX_BYTES;
  } catch {
    // Nested too deeply to be written at all.
    return false;
  }
}
