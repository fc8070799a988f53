import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";

/** A passage as a reply names it: `<title> - <summary> (<organisation>, <year>)`. */
export function ragContextOf({ title, summary, source }: KnowledgePassage): string {
  return `${title} - ${summary} (${source.organisation}, ${source.year})`;
}
