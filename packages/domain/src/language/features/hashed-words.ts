import type { ReadText } from "../read-text.ts";
import type { TextLanguage } from "../text-language.ts";
import { KIND, start, withText } from "./feature-hash.ts";
import { addChinese, addEnglish } from "./word-features.ts";

/**
 * The words of a text as 32-bit hashes, each once: English ones, their stems, beginnings, parts and neighbours, or the runs of
 * Chinese characters; and names that whoever asks gives besides. The hash is part of the format of what is trained on it.
 */
export function hashedWords(
  { words }: ReadText,
  language: TextLanguage,
  names: readonly string[] = [],
): ReadonlySet<number> {
  const hashes = new Set<number>();
  const add = (hash: number): void => void hashes.add(hash);
  if (language === "zh") addChinese(words, add);
  else addEnglish(words, add);
  for (const name of names) add(withText(start(KIND.name), name));
  return hashes;
}
