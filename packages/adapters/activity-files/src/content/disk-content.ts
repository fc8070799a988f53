import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { Content } from "./content.ts";

/** A file on disk as it is. */
export function diskContent(file: string, path: string): Content {
  return { file, packing: "none", path, open: () => diskBytes(path) };
}

/** The bytes of a file, or of a part of it. It is opened when the first of them is asked for, and closed after the last. */
export async function* diskBytes(
  path: string,
  part: { readonly start?: number; readonly end?: number } = {},
): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, part);
}

/** Writes a content to a file that only this user can read. */
export async function writeToDisk(content: Content, path: string): Promise<void> {
  await pipeline(content.open(), createWriteStream(path, { mode: 0o600 }));
}
