import type { CreateUserInput } from "@health-exercise/application";
import type { Command } from "commander";
import { parseEmail, parseName, parseUserId } from "../option-values.ts";
import { example, type JsonOption, type RunCommand, withJson } from "./command-parts.ts";

const users = () => import("../user-commands.ts");

/** Makes and manages users. */
export function addUserCommands(user: Command, run: RunCommand): void {
  withJson(user.command("create").description("let somebody in"))
    .option("--id <uuid>", "id of the user (default: a new one)", parseUserId)
    .option("--email <address>", "email address, of no other user", parseEmail)
    .option("--name <name>", "name, for people", parseName)
    .addHelpText("after", example("user create --email ann@example.org --name Ann"))
    .action((options: CreateUserInput & JsonOption) =>
      run(async (context) => (await users()).createUser(context, options), options),
    );
  withJson(user.command("list").description("list the users, oldest first"))
    .addHelpText("after", example("user list"))
    .action((options) => run(async (context) => (await users()).listUsers(context), options));
  const changes = [
    ["disable", "refuse the tokens of a user; the data stays", "disableUser"],
    ["enable", "accept the tokens of a disabled user again", "enableUser"],
    ["delete", "remove a user and everything stored of them, for good", "deleteUser"],
  ] as const;
  for (const [name, description, change] of changes) {
    withJson(user.command(name).description(description))
      .requiredOption("--id <uuid>", "id of the user", parseUserId)
      .addHelpText("after", example(`user ${name} --id 0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b`))
      .action((options) =>
        run(async (context) => (await users())[change](context, options), options),
      );
  }
}
