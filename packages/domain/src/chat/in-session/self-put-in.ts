import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import { ASKS_FOR_SELF } from "./follow-up-cues.data.ts";

const CLAUSE_ENDS = /[,，;；.。!！?？\n]+/u;
const HAN = /\p{Script=Han}/u;
const PERSONS = /\b(?:he|she|they)\b|[他她佢]/giu;
const OBJECTS = /\b(?:him|her|them)\b/giu;

let finder: PhraseFinder<true> | undefined;

/**
 * What was asked for somebody else, asked for the writer: "and me?" behind "my son is 8, can he lift weights". Undefined
 * where the message tells more, or what was asked cannot be told apart from who that is.
 */
export function withSelfPutIn(question: ReadText, earlier: ReadText): ReadText | undefined {
  finder ??= createPhraseFinder(phrasesWith(ASKS_FOR_SELF, true as const));
  const [found, ...more] = finder.find(question.words);
  if (found === undefined || more.length > 0) return undefined;
  if (found.start > 0 || found.end < question.words.length) return undefined;
  if (!subjectsOf(earlier).some(({ namesOthers }) => namesOthers)) return undefined;
  const clause = earlier.source.split(CLAUSE_ENDS).findLast((part) => part.trim() !== "") ?? "";
  const own = ofWriter(clause.trim());
  const text = read(own);
  return subjectsOf(text).some(({ namesOthers }) => namesOthers) || own === "" ? undefined : text;
}

function ofWriter(clause: string): string {
  if (!HAN.test(clause)) return clause.replace(PERSONS, "I").replace(OBJECTS, "me");
  const told = clause.replace(PERSONS, "我");
  return told.includes("我") ? told : `我${told}`;
}
