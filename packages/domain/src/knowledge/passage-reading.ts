import { read } from "../language/read.ts";
import type { KnowledgePassage, PassageReading } from "./knowledge-entry.ts";

/** The reading that a passage brings with it, or one made now. */
export function readingOf(passage: KnowledgePassage): PassageReading {
  return passage.reading ?? readPassageTexts(passage);
}

/** Reads the texts of a passage. */
export function readPassageTexts({
  title,
  summary,
  text,
}: Pick<KnowledgePassage, "title" | "summary" | "text">): PassageReading {
  return { title: read(title), summary: read(summary), text: read(text) };
}
