import type { TextLanguage } from "../language/text-language.ts";
import type { EvidenceGrade, KnowledgeAudience, KnowledgeSource } from "./knowledge-entry.ts";

/** A text that an operator brings in beside the guidance of this service. */
export type KnowledgeDocument = {
  /** Given by the operator's file, 1-200 characters; the same id again replaces the text. */
  readonly id: string;
  readonly language: TextLanguage;
  readonly title: string;
  /** Plain text; paragraphs are separated by a blank line. */
  readonly text: string;
  readonly summary: string;
  readonly topics: readonly string[];
  readonly audience: KnowledgeAudience;
  readonly evidenceGrade: EvidenceGrade | null;
  readonly source: KnowledgeSource;
  /** `YYYY-MM-DD`; null where the file does not say. */
  readonly checkedOn: string | null;
};

/** A part of a document that is found and shown by itself. */
export type DocumentPassage = {
  /** From 0, in the order of the text. */
  readonly position: number;
  /** The headings above it, outermost first. */
  readonly headings: readonly string[];
  readonly text: string;
};

/** A document as it is kept. */
export type NewKnowledgeDocument = KnowledgeDocument & {
  readonly passages: readonly DocumentPassage[];
  /** SHA-256 of everything but the time of import, in hexadecimal: the same content is not stored twice. */
  readonly contentHash: string;
  /** Whether the text tries to give instructions to a model: then it is kept, listed, and never retrieved. */
  readonly isWithheld: boolean;
  readonly importedAt: Date;
};

/** A kept document in a list. */
export type KnowledgeDocumentSummary = Pick<
  NewKnowledgeDocument,
  "id" | "language" | "title" | "isWithheld" | "importedAt"
> & { readonly passages: number };
