import { type Kysely, sql } from "kysely";

/**
 * The operator's own knowledge and vectors of its passages. These tables have no user: they hold texts that the
 * operator brings in for everybody, so no key begins with one and deleting a user touches none of them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createRevision(database);
  await createKnowledgeDocument(database);
  await createKnowledgePassage(database);
  await createKnowledgeRemoval(database);
  await createKnowledgeEmbedding(database);
}

/** Without a cache, because a connection that keeps numbers for later would give them out of order. */
async function createRevision(database: Kysely<unknown>): Promise<void> {
  await sql`create sequence knowledge_revision as bigint cache 1`.execute(database);
}

/** Ids are ordered by code points, the same in every database whatever its language. */
async function createKnowledgeDocument(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table knowledge_document (
      id text collate "C" constraint knowledge_document_pkey primary key
        constraint knowledge_document_id check (char_length(id) between 1 and 200),
      language text not null
        constraint knowledge_document_language check (language in ('en', 'zh')),
      title text not null,
      text text not null,
      summary text not null,
      topics text[] not null
        constraint knowledge_document_topics check (array_position(topics, null) is null),
      age_groups text[] not null constraint knowledge_document_age_groups check (
        age_groups <@ array['under_5', 'child', 'adult', 'older_adult']
      ),
      -- The form of a code alone, because the list of conditions grows.
      conditions text[] not null constraint knowledge_document_conditions check (
        array_to_string(conditions, ',', '?') ~ '^([a-z0-9_]{1,40}(,[a-z0-9_]{1,40})*)?$'
      ),
      evidence_grade text constraint knowledge_document_evidence_grade check (
        evidence_grade in ('strong', 'moderate', 'low', 'consensus')
      ),
      source_organisation text not null,
      source_title text not null,
      source_year smallint not null
        constraint knowledge_document_source_year check (source_year between 1 and 9999),
      source_url text,
      checked_on date,
      content_hash text not null
        constraint knowledge_document_content_hash check (content_hash ~ '^[0-9a-f]{64}$'),
      is_withheld boolean not null,
      imported_at timestamptz(3) not null,
      revision bigint not null constraint knowledge_document_revision_key unique
    )`.execute(database);
}

async function createKnowledgePassage(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table knowledge_passage (
      document_id text collate "C" not null
        constraint knowledge_passage_document_fkey references knowledge_document on delete cascade,
      position integer not null constraint knowledge_passage_position check (position >= 0),
      headings text[] not null
        constraint knowledge_passage_headings check (array_position(headings, null) is null),
      text text not null,
      constraint knowledge_passage_pkey primary key (document_id, position)
    )`.execute(database);
}

/** What is left of a removed document, so that whoever follows the changes hears of it; an import of the id takes it away. */
async function createKnowledgeRemoval(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table knowledge_removal (
      document_id text collate "C" constraint knowledge_removal_pkey primary key,
      revision bigint not null constraint knowledge_removal_revision_key unique
    )`.execute(database);
}

/** Kept by the text alone, not by its document: the same passage is the same vector wherever it stands. */
async function createKnowledgeEmbedding(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table knowledge_embedding (
      model text collate "C" not null
        constraint knowledge_embedding_model check (char_length(model) between 1 and 200),
      text_hash text collate "C" not null
        constraint knowledge_embedding_text_hash check (text_hash ~ '^[0-9a-f]{64}$'),
      -- 32-bit floats, the lowest byte first.
      vector bytea not null constraint knowledge_embedding_vector check (
        octet_length(vector) between 4 and 65536 and octet_length(vector) % 4 = 0
      ),
      constraint knowledge_embedding_pkey primary key (model, text_hash)
    )`.execute(database);
  // Floats do not shrink, so that trying to compress them is lost time.
  await sql`alter table knowledge_embedding alter column vector set storage external`.execute(
    database,
  );
}
