import { languageOfMessage } from "../../language/language-of-message.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { isMinor } from "../../user/adulthood.ts";
import { recommendedAmountIn } from "../records/asking/recommended-amount.ts";
import { NAMES_OF_AMOUNT } from "./named-amount.data.ts";

/** From 65 years on other things are recommended beside. Source: World Health Organization, Guidelines on physical activity and sedentary behaviour, 2020. */
const OLDER_YEARS = 65;
/** What is written for children is from this age on; of younger ones nothing is told. Source: the same. */
const CHILD_YEARS = 5;

/** "How many minutes are recommended?" with whom and what it is of; the same where something else is asked. */
export function withAmountNamed(question: ReadText, ageYears: number | undefined): ReadText {
  if (recommendedAmountIn(question) !== "minutes") return question;
  const group = groupOf(ageYears);
  if (group === undefined) return question;
  return read(`${question.source.trim()} ${NAMES_OF_AMOUNT[group][languageOfMessage(question)]}`);
}

function groupOf(ageYears: number | undefined): keyof typeof NAMES_OF_AMOUNT | undefined {
  if (ageYears === undefined) return "adults";
  if (ageYears < CHILD_YEARS) return undefined;
  if (isMinor(ageYears)) return "young";
  return ageYears >= OLDER_YEARS ? "older" : "adults";
}
