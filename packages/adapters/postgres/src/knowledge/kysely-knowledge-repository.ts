import type {
  KnowledgeDocumentSummary,
  NewKnowledgeDocument,
} from "@health-exercise/domain/knowledge";
import type {
  KnowledgeChange,
  KnowledgeImportCounts,
  KnowledgeReplacement,
  KnowledgeRepository,
  PageRequest,
} from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { isPresent } from "../joined-row.ts";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { importBatch } from "./import-batch.ts";
import { inWritingOrder } from "./in-writing-order.ts";
import {
  findContentHashes,
  type KnowledgeChangeRow,
  listChanges,
  listSummaries,
  removeStored,
} from "./knowledge-document.statements.ts";
import { knowledgeDocumentFrom, knowledgeSummaryFrom } from "./knowledge-document.table.ts";
import { countImport, createImport } from "./knowledge-import.statements.ts";

/** The operator's own knowledge, in PostgreSQL. */
export class KyselyKnowledgeRepository implements KnowledgeRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async importDocuments(
    documents: AsyncIterable<readonly NewKnowledgeDocument[]>,
  ): Promise<KnowledgeImportCounts> {
    return inWritingOrder(this.#database, async (transaction) => {
      await rowsOf(transaction, createImport, {});
      for await (const batch of documents) await importBatch(transaction, batch);
      const counts = await firstRowOf(transaction, countImport, {});
      return counts ?? { added: 0, changed: 0, unchanged: 0 };
    });
  }

  async replaceDocuments(replacements: readonly KnowledgeReplacement[]): Promise<number> {
    if (replacements.length === 0) return 0;
    return inWritingOrder(this.#database, async (transaction) => {
      const ids = replacements.map(({ document }) => document.id.toWellFormed());
      const stored = await rowsOf(transaction, findContentHashes, { ids });
      const hashes = new Map(stored.map((row) => [row.id, row.content_hash]));
      const unchanged = replacements.filter(
        ({ document, replacedHash }) => hashes.get(document.id.toWellFormed()) === replacedHash,
      );
      await rowsOf(transaction, createImport, {});
      const documents = unchanged.map(({ document }) => document);
      if (documents.length > 0) await importBatch(transaction, documents);
      return documents.length;
    });
  }

  async listDocuments(
    page: PageRequest,
  ): Promise<{ readonly documents: readonly KnowledgeDocumentSummary[]; readonly total: number }> {
    const rows = await rowsOf(this.#database, listSummaries, page);
    return {
      documents: rows.filter(isPresent).slice(0, page.limit).map(knowledgeSummaryFrom),
      total: rows[0]?.total ?? 0,
    };
  }

  async removeDocuments(ids: readonly string[]): Promise<readonly string[]> {
    const removed = await inWritingOrder(this.#database, (transaction) =>
      rowsOf(transaction, removeStored, { ids }),
    );
    return removed.map(({ id }) => id);
  }

  async changesAfter(revision: number, limit: number): Promise<readonly KnowledgeChange[]> {
    return (await rowsOf(this.#database, listChanges, { revision, limit })).map(changeFrom);
  }
}

function changeFrom(row: KnowledgeChangeRow): KnowledgeChange {
  const { revision } = row;
  if (!isPresent(row)) return { kind: "removed", revision, documentId: row.changed_id };
  return { kind: "stored", revision, document: knowledgeDocumentFrom(row, row.passages) };
}
