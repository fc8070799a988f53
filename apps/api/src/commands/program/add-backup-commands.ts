import type { Command } from "commander";
import { COMMAND_CALL } from "../../service/command-call.ts";
import { example, type JsonOption, type RunCommand, withJson } from "./command-parts.ts";

const BACKUP_HELP = `
The service may go on meanwhile. The file is compressed, not encrypted, and only its owner may read it; - writes to
standard output, for a program that encrypts:
  $ ${COMMAND_CALL} backup - | age --recipient KEY > companion.backup.age
${example("backup companion-2026-01-31.backup")}`;

const RESTORE_HELP = `
The database has to be empty, or migrated like that of the backup and without data. Everything is there at once or, when
the backup is damaged, nothing. Stop the service before, or nothing of it is answered meanwhile. - reads standard input.
${example("restore companion-2026-01-31.backup")}`;

const backups = () => import("../backup-commands.ts");

/** Writes everything stored into a file, and puts it back. */
export function addBackupCommands(program: Command, run: RunCommand): void {
  withJson(program.command("backup").description("write everything stored into a new file"))
    .argument("<file>", "the file to make; - for standard output")
    .addHelpText("after", BACKUP_HELP)
    .action((file: string, options: JsonOption) =>
      run(async (context) => (await backups()).backUpDatabase(context, file), options),
    );
  withJson(program.command("restore").description("put a backup into an empty database"))
    .argument("<file>", "a backup; - for standard input")
    .option("--replace", "remove what the database holds")
    .addHelpText("after", RESTORE_HELP)
    .action((file: string, options: { readonly replace?: boolean } & JsonOption) =>
      run(async (context) => (await backups()).restoreDatabase(context, file, options), options),
    );
}
