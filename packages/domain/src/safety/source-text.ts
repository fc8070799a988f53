import type { MessageLocale } from "../messages/message-locale.ts";
import { DESIGN_VALUE, saySource } from "../sport/statistics/report-sources.ts";
import type { SafetySource } from "./safety-flag.ts";

/** A source in one line, as reports name them. */
export function sourceText(source: SafetySource, locale: MessageLocale): string {
  return saySource(
    source.kind === "publication"
      ? `${source.organisation}, ${source.title}, ${source.year}`
      : DESIGN_VALUE,
    locale,
  );
}
