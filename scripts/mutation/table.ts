import { intervalOf, type Part, shareOf } from "./interval.ts";
import { NOT_DRAWN } from "./rank.ts";
import { isTried, isWithin, readReport, type Tried, unfinishedOf } from "./report.ts";

/** A folder of the table, with those among the unnoticed that no test came by. */
type Folder = Part & { readonly unreached: number; readonly isUnfinished: boolean };

const HEAD = [
  "| Folder | Changes | Tried | Noticed | Lived on | Reached by no test | Noticed % | 95 % |",
  "| ------ | ------- | ----- | ------- | -------- | ------------------ | --------- | ---- |",
];

/**
 * A table of the folders in these reports: how many changes there are, how many were tried (all, or a sample), and how
 * many of these a test noticed; for a sample also between which shares that of all changes lies. Where a run was broken off,
 * nobody knows of how many these are.
 */
export function tableOf(reportFiles: readonly string[], depth: number): string {
  const changes = new Map<string, Tried[]>();
  const broken = reportFiles.flatMap(unfinishedOf);
  const unfinished = new Set<string>();
  for (const [file, { mutants }] of reportFiles.flatMap((path) =>
    Object.entries(readReport(path).files),
  )) {
    const folder = file.split("/").slice(0, -1).slice(0, depth).join("/");
    if (isWithin(file, broken)) unfinished.add(folder);
    changes.set(folder, [...(changes.get(folder) ?? []), ...mutants]);
  }
  const folders = [...changes]
    .map(([name, all]) => ({ name, ...countOf(all), isUnfinished: unfinished.has(name) }))
    .filter(({ tried }) => tried > 0)
    .toSorted((left, right) => (left.name < right.name ? -1 : 1));
  const rows = folders.map((folder) => rowOf(folder.name, [folder]));
  return [...HEAD, ...rows, rowOf("all of these", folders), ""].join("\n");
}

function countOf(all: readonly Tried[]): Omit<Folder, "isUnfinished"> {
  const tried = all.filter(isTried);
  const unreached = tried.filter(({ status }) => status === "NoCoverage").length;
  const survived = tried.filter(({ status }) => status === "Survived").length;
  const notDrawn = all.filter(({ statusReason }) => statusReason === NOT_DRAWN).length;
  return {
    changes: tried.length + notDrawn,
    tried: tried.length,
    noticed: tried.length - survived - unreached,
    unreached,
  };
}

function rowOf(name: string, folders: readonly Folder[]): string {
  const sum = (key: keyof ReturnType<typeof countOf>) =>
    folders.reduce((total, folder) => total + folder[key], 0);
  const [changes, tried, noticed, unreached] = [
    sum("changes"),
    sum("tried"),
    sum("noticed"),
    sum("unreached"),
  ];
  const percent = (share: number) => (100 * share).toFixed(1);
  const { low, high } = intervalOf(folders);
  const isUnfinished = folders.some((folder) => folder.isUnfinished);
  const range = tried === changes ? "whole" : `${percent(low)} to ${percent(high)}`;
  const interval = isUnfinished ? "broken off" : range;
  const cells = [name, changes, tried, noticed, tried - noticed - unreached, unreached];
  return `| ${[...cells, percent(shareOf(folders)), interval].join(" | ")} |`;
}
