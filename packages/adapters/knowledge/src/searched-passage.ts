import type {
  InsteadFor,
  KnowledgeEntry,
  KnowledgePassage,
} from "@health-exercise/domain/knowledge";
import { toldOnce } from "@health-exercise/domain/language";
import { hashOf } from "./hash-of.ts";
import type { IndexedText } from "./search/indexed-text.ts";

/** What is shown of a passage, and what it is about. */
type ToldPassage = Omit<KnowledgePassage, "score" | "reading"> & {
  readonly subject: string;
  readonly insteadFor?: InsteadFor | undefined;
};

/** A passage as it is searched: what it tells is held for it, or read when it has been found. */
export type Searched = Pick<KnowledgePassage, "id" | "language" | "audience"> & {
  /** What it is about: of passages of one subject only the best is given, in the language asked for. */
  readonly subject: string;
  readonly textHash: string;
  readonly insteadFor?: InsteadFor | undefined;
  readonly from: { readonly entry: ToldPassage };
};

/** `from`: where the passage is read again; it is held without. */
export function searched(
  passage: ToldPassage,
  from: Searched["from"] = { entry: held(passage) },
): Searched {
  const { id, subject, language, audience, insteadFor } = passage;
  const textHash = hashOf(textOf(passage));
  return { id, subject, language, audience, textHash, from, ...(insteadFor && { insteadFor }) };
}

/** Without all else that an entry or a document has. */
function held(passage: ToldPassage): ToldPassage {
  const { id, subject, title, text, gentleText, summary, source, language, topics, audience } =
    passage;
  return {
    ...{ id, subject, title, text, summary, source, language, topics, audience },
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
