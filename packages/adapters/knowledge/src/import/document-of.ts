import type { KnowledgeDocument, NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import { languageOfText, type TextLanguage } from "@health-exercise/domain/language";
import { hashOf } from "../hash-of.ts";
import type { DocumentFields } from "./document-fields.ts";
import { SUMMARY_CHARACTERS } from "./limits.ts";
import { passagesOf, type Section, sectionsOf, textOf } from "./passages-of.ts";

/** What an import adds to its files. */
export type ImportSettings = {
  /** Whose knowledge it is where a file names no source. */
  readonly organisation: string;
  readonly importedAt: Date;
  /** Whether a text tries to instruct a model; such a document is withheld. */
  readonly givesInstructions: (text: string) => boolean;
};

export type ReadDocument = {
  readonly fields: DocumentFields & { readonly id: string; readonly title: string };
  readonly sections: readonly Section[];
  /** As it stands in the file, with what a reader does not see. */
  readonly written: string;
};

/** The document of what a file says. */
export function documentOf(read: ReadDocument, settings: ImportSettings): NewKnowledgeDocument {
  const { fields, sections, written } = read;
  const { id, title, source } = fields;
  const text = textOf(sections);
  const language = fields.language ?? languageOfText(`${title}\n${text}`);
  const document: KnowledgeDocument = {
    id,
    language,
    title,
    text,
    summary: fields.summary || firstSentenceOf(text, language),
    topics: fields.topics ?? [],
    audience: { ageGroups: fields.age_groups ?? [], conditions: fields.conditions ?? [] },
    evidenceGrade: fields.evidence_grade ?? null,
    source: {
      organisation: source?.organisation || settings.organisation,
      title: source?.title || title,
      year: source?.year ?? settings.importedAt.getUTCFullYear(),
      url: source?.url ?? null,
    },
    checkedOn: fields.checked ?? null,
  };
  const isWithheld = settings.givesInstructions(`${textsOf(document, sections)}\n\n${written}`);
  return keptDocument(document, sections, isWithheld, settings.importedAt);
}

/**
 * A kept document in passages by the present rules. One that is withheld stays so, since what its file hid is not
 * kept; importing the file again judges it anew.
 */
export function withPresentPassages(
  stored: NewKnowledgeDocument,
  givesInstructions: ImportSettings["givesInstructions"],
): NewKnowledgeDocument {
  const { passages: _passages, contentHash: _hash, isWithheld, importedAt, ...document } = stored;
  const sections = sectionsOf(stored);
  const isJudged = isWithheld || givesInstructions(textsOf(document, sections));
  return keptDocument(document, sections, isJudged, importedAt);
}

/** Everything of a document that is searched or shown, to be judged. */
function textsOf(
  { title, summary, topics, source, text }: KnowledgeDocument,
  sections: readonly Section[],
): string {
  const headings = sections.flatMap((section) => section.headings);
  const labels = [title, summary, ...topics, source.organisation, source.title];
  return [...labels, ...headings, text].join("\n\n");
}

function keptDocument(
  document: KnowledgeDocument,
  sections: readonly Section[],
  isWithheld: boolean,
  importedAt: Date,
): NewKnowledgeDocument {
  const content = {
    ...document,
    passages: passagesOf(sections, document.language),
    isWithheld,
  };
  const contentHash = hashOf(canonicalJson(content));
  return { ...content, contentHash, importedAt };
}

/** JSON that is the same for the same content, whatever the order of its fields. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, field: unknown) => {
    if (typeof field !== "object" || field === null || Array.isArray(field)) return field;
    return Object.fromEntries(
      Object.entries(field).sort(([left], [right]) => (left < right ? -1 : 1)),
    );
  });
}

function firstSentenceOf(text: string, language: TextLanguage): string {
  const start = text.slice(0, 4 * SUMMARY_CHARACTERS).replace(/\s+/g, " ");
  const [sentence] = new Intl.Segmenter(language, { granularity: "sentence" }).segment(start);
  const first = sentence?.segment.trim() ?? "";
  if (first.length <= SUMMARY_CHARACTERS) return first;
  let kept = "";
  for (const { segment } of new Intl.Segmenter(language, { granularity: "word" }).segment(first)) {
    if (kept.length + segment.length >= SUMMARY_CHARACTERS) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
