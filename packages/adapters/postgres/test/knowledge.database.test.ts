import { setTimeout } from "node:timers/promises";
import type { NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import type { KnowledgeChange } from "@health-exercise/ports-repositories";
import { aKnowledgeDocument, aKnowledgeDocumentId } from "@health-exercise/testing/builders";
import { batchesOf, readChanges } from "@health-exercise/testing/contracts";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createDatabase } from "../src/database.ts";
import { listChanges, listSummaries } from "../src/knowledge/knowledge-document.statements.ts";
import { KyselyKnowledgeRepository } from "../src/knowledge/kysely-knowledge-repository.ts";
import { openTestStorage } from "./support/open-test-storage.ts";
import { planOf } from "./support/plan-of.ts";

const storage = await openTestStorage();
const { embeddings, knowledge } = storage;
const { pool } = storage.database;
afterEach(async () => {
  await pool.query("truncate knowledge_document, knowledge_passage, knowledge_removal");
});
afterAll(() => storage.close());

/** A batch of documents that say `title`, each in as many passages as `passages` says. */
function batchOf(ids: readonly string[], title: string, passages = 1): NewKnowledgeDocument[] {
  const parts = Array.from({ length: passages }, (_, position) => ({
    position,
    headings: [],
    text: `${title} ${position}`,
  }));
  return ids.map((id) => aKnowledgeDocument({ id, title, passages: parts }));
}

const someIds = (count: number) => Array.from({ length: count }, aKnowledgeDocumentId);

/** What a reader knows who applies changes as they come. */
function applied(changes: readonly KnowledgeChange[]) {
  const documents = new Map<string, NewKnowledgeDocument>();
  for (const change of changes) {
    if (change.kind === "stored") documents.set(change.document.id, change.document);
    else documents.delete(change.documentId);
  }
  return documents;
}

/** Waits until a writer has its turn. */
async function aWriter() {
  const held = `
    select from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and granted and datname = current_database()`;
  await expect.poll(async () => (await pool.query(held)).rowCount).toBe(1);
}

/** Waits until two others ask for their turn. */
async function twoWaitingWriters() {
  const asking = `
    select from pg_stat_activity
    where datname = current_database() and query like '%pg_try_advisory_xact_lock%'
      and state = 'idle in transaction'`;
  await expect.poll(async () => (await pool.query(asking)).rowCount).toBe(2);
}

describe("imports at the same time", () => {
  it("let a reader that follows along miss nothing", async () => {
    const ids = someIds(40);
    let writing = true;
    const writer = async (name: string) => {
      for (let round = 0; round < 12; round += 1) {
        const mine = ids.filter((_, index) => (index + round) % 3 !== 0);
        const halves = [mine.slice(0, 13), mine.slice(13)];
        await knowledge.importDocuments(
          batchesOf(...halves.map((half) => batchOf(half, `${name} ${round}`, 1 + (round % 3)))),
        );
        await knowledge.removeDocuments(mine.filter((_, index) => (index + round) % 5 === 0));
      }
    };
    const seen: KnowledgeChange[] = [];
    const follow = async () => {
      for (;;) {
        const isLast = !writing;
        const page = await knowledge.changesAfter(seen.at(-1)?.revision ?? 0, 7);
        seen.push(...page);
        if (isLast && page.length === 0) return;
        if (page.length === 0) await setTimeout(1);
      }
    };
    const following = follow();
    await Promise.all([writer("one"), writer("two")]);
    writing = false;
    await following;
    const revisions = seen.map(({ revision }) => revision);
    expect(revisions).toEqual([...new Set(revisions)].toSorted((left, right) => left - right));
    for (const { passages, title } of applied(seen).values()) {
      for (const { position, text } of passages) expect(text).toBe(`${title} ${position}`);
    }
    const stored = applied(await readChanges(knowledge, 0));
    expect(stored.size).toBeGreaterThan(0);
    expect(applied(seen)).toEqual(stored);
    expect(seen.length).toBeGreaterThan(ids.length);
  });

  it("become visible whole, the one that began first before the other", async () => {
    const [first, second] = [someIds(4), someIds(2)];
    const pause = Promise.withResolvers<void>();
    async function* pausing() {
      yield batchOf(first.slice(0, 2), "first");
      await pause.promise;
      yield batchOf(first.slice(2), "first");
    }
    const one = knowledge.importDocuments(pausing());
    await aWriter();
    const two = knowledge.importDocuments(batchesOf(batchOf(second, "second")));
    const three = knowledge.removeDocuments([first[0] ?? ""]);
    await twoWaitingWriters();
    expect(await readChanges(knowledge, 0)).toEqual([]);
    pause.resolve();
    const [counts] = await Promise.all([one, two, three]);
    expect(counts).toEqual({ added: 4, changed: 0, unchanged: 0 });
    expect(await three).toEqual([first[0]]);
    const kinds = (await readChanges(knowledge, 0)).map((change) =>
      change.kind === "stored" ? change.document.title : change.kind,
    );
    expect(kinds.slice(0, 3)).toEqual(["first", "first", "first"]);
    expect(kinds.slice(3).toSorted()).toEqual(["removed", "second", "second"]);
  });

  it("may wait longer than a statement may take", async () => {
    const { connectionString } = storage;
    const impatient = createDatabase({ connectionString, statementTimeoutMs: 2_000 });
    async function* slow() {
      yield batchOf(someIds(1), "slow");
      await setTimeout(3_000);
    }
    const one = knowledge.importDocuments(slow());
    await aWriter();
    const other = new KyselyKnowledgeRepository(impatient.kysely);
    const batch = batchOf(someIds(1), "waiting");
    expect(await other.importDocuments(batchesOf(batch))).toMatchObject({ added: 1 });
    await one;
    await impatient.close();
  });
});

describe("an import", () => {
  it("can follow another on the same connection, also one that failed", async () => {
    const { connectionString } = storage;
    const single = createDatabase({ connectionString, maxConnections: 1 });
    const repository = new KyselyKnowledgeRepository(single.kysely);
    const ids = someIds(3);
    for (let round = 0; round < 8; round += 1) {
      const batch = batchOf(ids, `round ${round}`);
      await repository.importDocuments(batchesOf(batch));
      const unreadable = batch.map((each) => ({ ...each, title: "", contentHash: "no hash" }));
      await expect(repository.importDocuments(batchesOf(unreadable))).rejects.toMatchObject({
        constraint: "knowledge_document_content_hash",
      });
    }
    const stored = [...applied(await readChanges(repository, 0)).values()];
    expect(stored.map(({ title }) => title)).toEqual(["round 7", "round 7", "round 7"]);
    await single.close();
  });

  it("says why the documents broke off, even where the connection was lost meanwhile", async () => {
    const { connectionString } = storage;
    const idle = createDatabase({ connectionString, idleInTransactionTimeoutMs: 3_000 });
    const broken = new Error("The share went away.");
    async function* tooSlow() {
      yield batchOf(someIds(1), "slow");
      await setTimeout(4_500);
      throw broken;
    }
    const repository = new KyselyKnowledgeRepository(idle.kysely);
    await expect(repository.importDocuments(tooSlow())).rejects.toBe(broken);
    const next = await repository.importDocuments(batchesOf(batchOf(someIds(1), "next")));
    expect(next).toMatchObject({ added: 1 });
    await idle.close();
  });

  it("asks its documents to end when the database refuses some", async () => {
    let ended = false;
    async function* documents() {
      try {
        yield batchOf([""], "no id");
        yield batchOf(someIds(1), "never");
      } finally {
        ended = true;
      }
    }
    await expect(knowledge.importDocuments(documents())).rejects.toMatchObject({
      constraint: "knowledge_document_id",
    });
    expect(ended).toBe(true);
  });

  it("is refused as a whole for a character that PostgreSQL cannot keep, without repeating it", async () => {
    const text = "secret\u0000text";
    const unreadable = aKnowledgeDocument({ text, passages: [] });
    const batches = batchesOf([aKnowledgeDocument()], [unreadable]);
    const refusal: unknown = await knowledge.importDocuments(batches).catch((error) => error);
    expect(refusal).toMatchObject({ name: "StatementRefused", sqlState: "22P05" });
    expect(String(refusal)).not.toContain("secret");
    expect(await readChanges(knowledge, 0)).toEqual([]);
  });

  it("mends half a surrogate pair, and takes ids that are the same then for one", async () => {
    const id = aKnowledgeDocumentId();
    const batch = [
      aKnowledgeDocument({ id: `${id}\ud83d` }),
      aKnowledgeDocument({ id: `${id}\ud83e`, title: "half \udc00", topics: ["\ud83d"] }),
    ];
    expect(await knowledge.importDocuments(batchesOf(batch))).toMatchObject({ added: 1 });
    expect(await readChanges(knowledge, 0)).toMatchObject([
      { document: { id: `${id}\ufffd`, title: "half \ufffd", topics: ["\ufffd"] } },
    ]);
    expect(await knowledge.importDocuments(batchesOf(batch))).toMatchObject({ unchanged: 1 });
  });

  it("takes as many statements for a batch of one as for a batch of a thousand", async () => {
    const statements = async (count: number) => {
      const other = createDatabase({ connectionString: storage.connectionString });
      let ran = 0;
      const counted = other.kysely.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          ran += 1;
          return result;
        },
      });
      const batch = batchOf(someIds(count), "many", 3);
      await new KyselyKnowledgeRepository(counted).importDocuments(batchesOf(batch));
      await other.close();
      return ran;
    };
    const few = await statements(1);
    expect(few).toBeGreaterThan(0);
    expect(await statements(1_000)).toBe(few);
  });
});

describe("vectors", () => {
  it("are stored by many at once in whatever order", async () => {
    const hash = (index: number) => index.toString(16).padStart(64, "0");
    const given = Array.from({ length: 300 }, (_, index) => ({
      textHash: hash(index),
      vector: new Float32Array([index + 1]),
    }));
    await Promise.all(
      Array.from({ length: 10 }, (_, writer) =>
        embeddings.saveEmbeddings("model", writer % 2 === 0 ? given : given.toReversed()),
      ),
    );
    const hashes = given.map(({ textHash }) => textHash);
    expect(await embeddings.findEmbeddings("model", hashes)).toHaveLength(300);
  });

  it("are kept as 32-bit floats with the lowest byte first", async () => {
    const textHash = "a".repeat(64);
    const vector = new Float32Array([1, -2]);
    await embeddings.saveEmbeddings("bytes", [{ textHash, vector }]);
    const { rows } = await pool.query(
      "select encode(vector, 'hex') as hex from knowledge_embedding where model = 'bytes'",
    );
    expect(rows).toEqual([{ hex: "0000803f000000c0" }]);
  });
});

describe("the tables of knowledge", () => {
  it("know no user", async () => {
    const { rows } = await pool.query(`
      select conname from pg_constraint
      where conrelid::regclass::text like 'knowledge%' and contype = 'f'`);
    expect(rows).toEqual([{ conname: "knowledge_passage_document_fkey" }]);
  });

  it("are read in the order of their indexes", async () => {
    const ids = Array.from({ length: 2_000 }, (_, index) => `plan-${index}`);
    await knowledge.importDocuments(batchesOf(batchOf(ids, "plan", 3)));
    await knowledge.removeDocuments(ids.slice(0, 1_000));
    await pool.query("analyze knowledge_document, knowledge_passage, knowledge_removal");
    expect(await planOf(pool, listSummaries, { limit: 20, offset: 0 })).toMatch(
      /CTE page.*\n.*Limit\n.*Index Scan using knowledge_document_pkey/,
    );
    const last = (await readChanges(knowledge, 0)).at(-50)?.revision ?? 0;
    const plan = await planOf(pool, listChanges, { revision: last, limit: 20 });
    expect(plan).toMatch(/Index Scan using knowledge_document_revision_key/);
    expect(plan).toMatch(/(Index|Index Only) Scan using knowledge_removal_revision_key/);
    expect(plan).not.toMatch(/Seq Scan/);
  });
});
