export { type EmbeddedPostgresOptions, openEmbeddedPostgres } from "./embedded-postgres.ts";
export { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
export type { EmbeddedPostgres } from "./open-cluster.ts";
export { startThrowawayPostgres } from "./throwaway-postgres.ts";
export { startThrowawayStandby } from "./throwaway-standby.ts";
