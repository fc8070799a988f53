import { languageOfMessage } from "../../language/language-of-message.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { recommendedAmountIn } from "../records/asking/recommended-amount.ts";
import { NAMES_OF_AMOUNT } from "./named-amount.data.ts";

/** From 65 years on other things are recommended beside. Source: World Health Organization, Guidelines on physical activity and sedentary behaviour, 2020. */
const OLDER_YEARS = 65;

/** "How many minutes are recommended?" with whom and what it is of; the same where something else is asked. */
export function withAmountNamed(question: ReadText, ageYears: number | undefined): ReadText {
  if (recommendedAmountIn(question) !== "minutes") return question;
  const isOlder = ageYears !== undefined && ageYears >= OLDER_YEARS;
  const name = NAMES_OF_AMOUNT[isOlder ? "older" : "adults"][languageOfMessage(question)];
  return read(`${question.source.trim()} ${name}`);
}
