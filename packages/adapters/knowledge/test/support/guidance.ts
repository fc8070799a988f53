import { builtInCorpus } from "../../src/corpus/built-in-corpus.ts";
import { SearchedKnowledge } from "../../src/searched-knowledge.ts";
import { loadSubjectJudge } from "../../src/subjects/read-subjects.ts";
import { SUBJECTS_FILE } from "./subjects-file.ts";

/** The guidance of the service as it searches it, indexed once for all tests of a process: that takes many seconds. */
export const guidance = new SearchedKnowledge(builtInCorpus());
guidance.judgeBy(await loadSubjectJudge(SUBJECTS_FILE));
