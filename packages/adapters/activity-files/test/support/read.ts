import type { RecordedActivity } from "@health-exercise/domain/sport";
import type { ActivityFileEntry } from "@health-exercise/ports-activity-files";
import { UnpackBudget } from "../../src/content/unpack-budget.ts";
import { fileNameOf } from "../../src/file-name.ts";
import { MEBIBYTE, REQUEST_LIMITS } from "../../src/limits.data.ts";
import { readFile } from "../../src/read-file.ts";
import { aFile } from "./a-file.ts";

type Activity = Extract<ActivityFileEntry, { kind: "activity" }>;
type Fault = Extract<ActivityFileEntry, { kind: "fault" }>;

/** Less than for a request, so that what is too much is quickly made. */
export const SMALL_LIMITS = {
  ...REQUEST_LIMITS,
  unpackedBytes: 200 * MEBIBYTE,
  allUnpackedBytes: 400 * MEBIBYTE,
};

/** All that a file gives, read as the thread reads it but without one: most tests are about the file. */
export async function read(content: string | Uint8Array, called?: string) {
  const entries: ActivityFileEntry[] = [];
  const { name, path } = aFile(content, called);
  const limits = SMALL_LIMITS;
  const file = {
    name: fileNameOf(name),
    path,
    from: null,
    unpackBytes: limits.allUnpackedBytes,
    limits,
    scratch: `${path}-unpacked`,
  };
  for await (const found of readFile(file, new UnpackBudget(limits)))
    if (found.kind !== "content" && found.kind !== "format") entries.push(found);
  return {
    entries,
    activities: entries.filter((entry): entry is Activity => entry.kind === "activity"),
    faults: entries.filter((entry): entry is Fault => entry.kind === "fault"),
  };
}

/** The one activity of a file that has no fault. */
export async function readOne(content: string | Uint8Array): Promise<RecordedActivity> {
  const { activities, entries } = await read(content);
  const [only] = activities;
  if (only === undefined || entries.length !== 1)
    throw new Error(`Not one activity: ${JSON.stringify(entries)}`);
  return only.activity;
}

/** The message of the one fault of a file that gives nothing else. */
export async function readFault(content: string | Uint8Array): Promise<string> {
  const { faults, entries } = await read(content);
  const [only] = faults;
  if (only === undefined || entries.length !== 1)
    throw new Error(`Not one fault: ${JSON.stringify(entries)}`);
  return only.message;
}
