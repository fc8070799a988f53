import { migrationStatus } from "@health-exercise/adapter-postgres";
import { migrate } from "../service/open-database.ts";
import { type CommandContext, withDatabase } from "./command-context.ts";
import { type CommandResult, tableOf } from "./command-result.ts";

export function migrateUp(context: CommandContext): Promise<CommandResult> {
  return withDatabase(context, async (database) => {
    const names = await migrate(database);
    return {
      text:
        names.length === 0
          ? "The database is up to date."
          : `Migrated the database: ${names.join(", ")}.`,
      json: { migrated: names },
    };
  });
}

export function showMigrations(context: CommandContext): Promise<CommandResult> {
  return withDatabase(context, async ({ owner }) => {
    const migrations = (await migrationStatus(owner)).map(({ name, executedAt }) => ({
      name,
      executed_at: executedAt?.toISOString() ?? null,
    }));
    return {
      text: tableOf(
        ["MIGRATION", "EXECUTED"],
        migrations.map(({ name, executed_at }) => [name, executed_at ?? "not yet"]),
      ),
      json: {
        migrations,
        pending: migrations.filter(({ executed_at }) => executed_at === null).length,
      },
    };
  });
}
