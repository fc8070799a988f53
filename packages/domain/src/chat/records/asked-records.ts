import type { ReadText } from "../../language/read-text.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import type { RecordFact } from "../../sport/records/record-fact.ts";
import type { RecordQuery } from "../../sport/records/record-query.ts";
import type { Cue, MeasureCue, RecordReading } from "./record-reading.ts";

/** Which side of a fact a question asks for first. */
export type RecordAsk =
  | "value"
  | "whether"
  | "when"
  | "how_long"
  | "days_since"
  | "note"
  | "rating"
  | "missing"
  /** How much is recommended at the age of the person. */
  | "recommended"
  | "each"
  /** The week, month or day of least. */
  | "least"
  /** Both that of most and that of least. */
  | "most_and_least"
  | "rest_days"
  /** Which of what was planned was not done; `against` is the plan. */
  | "missed"
  /** Weekends against the days from Monday to Friday. */
  | "weekends"
  /** Which weekends passed without a session, and which had one. */
  | "rest_weekends"
  | "active_weekends"
  | "every_day"
  /** The mean of so much time. */
  | "a_day"
  | "a_week"
  | "a_month"
  /** The mean of a session, of what has none by itself. */
  | "a_session"
  /** The longest time between two sessions, the day of the first, how many kinds there are, how much of all a kind is. */
  | "gap"
  | "first"
  | "kinds"
  | "share"
  /** Of the latest few the one that comes first: "and the one before?" */
  | "before_last"
  /** What some sessions come to on average. */
  | "average"
  /** The energy of two sessions beside each other. */
  | "calories"
  /** What of a week or a day that is planned can be had otherwise. */
  | "other_plan"
  | MeasureCue;

export type AskedRecords = {
  readonly kind: "records";
  readonly query: RecordQuery;
  readonly ask: RecordAsk;
  /** Whether the question before says what this one leaves open. */
  readonly isFollowUp?: true;
  /** The session, or the plan, that what is asked about is held against. */
  readonly against?: RecordQuery;
  /** The session of one's own from which on it asks. */
  readonly since?: RecordFact;
};

/** A follow-up of more words asks for something of its own (design value). */
export const LONGEST_FOLLOW_UP = 10;

/** What people ask of themselves that neither sessions nor the profile tell. */
export type Unlogged =
  | "sleep"
  | "weight"
  | "food"
  | "lifting"
  | "score"
  | "floors"
  | "vital"
  | "feelings"
  | "sitting"
  | "price"
  /** Conditions by which nothing is counted. */
  | "pulse"
  | "sameDay"
  | "weeksInRow"
  | "goalKind"
  | "weather"
  /** When somebody was ill, injured or away without a pause that says so. */
  | "pause";

/** What a question asks of the records; those of others, what has not happened and what nobody logs cannot be told, and what is unclear is asked back. */
export type RecordQuestion =
  | AskedRecords
  | { readonly kind: "other_person" }
  | { readonly kind: "future" }
  | { readonly kind: "unlogged"; readonly matter: Unlogged }
  | { readonly kind: "unclear" };

/** A question as the rules see it. */
export type Asked = RecordReading & {
  /** Without what only tells. */
  readonly question: ReadText;
  readonly today: LocalDate;
  /** Whether it asks in so many words. */
  readonly isAsked: boolean;
  /** Whether it stands beside what only tells. */
  readonly isPart: boolean;
  /** Whether it is of the person who asks. */
  readonly isOwn: boolean;
  readonly has: (...cues: readonly Cue[]) => boolean;
};
