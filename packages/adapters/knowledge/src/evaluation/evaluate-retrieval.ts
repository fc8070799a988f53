import { KnowledgeFileError } from "../import/knowledge-file-error.ts";
import { type QueryRecord, readCorpus, readJudgements, readQueries } from "./beir-files.ts";
import { ndcg, recall, reciprocalRank } from "./measures.ts";
import { SearchedCorpus } from "./searched-corpus.ts";
import { runLines } from "./trec-run.ts";

/** How many hits a run holds, and recall looks at. */
export const RUN_LENGTH = 100;

/** Files in the formats of BEIR. */
export type EvaluationInput = {
  readonly corpus: string;
  readonly queries: string;
  readonly qrels: string;
  /** How many hits nDCG and MRR look at. */
  readonly cutOff: number;
};

export type Evaluation = {
  readonly documents: number;
  /** Those that are judged; others are not counted. */
  readonly queries: number;
  readonly ndcg: number;
  /** Of the first `RUN_LENGTH`. */
  readonly recall: number;
  readonly mrr: number;
  readonly queriesPerSecond: number;
  /** The run in the format of TREC, by lines. */
  readonly run: readonly string[];
};

/** Measures the search by words on judged queries. @throws KnowledgeFileError when a file cannot be used. */
export async function evaluateRetrieval(input: EvaluationInput): Promise<Evaluation> {
  const judgements = await readJudgements(input.qrels);
  const queries = await judgedQueries(input, judgements);
  const corpus = new SearchedCorpus();
  for await (const document of readCorpus(input.corpus)) corpus.add(document);
  if (corpus.size === 0) throw new KnowledgeFileError(input.corpus, "it has no document.");
  const run: string[] = [];
  const sums = { ndcg: 0, recall: 0, mrr: 0 };
  let milliseconds = 0;
  for (const { id, text } of queries) {
    const start = performance.now();
    const hits = corpus.search(text, Math.max(RUN_LENGTH, input.cutOff));
    milliseconds += performance.now() - start;
    const ranked = hits.map((hit) => hit.id);
    const gains = judgements.get(id) ?? new Map();
    sums.ndcg += ndcg(ranked, gains, input.cutOff);
    sums.recall += recall(ranked, gains, RUN_LENGTH);
    sums.mrr += reciprocalRank(ranked, gains, input.cutOff);
    run.push(...runLines(id, hits.slice(0, RUN_LENGTH)));
  }
  const count = queries.length;
  return {
    documents: corpus.size,
    queries: count,
    ndcg: sums.ndcg / count,
    recall: sums.recall / count,
    mrr: sums.mrr / count,
    queriesPerSecond: (count * 1_000) / milliseconds,
    run,
  };
}

async function judgedQueries(
  { queries, qrels }: EvaluationInput,
  judgements: ReadonlyMap<string, unknown>,
): Promise<readonly QueryRecord[]> {
  const judged: QueryRecord[] = [];
  const seen = new Set<string>();
  for await (const query of readQueries(queries)) {
    if (seen.has(query.id))
      throw new KnowledgeFileError(queries, `the query ${query.id} comes twice.`);
    seen.add(query.id);
    if (judgements.has(query.id)) judged.push(query);
  }
  if (judged.length === 0)
    throw new KnowledgeFileError(queries, `no query of it is judged in ${qrels}.`);
  return judged;
}
