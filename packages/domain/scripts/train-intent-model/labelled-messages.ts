import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { intentFeatures } from "../../src/chat/intent/intent-judge.ts";
import { INTENTS, type Intent } from "../../src/chat/intent/intents.ts";
import { read } from "../../src/language/read.ts";
import type { TextLanguage } from "../../src/language/text-language.ts";
import type { Features } from "../../src/safety/learned/weight-row.ts";

/** A message with what it is for, as the judge sees it. */
export type IntentExample = { readonly intent: Intent; readonly features: Features };

/** What the judge is trained on, or what only measures it: lines of an intent, a tab, and a message. @throws Error naming a line that has none. */
export function readIntentExamples(
  language: TextLanguage,
  set: "messages" | "held-out" = "messages",
): readonly IntentExample[] {
  const file = new URL(`../../data-intents/${set}-${language}.tsv`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line, index) => {
    const [name, message] = line.split("\t");
    const intent = INTENTS.find((each) => each === name);
    if (intent === undefined || message === undefined)
      throw new Error(`Line ${index + 1} of ${file.pathname} has no intent.`);
    return { intent, features: intentFeatures(read(message), language) };
  });
}

/** Changes with whatever the weights depend on: messages, their reading and their features. */
export function fingerprintOfIntents(examples: readonly IntentExample[]): string {
  const hash = createHash("sha256");
  for (const { intent, features } of examples)
    hash.update(`${intent} ${features.text.join()} ${features.named.join()}\n`);
  return hash.digest("hex");
}
