import { characterPairs } from "./character-pairs.ts";
import { DIALECT_CHARACTERS } from "./characters.data.ts";
import { SIMPLIFIED_FORMS } from "./scripts.data.ts";

let forms: ReadonlyMap<string, string> | undefined;

/** The simplified form of a traditional Chinese character or regional variant; any other character as it is. */
export function simplifiedCharacter(character: string): string {
  forms ??= characterPairs(...SIMPLIFIED_FORMS, DIALECT_CHARACTERS);
  return forms.get(character) ?? character;
}
