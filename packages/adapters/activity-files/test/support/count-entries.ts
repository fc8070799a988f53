import { DetectingActivityFileReader } from "../../src/detecting-activity-file-reader.ts";
import type { CountedEntries } from "./read-in-little-memory.ts";

const reader = new DetectingActivityFileReader();

async function count(path: string): Promise<CountedEntries> {
  let activities = 0;
  let faults = 0;
  let message: string | null = null;
  for await (const entry of reader.readActivities([{ name: "file", path }])) {
    if (entry.kind === "activity") activities += 1;
    else {
      faults += 1;
      message ??= entry.message;
    }
  }
  return { activities, faults, message };
}

const counted: CountedEntries[] = [];
for (const path of process.argv.slice(2)) counted.push(await count(path));
process.stdout.write(JSON.stringify(counted));
