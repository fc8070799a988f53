import { sql } from "kysely";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";

type Wanted = { readonly model: string; readonly textHashes: readonly string[] };
type Given = Wanted & { readonly vectors: readonly Buffer[] };

export const findVectors = preparedQuery((values: Placeholders<Wanted>, database) =>
  database
    .selectFrom("knowledge_embedding")
    .select(["text_hash", "vector"])
    .where("model", "=", values.model)
    .where("text_hash", "=", sql<string>`any(${values.textHashes}::text[])`),
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
