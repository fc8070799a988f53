import type { Command } from "commander";
import { example, type RunCommand, withJson } from "./command-parts.ts";

const migrations = () => import("../migrate-commands.ts");

/** Brings the database up to date. */
export function addMigrateCommands(migrate: Command, run: RunCommand): void {
  withJson(migrate.command("up").description("run the migrations that are missing"))
    .addHelpText("after", example("migrate up"))
    .action((options) => run(async (context) => (await migrations()).migrateUp(context), options));
  withJson(migrate.command("status").description("list the migrations and when they were run"))
    .addHelpText("after", example("migrate status --json"))
    .action((options) =>
      run(async (context) => (await migrations()).showMigrations(context), options),
    );
}
