import type { NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import { documentRecord, sentenceOf } from "./document-fields.ts";
import { documentOf, type ImportSettings } from "./document-of.ts";
import { KnowledgeFileError } from "./knowledge-file-error.ts";
import { BATCH } from "./limits.ts";
import { paragraphsOf } from "./passages-of.ts";
import { linesOf, type TextLine } from "./text-file.ts";

/** The documents of a JSONL file of any length, one to a line. @throws KnowledgeFileError at the first bad line. */
export async function* readJsonlFile(
  file: string,
  settings: ImportSettings,
): AsyncGenerator<readonly NewKnowledgeDocument[]> {
  let batch: NewKnowledgeDocument[] = [];
  let characters = 0;
  let isEmpty = true;
  for await (const line of linesOf(file)) {
    const document = readLine(line, file, settings);
    isEmpty = false;
    batch.push(document);
    characters += document.text.length;
    if (batch.length < BATCH.documents && characters < BATCH.characters) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (isEmpty) throw new KnowledgeFileError(file, "it has no document.");
  if (batch.length > 0) yield batch;
}

function readLine(
  { line, text: written }: TextLine,
  file: string,
  settings: ImportSettings,
): NewKnowledgeDocument {
  const parsed = documentRecord.safeParse(parseJson(written, file, line));
  if (!parsed.success) throw new KnowledgeFileError(file, sentenceOf(parsed.error), line);
  const { _id: id, text, metadata = {} } = parsed.data;
  const title = parsed.data.title || metadata.title || id;
  const paragraphs = paragraphsOf(text.replace(/\r\n?/g, "\n"));
  if (paragraphs.length === 0)
    throw new KnowledgeFileError(file, `the field "text" is not valid: must not be empty.`, line);
  const sections = [{ headings: [], paragraphs }];
  return documentOf({ fields: { ...metadata, id, title }, sections, written: text }, settings);
}

/** @throws KnowledgeFileError where the line is no JSON. */
export function parseJson(text: string, file: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new KnowledgeFileError(file, "the line is no valid JSON.", line);
  }
}
