export type * from "./guard.ts";
export type * from "./language-model.ts";
export type * from "./text-embedder.ts";
