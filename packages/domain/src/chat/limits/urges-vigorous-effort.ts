import {
  createPhraseFinder,
  type FoundPhrase,
  type PhraseFinder,
} from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { readAmounts } from "../../language/read-amounts.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { ACTIVITY_VERBS, ADVISING_VERBS } from "./advice-verbs.data.ts";
import {
  ASIDE_BEFORE,
  ASIDE_BEHIND,
  ASIDE_BETWEEN,
  ASIDE_TIMES,
  ASKS_FOR_EFFORT,
  BENEFITS,
  BODY_SIGNS,
  COUNTED_AS,
  EFFORT_WARNINGS,
  FOODS,
  NO_ASIDE_TIMES,
  NO_EFFORTS,
  NO_WARNINGS,
} from "./effort-mentions.data.ts";
import { VIGOROUS_WORDS } from "./effort-words.data.ts";
import { refusedWords } from "./refused-words.ts";

type Sign = "body" | "food" | "benefit";

/** So many words may stand between an amount and the effort that it measures: "minutes of moderate to vigorous". */
const WORDS_BETWEEN = 4;
const WORDS_BEHIND = 1;
/** So many words behind an effort are searched for when it is. */
const WORDS_OF_ASIDE = 12;

type Finders = {
  readonly efforts: PhraseFinder<boolean>;
  readonly warnings: PhraseFinder<boolean>;
  readonly behind: PhraseFinder<boolean>;
  readonly signs: PhraseFinder<Sign>;
  readonly asking: PhraseFinder<true>;
  readonly before: ReadonlySet<string>;
  readonly between: ReadonlySet<string>;
  readonly countedAs: PhraseFinder<true>;
  readonly verbs: ReadonlySet<string>;
};

let finders: Finders | undefined;

function built(): Finders {
  const within = "sentence";
  finders ??= {
    efforts: createPhraseFinder(
      [...phrasesWith(VIGOROUS_WORDS, true), ...phrasesWith(NO_EFFORTS, false)],
      { within },
    ),
    warnings: createPhraseFinder(
      [...phrasesWith(EFFORT_WARNINGS, true), ...phrasesWith(NO_WARNINGS, false)],
      { within },
    ),
    behind: createPhraseFinder(
      [
        ...phrasesWith(
          ASIDE_TIMES.map((time) => `${ASIDE_BEHIND}${time}`),
          true,
        ),
        ...phrasesWith(
          NO_ASIDE_TIMES.map((time) => `${ASIDE_BEHIND}${time}`),
          false,
        ),
      ],
      { within: "clause" },
    ),
    signs: createPhraseFinder<Sign>(
      [
        ...phrasesWith<Sign>(BODY_SIGNS, "body"),
        ...phrasesWith<Sign>(FOODS, "food"),
        ...phrasesWith<Sign>(BENEFITS, "benefit"),
      ],
      { within },
    ),
    asking: createPhraseFinder(phrasesWith(ASKS_FOR_EFFORT, true as const), { within: "clause" }),
    before: new Set(ASIDE_BEFORE),
    between: new Set(ASIDE_BETWEEN),
    countedAs: createPhraseFinder(phrasesWith(COUNTED_AS, true as const), { within }),
    verbs: new Set([...ADVISING_VERBS, ...ACTIVITY_VERBS]),
  };
  return finders;
}

/**
 * Whether a sentence of a text that was written to be read speaks of vigorous effort, also as a part of an amount, other
 * than to warn of it, to refuse it, to ask for a check before it, to say when something else is done or felt, or what it
 * does in the body. What stands between two semicolons is judged by itself.
 */
export function urgesVigorousEffort(text: ReadText): boolean {
  const { words } = text;
  const efforts = built()
    .efforts.find(words)
    .filter(({ values }) => values.includes(true));
  if (efforts.length === 0) return false;
  const refused = refusedWords(text);
  const warnings = built().warnings.find(words);
  return efforts.some((effort) => {
    const { start } = effort;
    const ofSentence = warnings.filter(
      (warning) => words[warning.start]?.sentence === words[start]?.sentence,
    );
    if (ofSentence.some(({ values }) => values.includes(true)) || refused[start] === true)
      return false;
    const isWarningLifted = ofSentence.length > 0;
    return (isWarningLifted || !isAside(words, effort)) && !isOfBody(text, effort);
  });
}

/** "After hard efforts", "高强度训练前": said of what comes before, with or after it. */
function isAside(words: readonly Token[], { start, end }: FoundPhrase<boolean>): boolean {
  const { behind, before, between } = built();
  const next = behind.find(words.slice(end, end + WORDS_OF_ASIDE))[0];
  if (next?.start === 0 && next.values[0] === true && isOneClause(words, start, end)) return true;
  let place = start - 1;
  while (between.has(words[place]?.text ?? "")) place -= 1;
  return before.has(words[place]?.text ?? "") && isOneClause(words, place, start);
}

function isOneClause(words: readonly Token[], from: number, to: number): boolean {
  return words[from]?.clause === words[to]?.clause;
}

/** What it does to a body, where nobody is asked to make the effort, it is not praised, and has no amount. */
function isOfBody(text: ReadText, effort: FoundPhrase<boolean>): boolean {
  const { words } = text;
  const here = words[effort.start];
  const part = words.filter(({ sentence }) => sentence === here?.sentence);
  const signs = built().signs.find(part);
  const has = (sign: Sign) => signs.some(({ values }) => values.includes(sign));
  const counted = built().countedAs.find(words);
  const isPraised = has("benefit") || counted.some(({ end }) => end === effort.start);
  if (signs.length === 0 || (isPraised && !has("food"))) return false;
  const clause = part.filter((word) => word.clause === here?.clause);
  return !isAskedFor(clause, here) && !isMeasured(text, effort);
}

/** "Do sprints", "Swim as hard as you can". */
function isAskedFor(clause: readonly Token[], effort: Token | undefined): boolean {
  const { asking, verbs } = built();
  if (verbs.has(clause[0]?.text ?? "")) return true;
  return asking.find(clause.filter(({ start }) => start < (effort?.start ?? 0))).length > 0;
}

/** "20 minutes of HIIT", "高强度75分钟": an amount right before or behind it. */
function isMeasured({ words, tokens }: ReadText, { start, end }: FoundPhrase<boolean>): boolean {
  const [here, last] = [words[start], words[end - 1]];
  const clause = tokens.filter((token) => token.clause === here?.clause);
  const from = clause.indexOf(here as Token);
  const to = clause.indexOf(last as Token) + 1;
  return readAmounts(clause).some((amount) => {
    const isBefore = amount.start < from && from - amount.end <= WORDS_BETWEEN;
    return isBefore || (amount.start >= to && amount.start - to <= WORDS_BEHIND);
  });
}
