import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
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
    .filter(([file]) => isWithin(file, code))
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

/** Beside a report, where it survives a run that is broken off: the files and folders that such a run was to change. */
const unfinishedFile = (report: string): string => report.replace(/json$/, "unfinished");

/** What a run began to change and did not end with: of that a report has some changes only, and does not say of how many. */
export function unfinishedOf(report: string): readonly string[] {
  const file = unfinishedFile(report);
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
}

/** Notes what a run is about to change. */
export function markBegun(report: string, code: readonly string[]): void {
  const all = new Set([...unfinishedOf(report), ...code]);
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(unfinishedFile(report), [...all].join("\n"));
}

/** Notes that a run came to its end. */
export function markEnded(report: string, code: readonly string[]): void {
  const left = unfinishedOf(report).filter((path) => !isWithin(path, code));
  if (left.length > 0) writeFileSync(unfinishedFile(report), left.join("\n"));
  else rmSync(unfinishedFile(report), { force: true });
}

/** Whether a file or folder is one of these, or lies in one. */
export function isWithin(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}
