import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { NOT_DRAWN, rankOf, type Span } from "./rank.ts";

type Status =
  | "Killed"
  | "Timeout"
  | "Survived"
  | "NoCoverage"
  | "Ignored"
  | "CompileError"
  | "RuntimeError"
  | "Pending";

/** A change, and what came of it. */
export type Tried = {
  readonly location: Span;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: Status;
  readonly statusReason?: string;
};

type File = { readonly mutants: readonly Tried[] };

/** What Stryker keeps of a package (mutation-testing-report-schema). */
export type Report = { readonly files: Readonly<Record<string, File>> };

/** What was kept in this file, or nothing yet. */
export function readReport(path: string): Report {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : { files: {} };
}

/** Whether a test noticed it or none did; all others say nothing of the tests. */
export const isTried = ({ status }: Tried): boolean =>
  status === "Killed" || status === "Timeout" || status === "Survived" || status === "NoCoverage";

/** Where the changes to these files or folders that were tried before stand in the order of a seed. */
export function ranksOfTried(report: Report, code: readonly string[], seed: string): string[] {
  return Object.entries(report.files)
    .filter(([file]) => code.some((path) => file === path || file.startsWith(`${path}/`)))
    .flatMap(([file, { mutants }]) =>
      mutants.filter(isTried).map((each) => rankOf({ ...each, file }, seed)),
    );
}

/** Stryker takes what was not drawn for what does not compile, and would never try it again. */
export function markNotDrawn(path: string): void {
  const report = readReport(path);
  const files = Object.entries(report.files).map(([file, content]) => {
    const mutants = content.mutants.map((each) =>
      each.statusReason === NOT_DRAWN ? { ...each, status: "Ignored" } : each,
    );
    return [file, { ...content, mutants }];
  });
  writeFileSync(path, JSON.stringify({ ...report, files: Object.fromEntries(files) }, null, 2));
}
