import type { KnowledgeEntry } from "@health-exercise/domain/knowledge";
import { guidanceIn, writeGuidance } from "./guidance-file.ts";
import { inSteps } from "./in-steps.ts";
import { type PreparedEntry, prepared } from "./prepared-entry.ts";

/**
 * The guidance written for this service, prepared for the search, in steps between which requests are answered. It is taken from
 * the file; where there is none yet it is prepared anew, which takes seconds of computing, and left there for the next start if
 * files can be written.
 */
export async function* loadGuidance(
  file: string,
  read: () => Promise<readonly KnowledgeEntry[]> = readBuiltInCorpus,
): AsyncGenerator<PreparedEntry> {
  const kept = guidanceIn(file);
  if (kept !== undefined) {
    yield* inSteps(kept);
    return;
  }
  const entries = await read();
  for await (const entry of inSteps(entries)) yield prepared(entry);
  // What was prepared a moment ago is known still.
  await writeGuidance(file, entries.map(prepared)).catch(() => undefined);
}

/** It is much to be loaded, and not needed where there is a file. */
async function readBuiltInCorpus(): Promise<readonly KnowledgeEntry[]> {
  const { builtInCorpus } = await import("../corpus/built-in-corpus.ts");
  return builtInCorpus();
}
