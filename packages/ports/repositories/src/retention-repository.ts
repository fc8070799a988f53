/** Records that are kept for a time: deleted ones, idempotency keys with their answers, chats, and events for other systems. */
export type RetainedKind = "deleted_records" | "idempotency_keys" | "chats" | "webhook_deliveries";

/** Lets go of what was kept long enough, of everybody. */
export interface RetentionRepository {
  /**
   * Removes a portion of the records of a kind for good that are from before `before`: deleted then, made then (keys,
   * events), or with their last message then (chats). Gives how many, 0 when there are no more, and undefined while another process
   * is at it.
   */
  purge(kind: RetainedKind, before: Date): Promise<number | undefined>;
}
