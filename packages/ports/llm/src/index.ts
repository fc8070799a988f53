export type * from "./knowledge-retriever.ts";
