export { inMemoryRepositories } from "./in-memory-repositories.ts";
export { recordStorageOf } from "./record-storage-of.ts";
