/** A row of `knowledge_removal`: a document that is there no more. */
export type KnowledgeRemovalTable = {
  readonly document_id: string;
  readonly revision: number;
};
