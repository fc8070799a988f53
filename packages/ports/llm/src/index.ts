export type * from "./language-model.ts";
export type * from "./text-embedder.ts";
