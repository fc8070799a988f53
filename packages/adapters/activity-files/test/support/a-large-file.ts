import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** What a large file is made of: a beginning, the same middle many times over, an end. */
export type LargeFile = {
  readonly start: string;
  readonly middle: string;
  readonly times: number;
  readonly end?: string;
};

/** Writes a large file piece by piece. */
export async function writeLargeFile(path: string, file: LargeFile): Promise<string> {
  await pipeline(Readable.from(piecesOf(file)), createWriteStream(path));
  return path;
}

/** A large file piece by piece. */
export function* piecesOf({ start, middle, times, end = "" }: LargeFile): Generator<string> {
  yield start;
  const batch = Math.max(1, Math.ceil(65_536 / middle.length));
  for (let left = times; left > 0; left -= batch) yield middle.repeat(Math.min(batch, left));
  yield end;
}
