import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { ActivityFileEntry } from "@health-exercise/ports-activity-files";
import { ArchiveLinks } from "./archive-links.ts";
import type { Content } from "./content/content.ts";
import { detectFormat } from "./content/detect-format.ts";
import { writeToDisk } from "./content/disk-content.ts";
import { headOf } from "./content/head-of.ts";
import type { UnpackBudget } from "./content/unpack-budget.ts";
import { unpackedBytesOf, zipContents } from "./content/zip-archive.ts";
import type { FaultName } from "./fault-texts.data.ts";
import { FileFault } from "./file-fault.ts";
import { readContent } from "./read-content.ts";
import { scratchOf } from "./scratch.ts";
import type { FileToRead, FormatKnown, Step } from "./thread/thread-protocol.ts";

/** That a file of an archive is begun: whoever reads may never come to its end. */
export type ContentBegun = Extract<Step, { kind: "content" }>;

/** Exports of a service hold pictures, settings and courses beside the activities. */
const OF_OTHER_KINDS: ReadonlySet<FaultName> = new Set([
  "unknown_format",
  "csv_headings",
  "fit_other_type",
]);

type Found = ActivityFileEntry | ContentBegun | FormatKnown;

/** The archive that is being read, with all archives in it. */
type Reading = {
  readonly file: FileToRead;
  readonly budget: UnpackBudget;
  readonly links: ArchiveLinks;
  contents: number;
  isOfUse: boolean;
};

/**
 * What the files of an archive give, each a file of its own: a bad one takes nothing from the others. Files of other
 * kinds are passed over; an archive in it is read as its files are, but none in that.
 * @throws FileFault where the archive is damaged, too large, or holds nothing that can be read.
 */
export async function* readArchive(file: FileToRead, budget: UnpackBudget): AsyncGenerator<Found> {
  const isOfUse = file.from !== null;
  const reading = { file, budget, links: new ArchiveLinks(), contents: 0, isOfUse };
  const unpackedBytes = await unpackedBytesOf(file.path);
  // Where it is taken up again they were counted before.
  if (file.from === null) budget.reserve(unpackedBytes);
  yield* readContents(reading, zipContents(file.path, file.name, budget.limits.unpackedBytes));
  if (!reading.isOfUse) throw new FileFault("archive_without_activities");
}

async function* readContents(
  reading: Reading,
  contents: AsyncIterable<Content>,
  isInner = false,
): AsyncGenerator<Found> {
  const { file, budget, links } = reading;
  for await (const content of contents) {
    reading.contents += 1;
    const place = reading.contents;
    const begun = file.from?.contents ?? 0;
    const isSkipped = place <= begun;
    if (!isSkipped)
      yield {
        kind: "content",
        name: content.file,
        place: { contents: place },
        unpackBytes: budget.left,
      };
    try {
      if (!isInner && (await isArchive(content, isSkipped))) {
        if (place !== begun) yield* readInnerArchive(reading, content, isSkipped);
      } else if (!isSkipped) {
        for await (const entry of readContent(content, {
          budget,
          links,
          scratch: scratchOf(file),
        })) {
          reading.isOfUse ||= entry.kind !== "format";
          yield entry;
        }
      } else if (content.isList) await recall(content, reading, place === begun);
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      if (isSkipped || OF_OTHER_KINDS.has(error.fault)) continue;
      reading.isOfUse = true;
      yield { kind: "fault", file: content.file, line: null, message: error.message };
    }
    if (budget.isSpent) return;
  }
}

/** Of what an earlier thread was through with only the beginning is looked at. */
async function isArchive(content: Content, isSkipped: boolean): Promise<boolean> {
  if (isSkipped && content.isList) return false;
  return detectFormat(await headOf(content)) === "zip";
}

/** It lies on disk while it is read, since its directory is at its end. */
async function* readInnerArchive(
  reading: Reading,
  content: Content,
  isCounted: boolean,
): AsyncGenerator<Found> {
  const { budget } = reading;
  const path = join(await scratchOf(reading.file)(), `${reading.contents}.zip`);
  try {
    await writeToDisk(content, path);
    const unpackedBytes = await unpackedBytesOf(path);
    if (!isCounted) budget.reserve(unpackedBytes);
    const contents = zipContents(path, content.file, budget.limits.unpackedBytes);
    yield* readContents(reading, contents, true);
  } finally {
    await rm(path, { force: true });
  }
}

/** Reads a list once more for what it tells of other files; not one whose reading ended a thread. */
async function recall(
  content: Content,
  { budget, file, links }: Reading,
  isDangerous: boolean,
): Promise<void> {
  if (detectFormat(await headOf(content)) === "apple_health") links.expectRoutes();
  if (isDangerous) return;
  for await (const _ of readContent(content, { budget, links, scratch: scratchOf(file) }));
}
