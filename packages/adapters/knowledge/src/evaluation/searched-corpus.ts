import {
  languageOfText,
  read,
  TEXT_LANGUAGES,
  type TextLanguage,
} from "@health-exercise/domain/language";
import { type IndexHit, PassageIndex } from "../search/passage-index.ts";
import type { CorpusRecord } from "./beir-files.ts";

/** Whole documents, searched by their words as the service searches passages. */
export class SearchedCorpus {
  readonly #indexes = new Map<TextLanguage, PassageIndex>(
    TEXT_LANGUAGES.map((language) => [language, new PassageIndex()]),
  );
  readonly #languages = new Map<string, TextLanguage>();

  get size(): number {
    return this.#languages.size;
  }

  /** Adds a document, in place of one of the same id. */
  add({ id, title, text }: CorpusRecord): void {
    const known = this.#languages.get(id);
    if (known !== undefined) this.#indexes.get(known)?.remove(id);
    const language = languageOfText(`${title}\n${text}`);
    this.#languages.set(id, language);
    this.#indexes.get(language)?.add(id, { title, text });
  }

  /** Documents in the language of the query; in another one only where there is none. */
  search(query: string, limit: number): readonly IndexHit[] {
    const asked = languageOfText(query);
    const text = read(query);
    const others = TEXT_LANGUAGES.filter((language) => language !== asked);
    for (const language of [asked, ...others]) {
      const hits = this.#indexes.get(language)?.search(text, limit) ?? [];
      if (hits.length > 0) return hits;
    }
    return [];
  }
}
