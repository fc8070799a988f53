import type { Command } from "commander";
import type { DemoOptions } from "../demo-command.ts";
import { parseDay } from "../option-values.ts";
import { example, type JsonOption, type RunCommand, withJson } from "./command-parts.ts";

const HELP = `
The lives follow from the seed and the date. What is there already is left as it is: a second run adds the days that are new.
${example("demo seed --date 2026-06-30")}`;

/** Makes people to try the service with. */
export function addDemoCommands(demo: Command, run: RunCommand): void {
  withJson(demo.command("seed").description("make three people with a year of life"))
    .option("--seed <text>", "what the lives follow from", "companion")
    .option("--date <day>", "the last day of the year, YYYY-MM-DD (default: yesterday)", parseDay)
    .option("--beside-others", "also where the database has other people")
    .addHelpText("after", HELP)
    .action((options: DemoOptions & JsonOption) =>
      run(
        async (context) => (await import("../demo-command.ts")).seedDemoPeople(context, options),
        options,
      ),
    );
}
