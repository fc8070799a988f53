import type { SafetySource } from "./safety-flag.ts";

/** A source in one line, as reports name them. */
export function sourceText(source: SafetySource): string {
  return source.kind === "publication"
    ? `${source.organisation}, ${source.title}, ${source.year}`
    : "Design value of this service";
}
