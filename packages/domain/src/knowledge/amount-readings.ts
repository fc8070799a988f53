import type { Amount } from "../language/amount.ts";
import { createPhraseFinder, type PhraseFinder } from "../language/phrase-finder.ts";
import { phrasesWith } from "../language/phrases-with.ts";
import { readAmountsInSteps } from "../language/read-amounts.ts";
import type { Token } from "../language/read-text.ts";
import type { Steps } from "../shared/steps.ts";
import { AMOUNT_CUES, type AmountCue } from "./claim-amounts.data.ts";

/** A number of minutes, of sessions or days, or in Chinese of days; `start` and `end` are places in the source, as those of cues. */
export type AmountReading = {
  readonly least: number;
  readonly most: number;
  readonly unit: "minutes" | "sessions" | "天";
  /** Told in hours. */
  readonly isHours: boolean;
  /** What follows opens it above: "7 hours or more". */
  readonly isOpen: boolean;
  readonly start: number;
  readonly end: number;
  readonly clause: number;
};

/** Words that tell what an amount is of. */
export type FoundAmountCue = {
  readonly cue: AmountCue;
  readonly start: number;
  readonly end: number;
  readonly clause: number;
};

const MINUTES_IN_AN_HOUR = 60;
/** "An hour", "一天" and "一周" name times as often as amounts. */
const ARTICLES = new Set(["a", "an", "一"]);
/** Words of amounts that are no numbers. */
const NUMBERLESS = new Set(["once", "twice", "half", "半", "no"]);
const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2 };

let finder: PhraseFinder<AmountCue> | undefined;

/** The cues in a sentence, in order. */
export function amountCuesIn(tokens: readonly Token[]): readonly FoundAmountCue[] {
  finder ??= createPhraseFinder(
    (Object.keys(AMOUNT_CUES) as AmountCue[]).flatMap((cue) => phrasesWith(AMOUNT_CUES[cue], cue)),
    { compare: "singular" },
  );
  const words = tokens.filter(({ kind, text }) => kind !== "mark" || text === "/");
  return finder.find(words).flatMap(({ start, end, values }) => {
    const first = words[start];
    const last = words[end - 1];
    if (first === undefined || last === undefined) return [];
    return values.map((cue) => ({
      cue,
      start: first.start,
      end: last.end,
      clause: first.clause,
    }));
  });
}

/** The numbers of minutes, hours, days and sessions in a sentence, in order; found step by step. */
export function* amountReadingsInSteps(tokens: readonly Token[]): Steps<readonly AmountReading[]> {
  // Most sentences have no number.
  if (!tokens.some(({ value, text }) => value !== undefined || NUMBERLESS.has(text))) return [];
  const amounts = yield* readAmountsInSteps(tokens);
  const read = amounts.flatMap((amount) => readingOf(amount, tokens));
  const known = new Set(read.map(({ start }) => start));
  const times = tokens.flatMap((token): AmountReading[] => {
    const { text, start, end, clause } = token;
    const count = Object.hasOwn(TIMES, text) ? TIMES[text] : undefined;
    if (count === undefined || known.has(start)) return [];
    const amount = { least: count, most: count, unit: "sessions", isHours: false } as const;
    return [{ ...amount, isOpen: false, start, end, clause }];
  });
  return [...read, ...times].sort((left, right) => left.start - right.start);
}

function readingOf(amount: Amount, tokens: readonly Token[]): readonly AmountReading[] {
  const { low, high, unit, bound, form, numberStart, numberEnd, end } = amount;
  const first = tokens[numberStart];
  const last = tokens[end - 1];
  const counted = countedAs(amount, tokens[numberEnd]);
  if (first === undefined || last === undefined || counted === undefined) return [];
  if (ARTICLES.has(first.text) || (form === "half" && counted !== "minutes")) return [];
  return [
    {
      least: low,
      most: high,
      unit: counted,
      isHours: counted === "minutes" && unit.factor === MINUTES_IN_AN_HOUR,
      isOpen: bound === "over",
      start: first.start,
      end: last.end,
      clause: first.clause,
    },
  ];
}

/** "Two runs" are no sessions in general, "两次跑步" are. */
function countedAs(
  { measure, unit }: Amount,
  unitToken: Token | undefined,
): AmountReading["unit"] | undefined {
  if (measure === "minutes") return unit.factor >= 1 ? "minutes" : undefined;
  if (measure === "days") return unitToken?.kind === "han" ? "天" : "sessions";
  const isGeneral = unit.isTyped !== true || unitToken?.text === "次";
  return measure === "sessions" && isGeneral ? "sessions" : undefined;
}
