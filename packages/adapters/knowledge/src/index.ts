export { parseCorpus } from "./corpus/parse-corpus.ts";
export { type Evaluation, evaluateRetrieval, RUN_LENGTH } from "./evaluation/evaluate-retrieval.ts";
export { writeGuidance } from "./guidance/guidance-file.ts";
export { loadGuidance } from "./guidance/load-guidance.ts";
export { type ImportSettings, withPresentPassages } from "./import/document-of.ts";
export { KnowledgeFileError } from "./import/knowledge-file-error.ts";
export {
  findKnowledgeFiles,
  type KnowledgeFile,
  readKnowledgeFile,
} from "./import/knowledge-files.ts";
export { type GuidanceSource, LoadedKnowledge } from "./loaded-knowledge.ts";
export { PassageIndex } from "./search/passage-index.ts";
export type { DenseSearch } from "./search/similar-texts.ts";
export { SearchedKnowledge } from "./searched-knowledge.ts";
export { loadSubjectJudge } from "./subjects/read-subjects.ts";
