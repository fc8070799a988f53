import type { SecurityEventKind } from "@health-exercise/ports-repositories";

/** A row of `security_event`. */
export type SecurityEventTable = {
  readonly id: string;
  readonly at: Date;
  readonly kind: SecurityEventKind;
  readonly outcome: "done" | "refused";
  /** A digest of whom it is about. */
  readonly who: string;
  /** A digest of the administrator who did it; null where nobody else did. */
  readonly actor: string | null;
};
