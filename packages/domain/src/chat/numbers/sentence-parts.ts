import type { Amount } from "../../language/amount.ts";
import type { Token } from "../../language/read-text.ts";
import type { RecordActivity, RecordPeriod } from "../../sport/records/record-query.ts";
import type { OTHER_VOICES, OWN_VOICES } from "./claim-cues.data.ts";
import { ROLE_WORDS } from "./claim-roles.data.ts";

/** What a word makes of the figures beside it. */
export type Role = keyof typeof ROLE_WORDS;
/** Whose figures stand beside it. */
export type Voice = keyof typeof OTHER_VOICES | keyof typeof OWN_VOICES;

/** Tokens of a sentence from `start` up to `end`. */
export type Span = { readonly start: number; readonly end: number };
/** The same, with the clause in which they begin. */
export type Place = Span & { readonly clause: number };
/** Before it is known in which clause it stands. */
export type Unplaced<Found extends Place> = Omit<Found, "clause">;

export type Cue = Place & { readonly meaning: Role | Voice | "untold" };
export type NamedPeriod = Place & { readonly period: RecordPeriod | "future" };
export type NamedActivity = Place & {
  readonly activity: RecordActivity | null;
  /** As it is written, and without what changes of a word; where it names only some sessions of its kind, such as "tempo runs", `isPart`. */
  readonly called?: readonly string[];
  readonly isPart?: boolean;
  /** Whether it is an activity of its own within its kind: hikes are walking. */
  readonly isOfOther?: boolean;
};

/** A figure: an amount, and the kind of exercise that its unit names. */
export type Figure = Place & {
  /**
   * Its clause, those before it up to the figure before ("On average, ...", "Last month: ..."), and where it has no other
   * words the one after it ("With 45 minutes, that was your longest run").
   */
  readonly reach: readonly number[];
  readonly amount: Amount;
  /** "8 runs"; null for sessions of any kind, undefined where the unit names none. */
  readonly counted: RecordActivity | null | undefined;
  /** "4 out of 5". */
  readonly isRating?: boolean;
};

/** What is found in a sentence of a reply. */
export type SentenceReading = {
  readonly tokens: readonly Token[];
  /** The clause of each token. */
  readonly clauses: readonly number[];
  readonly figures: readonly Figure[];
  readonly periods: readonly NamedPeriod[];
  readonly activities: readonly NamedActivity[];
  readonly cues: readonly Cue[];
};

export function isRole(meaning: Cue["meaning"]): meaning is Role {
  return Object.hasOwn(ROLE_WORDS, meaning);
}

export function isInside(span: Span, spans: readonly Span[]) {
  return spans.some(({ start, end }) => span.start < end && start < span.end);
}
