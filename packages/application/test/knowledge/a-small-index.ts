import type { NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import type { KnowledgeIndex } from "@health-exercise/ports-knowledge";
import type { TextEmbedder } from "@health-exercise/ports-llm";

/** An index that finds nothing and shows what it holds: the texts of passages, by themselves as hashes. */
export function aSmallIndex() {
  const documents = new Map<string, NewKnowledgeDocument>();
  const vectors = new Map<string, Float32Array>();
  const texts = () => [
    ...new Set([...documents.values()].flatMap(({ passages }) => passages.map(({ text }) => text))),
  ];
  const index: KnowledgeIndex = {
    prepare: async () => {},
    put: (document) => void documents.set(document.id, document),
    remove: (documentId) => void documents.delete(documentId),
    textsWithoutVector: (limit) =>
      texts()
        .filter((text) => !vectors.has(text))
        .slice(0, limit)
        .map((text) => ({ textHash: text, text })),
    putVectors: (added) => {
      for (const { textHash, vector } of added) vectors.set(textHash, vector);
    },
    get size() {
      return { passages: texts().length, vectors: vectors.size };
    },
    retrieve: async () => [],
  };
  return { index, documents, vectors };
}

/** Counts letters; remembers what it was asked. */
export function aSmallEmbedder(model = "letters") {
  const asked: (readonly string[])[] = [];
  const embedder: TextEmbedder = {
    model,
    embed: async (texts) => {
      asked.push(texts);
      return texts.map((text) => Float32Array.of(text.length));
    },
  };
  return { embedder, asked };
}
