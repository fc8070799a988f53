import { type Database, isBoundByPolicies } from "@health-exercise/adapter-postgres";
import type { Logger } from "@health-exercise/ports-runtime";

/** Tells PostgreSQL no more of whose rows are wanted where it would not keep any from our role, and the operator that it is so. */
export async function adaptToRole(database: Database, logger: Logger): Promise<void> {
  if (await isBoundByPolicies(database.kysely)) return;
  database.omitScopes();
  logger.warn("unsafe_setting", { name: "database_role_owns_tables", variable: "DATABASE_URL" });
}
