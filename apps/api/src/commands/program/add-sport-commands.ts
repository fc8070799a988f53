import type { Command } from "commander";
import { beginWithBoundedMemory } from "../../bounded-memory.ts";
import type { ActivityImportOptions } from "../activity-import-command.ts";
import { parseUserId, parseZone } from "../option-values.ts";
import { example, type JsonOption, type RunCommand, withJson } from "./command-parts.ts";

const SPORT_IMPORT_HELP = `
CSV of Strava and Garmin Connect, GPX, TCX and FIT, exports of whole accounts (Apple Health, Google Fit,
Health Connect, Strava, Garmin), also in .gz and .zip files of up to 4 GiB. Each activity is stored once,
however often and in whichever format it comes.
${example("sport import --user 0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b --timezone Europe/Berlin activities.csv")}`;

/** Brings in recorded activities. */
export function addSportCommands(sport: Command, run: RunCommand): void {
  withJson(sport.command("import").description("take in what devices and services recorded"))
    .argument("<file...>", "a file that cannot be read keeps none of the others out")
    .requiredOption("--user <uuid>", "id of the user", parseUserId)
    .option(
      "--timezone <zone>",
      "of files that state local times alone (default: the profile's, else UTC)",
      parseZone,
    )
    .addHelpText("after", SPORT_IMPORT_HELP)
    .action((paths: string[], options: ActivityImportOptions & JsonOption) => {
      // Archives are large; what is read of them need not be.
      beginWithBoundedMemory();
      return run(async (context) => {
        const { importActivities } = await import("../activity-import-command.ts");
        return importActivities(context, paths, options);
      }, options);
    });
}
