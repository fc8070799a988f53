import type { Command } from "commander";
import { collectRole, parseLifetime, parseUserId } from "../option-values.ts";
import { example, type RunCommand, withJson } from "./command-parts.ts";

const ONE_HOUR = 3_600;

/** Makes tokens. */
export function addTokenCommands(token: Command, run: RunCommand): void {
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
    .action((options) =>
      run(
        async (context) => (await import("../token-commands.ts")).issueToken(context, options),
        options,
      ),
    );
}
