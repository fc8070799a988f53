import { sql } from "kysely";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import type { KnowledgeEmbeddingTable } from "./knowledge-embedding.table.ts";

type Wanted = { readonly model: string; readonly textHashes: readonly string[] };
type Given = Wanted & { readonly vectors: readonly Buffer[] };

export const findVectors = preparedQuery(
  (values: Placeholders<Wanted>) => sql<Omit<KnowledgeEmbeddingTable, "model">>`
    select text_hash, vector from knowledge_embedding
    where model = ${values.model} and text_hash = any(${values.textHashes}::text[])`,
);

/** In the order of their keys: two that store the same vectors would otherwise wait for each other in a circle. */
export const insertVectors = preparedQuery(
  (values: Placeholders<Given>) => sql`
    insert into knowledge_embedding (model, text_hash, vector)
    select ${values.model}::text, given.text_hash, given.vector
    from unnest(${values.textHashes}::text[], ${values.vectors}::bytea[])
      as given (text_hash, vector)
    order by given.text_hash collate "C"
    on conflict on constraint knowledge_embedding_pkey do nothing`,
);
