import { CANTONESE, CANTONESE_CHARACTERS_MEAN, MANDARIN_WORDS } from "./mandarin-words.data.ts";
import { read } from "./read.ts";
import type { ReadText } from "./read-text.ts";
import { simplifiedText } from "./simplified-character.ts";

/** Longer texts are no questions, and are left as they are (design value). */
const LONGEST = 2_000;
const HAN = /\p{Script=Han}/u;

type Rewriting = {
  readonly words: RegExp;
  readonly meanings: ReadonlyMap<string, string>;
  readonly cantonese: RegExp;
  readonly characters: readonly (readonly [pattern: RegExp, meaning: string])[];
};

let rewriting: Rewriting | undefined;

/**
 * A question with the words of Cantonese and of Taiwan as texts in Mandarin have them, in simplified characters; the question
 * itself where it has none.
 */
export function inMandarin(question: ReadText): ReadText {
  const { source } = question;
  if (!HAN.test(source) || source.length > LONGEST) return question;
  rewriting ??= createRewriting();
  const { words, meanings, cantonese, characters } = rewriting;
  const simplified = simplifiedText(source);
  let told = simplified.replace(words, (word) => meanings.get(word) ?? word);
  if (cantonese.test(source))
    for (const [pattern, meaning] of characters) told = told.replace(pattern, meaning);
  return told === simplified ? question : read(told);
}

function createRewriting(): Rewriting {
  const pairs = MANDARIN_WORDS.flatMap((line) => line.split(",")).map((pair) => {
    const [said = "", meant = ""] = pair.split(" ");
    return [simplifiedText(said), meant] as const;
  });
  const longestFirst = pairs.map(([said]) => said).sort((one, other) => other.length - one.length);
  return {
    words: new RegExp(longestFirst.join("|"), "gu"),
    meanings: new Map(pairs),
    cantonese: new RegExp(CANTONESE, "u"),
    characters: CANTONESE_CHARACTERS_MEAN.map(([pattern, meaning]) => [
      new RegExp(pattern, "gu"),
      meaning,
    ]),
  };
}
