import { createHash } from "node:crypto";
import type { NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import { aKnowledgeDocumentId } from "./an-id.ts";

/** A short document of one passage that is for everybody; its hash follows from what it says. */
export function aKnowledgeDocument(
  facts: Partial<NewKnowledgeDocument> = {},
): NewKnowledgeDocument {
  const {
    text = "Warm up for five minutes before you run.",
    isWithheld = false,
    importedAt = new Date("2026-03-04T12:00:00.000Z"),
    ...stated
  } = facts;
  const content = {
    id: aKnowledgeDocumentId(),
    language: "en" as const,
    title: "Before a run",
    text,
    summary: "Warm up first.",
    topics: ["running"],
    audience: { ageGroups: [], conditions: [] },
    evidenceGrade: null,
    source: { organisation: "The running club", title: "Our rules", year: 2024, url: null },
    checkedOn: null,
    passages: [{ position: 0, headings: [], text }],
    ...stated,
  };
  const contentHash = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  return { contentHash, ...content, isWithheld, importedAt };
}
