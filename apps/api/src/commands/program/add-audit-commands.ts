import type { Command } from "commander";
import { parseCutOff, parseUserId } from "../option-values.ts";
import { example, type RunCommand, withJson } from "./command-parts.ts";

/** Enough for a page of a terminal or two. */
const USUAL_EVENTS = 100;

/** Shows the security events. */
export function addAuditCommands(audit: Command, run: RunCommand): void {
  withJson(audit.command("list").description("list the security events, latest first"))
    .option("--user <uuid>", "of this user alone, also when they are gone", parseUserId)
    .option("--limit <number>", "how many at most", parseCutOff, USUAL_EVENTS)
    .addHelpText("after", example("audit list --user 0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b"))
    .action((options) =>
      run(
        async (context) => (await import("../audit-commands.ts")).listAudit(context, options),
        options,
      ),
    );
}
