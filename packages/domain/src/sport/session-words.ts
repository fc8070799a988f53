import { COMPLETION_STATUSES, readFeedback } from "./sport-feedback.ts";
import type { SportLog } from "./sport-log.ts";

/** Codes by the field of structured feedback in which they say no word of a person. */
const CODES: ReadonlyMap<string, ReadonlySet<unknown>> = new Map([
  ["completion_status", new Set<unknown>(COMPLETION_STATUSES)],
]);

/** More values are not looked at (design value): the longest feedback cannot hold as many. */
const MOST_VALUES = 10_000;

/**
 * What a person wrote about a session: the words of its feedback, whatever field they stand in and however deep, and its
 * notes. Empty where they wrote none.
 */
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
      return wordsOfList(feedback.text) ?? [feedback.text];
    case "unreadable":
      return kept === null ? [] : [kept];
    case "structured":
      return wordsIn(feedback.fields);
  }
}

/** The words in a JSON list, which may be written in escapes; null where `text` is none. */
function wordsOfList(text: string): readonly string[] | null {
  if (!text.trimStart().startsWith("[")) return null;
  try {
    return wordsIn(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The texts in a JSON value in the order in which they stand; without recursion, however deep they are. */
function wordsIn(json: unknown): readonly string[] {
  const words: string[] = [];
  const ahead: { readonly field: string; readonly value: unknown }[] = [{ field: "", value: json }];
  for (let seen = 0; seen < MOST_VALUES; seen += 1) {
    const next = ahead.pop();
    if (next === undefined) break;
    const { field, value } = next;
    if (typeof value === "string") {
      if (CODES.get(field)?.has(value) !== true) words.push(value);
    } else if (typeof value === "object" && value !== null) {
      const inside = Object.entries(value).map(([name, one]) => ({ field: name, value: one }));
      ahead.push(...inside.toReversed());
    }
  }
  return words;
}
