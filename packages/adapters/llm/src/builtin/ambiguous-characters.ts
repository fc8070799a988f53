import { AMBIGUOUS_CHARACTERS, NO_NOODLES } from "./ambiguous-characters.data.ts";

type Replacement = { readonly found: RegExp; readonly put: (part: string) => string };

let replacements: readonly Replacement[] | undefined;

/** A text in simplified characters, with traditional ones where the general tables would take another one of several. */
export function withPlainCharacters(text: string): string {
  replacements ??= AMBIGUOUS_CHARACTERS.map(replacementOf);
  let told = text;
  for (const { found, put } of replacements) told = told.replace(found, put);
  return told;
}

/** Whole words come before the character alone: of these it is known whether it is meant. */
function replacementOf({
  character,
  traditional,
  but = [],
  only = [],
}: (typeof AMBIGUOUS_CHARACTERS)[number]): Replacement {
  const kept = new Set(only.length > 0 ? NO_NOODLES : but);
  const found = [...kept, ...only, ...(only.length > 0 ? [] : [character])];
  return {
    found: new RegExp(found.join("|"), "gu"),
    put: (part) => (kept.has(part) ? part : part.replaceAll(character, traditional)),
  };
}
