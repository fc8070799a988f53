/**
 * Refuses, by throwing, a record that is not the one which the caller has seen. It is asked about the record that the
 * change would be made to: nothing comes between.
 */
export type RequireUnchanged<Seen> = (current: Seen) => void;
