import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../../language/phrases-with.ts";
import { read } from "../../../language/read.ts";
import type { ReadText } from "../../../language/read-text.ts";
import {
  MEANT_PHRASES,
  NOT_MEANT_PHRASES,
  TRAILING_PHRASES,
  WRONG_PHRASES,
} from "./correction.data.ts";

type CorrectionCue = "meant" | "wrong" | "notMeant" | "trailing";

let finder: PhraseFinder<CorrectionCue> | undefined;

/** More words before "I meant" tell of something else (design value). */
const MOST_BEFORE = 4;

/** So few words behind "sorry" are what was meant (design value). */
const FEW_WORDS = 5;

/** Where what was meant begins in "sorry, January"; 0 in a message of more words, or that begins otherwise. */
function afterWrong(length: number, isWrong: (place: number) => boolean): number {
  let begin = 0;
  while (begin < length && isWrong(begin)) begin += 1;
  return length - begin <= FEW_WORDS ? begin : 0;
}

/** What somebody says that they meant: "no, I meant swimming, not running"; undefined where a message puts nothing right. */
export function meantInstead({ words, source }: ReadText): ReadText | undefined {
  finder ??= createPhraseFinder(
    phrasesByMeaning<CorrectionCue>({
      meant: MEANT_PHRASES,
      wrong: WRONG_PHRASES,
      notMeant: NOT_MEANT_PHRASES,
      trailing: TRAILING_PHRASES,
    }),
    { within: "sentence" },
  );
  const { hits } = finder.findAll(words);
  const wrong = hits.filter(({ meaning }) => meaning === "wrong");
  const isWrong = (place: number) => wrong.some(({ start, end }) => start <= place && place < end);
  const meant = hits.filter(
    ({ meaning, start }) =>
      meaning === "meant" &&
      words.slice(0, start).filter((_, place) => !isWrong(place)).length <= MOST_BEFORE,
  );
  const said = meant.reduce((last, { end }) => Math.max(last, end), 0);
  const last = hits.find(
    ({ meaning, start, end }) => meaning === "trailing" && start > 0 && end === words.length,
  );
  const isTrailed = last !== undefined && last.start <= FEW_WORDS;
  const isSaid = said > 0 && said < words.length;
  const begin = isSaid ? said : afterWrong(words.length, isWrong);
  if ((begin === 0 && !isTrailed) || begin >= words.length) return undefined;
  const stop = hits.find(({ meaning, start }) => meaning === "notMeant" && start > begin)?.start;
  const end = words[(stop ?? (isTrailed ? last.start : words.length)) - 1]?.end;
  return read(source.slice(words[begin]?.start, end));
}
