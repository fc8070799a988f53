import { readFileSync } from "node:fs";
import { intentFeatures } from "../../src/chat/intent/intent-judge.ts";
import { INTENTS, type Intent } from "../../src/chat/intent/intents.ts";
import { read } from "../../src/language/read.ts";
import type { TextLanguage } from "../../src/language/text-language.ts";
import type { Labelled } from "../training/label-rows.ts";

/** What people type, with what it is for. @throws Error naming a line that has none. */
export function readIntentMessages(
  language: TextLanguage,
  set: "messages" | "held-out" = "messages",
): readonly { readonly intent: Intent; readonly message: string }[] {
  const file = new URL(`../../data-intents/${set}-${language}.tsv`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line, index) => {
    const [name, message] = line.split("\t");
    const intent = INTENTS.find((each) => each === name);
    if (intent === undefined || message === undefined)
      throw new Error(`Line ${index + 1} of ${file.pathname} has no intent.`);
    return { intent, message };
  });
}

/** What the judge is trained on, or what only measures it, as the judge sees it. */
export function readIntentExamples(
  language: TextLanguage,
  set: "messages" | "held-out" = "messages",
): readonly Labelled<Intent>[] {
  return readIntentMessages(language, set).map(({ intent: label, message }) => ({
    label,
    features: intentFeatures(read(message), language),
  }));
}
