import type {
  AudienceAgeGroup,
  DocumentPassage,
  EvidenceGrade,
  KnowledgeCondition,
  KnowledgeDocumentSummary,
  NewKnowledgeDocument,
} from "@health-exercise/domain/knowledge";
import type { TextLanguage } from "@health-exercise/domain/language";

/** A row of `knowledge_document`. */
export type KnowledgeDocumentTable = {
  readonly id: string;
  readonly language: TextLanguage;
  readonly title: string;
  readonly text: string;
  readonly summary: string;
  readonly topics: readonly string[];
  readonly age_groups: readonly AudienceAgeGroup[];
  readonly conditions: readonly KnowledgeCondition[];
  readonly evidence_grade: EvidenceGrade | null;
  readonly source_organisation: string;
  readonly source_title: string;
  readonly source_year: number;
  readonly source_url: string | null;
  readonly checked_on: string | null;
  readonly content_hash: string;
  readonly is_withheld: boolean;
  readonly imported_at: Date;
  readonly revision: number;
};

/** What an import brings; the database gives the revision. */
export type KnowledgeDocumentRow = Omit<KnowledgeDocumentTable, "revision">;

export const KNOWLEDGE_DOCUMENT_COLUMNS = [
  "id",
  "language",
  "title",
  "text",
  "summary",
  "topics",
  "age_groups",
  "conditions",
  "evidence_grade",
  "source_organisation",
  "source_title",
  "source_year",
  "source_url",
  "checked_on",
  "content_hash",
  "is_withheld",
  "imported_at",
] as const satisfies readonly (keyof KnowledgeDocumentRow)[];

/** What a list shows of a document. */
export type KnowledgeSummaryRow = Pick<
  KnowledgeDocumentTable,
  "id" | "language" | "title" | "is_withheld" | "imported_at"
> & { readonly passages: number };

export function knowledgeDocumentFrom(
  row: KnowledgeDocumentRow,
  passages: readonly DocumentPassage[],
): NewKnowledgeDocument {
  return {
    id: row.id,
    language: row.language,
    title: row.title,
    text: row.text,
    summary: row.summary,
    topics: row.topics,
    audience: { ageGroups: row.age_groups, conditions: row.conditions },
    evidenceGrade: row.evidence_grade,
    source: {
      organisation: row.source_organisation,
      title: row.source_title,
      year: row.source_year,
      url: row.source_url,
    },
    checkedOn: row.checked_on,
    passages,
    contentHash: row.content_hash,
    isWithheld: row.is_withheld,
    importedAt: row.imported_at,
  };
}

export function knowledgeDocumentRow(document: NewKnowledgeDocument): KnowledgeDocumentRow {
  const { audience, source } = document;
  return {
    id: document.id,
    language: document.language,
    title: document.title,
    text: document.text,
    summary: document.summary,
    topics: document.topics,
    age_groups: audience.ageGroups,
    conditions: audience.conditions,
    evidence_grade: document.evidenceGrade,
    source_organisation: source.organisation,
    source_title: source.title,
    source_year: source.year,
    source_url: source.url,
    checked_on: document.checkedOn,
    content_hash: document.contentHash,
    is_withheld: document.isWithheld,
    imported_at: document.importedAt,
  };
}

export function knowledgeSummaryFrom(row: KnowledgeSummaryRow): KnowledgeDocumentSummary {
  return {
    id: row.id,
    language: row.language,
    title: row.title,
    isWithheld: row.is_withheld,
    importedAt: row.imported_at,
    passages: row.passages,
  };
}
