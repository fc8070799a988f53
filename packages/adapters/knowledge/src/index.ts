export { builtInCorpus } from "./corpus/built-in-corpus.ts";
export { parseCorpus } from "./corpus/parse-corpus.ts";
export { InMemoryKnowledgeRetriever } from "./in-memory-knowledge-retriever.ts";
