import { holdsAny, phraseIndexOf } from "../safety/knowledge/phrases.ts";
import { healthTokens } from "../safety/policy/health-text.ts";
import { PERIODS_OF_RECORDS, RECORD_WORDS } from "./reply-texts.data.ts";

const periods = phraseIndexOf(PERIODS_OF_RECORDS);
const recordWords = phraseIndexOf(RECORD_WORDS);
const FIGURE = /^[\d零一二两三四五六七八九十百]/;

/** Whether a sentence tells what is recorded of the person: a figure of some period, or that there is none. */
export function speaksOfRecords(sentence: string): boolean {
  const tokens = healthTokens(sentence);
  if (holdsAny(recordWords, tokens)) return true;
  return holdsAny(periods, tokens) && tokens.some((token) => FIGURE.test(token));
}
