import { crc32, createInflateRaw } from "node:zlib";
import yauzl from "yauzl";
import { FileFault, isSystemError } from "../file-fault.ts";
import { entryNameOf } from "../file-name.ts";
import { ARCHIVE_ENTRIES, COMPRESSION_RATIO, RATIO_CHECKED_BYTES } from "../limits.data.ts";
import type { Content } from "./content.ts";
import { diskBytes } from "./disk-content.ts";
import { unpacked } from "./unpacked.ts";

const STORED = 0;
const DEFLATED = 8;
const STRONG_ENCRYPTION = 0x40;
const SLASH = 0x2f;
const NO_BYTES: AsyncIterable<Uint8Array> = { async *[Symbol.asyncIterator]() {} };

/**
 * How many bytes the files of an archive unpack to, as its directory says; every file is held to what stands there.
 * @throws FileFault where the archive is damaged, encrypted, too large or a bomb.
 */
export async function unpackedBytesOf(path: string): Promise<number> {
  let total = 0;
  await forEachEntry(path, (entry) => {
    if (entry.isEncrypted() || (entry.generalPurposeBitFlag & STRONG_ENCRYPTION) !== 0)
      throw new FileFault("archive_encrypted");
    if (isCompressionBomb(entry)) throw new FileFault("compression_bomb");
    total += entry.uncompressedSize;
  });
  return total;
}

/** The files of an archive, one after the other. @throws FileFault where its directory is damaged. */
export async function* zipContents(
  path: string,
  archive: string,
  mostBytes: number,
): AsyncGenerator<Content> {
  // What tells of other files is read before them; a name only decides what comes first.
  for (const isList of [true, false]) {
    const opened = await openArchive(path);
    try {
      for await (const entry of entriesOf(opened)) {
        const isFile = entry.fileNameRaw.at(-1) !== SLASH && entry.uncompressedSize > 0;
        if (isFile && LISTS_OTHERS.test(rawNameOf(entry)) === isList)
          yield { ...entryContent(opened, entry, { path, archive, mostBytes }), isList };
      }
    } finally {
      opened.close();
    }
  }
}

/** Lists of activities lie at most two folders deep, above the files that they name. */
const LISTS_OTHERS = /^(?:[^/]{1,200}\/){0,2}[^/]{1,200}\.(?:xml|csv)$/i;

async function forEachEntry(path: string, visit: (entry: yauzl.Entry) => void): Promise<void> {
  const opened = await openArchive(path);
  try {
    if (opened.entryCount > ARCHIVE_ENTRIES) throw new FileFault("archive_too_many");
    for await (const entry of entriesOf(opened)) visit(entry);
  } finally {
    opened.close();
  }
}

async function openArchive(path: string): Promise<yauzl.ZipFile> {
  return yauzl
    .openPromise(path, { autoClose: false, decodeStrings: false })
    .catch((error) => refuseDamaged(error));
}

async function* entriesOf(opened: yauzl.ZipFile): AsyncGenerator<yauzl.Entry> {
  const entries = opened.eachEntry();
  for (;;) {
    const next = await entries.next().catch((error) => refuseDamaged(error));
    if (next.done === true) return;
    yield next.value;
  }
}

function entryContent(
  opened: yauzl.ZipFile,
  entry: yauzl.Entry,
  { path, archive, mostBytes }: { path: string; archive: string; mostBytes: number },
): Content {
  const { compressedSize, uncompressedSize, compressionMethod } = entry;
  async function* open(): AsyncGenerator<Uint8Array> {
    if (compressionMethod !== STORED && compressionMethod !== DEFLATED)
      throw new FileFault("archive_method");
    if (uncompressedSize > mostBytes)
      throw new FileFault("unpacks_too_large", { limit: mostBytes });
    const { fileDataStart: start } = await opened
      .readLocalFileHeaderPromise(entry, { minimal: true })
      .catch((error) => refuseDamaged(error));
    const end = start + compressedSize - 1;
    const packed = compressedSize === 0 ? NO_BYTES : diskBytes(path, { start, end });
    const isStored = compressionMethod === STORED;
    yield* asDeclared(isStored ? packed : unpacked(packed, createInflateRaw, mostBytes), entry);
  }
  const name = rawNameOf(entry);
  return { file: entryNameOf(archive, name), entry: baseNameOf(name), packing: "zip", open };
}

/** Passes on what has the length and the checksum that the directory declares. */
async function* asDeclared(
  chunks: AsyncIterable<Uint8Array>,
  entry: yauzl.Entry,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  let checksum = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > entry.uncompressedSize) throw new FileFault("packed_damaged");
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (bytes !== entry.uncompressedSize || checksum !== entry.crc32)
    throw new FileFault("packed_damaged");
}

/** A path without its folders; some programs write them with backslashes. */
export function baseNameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}

function rawNameOf(entry: yauzl.Entry): string {
  return yauzl.getFileNameLowLevel(
    entry.generalPurposeBitFlag,
    entry.fileNameRaw,
    entry.extraFields,
    false,
  );
}

function isCompressionBomb({ compressedSize, uncompressedSize }: yauzl.Entry): boolean {
  return uncompressedSize > Math.max(RATIO_CHECKED_BYTES, compressedSize * COMPRESSION_RATIO);
}

function refuseDamaged(error: unknown): never {
  if (isSystemError(error)) throw error;
  throw new FileFault("archive_damaged");
}
