import { CHAT_LIMITS } from "@health-exercise/domain/chat";
import { z } from "zod";
import { usableOf } from "../framework/unsafe-values.ts";
import { number } from "../schemas/numbers.ts";
import { text } from "../schemas/text.ts";

const MAX_BYTES = CHAT_LIMITS.userContextBytes;
const AGE_YEARS = { min: 0, max: 120 };
const MAX_ENTRIES = 50;
const MAX_ENTRY_LENGTH = 200;

const entries = z
  .array(text({ max: MAX_ENTRY_LENGTH }))
  .max(MAX_ENTRIES)
  .nullish();

/** What is best sent; whatever else is sent counts where it says what is meant. */
const documented = z.looseObject({
  age: number(AGE_YEARS).nullish(),
  pregnant: z.boolean().nullish(),
  conditions: entries,
  symptoms: entries,
  medications: entries,
  injuries: entries,
});

const DESCRIPTION =
  `What the client knows about the moment, at most ${MAX_BYTES} bytes of JSON in UTF-8, and never refused for what is in it. What is known of ` +
  "the person, in fields named as in the risk assessment, binds what is recommended; a number as text, one text for a list, `yes` and `no` count too.";

const { $schema: _dialect, ...described } = z.toJSONSchema(documented, { io: "input" });

/** What a client knows about the moment: any object, of which what cannot be kept is left out. */
export const userContext = z
  .custom<Record<string, unknown>>(isObject, "must be an object")
  .refine(isWithinLimit, `must take at most ${MAX_BYTES} bytes as JSON`)
  .transform((context) => usableOf(context) as Record<string, unknown>)
  .meta({ ...described, description: DESCRIPTION });

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isWithinLimit(value: object): boolean {
  try {
    return Buffer.byteLength(JSON.stringify(value)) <= MAX_BYTES;
  } catch {
    // Nested too deeply to be written at all.
    return false;
  }
}
