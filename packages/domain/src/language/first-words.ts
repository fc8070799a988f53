import { CHINESE_DIGITS, CHINESE_POWERS } from "./number-words.data.ts";
import { simplifiedCharacter } from "./simplified-character.ts";

/** A word with which a phrase can begin: as it stands, or in any inflection. */
export type FirstWord = { readonly text: string; readonly isInflected: boolean };

const WORD = /^([a-z]+)(\+?)(?![^\s()|_~#<\p{Script=Han}])/u;
const CHARACTER = /^(\p{Script=Han})(?![+*!])/u;

/**
 * The words with which a phrase can begin, without reading the rest of it; undefined where it can begin with something
 * else, or where only reading it all tells.
 */
export function firstWordsOf(phrase: string): readonly FirstWord[] | undefined {
  const begun = phrase.trimStart();
  if (begun.startsWith("(")) return firstWordsOfChoices(begun);
  const [, word, inflection] = WORD.exec(begun) ?? [];
  if (word !== undefined) return [{ text: word, isInflected: inflection === "+" }];
  const [, character] = CHARACTER.exec(begun) ?? [];
  if (character === undefined) return undefined;
  const text = simplifiedCharacter(character);
  const isNumeral = Object.hasOwn(CHINESE_DIGITS, text) || Object.hasOwn(CHINESE_POWERS, text);
  return isNumeral ? undefined : [{ text, isInflected: false }];
}

/** Of a choice that may be empty, what follows counts too. */
function firstWordsOfChoices(phrase: string): readonly FirstWord[] | undefined {
  const words: FirstWord[] = [];
  const { choices, rest } = choicesOf(phrase);
  for (const choice of choices) {
    const own = firstWordsOf(choice.trim() === "" ? rest : choice);
    if (own === undefined) return undefined;
    words.push(...own);
  }
  return words;
}

function choicesOf(phrase: string): { readonly choices: readonly string[]; readonly rest: string } {
  const choices: string[] = [];
  let depth = 0;
  let from = 1;
  for (let at = 0; at < phrase.length; at += 1) {
    const sign = phrase.charAt(at);
    if (sign === "(") depth += 1;
    if (sign === "|" && depth === 1) {
      choices.push(phrase.slice(from, at));
      from = at + 1;
    }
    if (sign === ")") depth -= 1;
    if (depth > 0) continue;
    choices.push(phrase.slice(from, at));
    return { choices, rest: phrase.slice(at + 1) };
  }
  return { choices: [""], rest: "" };
}
