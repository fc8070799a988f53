import { read } from "@health-exercise/domain/language";
import { STOP_WORDS } from "./stop-words.data.ts";

let stems: ReadonlySet<string> | undefined;

/** Whether a word, by its stem, says nothing about what a question is about. */
export function isStopWord(stem: string): boolean {
  stems ??= new Set(STOP_WORDS.flatMap((line) => read(line).words.map((word) => word.stem)));
  return stems.has(stem);
}
