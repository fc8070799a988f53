export type * from "./knowledge-index.ts";
export type * from "./knowledge-retriever.ts";
export type * from "./language-model.ts";
export type * from "./text-embedder.ts";
