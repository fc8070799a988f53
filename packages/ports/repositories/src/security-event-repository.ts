import type { UserId } from "@health-exercise/domain/user";
import type { PageRequest } from "./page.ts";

/** What happened that somebody may have to account for. */
export type SecurityEventKind =
  | "sign_in_refused"
  | "token_issued"
  | "user_created"
  | "user_admitted"
  | "user_disabled"
  | "user_enabled"
  | "signed_out_everywhere"
  | "user_erased"
  | "users_listed"
  | "account_erased"
  | "data_exported"
  | "incidents_listed"
  | "incident_read"
  | "incident_decided"
  | "webhook_registered"
  | "webhook_secret_replaced"
  | "webhook_removed";

/** Who it was about, or who did it: a user, or where nobody is known an address. */
export type SecuritySubject = { readonly userId: UserId } | { readonly address: string };

/** An event as it is handed in. */
export type SecurityEvent = {
  readonly id: string;
  readonly at: Date;
  readonly kind: SecurityEventKind;
  readonly outcome: "done" | "refused";
  readonly subject: SecuritySubject;
  /** The administrator who did it to somebody; absent where it was the subject, or an operator. */
  readonly actor?: UserId | undefined;
};

/** An event as it is kept: `who` and `actor` are the same for the same subject, and tell nothing of it. */
export type KeptSecurityEvent = Omit<SecurityEvent, "subject" | "actor"> & {
  readonly who: string;
  /** Null where nobody else did it. */
  readonly actor: string | null;
};

/** An append-only record; it stays when the people in it are gone, and holds nothing of their data. */
export interface SecurityEventRepository {
  appendSecurityEvent(event: SecurityEvent): Promise<void>;
  /** Latest first; of one subject, what they did to others too, or of all. */
  listSecurityEvents(
    subject: SecuritySubject | undefined,
    page: PageRequest,
  ): Promise<readonly KeptSecurityEvent[]>;
}
