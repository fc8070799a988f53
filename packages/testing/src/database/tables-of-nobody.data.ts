/** Tables that hold nothing of any user, and why: one by one, so that a new table is somebody's until it is named here. */
export const TABLES_OF_NOBODY = {
  knowledge_document: "texts that the operator brings in for everybody",
  knowledge_passage: "parts of those texts",
  knowledge_removal: "which of those texts were taken out",
  knowledge_embedding: "vectors of those texts by their hash; questions are never kept",
  security_event: "what somebody may have to account for, by digests that tell nobody",
  erased_identity: "until when tokens of erased people are refused, by digests that tell nobody",
  open_idempotency_key:
    "requests to endpoints that are open to everybody, by digests that tell nobody",
  service_secret: "what the service makes for itself, to name addresses by",
  sport_change_gap: "which numbers of changes a restore has lost",
  webhook: "endpoints of other systems, by whoever manages the service",
  kysely_migration: "which migrations were run",
  kysely_migration_lock: "whether one runs",
} as const satisfies Readonly<Record<string, string>>;
