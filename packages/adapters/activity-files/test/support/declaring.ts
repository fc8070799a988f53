import { randomBytes } from "node:crypto";

const ENTRY = Buffer.from("PK\x01\x02");
/** Where an entry of an archive's directory says how long its file is. */
const DECLARED_SIZE = 24;

export const PHOTO = randomBytes(300_000);

/** Changes what an archive's directory says about the lengths of its files. */
export function declaring(archive: Buffer, ...sizes: readonly number[]): Buffer {
  let at = 0;
  for (const size of sizes) {
    at = archive.indexOf(ENTRY, at + 1);
    archive.writeUInt32LE(size, at + DECLARED_SIZE);
  }
  return archive;
}
