import type { CreateUserInput } from "@health-exercise/application";
import { Command } from "commander";
import { serviceVersion } from "../service/version.ts";
import { type ActivityImportOptions, importActivities } from "./activity-import-command.ts";
import { listAudit } from "./audit-commands.ts";
import { backUpDatabase, restoreDatabase } from "./backup-commands.ts";
import type { CommandContext } from "./command-context.ts";
import type { CommandResult } from "./command-result.ts";
import { type EvalOptions, evaluateKnowledge } from "./eval-command.ts";
import { importKnowledge } from "./import-command.ts";
import { listKnowledge, reindexKnowledge, removeKnowledge } from "./knowledge-commands.ts";
import { migrateUp, showMigrations } from "./migrate-commands.ts";
import {
  collectRole,
  parseCutOff,
  parseEmail,
  parseLifetime,
  parseName,
  parseOrganisation,
  parseUserId,
  parseZone,
} from "./option-values.ts";
import { issueToken } from "./token-commands.ts";
import { createUser, deleteUser, disableUser, enableUser, listUsers } from "./user-commands.ts";

/** Carries out a command and writes what it has to say. */
export type RunCommand = (
  command: (context: CommandContext) => Promise<CommandResult>,
  options: JsonOption,
) => Promise<void>;

type JsonOption = { readonly json?: boolean };

const CALL = "npx -y pnpm companion";
const ONE_HOUR = 3_600;

const HELP = `
Examples:
  $ ${CALL} user create --email ann@example.org --name Ann
  $ ${CALL} token issue --user 0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b --ttl 7d
  $ ${CALL} user list --json
  $ ${CALL} knowledge import ./handbook

The commands use the settings of the service (see .env.example) and work while it runs. With --json
the last line of standard output is one JSON document; of a failure it has
{"error": {"code", "message"}}.

Exit codes:
  0  done
  1  not done: the settings, the database or a rule stood in the way
  2  the command was not understood: unknown command or option, missing or bad value`;

const example = (text: string) => `\nExample:\n  $ ${CALL} ${text}`;

const IMPORT_HELP = `
A Markdown file may begin with front matter (YAML between lines of ---), a line of a JSONL file is
{"_id", "title", "text", "metadata"}. All of the front matter, or of "metadata", is optional:
  id, title, language (en, zh), summary, topics, age_groups (under_5, child, adult, older_adult),
  conditions, evidence_grade (strong, moderate, low, consensus), checked (2026-01-31),
  source (organisation, title, year, url)
The same id again replaces the document.
${example('knowledge import ./handbook --organisation "City Sports Club"')}`;

const SPORT_IMPORT_HELP = `
CSV of Strava and Garmin Connect, GPX, TCX and FIT, also in .gz and .zip files. Each activity is stored
once, however often and in whichever format it comes.
${example("sport import --user 0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b --timezone Europe/Berlin activities.csv")}`;

/** The commands and their options. */
export function createProgram(run: RunCommand, writeError: (text: string) => void): Command {
  const program = new Command(CALL)
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
  addAuditCommands(program.command("audit").description("look at the security events"), run);
  addBackupCommands(program, run);
  addMigrateCommands(program.command("migrate").description("bring the database up to date"), run);
  return program;
}

/** Enough for a page of a terminal or two. */
const USUAL_EVENTS = 100;

const withJson = (command: Command) =>
  command.option("--json", "end with one JSON document on standard output");

const BACKUP_HELP = `
The service may go on meanwhile. The file is compressed, not encrypted, and only its owner may read it; - writes to
standard output, for a program that encrypts:
  $ ${CALL} backup - | age --recipient KEY > companion.backup.age
${example("backup companion-2026-01-31.backup")}`;

const RESTORE_HELP = `
The database has to be empty, or migrated like that of the backup and without data. Everything is there at once or, when
the backup is damaged, nothing. Stop the service before, or nothing of it is answered meanwhile. - reads standard input.
${example("restore companion-2026-01-31.backup")}`;

function addBackupCommands(program: Command, run: RunCommand): void {
  withJson(program.command("backup").description("write everything stored into a new file"))
    .argument("<file>", "the file to make; - for standard output")
    .addHelpText("after", BACKUP_HELP)
    .action((file: string, options: JsonOption) =>
      run((context) => backUpDatabase(context, file), options),
    );
  withJson(program.command("restore").description("put a backup into an empty database"))
    .argument("<file>", "a backup; - for standard input")
    .option("--replace", "remove what the database holds")
    .addHelpText("after", RESTORE_HELP)
    .action((file: string, options: { readonly replace?: boolean } & JsonOption) =>
      run((context) => restoreDatabase(context, file, options), options),
    );
}

function addUserCommands(user: Command, run: RunCommand): void {
  withJson(user.command("create").description("let somebody in"))
    .option("--id <uuid>", "id of the user (default: a new one)", parseUserId)
    .option("--email <address>", "email address, of no other user", parseEmail)
    .option("--name <name>", "name, for people", parseName)
    .addHelpText("after", example("user create --email ann@example.org --name Ann"))
    .action((options: CreateUserInput & JsonOption) =>
      run((context) => createUser(context, options), options),
    );
  withJson(user.command("list").description("list the users, oldest first"))
    .addHelpText("after", example("user list"))
    .action((options) => run(listUsers, options));
  const changes = [
    ["disable", "refuse the tokens of a user; the data stays", disableUser],
    ["enable", "accept the tokens of a disabled user again", enableUser],
    ["delete", "remove a user and everything stored of them, for good", deleteUser],
  ] as const;
  for (const [name, description, change] of changes) {
    withJson(user.command(name).description(description))
      .requiredOption("--id <uuid>", "id of the user", parseUserId)
      .addHelpText("after", example(`user ${name} --id 0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b`))
      .action((options) => run((context) => change(context, options), options));
  }
}

function addTokenCommands(token: Command, run: RunCommand): void {
  withJson(token.command("issue").description("make a bearer token for an active user"))
    .requiredOption("--user <uuid>", "id of the user", parseUserId)
    .option(
      "--ttl <time>",
      "how long it is good: 30s, 15m, 1h, 7d (default: 1h)",
      parseLifetime,
      ONE_HOUR,
    )
    .option("--role <role>", "a role of the user; may be repeated", collectRole, [])
    .addHelpText(
      "after",
      example(
        "token issue --user 0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b --ttl 15m --role safety_reviewer",
      ),
    )
    .action((options) => run((context) => issueToken(context, options), options));
}

function addKnowledgeCommands(knowledge: Command, run: RunCommand): void {
  withJson(knowledge.command("import").description("take in .md and .jsonl files"))
    .argument("<path...>", "folders and files; a file that is bad keeps none of the others out")
    .option(
      "--organisation <name>",
      "whose knowledge it is where a file names no source",
      parseOrganisation,
      "Own knowledge",
    )
    .addHelpText("after", IMPORT_HELP)
    .action((paths: string[], options: { readonly organisation: string } & JsonOption) =>
      run((context) => importKnowledge(context, paths, options), options),
    );
  withJson(knowledge.command("list").description("list the documents, by id"))
    .addHelpText("after", example("knowledge list"))
    .action((options) => run(listKnowledge, options));
  withJson(knowledge.command("remove").description("remove documents, for good"))
    .argument("<id...>", "ids of the documents")
    .addHelpText("after", example("knowledge remove handbook/warming-up"))
    .action((ids: string[], options: JsonOption) =>
      run((context) => removeKnowledge(context, ids), options),
    );
  withJson(
    knowledge
      .command("reindex")
      .description("read all documents again by the rules of this version"),
  )
    .addHelpText("after", example("knowledge reindex"))
    .action((options) => run(reindexKnowledge, options));
  withJson(knowledge.command("eval").description("measure the search on judged queries (BEIR)"))
    .requiredOption("--corpus <file>", "documents: corpus.jsonl")
    .requiredOption("--queries <file>", "queries: queries.jsonl")
    .requiredOption("--qrels <file>", "judgements: qrels.tsv")
    .option("--k <number>", "how many hits nDCG and MRR look at", parseCutOff, 10)
    .option("--run <file>", "write the hits as a TREC run")
    .addHelpText(
      "after",
      example("knowledge eval --corpus corpus.jsonl --queries queries.jsonl --qrels qrels.tsv"),
    )
    .action((options: EvalOptions & JsonOption) => run(() => evaluateKnowledge(options), options));
}

function addSportCommands(sport: Command, run: RunCommand): void {
  withJson(sport.command("import").description("take in what devices and services recorded"))
    .argument("<file...>", "a file that cannot be read keeps none of the others out")
    .requiredOption("--user <uuid>", "id of the user", parseUserId)
    .option(
      "--timezone <zone>",
      "of files that state local times alone (default: the profile's, else UTC)",
      parseZone,
    )
    .addHelpText("after", SPORT_IMPORT_HELP)
    .action((paths: string[], options: ActivityImportOptions & JsonOption) =>
      run((context) => importActivities(context, paths, options), options),
    );
}

function addAuditCommands(audit: Command, run: RunCommand): void {
  withJson(audit.command("list").description("list the security events, latest first"))
    .option("--user <uuid>", "of this user alone, also when they are gone", parseUserId)
    .option("--limit <number>", "how many at most", parseCutOff, USUAL_EVENTS)
    .addHelpText("after", example("audit list --user 0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b"))
    .action((options) => run((context) => listAudit(context, options), options));
}

function addMigrateCommands(migrate: Command, run: RunCommand): void {
  withJson(migrate.command("up").description("run the migrations that are missing"))
    .addHelpText("after", example("migrate up"))
    .action((options) => run(migrateUp, options));
  withJson(migrate.command("status").description("list the migrations and when they were run"))
    .addHelpText("after", example("migrate status --json"))
    .action((options) => run(showMigrations, options));
}
