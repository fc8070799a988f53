import { readFileSync } from "node:fs";

type Status =
  | "Killed"
  | "Timeout"
  | "Survived"
  | "NoCoverage"
  | "Ignored"
  | "CompileError"
  | "RuntimeError"
  | "Pending";

/** What Stryker keeps of a package (mutation-testing-report-schema). */
type Report = {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: Status }[] }>
  >;
};

/** A table of the folders in these reports: how many changes were noticed by a test, and how many of all that count. */
export function tableOf(reportFiles: readonly string[], depth: number): string {
  const files = reportFiles.flatMap((reportFile) => {
    const report: Report = JSON.parse(readFileSync(reportFile, "utf8"));
    return Object.entries(report.files);
  });
  const folders = new Map<string, Status[]>();
  for (const [file, { mutants }] of files) {
    const folder = file.split("/").slice(0, -1).slice(0, depth).join("/");
    const all = folders.get(folder) ?? [];
    folders.set(folder, [...all, ...mutants.map(({ status }) => status)]);
  }
  const rows = [...folders].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(rowOf);
  const sum = rowOf(["all of these", [...folders.values()].flat()]);
  return [
    "| Folder | Changes | Noticed | Lived on | Reached by no test | Noticed % |",
    "| ------ | ------- | ------- | -------- | ------------------ | --------- |",
    ...rows,
    sum,
    "",
  ].join("\n");
}

function rowOf([folder, statuses]: readonly [string, readonly Status[]]): string {
  const count = (...wanted: readonly Status[]) =>
    statuses.filter((status) => wanted.includes(status)).length;
  const noticed = count("Killed", "Timeout");
  const [survived, unreached] = [count("Survived"), count("NoCoverage")];
  const changes = noticed + survived + unreached;
  const share = changes === 0 ? "-" : ((100 * noticed) / changes).toFixed(1);
  return `| ${folder} | ${changes} | ${noticed} | ${survived} | ${unreached} | ${share} |`;
}
