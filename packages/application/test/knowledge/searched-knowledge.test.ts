import { aKnowledgeDocument } from "@health-exercise/testing/builders";
import { batchesOf } from "@health-exercise/testing/contracts";
import { inMemoryRepositories } from "@health-exercise/testing/in-memory";
import { describe, expect, it } from "vitest";
import { EmbedKnowledge } from "../../src/knowledge/embed-knowledge.ts";
import { RefreshKnowledge } from "../../src/knowledge/refresh-knowledge.ts";
import { aSmallEmbedder, aSmallIndex } from "./a-small-index.ts";

const manyDocuments = (count: number) =>
  Array.from({ length: count }, (_, index) => aKnowledgeDocument({ text: `Text ${index}.` }));

describe("a refresh", () => {
  it("brings in what was stored and takes out what was removed since the last one", async () => {
    const { knowledge } = inMemoryRepositories();
    const { index, documents } = aSmallIndex();
    const refresh = new RefreshKnowledge(knowledge, index);
    const stored = manyDocuments(120);
    await knowledge.importDocuments(batchesOf(stored));
    expect(await refresh.execute()).toBe(120);
    expect([...documents.keys()].sort()).toEqual(stored.map(({ id }) => id).sort());

    const [gone, changed] = stored;
    if (gone === undefined || changed === undefined) throw new Error("There are no documents.");
    await knowledge.removeDocuments([gone.id]);
    await knowledge.importDocuments(batchesOf([aKnowledgeDocument({ id: changed.id })]));
    expect(await refresh.execute()).toBe(2);
    expect(documents.has(gone.id)).toBe(false);
    expect(documents.get(changed.id)?.text).not.toBe(changed.text);
    expect(await refresh.execute()).toBe(0);
  });

  it("never runs beside another, and sees all that was stored before it was asked for", async () => {
    const { knowledge } = inMemoryRepositories();
    let running = 0;
    let most = 0;
    const slow = withMethods(knowledge, {
      changesAfter: async (revision: number, limit: number) => {
        most = Math.max(most, ++running);
        const changes = await knowledge.changesAfter(revision, limit);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
        return changes;
      },
    });
    const { index, documents } = aSmallIndex();
    const refresh = new RefreshKnowledge(slow, index);
    const runs = [refresh.execute()];
    for (const document of manyDocuments(20)) {
      await knowledge.importDocuments(batchesOf([document]));
      runs.push(refresh.execute().then((changes) => (documents.has(document.id) ? changes : -1)));
    }
    expect(await Promise.all(runs)).not.toContain(-1);
    expect(most).toBe(1);
  });

  it("goes on where it failed", async () => {
    const { knowledge } = inMemoryRepositories();
    const { index, documents } = aSmallIndex();
    const [first, second] = manyDocuments(2);
    if (first === undefined || second === undefined) throw new Error("There are no documents.");
    await knowledge.importDocuments(batchesOf([first, second]));
    let failures = 1;
    const fragile = withMethods(index, {
      put: (document) => {
        if (document.id === second.id && failures-- > 0) throw new Error("No room.");
        index.put(document);
      },
    });
    const refresh = new RefreshKnowledge(knowledge, fragile);
    await expect(refresh.execute()).rejects.toThrow("No room.");
    expect(await refresh.execute()).toBe(1);
    expect(documents.size).toBe(2);
  });
});

describe("embedding", () => {
  it("asks once for each text, in batches, and never again for what is kept", async () => {
    const { embeddings } = inMemoryRepositories();
    const documents = manyDocuments(250);
    const { embedder, asked } = aSmallEmbedder();
    const first = aSmallIndex();
    for (const document of documents) first.index.put(document);
    const embed = new EmbedKnowledge(first.index, embeddings, embedder);
    expect(await embed.execute()).toEqual({ found: 0, embedded: 250 });
    expect(asked.map(({ length }) => length)).toEqual([...Array(12).fill(20), 10]);
    expect(first.vectors.get("Text 7.")).toEqual(Float32Array.of(7));
    expect(await embed.execute()).toEqual({ found: 0, embedded: 0 });

    const second = aSmallIndex();
    for (const document of [...documents, ...manyDocuments(251)]) second.index.put(document);
    const later = new EmbedKnowledge(second.index, embeddings, embedder);
    expect(await later.execute()).toEqual({ found: 250, embedded: 1 });
    expect(second.vectors.size).toBe(251);
  });

  it("takes no vector of another model", async () => {
    const { embeddings } = inMemoryRepositories();
    const { index } = aSmallIndex();
    index.put(aKnowledgeDocument());
    await embeddings.saveEmbeddings("other", [
      { textHash: "Warm up for five minutes before you run.", vector: Float32Array.of(1) },
    ]);
    const { embedder } = aSmallEmbedder();
    expect(await new EmbedKnowledge(index, embeddings, embedder).execute()).toEqual({
      found: 0,
      embedded: 1,
    });
  });

  it("keeps what was computed before a failure", async () => {
    const { embeddings } = inMemoryRepositories();
    const { index } = aSmallIndex();
    for (const document of manyDocuments(150)) index.put(document);
    const { embedder } = aSmallEmbedder();
    let calls = 0;
    const fragile = {
      model: embedder.model,
      embed: (texts: readonly string[]) =>
        ++calls === 2 ? Promise.reject(new Error("No answer.")) : embedder.embed(texts),
    };
    const embed = new EmbedKnowledge(index, embeddings, fragile);
    await expect(embed.execute()).rejects.toThrow("No answer.");
    expect(index.size.vectors).toBe(20);
    expect(await embed.execute()).toEqual({ found: 0, embedded: 130 });
  });

  it("ends when an index does not keep its vectors", async () => {
    const { embeddings } = inMemoryRepositories();
    const { index } = aSmallIndex();
    index.put(aKnowledgeDocument());
    const forgetful = withMethods(index, { putVectors: () => {} });
    const { embedder } = aSmallEmbedder();
    expect(await new EmbedKnowledge(forgetful, embeddings, embedder).execute()).toEqual({
      found: 0,
      embedded: 1,
    });
  });
});

/** A port with some of its methods replaced. */
function withMethods<Port extends object>(port: Port, methods: Partial<Port>): Port {
  return new Proxy(port, {
    get: (target, name) => {
      const value: unknown = Reflect.get(name in methods ? methods : target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
