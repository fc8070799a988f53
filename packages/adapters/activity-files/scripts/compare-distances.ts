/** Reads activity files and compares what their devices told with what their tracks say: `npx -y pnpm eval:tracks FOLDER_OR_FILE...` */
import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { MeasureName, RecordedActivity } from "@health-exercise/domain/sport";
import { DetectingActivityFileReader } from "../src/detecting-activity-file-reader.ts";

const COMPARED: readonly MeasureName[] = [
  "distanceMeters",
  "movingSeconds",
  "elevationGainMeters",
  "averageHeartRateBpm",
  "maxHeartRateBpm",
];

function* pathsIn(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* pathsIn(join(path, name));
}

function lineOf(activity: RecordedActivity): string {
  const { told = {}, computed = {} } = activity.measures ?? {};
  const cells = COMPARED.map((name) => comparedAs(told[name] ?? null, computed[name] ?? null));
  return [activity.type ?? "-", ...cells].join(" | ");
}

function comparedAs(told: number | null, computed: number | null): string {
  const shown = `${told?.toFixed(0) ?? "-"} / ${computed?.toFixed(0) ?? "-"}`;
  if (!told || computed === null) return shown;
  return `${shown} (${(((computed - told) / told) * 100).toFixed(1)} %)`;
}

const paths = process.argv.slice(2).flatMap((path) => [...pathsIn(path)]);
const reader = new DetectingActivityFileReader();
console.log(`told / from the track: ${COMPARED.join(" | ")}`);
for (const path of paths) {
  let shown = 0;
  for await (const entry of reader.readActivities([{ name: basename(path), path }])) {
    shown += 1;
    if (shown > 3) continue;
    const text = entry.kind === "activity" ? lineOf(entry.activity) : entry.message;
    console.log(`${entry.file}: ${text}`);
  }
  if (shown > 3) console.log(`${basename(path)}: ${shown - 3} more`);
}
