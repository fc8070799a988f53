export type * from "./knowledge-index.ts";
export type * from "./knowledge-retriever.ts";
