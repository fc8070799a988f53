import type { KnowledgeEntry } from "@health-exercise/domain/knowledge";
import { type ReadIndexedText, readIndexedText } from "../search/indexed-text.ts";
import { wordsOfEntry } from "../searched-passage.ts";

/** An entry of the guidance, and what an index holds of it: to read that is most of the work. */
export type PreparedEntry = {
  readonly entry: KnowledgeEntry;
  readonly reading: ReadIndexedText;
  /** Reads the entry anew each time; whoever has it need not keep the entry. */
  readonly kept?: { readonly entry: KnowledgeEntry };
};

export function prepared(entry: KnowledgeEntry): PreparedEntry {
  return { entry, reading: readIndexedText(wordsOfEntry(entry)) };
}
