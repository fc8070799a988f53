import { FILE_NAME_CHARACTERS } from "./limits.data.ts";

/** Controls, marks that turn the direction of writing, and what is no character at all. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
const REPLACEMENT = "\u{fffd}";

/** What a file is called in an answer. It is only ever shown, never used as a path. */
export function fileNameOf(name: string): string {
  return shortened(name, FILE_NAME_CHARACTERS).replace(INVISIBLE, REPLACEMENT);
}

/** What a file of an archive is called in an answer; of long names both the archive's and its own can be told. */
export function entryNameOf(archive: string, entry: string): string {
  const room = FILE_NAME_CHARACTERS - 1;
  const half = Math.floor(room / 2);
  const ofEntry = Math.max(half, room - archive.length);
  const shown = fileNameOf(shortened(entry, ofEntry));
  return `${shortened(archive, room - shown.length)}/${shown}`;
}

/** The beginning and the end of a text: names that are alike mostly differ at one of them. */
function shortened(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const tail = Math.floor((characters - 1) / 2);
  const start = text.slice(0, characters - 1 - tail);
  // A pair of surrogates may have been taken apart.
  return `${start}…${text.slice(-tail)}`.toWellFormed();
}
