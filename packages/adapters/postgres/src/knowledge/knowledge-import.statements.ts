import type { KnowledgeImportCounts } from "@health-exercise/ports-repositories";
import { sql } from "kysely";
import { columnList } from "../columns.ts";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import { KNOWLEDGE_DOCUMENT_COLUMNS } from "./knowledge-document.table.ts";
import { KNOWLEDGE_PASSAGE_COLUMNS } from "./knowledge-passage.table.ts";

type Compared = { readonly ids: readonly string[]; readonly contentHashes: readonly string[] };
type Stored = { readonly ids: readonly string[]; readonly documents: string };

/** Remembers what an import met, where the process that imports would have to hold every id. */
export const createImport = preparedQuery(
  () => sql`
    create temporary table knowledge_import (
      id text collate "C" primary key,
      content_hash text
    ) on commit drop`,
);

/** Notes what was stored of a batch before the import, and gives the ids of those that differ now. */
export const compareDocuments = preparedQuery(
  (values: Placeholders<Compared>) => sql<{ readonly id: string }>`
    with compared as (
      select given.id, given.content_hash, stored.content_hash as stored_hash
      from unnest(${values.ids}::text[], ${values.contentHashes}::text[])
        as given (id, content_hash)
      left join knowledge_document stored on stored.id = given.id
    ), noted as (
      insert into knowledge_import (id, content_hash) select id, stored_hash from compared
      on conflict (id) do nothing
    )
    select id from compared where stored_hash is distinct from content_hash`,
);

const CHANGING_COLUMNS = [...KNOWLEDGE_DOCUMENT_COLUMNS, "revision"].filter(
  (name) => name !== "id",
);

/** Passages are taken away here and inserted by a statement of their own, which sees that their keys are free. */
export const storeDocuments = preparedQuery(
  (values: Placeholders<Stored>) => sql`
    with replaced as (
      delete from knowledge_passage where document_id = any(${values.ids}::text[])
    ), returned as (
      delete from knowledge_removal where document_id = any(${values.ids}::text[])
    )
    insert into knowledge_document (${columnList(KNOWLEDGE_DOCUMENT_COLUMNS)}, revision)
    select ${columnList(KNOWLEDGE_DOCUMENT_COLUMNS)}, nextval('knowledge_revision')
    from json_populate_recordset(null::knowledge_document, ${values.documents}::json)
    on conflict (id) do update set ${sql.join(
      CHANGING_COLUMNS.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
    )}`,
);

export const insertPassages = preparedQuery(
  (values: Placeholders<{ readonly passages: string }>) => sql`
    insert into knowledge_passage (${columnList(KNOWLEDGE_PASSAGE_COLUMNS)})
    select ${columnList(KNOWLEDGE_PASSAGE_COLUMNS)}
    from json_populate_recordset(null::knowledge_passage, ${values.passages}::json)`,
);

export const countImport = preparedQuery(
  () => sql<KnowledgeImportCounts>`
    select count(*) filter (where met.content_hash is null) as added,
      count(*) filter (where met.content_hash <> document.content_hash) as changed,
      count(*) filter (where met.content_hash = document.content_hash) as unchanged
    from knowledge_import met join knowledge_document document on document.id = met.id`,
);
