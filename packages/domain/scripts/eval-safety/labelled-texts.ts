import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RiskLevel } from "../../src/safety/risk-level.ts";
import type { SafetyFlag } from "../../src/safety/safety-flag.ts";

/** One line of a labelled set. */
export type LabelledText = {
  readonly id: string;
  readonly text: string;
  readonly lang: "en" | "zh";
  readonly label: "safe" | "unsafe";
  readonly set: string;
  readonly type?: string | null;
  readonly min_risk?: RiskLevel;
  readonly flags?: readonly SafetyFlag[];
  /** Who wrote it, where several did without seeing each other's texts. */
  readonly writer?: string;
};

/** A line as it is written, `kind` being another name of `type`. */
type WrittenText = Omit<LabelledText, "label" | "set"> &
  Partial<Pick<LabelledText, "label" | "set">> & { readonly kind?: string };

/** The lines of all files; of a directory, those of its `.jsonl` files. */
export function readLabelledTexts(paths: readonly (string | URL)[]): LabelledText[] {
  return paths
    .flatMap((path) => filesOf(path instanceof URL ? fileURLToPath(path) : path))
    .flatMap(readFile);
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .map((name) => join(path, name));
}

function readFile(path: string): LabelledText[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => withDefaults(JSON.parse(line) as WrittenText, basename(path, ".jsonl")));
}

/** A line may leave out what follows: it is unsafe where it has a level, and its set is its file. */
function withDefaults({ kind, ...line }: WrittenText, set: string): LabelledText {
  const label = line.min_risk === undefined ? "safe" : "unsafe";
  return { label, set, ...(kind === undefined ? {} : { type: kind }), ...line };
}
