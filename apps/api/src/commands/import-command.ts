import { resolve as absolutePath } from "node:path";
import {
  findKnowledgeFiles,
  type ImportSettings,
  type KnowledgeFile,
  KnowledgeFileError,
  readKnowledgeFile,
} from "@health-exercise/adapter-knowledge";
import { ImportKnowledge, type KnowledgeImport } from "@health-exercise/application";
import type { NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import { resolve } from "../composition/token.ts";
import { CLOCK } from "../composition/tokens.ts";
import { type CommandContext, withUseCases } from "./command-context.ts";
import { knowledgeFeatures } from "./command-features.ts";
import type { CommandResult } from "./command-result.ts";
import { givesInstructions } from "./gives-instructions.ts";

type ImportOptions = { readonly organisation: string };
type ImportedFile = KnowledgeImport & { readonly file: string };

/** What became of the files. */
type Outcome = {
  readonly imported: ImportedFile[];
  readonly refused: KnowledgeFileError[];
};

/** Takes in each file by itself: one that cannot be read leaves nothing behind and keeps none of the others out. */
export function importKnowledge(
  context: CommandContext,
  paths: readonly string[],
  { organisation }: ImportOptions,
): Promise<CommandResult> {
  return withUseCases(
    context,
    async (container) => {
      const importing = resolve(container, ImportKnowledge);
      const importedAt = resolve(container, CLOCK).now();
      const settings: ImportSettings = { organisation, importedAt, givesInstructions };
      const outcome: Outcome = { imported: [], refused: [] };
      const fileOf = new Map<string, string>();
      for (const file of await filesAt(paths, outcome)) {
        context.signal.throwIfAborted();
        await noteRefusal(outcome, async () => {
          const ids = new Set<string>();
          const documents = refuseRepetitions(readKnowledgeFile(file, settings), file, fileOf, ids);
          const counts = await importing.execute(documents);
          for (const id of ids) fileOf.set(id, file.path);
          outcome.imported.push({ ...counts, file: file.path });
        });
      }
      return resultOf(outcome);
    },
    knowledgeFeatures,
  );
}

/** The files at the paths, each once. */
async function filesAt(
  paths: readonly string[],
  outcome: Outcome,
): Promise<Iterable<KnowledgeFile>> {
  const files = new Map<string, KnowledgeFile>();
  for (const path of paths) {
    await noteRefusal(outcome, async () => {
      for (const file of await findKnowledgeFiles(path)) {
        const place = absolutePath(file.path);
        if (!files.has(place)) files.set(place, file);
      }
    });
  }
  return files.values();
}

/** The documents, noted in `ids`; one that another file brought in before would take its place unseen. */
async function* refuseRepetitions(
  documents: AsyncIterable<readonly NewKnowledgeDocument[]>,
  { path }: KnowledgeFile,
  fileOf: ReadonlyMap<string, string>,
  ids: Set<string>,
): AsyncGenerator<readonly NewKnowledgeDocument[]> {
  for await (const batch of documents) {
    for (const { id } of batch) {
      const other = fileOf.get(id);
      if (other !== undefined)
        throw new KnowledgeFileError(path, `the document "${id}" is in ${other} too.`);
      ids.add(id);
    }
    yield batch;
  }
}

async function noteRefusal({ refused }: Outcome, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof KnowledgeFileError)) throw error;
    refused.push(error);
  }
}

function resultOf({ imported, refused }: Outcome): CommandResult {
  const sum = (name: "added" | "changed" | "unchanged") =>
    imported.reduce((total, counts) => total + counts[name], 0);
  const counts = { added: sum("added"), changed: sum("changed"), unchanged: sum("unchanged") };
  const withheld = imported.flatMap((file) => file.withheld);
  const sentences = [
    ...refused.map(({ message }) => `Not imported: ${message}`),
    ...withheld.map(
      (id) =>
        `Withheld: the document ${id} tries to give instructions to a model; it is kept and never used.`,
    ),
    `Documents: ${counts.added} added, ${counts.changed} changed, ${counts.unchanged} unchanged.`,
  ];
  return {
    text: sentences.join("\n"),
    json: {
      ...counts,
      withheld,
      files: imported.map(({ file, added, changed, unchanged }) => ({
        file,
        added,
        changed,
        unchanged,
      })),
      errors: refused.map(({ file, line, message }) => ({ file, line: line ?? null, message })),
    },
    failure:
      refused.length === 0
        ? undefined
        : {
            code: "files_not_imported",
            message: `Not imported: ${refused.map(({ message }) => message).join(" ")}`,
          },
  };
}
