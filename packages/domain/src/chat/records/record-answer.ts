import type { RecordFact } from "../../sport/records/record-fact.ts";
import type { RecordAsk, Unlogged } from "./asked-records.ts";

/** What the records say to a question; nothing where it asks for those of others, for what has not happened or is logged nowhere, or for what is unclear. */
export type RecordAnswer =
  | {
      readonly kind: "records";
      readonly fact: RecordFact;
      readonly ask: RecordAsk;
      /** Whether the question before says what this one leaves open. */
      readonly isFollowUp?: boolean;
      /** The session, or the plan, that what is asked about is held against. */
      readonly against?: RecordFact;
      /** The session of one's own from which on it was asked. */
      readonly since?: RecordFact;
    }
  | { readonly kind: "other_person" }
  | { readonly kind: "future" }
  | { readonly kind: "unlogged"; readonly matter: Unlogged }
  | { readonly kind: "unclear" };
