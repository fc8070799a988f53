import type { KnowledgeEntry, KnowledgePassage } from "@health-exercise/domain/knowledge";
import { toldOnce } from "@health-exercise/domain/language";
import { hashOf } from "./hash-of.ts";
import type { IndexedText } from "./search/indexed-text.ts";

/** What is found and shown as one. */
export type Searched = Omit<KnowledgePassage, "score" | "reading"> & {
  /** What it is about: of passages of one subject only the best is given, in the language asked for. */
  readonly subject: string;
  readonly textHash: string;
};

export function searched(passage: Omit<Searched, "textHash">): Searched {
  const { id, subject, title, text, gentleText, summary, source, language, topics, audience } =
    passage;
  const textHash = hashOf(textOf(passage));
  return {
    ...{ id, subject, title, text, summary, source, language, topics, audience, textHash },
    ...(gentleText !== undefined && { gentleText }),
  };
}

/** The text that a vector stands for. */
export function textOf({ title, text }: { readonly title: string; readonly text: string }): string {
  return `${title}\n${text}`;
}

/** What is indexed of an entry: the same for every index that it is in. */
export const wordsOfEntry = toldOnce((entry: KnowledgeEntry): IndexedText => {
  const { title, asked, summary, text } = entry;
  return { title, asked, text: `${summary}\n${labelsOf(entry)}\n${text}` };
});

/** Topics as words. */
export function labelsOf({ topics }: { readonly topics: readonly string[] }): string {
  return topics.join(" ").replaceAll("_", " ");
}
