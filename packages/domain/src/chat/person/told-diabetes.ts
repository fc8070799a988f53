import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import { bloodSugarIn } from "../../safety/content-check/blood-sugar.ts";
import {
  type DiabetesType,
  diabetesTypesIn,
  type NamedType,
  namedTypesIn,
} from "./diabetes-type.ts";
import { namesWriter } from "./names-writer.ts";
import { BEFORE_TYPE, BESIDE_TYPE, TELLS_OF_NO_TYPE, TELLS_OF_OWN } from "./told-diabetes.data.ts";

let tellings: PhraseFinder<boolean> | undefined;

/** The one type of diabetes that the writer says to have; "is HIIT safe with type 1 diabetes" asks in general. */
export function toldTypeIn(text: ReadText): DiabetesType | undefined {
  const [type, ...others] = diabetesTypesIn(text);
  if (type === undefined || others.length > 0) return undefined;
  if (subjectsOf(text).some(({ namesOthers }) => namesOthers)) return undefined;
  tellings ??= createPhraseFinder(
    [...phrasesWith(TELLS_OF_OWN, true), ...phrasesWith(TELLS_OF_NO_TYPE, false)],
    { within: "sentence" },
  );
  const { hits } = tellings.findAll(text.words);
  if (hits.some(({ meaning }) => !meaning)) return undefined;
  const isTold = namedTypesIn(text).some(
    (named) =>
      hits.some(({ end }) => isRightBehind(text, end, named.start)) || isNamedAlone(text, named),
  );
  return isTold ? type : undefined;
}

/** Whether nothing but filling words and numbers stand between. */
function isRightBehind({ words }: ReadText, from: number, start: number): boolean {
  if (start < from || words[start]?.sentence !== words[from - 1]?.sentence) return false;
  return words
    .slice(from, start)
    .every(({ text, value }) => value !== undefined || BEFORE_TYPE.has(text));
}

/** "T1D, sugar 6": a clause that does nothing but name it, by somebody who speaks of themselves or says no more. */
function isNamedAlone(text: ReadText, { start, end }: NamedType): boolean {
  const { words } = text;
  const { sentence, clause } = words[start] ?? {};
  const isBeside = (place: number) => place < start || place >= end;
  const clauses = words.filter(
    (word, place) => isBeside(place) && word.sentence === sentence && word.clause === clause,
  );
  if (!clauses.every((word) => BESIDE_TYPE.has(word.text))) return false;
  const isAll = words.length === end - start + clauses.length;
  const saysHere = clauses.some((word) => word.text === "here");
  return isAll || saysHere || namesWriter(text) || bloodSugarIn(text) !== undefined;
}
