import { readFileSync, writeFileSync } from "node:fs";
import { checkSync, type Parameters } from "recheck";
import type { Pattern } from "./source-patterns.ts";

const LEDGER = new URL("linear-patterns.json", import.meta.url);
/** Searches are bounded by the steps that they take, and not by the clock, so that a busy machine finds the same. */
const PATIENT = {
  incubationTimeout: null,
  attackTimeout: null,
  // For what would hang: the longest search takes ten seconds.
  timeout: 600_000,
} satisfies Parameters;

/** Under which a pattern is listed. */
export const patternKey = ({ source, flags }: Pick<Pattern, "source" | "flags">): string =>
  `${source}/${flags}`;

/** Whether every text takes it time in proportion to its length; an analysis of up to ten seconds. */
export const takesLinearTime = ({ source, flags }: Pick<Pattern, "source" | "flags">): boolean =>
  checkSync(source, flags, PATIENT).status === "safe";

/** The patterns that an analysis has found to take linear time. */
export function knownLinearPatterns(): ReadonlySet<string> {
  return new Set(JSON.parse(readFileSync(LEDGER, "utf8")) as string[]);
}

export function writeLinearPatterns(patterns: readonly string[]): void {
  writeFileSync(LEDGER, `${JSON.stringify([...patterns].sort(), null, 2)}\n`);
}
