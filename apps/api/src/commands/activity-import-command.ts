import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import {
  type ActivityImport,
  ImportActivities,
  type ImportFault,
} from "@health-exercise/application";
import type { TimeZone, UserId } from "@health-exercise/domain/user";
import { resolve } from "../composition/token.ts";
import { type CommandContext, withUseCases } from "./command-context.ts";
import { sportFeatures } from "./command-features.ts";
import type { CommandResult } from "./command-result.ts";

export type ActivityImportOptions = {
  readonly user: UserId;
  readonly timezone?: TimeZone;
};

/** Takes in the activities of all files at once: a file that cannot be read keeps none of the others out. */
export function importActivities(
  context: CommandContext,
  paths: readonly string[],
  { user, timezone }: ActivityImportOptions,
): Promise<CommandResult> {
  return withUseCases(
    context,
    async (container) => {
      const refused = new Map<string, string>();
      for (const path of paths) {
        const reason = await whyNotReadable(path);
        if (reason !== undefined) refused.set(path, reason);
      }
      const files = paths
        .filter((path) => !refused.has(path))
        .map((path) => ({ name: path, path }));
      const importing = resolve(container, ImportActivities);
      const outcome = await importing.execute({ userId: user, files, timeZone: timezone });
      const missing = [...refused].map(([file, message]) => ({ file, line: null, message }));
      return resultOf({ ...outcome, faults: [...missing, ...outcome.faults] });
    },
    sportFeatures,
  );
}

async function whyNotReadable(path: string): Promise<string | undefined> {
  try {
    if (!(await stat(path)).isFile()) return "It is no file.";
    await access(path, constants.R_OK);
    return undefined;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
    return `The file cannot be opened (${code}).`;
  }
}

function resultOf({
  imported,
  duplicates,
  completed,
  unmapped,
  faults,
  faultsOmitted,
  distances,
}: ActivityImport): CommandResult {
  const sentences = [
    ...faults.map((fault) => `Not imported: ${sentenceOf(fault)}`),
    ...(faultsOmitted > 0 ? [`Not imported: ${faultsOmitted} more.`] : []),
    ...unmapped.map(({ type, count }) => `Not in the catalogue: ${type} (${count}).`),
    `Activities: ${imported} imported, ${duplicates} already there.`,
    ...(completed > 0 ? [`Completed by what the files tell more: ${completed}.`] : []),
  ];
  const unread = faults.filter(({ line }) => line === null);
  return {
    text: sentences.join("\n"),
    json: {
      imported,
      duplicates,
      completed,
      unmapped: unmapped.map(({ type, count }) => ({ type, count })),
      errors: faults.map(({ file, line, message }) => ({
        file,
        ...(line !== null && { line }),
        message,
      })),
      errors_omitted: faultsOmitted,
      distances: { ...distances },
    },
    failure:
      unread.length === 0
        ? undefined
        : {
            code: "files_not_imported",
            message: `Not imported: ${unread.map(sentenceOf).join(" ")}`,
          },
  };
}

function sentenceOf({ file, line, message }: ImportFault): string {
  return line === null ? `${file}: ${message}` : `${file}, line ${line}: ${message}`;
}
