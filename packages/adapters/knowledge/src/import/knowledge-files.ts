import { type Dirent, existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { basename, dirname, extname, join, relative, sep } from "node:path";
import type { NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import type { ImportSettings } from "./document-of.ts";
import { KnowledgeFileError } from "./knowledge-file-error.ts";
import { readJsonlFile } from "./read-jsonl-file.ts";
import { readMarkdownFile } from "./read-markdown-file.ts";
import { refuseUnreadable } from "./text-file.ts";

/** A file to import. */
export type KnowledgeFile = {
  readonly path: string;
  readonly kind: "markdown" | "jsonl";
  /** Its path in the folder named, without extension: the id of a document that has no other. */
  readonly nameId: string;
};

const KINDS: Readonly<Record<string, KnowledgeFile["kind"]>> = {
  ".md": "markdown",
  ".jsonl": "jsonl",
};

/**
 * The files of a folder and the folders in it, by name, or the one file named. What is hidden is left out.
 * @throws KnowledgeFileError when there is none.
 */
export async function findKnowledgeFiles(path: string): Promise<readonly KnowledgeFile[]> {
  if (!existsSync(path)) throw new KnowledgeFileError(path, "there is no such file or folder.");
  const found = await stat(path).catch((error) => refuseUnreadable(path, error));
  if (!found.isDirectory()) {
    const file = fileAt(path, dirname(path));
    if (file === undefined)
      throw new KnowledgeFileError(path, "only .md and .jsonl files can be imported.");
    return [file];
  }
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error) =>
    refuseUnreadable(path, error),
  );
  const files = entries
    .filter((entry) => isVisibleFile(entry, path))
    .flatMap((entry) => fileAt(join(entry.parentPath, entry.name), path) ?? [])
    .sort((left, right) => (left.path < right.path ? -1 : 1));
  if (files.length === 0)
    throw new KnowledgeFileError(path, "the folder has no .md or .jsonl file.");
  return files;
}

/** The documents of a file, in batches. @throws KnowledgeFileError at the first thing that is wrong. */
export async function* readKnowledgeFile(
  { path, kind, nameId }: KnowledgeFile,
  settings: ImportSettings,
): AsyncGenerator<readonly NewKnowledgeDocument[]> {
  if (kind === "jsonl") yield* readJsonlFile(path, settings);
  else yield [await readMarkdownFile(path, nameId, settings)];
}

function fileAt(path: string, folder: string): KnowledgeFile | undefined {
  const extension = extname(path);
  const kind = KINDS[extension.toLowerCase()];
  if (kind === undefined) return undefined;
  const inFolder = join(relative(folder, dirname(path)), basename(path, extension));
  return { path, kind, nameId: inFolder.split(sep).join("/") };
}

function isVisibleFile(entry: Dirent, folder: string): boolean {
  const parts = relative(folder, join(entry.parentPath, entry.name)).split(sep);
  const isHidden = parts.some((part) => part.startsWith(".") || part === "node_modules");
  return !isHidden && (entry.isFile() || entry.isSymbolicLink());
}
