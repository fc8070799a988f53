import type { NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import type { Transaction } from "kysely";
import { rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { wellFormedJson } from "../well-formed-json.ts";
import { knowledgeDocumentRow } from "./knowledge-document.table.ts";
import { compareDocuments, insertPassages, storeDocuments } from "./knowledge-import.statements.ts";
import { passageRows } from "./knowledge-passage.table.ts";

/** Stores what differs of a batch; texts that are stored already are not even sent. */
export async function importBatch(
  transaction: Transaction<Schema>,
  batch: readonly NewKnowledgeDocument[],
): Promise<void> {
  // The later of two with the same id takes the place of the earlier one, as they will be stored.
  const given = new Map(batch.map((document) => [document.id.toWellFormed(), document]));
  const ids = [...given.keys()];
  const contentHashes = [...given.values()].map(({ contentHash }) => contentHash);
  const differing = await rowsOf(transaction, compareDocuments, { ids, contentHashes });
  if (differing.length === 0) return;
  const changed = new Set(differing.map(({ id }) => id));
  const documents = [...given].filter(([id]) => changed.has(id)).map(([, document]) => document);
  await rowsOf(transaction, storeDocuments, {
    ids: [...changed],
    documents: wellFormedJson(documents.map(knowledgeDocumentRow)),
  });
  const passages = wellFormedJson(documents.flatMap(passageRows));
  await rowsOf(transaction, insertPassages, { passages });
}
