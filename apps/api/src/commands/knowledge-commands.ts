import { ListKnowledge, RemoveKnowledge } from "@health-exercise/application";
import type { KnowledgeDocumentSummary } from "@health-exercise/domain/knowledge";
import { resolve } from "../composition/token.ts";
import { type CommandContext, withUseCases } from "./command-context.ts";
import { storedKnowledgeFeatures } from "./command-features.ts";
import { type CommandResult, tableOf } from "./command-result.ts";

const PAGE_SIZE = 500;

export function listKnowledge(context: CommandContext): Promise<CommandResult> {
  return withUseCases(
    context,
    async (container) => {
      const documents = await allDocuments(resolve(container, ListKnowledge));
      return {
        text: documents.length === 0 ? "There are no documents yet." : documentTable(documents),
        json: { documents: documents.map(documentJson), total: documents.length },
      };
    },
    storedKnowledgeFeatures,
  );
}

export function removeKnowledge(
  context: CommandContext,
  ids: readonly string[],
): Promise<CommandResult> {
  return withUseCases(
    context,
    async (container) => {
      const removed = await resolve(container, RemoveKnowledge).execute(ids);
      const unknown = [...new Set(ids)].filter((id) => !removed.includes(id));
      const sentences = [
        ...removed.map((id) => `Removed the document ${id}.`),
        ...unknown.map((id) => `There is no document ${id}.`),
      ];
      const failure = { code: "document_not_found", message: `Not there: ${unknown.join(", ")}.` };
      return {
        text: sentences.join("\n"),
        json: { removed, unknown },
        failure: unknown.length === 0 ? undefined : failure,
      };
    },
    storedKnowledgeFeatures,
  );
}

async function allDocuments(listed: ListKnowledge): Promise<readonly KnowledgeDocumentSummary[]> {
  const documents: KnowledgeDocumentSummary[] = [];
  for (;;) {
    const page = await listed.execute({ limit: PAGE_SIZE, offset: documents.length });
    documents.push(...page.documents);
    if (page.documents.length < PAGE_SIZE) return documents;
  }
}

function documentTable(documents: readonly KnowledgeDocumentSummary[]): string {
  return tableOf(
    ["ID", "STATUS", "LANGUAGE", "PASSAGES", "IMPORTED", "TITLE"],
    documents.map((document) => [
      document.id,
      statusOf(document),
      document.language,
      String(document.passages),
      document.importedAt.toISOString(),
      document.title,
    ]),
  );
}

function documentJson(document: KnowledgeDocumentSummary): object {
  return {
    id: document.id,
    status: statusOf(document),
    language: document.language,
    title: document.title,
    passages: document.passages,
    imported_at: document.importedAt.toISOString(),
  };
}

function statusOf({ isWithheld }: KnowledgeDocumentSummary): "withheld" | "searched" {
  return isWithheld ? "withheld" : "searched";
}
