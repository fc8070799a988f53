import { intentFeatures } from "../../src/chat/intent/intent-judge.ts";
import { INTENTS, type Intent } from "../../src/chat/intent/intents.ts";
import { read } from "../../src/language/read.ts";
import type { TextLanguage } from "../../src/language/text-language.ts";
import type { Labelled } from "../training/label-rows.ts";
import { labelledLines } from "../training/labelled-lines.ts";

/** What people type, with what it is for. @throws Error naming a line that has none. */
export function readIntentMessages(
  language: TextLanguage,
  set: "messages" | "held-out" = "messages",
): readonly { readonly label: Intent; readonly text: string }[] {
  return labelledLines(
    new URL(`../../data-intents/${set}-${language}.tsv`, import.meta.url),
    INTENTS,
  );
}

/** What the judge is trained on, or what only measures it, as the judge sees it. */
export function readIntentExamples(
  language: TextLanguage,
  set: "messages" | "held-out" = "messages",
): readonly Labelled<Intent>[] {
  return readIntentMessages(language, set).map(({ label, text }) => ({
    label,
    features: intentFeatures(read(text), language),
  }));
}
