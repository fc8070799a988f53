import type { DocumentPassage } from "@health-exercise/domain/knowledge";
import type { PageRequest } from "@health-exercise/ports-repositories";
import { sql } from "kysely";
import { columnList } from "../columns.ts";
import type { Joined } from "../joined-row.ts";
import { totalBeside } from "../page.ts";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import {
  KNOWLEDGE_DOCUMENT_COLUMNS,
  type KnowledgeDocumentRow,
  type KnowledgeSummaryRow,
} from "./knowledge-document.table.ts";

type Changes = { readonly revision: number; readonly limit: number };

/** A change: the columns of the document are null where it was removed. */
export type KnowledgeChangeRow = Joined<KnowledgeDocumentRow> & {
  readonly revision: number;
  readonly changed_id: string;
  readonly passages: readonly DocumentPassage[];
};

/** Whether this transaction may write now: until it ends nobody else may. */
export const tryToWrite = preparedQuery(
  () => sql<{ readonly mayWrite: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('knowledge_revision', 0)) as "mayWrite"`,
);

export const findContentHashes = preparedQuery(
  (values: Placeholders<{ readonly ids: readonly string[] }>, database) =>
    database
      .selectFrom("knowledge_document")
      .select(["id", "content_hash"])
      .where("id", "=", sql<string>`any(${values.ids}::text[])`),
);

export const listSummaries = preparedQuery(
  (page: Placeholders<PageRequest>) => sql<
    Joined<KnowledgeSummaryRow> & { readonly total: number }
  >`
    with page as materialized (
      select id, language, title, is_withheld, imported_at from knowledge_document
      order by id limit ${page.limit}::bigint + 1 offset ${page.offset}::bigint
    ), counted as (
      select ${totalBeside(page, sql`select count(*) from knowledge_document`)} as total
    )
    select counted.total, page.id, page.language, page.title, page.is_withheld, page.imported_at,
      (select count(*) from knowledge_passage where document_id = page.id) as passages
    from counted left join page on true order by page.id`,
);

export const removeStored = preparedQuery(
  (values: Placeholders<{ readonly ids: readonly string[] }>) => sql<{ readonly id: string }>`
    with removed as (
      delete from knowledge_document where id = any(${values.ids}::text[]) returning id
    )
    insert into knowledge_removal (document_id, revision)
    select id, nextval('knowledge_revision') from removed
    returning document_id as id`,
);

/**
 * One statement, because the passages of a document must be those of the revision that it is given with. The limit of
 * one lets documents be looked up by their ids alone: whoever asks often finds few changes.
 */
export const listChanges = preparedQuery(
  (values: Placeholders<Changes>) => sql<KnowledgeChangeRow>`
    with stored as (
      select revision, id as changed_id, id as document_id from knowledge_document
      where revision > ${values.revision}::bigint order by revision limit ${values.limit}::bigint
    ), removed as (
      select revision, document_id as changed_id, null as document_id from knowledge_removal
      where revision > ${values.revision}::bigint order by revision limit ${values.limit}::bigint
    ), change as materialized (
      select * from stored union all select * from removed
      order by revision limit ${values.limit}::bigint
    )
    select change.revision, change.changed_id,
      ${columnList(KNOWLEDGE_DOCUMENT_COLUMNS, "document")},
      (
        select coalesce(json_agg(
          json_build_object('position', position, 'headings', headings, 'text', text)
          order by position
        ), '[]')
        from knowledge_passage where document_id = change.document_id
      ) as passages
    from change left join lateral (
      select ${columnList(KNOWLEDGE_DOCUMENT_COLUMNS)} from knowledge_document
      where id = change.document_id limit 1
    ) document on true
    order by change.revision`,
);
