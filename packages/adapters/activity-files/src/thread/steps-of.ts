import type { ActivityFileEntry } from "@health-exercise/ports-activity-files";
import { UnpackBudget } from "../content/unpack-budget.ts";
import { STEP_ENTRIES } from "../limits.data.ts";
import { readFile } from "../read-file.ts";
import type { FileToRead, Step } from "./thread-protocol.ts";

/** The steps in which a file is read, the end as the last. What one file of an archive gives is in no step of another. */
export async function* stepsOf(file: FileToRead): AsyncGenerator<Step, Step> {
  let entries: ActivityFileEntry[] = [];
  const budget = new UnpackBudget(file.limits, file.unpackBytes);
  for await (const found of readFile(file, budget)) {
    const isStep = found.kind === "content" || found.kind === "format";
    const isFull = entries.length === STEP_ENTRIES || isStep;
    if (isFull && entries.length > 0) {
      yield { kind: "entries", entries };
      entries = [];
    }
    if (found.kind === "content" || found.kind === "format") yield found;
    else entries.push(found);
  }
  if (entries.length > 0) yield { kind: "entries", entries };
  return { kind: "end", unpackBytes: budget.left };
}
