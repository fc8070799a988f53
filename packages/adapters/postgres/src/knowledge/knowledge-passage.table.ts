import type { DocumentPassage, NewKnowledgeDocument } from "@health-exercise/domain/knowledge";

/** A row of `knowledge_passage`. */
export type KnowledgePassageTable = DocumentPassage & { readonly document_id: string };

export const KNOWLEDGE_PASSAGE_COLUMNS = [
  "document_id",
  "position",
  "headings",
  "text",
] as const satisfies readonly (keyof KnowledgePassageTable)[];

/** The rows of a document's passages. */
export function passageRows({
  id,
  passages,
}: NewKnowledgeDocument): readonly KnowledgePassageTable[] {
  return passages.map(({ position, headings, text }) => ({
    document_id: id,
    position,
    headings,
    text,
  }));
}
