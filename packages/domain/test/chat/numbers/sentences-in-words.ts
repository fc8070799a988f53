import { isChange, isSetOut } from "../../../src/chat/numbers/change-claims.ts";
import { isUnderLabel, namesGoal, roleOf } from "../../../src/chat/numbers/goal-roles.ts";
import { measuredCues } from "../../../src/chat/numbers/measured-cues.ts";
import { stretchesIn, stretchOf } from "../../../src/chat/numbers/named-stretches.ts";
import { isOfExercise, isOfOtherThing } from "../../../src/chat/numbers/other-figures.ts";
import {
  isMissing,
  isShare,
  isTarget,
  type SaidFigure,
} from "../../../src/chat/numbers/said-figure.ts";
import { evidenceIn } from "../../../src/chat/numbers/statement-evidence.ts";
import { asks, asksOrSupposes, statedIn } from "../../../src/chat/numbers/statement-voice.ts";
import { stopwatchTimes } from "../../../src/chat/numbers/stopwatch-times.ts";
import { isNarrowed } from "../../../src/chat/numbers/untold-scope.ts";
import { read } from "../../../src/language/read.ts";
import { amountInWords, figuresOf, periodInWords, sentenceOf, wordsAt } from "./claims-in-words.ts";

const list = (found: readonly string[]) => found.join("; ") || "none";
const yes = (is: boolean) => (is ? "yes" : "no");
const eachFigure = (is: (said: SaidFigure) => boolean) => (text: string) =>
  figuresOf(text)
    .map((said) => yes(is(said)))
    .join(" ");

/** The figures of a sentence, and the kind of exercise that their units name. */
export function figuresIn(text: string): string {
  return list(
    sentenceOf(text).figures.map(({ amount, counted, isRating }) => {
      const of = counted === undefined ? "" : counted === null ? " of any" : ` of ${counted.name}`;
      return `${amountInWords(amount)}${of}${isRating === true ? " rating" : ""}`;
    }),
  );
}

/** The clause of each figure, and those over which it reaches. */
export function reachIn(text: string): string {
  const { figures } = sentenceOf(text);
  return list(
    figures.map(({ amount, clause, reach }) => `${amountInWords(amount)} ${clause}<${reach}`),
  );
}

/** The days that a sentence names. */
export function periodsIn(text: string): string {
  const reading = sentenceOf(text);
  return list(
    reading.periods.map((each) => `${wordsAt(reading, each)} = ${periodInWords(each.period)}`),
  );
}

/** The words of a sentence, with a number where another clause begins or goes on. */
export function clausesIn(text: string): string {
  const { tokens, clauses } = sentenceOf(text);
  const lead = (at: number) => (clauses[at] === (clauses[at - 1] ?? 0) ? "" : `${clauses[at]}: `);
  return tokens.map((token, at) => lead(at) + token.text).join(" ");
}

/** What in a sentence tells whose its figures are. */
export function evidenceOf(text: string): string {
  const reading = sentenceOf(text);
  return list(evidenceIn(reading).map((each) => `${each.kind} ${wordsAt(reading, each)}`));
}

/** Which figures are stated of the person, and what stands before the next sentence: after nothing, something own, and advice. */
export function statedOf(text: string): string {
  const reading = sentenceOf(text);
  const after = (["none", "own", "not"] as const).map((carried) => {
    const { isStated, standing } = statedIn(reading, carried);
    return `${reading.figures.map((each) => yes(isStated(each))).join(" ")} > ${standing}`;
  });
  return after.join(" | ");
}

/** Whether a sentence asks, and whether it asks or supposes. */
export function askingOf(text: string): string {
  const reading = sentenceOf(text);
  return `${yes(asks(reading.tokens))} ${yes(asksOrSupposes(reading))}`;
}

/** Of each figure: "yes" or "no". */
export const missingOf = eachFigure(({ figure, reading }) => isMissing(figure, reading));
export const targetOf = eachFigure(({ figure, reading }) => isTarget(figure, reading));
export const shareOf = eachFigure(({ figure, reading }) => isShare(figure, reading));
export const narrowedOf = eachFigure(({ figure, reading }) => isNarrowed(figure, reading));
export const otherOf = eachFigure(isOfOtherThing);
export const exerciseOf = eachFigure(isOfExercise);
export const changeOf = eachFigure(isChange);
export const setOutOf = eachFigure(isSetOut);
export const labelOf = eachFigure(({ figure, reading }) => isUnderLabel(figure, reading));
export const goalNamedOf = eachFigure(namesGoal);

/** What each figure is beside a goal. */
export function goalRoleOf(text: string): string {
  return figuresOf(text).map(roleOf).join(" ");
}

/** The times of a text in minutes, each with its place among the tokens. */
export function timesIn(text: string): string {
  const times = stopwatchTimes(read(text).tokens);
  return list(times.map((each) => `${amountInWords(each)} ${each.start}-${each.end}`));
}

/** Each time of a sentence with the distance that is nearest to it. */
export function stretchesOf(text: string): string {
  const reading = sentenceOf(text);
  const stretches = stretchesIn(reading, measuredCues(reading));
  const times = stopwatchTimes(reading.tokens).map((amount) => ({
    ...{ amount, start: amount.start, end: amount.end, counted: undefined },
    ...{ clause: reading.clauses[amount.start] ?? 0, reach: [] },
  }));
  const told = times.map(
    (each) => `${amountInWords(each.amount)} of ${stretchOf(each, stretches, times, reading).pick}`,
  );
  return `${stretches.map(({ pick }) => pick).join(" ")}: ${told.join("; ")}`;
}
