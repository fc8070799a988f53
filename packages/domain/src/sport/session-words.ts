import { readFeedback } from "./sport-feedback.ts";
import type { SportLog } from "./sport-log.ts";

/** Fields of structured feedback whose text is one of a few codes. */
const CODED_FIELDS: ReadonlySet<string> = new Set(["completion_status"]);

/** What a person wrote about a session: the words of its feedback, whatever field they stand in, and its notes. Empty where they wrote none. */
export function wordsOfSession({
  feedback,
  notes,
}: Pick<SportLog, "feedback" | "notes">): readonly string[] {
  return [...wordsOfFeedback(feedback), ...(notes === null ? [] : [notes])].filter(
    (text) => text.trim() !== "",
  );
}

function wordsOfFeedback(kept: string | null): readonly string[] {
  const feedback = readFeedback(kept);
  switch (feedback.kind) {
    case "none":
      return [];
    case "text":
      return [feedback.text];
    case "unreadable":
      return kept === null ? [] : [kept];
    case "structured":
      return Object.entries(feedback.fields).flatMap(([field, value]) =>
        typeof value === "string" && !CODED_FIELDS.has(field) ? [value] : [],
      );
  }
}
