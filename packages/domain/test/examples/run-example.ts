import { stripTypeScriptTypes } from "node:module";
import { format } from "node:util";
import { DATA_DOORS, DOORS } from "./doors.ts";

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<void>;

/** Runs an example from the sources of this package and gives what it prints. */
export async function runExample(code: string): Promise<string> {
  const lines: string[] = [];
  const recorded = { log: (...values: unknown[]) => lines.push(format(...values)) };
  const body = stripTypeScriptTypes(code)
    .replace(/^import type .*$/gmu, "")
    .replace(
      /^import \{([^}]*)\} from "@health-exercise\/domain\/([^"]+)";/gmu,
      (_, names: string, door: string) => `const {${names}} = await load("${door}");`,
    );
  await new AsyncFunction("console", "load", body)(recorded, load);
  return lines.join("\n");
}

function load(door: string): Promise<unknown> {
  const all = { ...DOORS, ...DATA_DOORS };
  const open = all[door as keyof typeof all];
  if (open === undefined) throw new Error(`no such door: ${door}`);
  return open();
}
