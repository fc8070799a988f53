export { inMemoryRepositories } from "./in-memory-repositories.ts";
