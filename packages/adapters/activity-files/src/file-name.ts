import { cutText } from "./kept-text.ts";
import { FILE_NAME_CHARACTERS } from "./limits.data.ts";

/** Controls, marks that turn the direction of writing, and what is no character at all. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
const REPLACEMENT = "\u{fffd}";

/** What a file is called in an answer. It is only ever shown, never used as a path. */
export function fileNameOf(...parts: readonly string[]): string {
  return cutText(parts.join("/").replace(INVISIBLE, REPLACEMENT), FILE_NAME_CHARACTERS);
}
