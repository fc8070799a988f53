import type { UserId } from "@health-exercise/domain/user";

/** A row of `chat_request`; `response` is null while the key is claimed and not answered. */
export type ChatRequestTable = {
  readonly user_id: UserId;
  readonly key: string;
  readonly claim_id: string;
  readonly lease_until: Date;
  readonly response: string | null;
  readonly created_at: Date;
};
