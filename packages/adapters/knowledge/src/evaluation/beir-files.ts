import { z } from "zod";
import { sentenceOf } from "../import/document-fields.ts";
import { KnowledgeFileError } from "../import/knowledge-file-error.ts";
import { parseJson } from "../import/read-jsonl-file.ts";
import { linesOf } from "../import/text-file.ts";
import type { Gains } from "./measures.ts";

const id = z.union([z.string().min(1), z.number().transform(String)]);
const corpusRecord = z.object({ _id: id, title: z.string().nullish(), text: z.string() });
const queryRecord = z.object({ _id: id, text: z.string() });
const GAIN = /^-?\d{1,9}(?:\.\d{1,9})?$/;

export type CorpusRecord = { readonly id: string; readonly title: string; readonly text: string };
export type QueryRecord = { readonly id: string; readonly text: string };

/** The documents of `corpus.jsonl`. @throws KnowledgeFileError naming file, line and field. */
export async function* readCorpus(file: string): AsyncGenerator<CorpusRecord> {
  for await (const record of recordsOf(file, corpusRecord))
    yield { id: record._id, title: record.title ?? "", text: record.text };
}

/** The queries of `queries.jsonl`. @throws KnowledgeFileError naming file, line and field. */
export async function* readQueries(file: string): AsyncGenerator<QueryRecord> {
  for await (const { _id, text } of recordsOf(file, queryRecord)) yield { id: _id, text };
}

/**
 * The judgements of `qrels.tsv`, by query: query, document and gain between tabs, with or without a line of headings.
 * @throws KnowledgeFileError naming file and line.
 */
export async function readJudgements(file: string): Promise<ReadonlyMap<string, Gains>> {
  const judgements = new Map<string, Map<string, number>>();
  let isFirst = true;
  for await (const { line, text } of linesOf(file)) {
    const [query = "", document = "", gain = "", ...others] = text.trim().split("\t");
    const isHeading = isFirst && !GAIN.test(gain);
    isFirst = false;
    if (query === "" || document === "" || gain === "" || others.length > 0) {
      const message = "the line must have a query, a document and a gain between tabs.";
      throw new KnowledgeFileError(file, message, line);
    }
    if (isHeading) continue;
    if (!GAIN.test(gain)) throw new KnowledgeFileError(file, "the gain is no number.", line);
    const gains = judgements.get(query) ?? new Map<string, number>();
    judgements.set(query, gains.set(document, Number(gain)));
  }
  return judgements;
}

async function* recordsOf<Record>(file: string, schema: z.ZodType<Record>): AsyncGenerator<Record> {
  for await (const { line, text } of linesOf(file)) {
    const parsed = schema.safeParse(parseJson(text, file, line));
    if (!parsed.success) throw new KnowledgeFileError(file, sentenceOf(parsed.error), line);
    yield parsed.data;
  }
}
