import { builtInCorpus } from "../../src/corpus/built-in-corpus.ts";
import { SearchedKnowledge } from "../../src/searched-knowledge.ts";

/** The guidance of the service, indexed once for all tests of a process: that takes many seconds. */
export const guidance = new SearchedKnowledge(builtInCorpus());
