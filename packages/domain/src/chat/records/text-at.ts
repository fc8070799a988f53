import type { Token } from "../../language/read-text.ts";

/** The word at a place as it is compared; empty where there is none. */
export function textAt(words: readonly Token[], place: number): string {
  return words[place]?.text ?? "";
}
