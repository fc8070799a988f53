import type {
  KnowledgeDocumentSummary,
  NewKnowledgeDocument,
} from "@health-exercise/domain/knowledge";
import type { PageRequest } from "./page.ts";

/** What an import did, in documents. */
export type KnowledgeImportCounts = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
};

/** A document made anew from the one that was read. */
export type KnowledgeReplacement = {
  readonly document: NewKnowledgeDocument;
  readonly replacedHash: string;
};

/** A document as a reader of changes gets it. */
export type KnowledgeChange =
  | { readonly kind: "stored"; readonly revision: number; readonly document: NewKnowledgeDocument }
  | { readonly kind: "removed"; readonly revision: number; readonly documentId: string };

/**
 * The operator's own knowledge. It belongs to no user. Every change gets a revision higher than all before; the
 * revisions become visible in their order, so that a reader that asks for what came after the last one it saw
 * misses nothing.
 */
export interface KnowledgeRepository {
  /**
   * Stores documents, in place of those of the same ids; one whose content hash is stored already changes nothing.
   * All or nothing: when `documents` throws, nothing of it is stored. Of an id that comes twice the later one counts.
   */
  importDocuments(
    documents: AsyncIterable<readonly NewKnowledgeDocument[]>,
  ): Promise<KnowledgeImportCounts>;
  /**
   * Stores documents in place of such as are still stored with the content hash given; others are left as they are.
   * Gives the number of those stored.
   */
  replaceDocuments(replacements: readonly KnowledgeReplacement[]): Promise<number>;
  /** By id. */
  listDocuments(
    page: PageRequest,
  ): Promise<{ readonly documents: readonly KnowledgeDocumentSummary[]; readonly total: number }>;
  /** Removes documents, and gives the ids of those that were there. */
  removeDocuments(ids: readonly string[]): Promise<readonly string[]>;
  /** Changes after `revision`, oldest first, at most `limit`; of each document only its latest. */
  changesAfter(revision: number, limit: number): Promise<readonly KnowledgeChange[]>;
}
