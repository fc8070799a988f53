import { definedOf } from "../shared/defined-of.ts";
import { invalidField } from "../shared/domain-error.ts";
import { SPORT_LOG_LIMITS } from "./sport-log-limits.ts";

export const COMPLETION_STATUSES = ["completed", "partial", "skipped"] as const;
export type CompletionStatus = (typeof COMPLETION_STATUSES)[number];

/** What a person says about a session afterwards; absent fields keep what was said before. */
export type SportFeedback = {
  readonly completionStatus?: CompletionStatus | undefined;
  /** 1 (bad) to 5 (very good). */
  readonly feelingRating?: number | undefined;
  readonly customNotes?: string | undefined;
  /** Replaces the calories of the session. */
  readonly finalCalories?: number | undefined;
  /** Rating of perceived exertion on Borg's CR10 scale, 0 (rest) to 10 (maximal). */
  readonly perceivedExertion?: number | undefined;
};

/**
 * The text kept in the log's feedback, whose keys are no names of one interface: clients write and read this text as it
 * is, it is stored and handed over as it is, and its numbers are counted wherever it came from.
 *
 * It is a JSON object that joins `feedback` to what was kept before.
 * Whatever was kept before that is no JSON object stays too, as it was, under `text`.
 */
export function mergeFeedback(kept: string | null, feedback: SportFeedback): string {
  const before = readFeedback(kept);
  const earlier =
    before.kind === "structured" ? before.fields : before.kind === "none" ? {} : { text: kept };
  const given = definedOf({
    completion_status: feedback.completionStatus,
    feeling_rating: feedback.feelingRating,
    custom_notes: feedback.customNotes,
    final_calories: feedback.finalCalories,
    perceived_exertion: feedback.perceivedExertion,
  });
  return JSON.stringify({ ...earlier, ...given });
}

/**
 * `mergeFeedback`, no longer than what is kept. Where ratings find no room beside a long text of before, the longest text
 * loses its last words to them; it gives way to no new note.
 * @throws DomainError `invalid_input` when a note makes it too long, or what was kept has no text to shorten.
 */
export function joinFeedback(kept: string | null, feedback: SportFeedback): string {
  const { feedbackLength } = SPORT_LOG_LIMITS;
  const joined = mergeFeedback(kept, feedback);
  const excess = lengthOf(joined) - feedbackLength;
  if (excess <= 0) return joined;
  if (feedback.customNotes !== undefined) {
    throw invalidField(
      "customNotes",
      `must be shorter: feedback has at most ${feedbackLength} characters with what was kept before`,
    );
  }
  const fields: Record<string, unknown> = JSON.parse(joined);
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => {
    const [, value] = entry;
    return typeof value === "string" && lengthOf(value) >= LONG_TEXT;
  });
  const [longest] = texts.toSorted(([, left], [, right]) => right.length - left.length);
  if (longest === undefined) {
    throw invalidField(
      "sportFeedback",
      `has no room for more: it has at most ${feedbackLength} characters, and is to be shortened first`,
    );
  }
  const [name, text] = longest;
  const shortened = `${[...text].slice(0, -(excess + CUT.length)).join("")}${CUT}`;
  return JSON.stringify({ ...fields, [name]: shortened });
}

/** From so many characters on something is a text that may lose words: names and codes are shorter, ratings take up far less. */
const LONG_TEXT = 1_000;
/** Stands where words were left out. */
const CUT = "…";

function lengthOf(text: string): number {
  return [...text].length;
}

/** A log's feedback as it can be read. */
export type ReadFeedback =
  | { readonly kind: "none" }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "structured"; readonly fields: Readonly<Record<string, unknown>> }
  /** It starts as JSON but is none. */
  | { readonly kind: "unreadable" };

/** An opening brace, or a bracket before a JSON value: "[tired] but fine" is a sentence. */
const STARTS_AS_JSON = /^\s*(?:\{|\[\s*(?:["{[\]\d-]|true\b|false\b|null\b))/;

/** Reads what is kept as feedback: nothing, free text, or a JSON object. */
export function readFeedback(kept: string | null): ReadFeedback {
  if (kept === null || kept.trim() === "") return { kind: "none" };
  if (!STARTS_AS_JSON.test(kept)) return { kind: "text", text: kept };
  try {
    const value: unknown = JSON.parse(kept);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? { kind: "structured", fields: value as Record<string, unknown> }
      : { kind: "text", text: kept };
  } catch {
    return { kind: "unreadable" };
  }
}

/** How the exertion of a session is known. */
export type SessionExertion = {
  /** On the CR10 scale, 0 to 10. */
  readonly rating: number;
  readonly source: "perceived_exertion" | "feeling_rating";
};

/**
 * The exertion that the feedback states, for session-RPE: a CR10 rating under `perceived_exertion` or
 * `rpe`; else 12 less two times `feeling_rating`, from 10 for a session that felt bad to 2 for one that felt very good
 * (design value: what felt bad was hard for this person). Null when neither is a number of its scale.
 */
export function exertionOf(kept: string | null): SessionExertion | null {
  const feedback = readFeedback(kept);
  if (feedback.kind !== "structured") return null;
  const { perceived_exertion: stated, rpe } = feedback.fields;
  const rating = [stated, rpe].find((value) => isWithin(value, SPORT_LOG_LIMITS.perceivedExertion));
  if (typeof rating === "number") return { rating, source: "perceived_exertion" };
  const feeling = feelingIn(feedback);
  return feeling === null
    ? null
    : {
        rating: EXERTION_WITHOUT_FEELING - feeling * EXERTION_PER_FEELING_STEP,
        source: "feeling_rating",
      };
}

/** Whether the person said that they skipped the session: it stays recorded, and is nothing to praise. */
export function wasSkipped({ feedback: kept }: { readonly feedback: string | null }): boolean {
  const feedback = readFeedback(kept);
  return feedback.kind === "structured" && feedback.fields["completion_status"] === "skipped";
}

/** How a session felt, 1 to 5, by its feedback; null where that does not say. */
export function feelingRatingOf(kept: string | null): number | null {
  return feelingIn(readFeedback(kept));
}

function feelingIn(feedback: ReadFeedback): number | null {
  if (feedback.kind !== "structured") return null;
  const { feeling_rating: feeling } = feedback.fields;
  return isWithin(feeling, SPORT_LOG_LIMITS.feelingRating) ? feeling : null;
}

const EXERTION_WITHOUT_FEELING = 12;
const EXERTION_PER_FEELING_STEP = 2;

function isWithin(
  value: unknown,
  bounds: { readonly min: number; readonly max: number },
): value is number {
  return typeof value === "number" && value >= bounds.min && value <= bounds.max;
}

/** The note of a person in what is kept as feedback; null where they wrote none there. */
export function noteInFeedback(kept: string | null): string | null {
  const feedback = readFeedback(kept);
  if (feedback.kind === "text") return feedback.text;
  if (feedback.kind !== "structured") return null;
  const { custom_notes: note, text } = feedback.fields;
  const said = [note, text].find((each) => typeof each === "string" && each.trim() !== "");
  return typeof said === "string" ? said : null;
}
