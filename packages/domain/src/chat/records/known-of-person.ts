import type { RecordFact } from "../../sport/records/record-fact.ts";
import type { Pause } from "../../user/pause.ts";

/** What is known of a person before it is read what they ask. */
export type KnownOfPerson = {
  readonly pauses?: readonly Pause[] | undefined;
  /** The answers to `sessionsSpokenOf`: sessions of theirs from which on they ask for something. */
  readonly sessions?: readonly RecordFact[];
  /** What they call sessions, of those on record and of those that are planned; needed where `mayNameSessions`. */
  readonly names?: readonly string[];
  /** Whether a scheme of theirs is active; needed where `mayAskAhead`. */
  readonly hasPlan?: boolean;
};
