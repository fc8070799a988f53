import { type ReadText, toldOnce } from "@health-exercise/domain/language";
import {
  PLAIN_CHINESE,
  PLAIN_ENGLISH,
  SAME_IN_ENGLISH,
  SAME_IN_QUESTIONS,
} from "./plain-question.data.ts";

const HAN = /\p{Script=Han}/u;
/** Fewer plain words say too little of what is asked to tell questions by (design values). */
const LEAST = { words: 2, characters: 3 } as const;

/** Phrases and what stands for them, longest first. */
type Rewritten = readonly (readonly [phrase: string, meant: string])[];

let plain: ReadonlySet<string> | undefined;
let same: ReadonlyMap<string, string> | undefined;
let chinese: Rewritten | undefined;

/**
 * A question in the words that tell what is asked, in their order: "how do I do a burpee" and "how to do burpees" are one.
 * Empty where too little is left.
 */
export const plainQuestionOf = toldOnce((question: ReadText): string => {
  const { words } = question;
  return words.some(({ text }) => HAN.test(text)) ? plainChinese(words) : plainEnglish(words);
});

type Words = ReadText["words"];

/** Every form of each line, with the first one, which stands for all of them. */
function withFirstForm(lines: readonly string[]): Rewritten {
  return lines.flatMap((line) => {
    const forms = line.split(" ");
    return forms.map((form) => [form, forms[0] ?? form] as const);
  });
}

function plainEnglish(words: Words): string {
  plain ??= new Set(PLAIN_ENGLISH.flatMap((line) => line.split(" ")));
  same ??= new Map(withFirstForm(SAME_IN_ENGLISH));
  const left = words
    .filter(({ text }) => !plain?.has(text))
    .map(({ text, stem }) => same?.get(text) ?? stem);
  return left.length < LEAST.words ? "" : left.join(" ");
}

function plainChinese(words: Words): string {
  chinese ??= [
    ...withFirstForm(SAME_IN_QUESTIONS),
    ...PLAIN_CHINESE.flatMap((line) => line.split(" ")).map((phrase) => [phrase, ""] as const),
  ].sort(([one], [other]) => other.length - one.length);
  const text = words.map(({ stem }) => stem).join("");
  let left = "";
  for (let at = 0; at < text.length; ) {
    const found = chinese.find(([phrase]) => text.startsWith(phrase, at));
    left += found === undefined ? text.charAt(at) : found[1];
    at += found === undefined ? 1 : found[0].length;
  }
  return left.length < LEAST.characters ? "" : left;
}
