import { storableText } from "@health-exercise/domain/sport";

const HALF_A_PAIR = /[\ud800-\udbff]$/;

/**
 * What can be stored of a text of a file, as a string of its own: a part of a string keeps the whole string in memory,
 * which of a file of many activities would be all of the file.
 */
export function copiedText(text: string, characters: number): string | null {
  const start = text.slice(0, characters).replace(HALF_A_PAIR, "");
  const kept = storableText(start, characters);
  return kept === null ? null : Buffer.from(kept, "utf16le").toString("utf16le");
}
