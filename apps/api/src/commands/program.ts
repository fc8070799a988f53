import { Command } from "commander";
import { COMMAND_CALL } from "../service/command-call.ts";
import { serviceVersion } from "../service/version.ts";
import { addAuditCommands } from "./program/add-audit-commands.ts";
import { addBackupCommands } from "./program/add-backup-commands.ts";
import { addDemoCommands } from "./program/add-demo-commands.ts";
import { addKnowledgeCommands } from "./program/add-knowledge-commands.ts";
import { addMigrateCommands } from "./program/add-migrate-commands.ts";
import { addSportCommands } from "./program/add-sport-commands.ts";
import { addTokenCommands } from "./program/add-token-commands.ts";
import { addUserCommands } from "./program/add-user-commands.ts";
import type { RunCommand } from "./program/command-parts.ts";

const HELP = `
Examples:
  $ ${COMMAND_CALL} user create --email ann@example.org --name Ann
  $ ${COMMAND_CALL} token issue --user 0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b --ttl 7d
  $ ${COMMAND_CALL} user list --json
  $ ${COMMAND_CALL} knowledge import ./handbook

The commands use the settings of the service (see .env.example) and work while it runs. With --json
the last line of standard output is one JSON document; of a failure it has
{"error": {"code", "message"}}.

Exit codes:
  0  done
  1  not done: the settings, the database or a rule stood in the way
  2  the command was not understood: unknown command or option, missing or bad value`;

/** The commands and their options: each group is made in a file of its own, beside this one. */
export function createProgram(run: RunCommand, writeError: (text: string) => void): Command {
  const program = new Command(COMMAND_CALL)
    .description(
      "Manages users, tokens, knowledge, activities and the database of the Health-Exercise Companion Service.",
    )
    .version(serviceVersion())
    .exitOverride()
    .configureOutput({ writeErr: writeError })
    .showHelpAfterError("(add --help for help)")
    .addHelpText("after", HELP);
  addUserCommands(program.command("user").description("make and manage users"), run);
  addTokenCommands(program.command("token").description("make tokens"), run);
  addKnowledgeCommands(
    program.command("knowledge").description("bring in and manage knowledge of your own"),
    run,
  );
  addSportCommands(program.command("sport").description("bring in recorded activities"), run);
  addDemoCommands(
    program.command("demo").description("try the service out with people who are made up"),
    run,
  );
  addAuditCommands(program.command("audit").description("look at the security events"), run);
  addBackupCommands(program, run);
  addMigrateCommands(program.command("migrate").description("bring the database up to date"), run);
  return program;
}
