import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { access, rename, rm } from "node:fs/promises";
import process from "node:process";
import type { Readable, Writable } from "node:stream";
import {
  BackupError,
  type BackupSummary,
  backUp,
  restore,
} from "@health-exercise/adapter-postgres";
import { grantToService } from "../service/open-database.ts";
import { serviceVersion } from "../service/version.ts";
import { type CommandContext, withDatabase } from "./command-context.ts";
import { CommandError } from "./command-error.ts";
import type { CommandResult } from "./command-result.ts";

/** Stands for standard output, or input. */
const STREAM = "-";

const WARNING =
  "It holds health data of every person: keep it where only you can read it, best encrypted.";

/** Writes everything stored into a file that only its owner may read, which is there as a whole or not at all. */
export function backUpDatabase(context: CommandContext, file: string): Promise<CommandResult> {
  return withDatabase(context, async ({ owner }) => {
    const origin = { createdAt: new Date().toISOString(), serviceVersion: serviceVersion() };
    const { signal } = context;
    const target = { output: process.stdout, endsOutput: false, signal };
    if (file === STREAM) {
      const summary = await explained(backUp(owner, origin, target));
      return { ...backedUp(summary, null), standardOutputIsTaken: true };
    }
    const summary = await intoFile(file, (output) =>
      explained(backUp(owner, origin, { output, endsOutput: true, signal })),
    );
    return backedUp(summary, file);
  });
}

/** Puts a backup into the database, all of it or nothing. */
export function restoreDatabase(
  context: CommandContext,
  file: string,
  { replace = false }: { readonly replace?: boolean },
): Promise<CommandResult> {
  return withDatabase(context, async (opened) => {
    const input = await inputOf(file);
    const settings = { replaces: replace, signal: context.signal };
    const summary = await explained(restore(opened.owner, input, settings));
    await grantToService(opened);
    const { createdAt, migration } = summary;
    return {
      text: `Restored ${countOf(summary)} of ${createdAt}, checked by their hash.`,
      json: { created_at: createdAt, migration, ...contentJson(summary) },
    };
  });
}

async function intoFile<Result>(
  file: string,
  write: (output: Writable) => Promise<Result>,
): Promise<Result> {
  if (await isThere(file)) {
    throw new CommandError("file_exists", `${file} is there already: name a new file.`);
  }
  const partial = `${file}.partial`;
  // What an interrupted backup has left is of no use.
  await rm(partial, { force: true });
  const output = createWriteStream(partial, { flags: "wx", mode: 0o600, flush: true });
  try {
    await once(output, "open");
    const result = await write(output);
    await rename(partial, file);
    return result;
  } catch (error) {
    await rm(partial, { force: true });
    throw isFileError(error)
      ? new CommandError("file_not_written", `${file} cannot be written (${codeOf(error)}).`)
      : error;
  }
}

async function inputOf(file: string): Promise<Readable> {
  if (file === STREAM) return process.stdin;
  const input = createReadStream(file);
  try {
    await once(input, "open");
    return input;
  } catch (error) {
    throw new CommandError("file_not_read", `${file} cannot be read (${codeOf(error)}).`);
  }
}

function explained<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof BackupError ? new CommandError(error.code, error.message) : error;
  });
}

function backedUp(summary: BackupSummary, file: string | null): CommandResult {
  const { createdAt, migration } = summary;
  return {
    text: `Backed up ${countOf(summary)} as of ${createdAt}${file === null ? "" : ` in ${file}`}. ${WARNING}`,
    json: { file, created_at: createdAt, migration, ...contentJson(summary) },
  };
}

function contentJson({ rows, sha256 }: BackupSummary): object {
  return { rows, sha256 };
}

function countOf({ rows }: BackupSummary): string {
  const counts = Object.values(rows);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return `${total} rows of ${counts.length} tables`;
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** An error of the file system, such as a full disk. */
function isFileError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && FILE_CALLS.has(String(error.syscall));
}

const FILE_CALLS: ReadonlySet<string> = new Set(["open", "write", "fsync", "rename"]);

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown error";
}
