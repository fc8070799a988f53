import type { Token } from "../../language/read-text.ts";
import { isShare, isTarget, type SaidFigure } from "./said-figure.ts";
import type { Place } from "./sentence-parts.ts";

const SHARING = new Set(["of", "/"]);
/** So many tokens stand between a share and the whole (design value). */
const MOST_BETWEEN = 3;

/** What speaks of a goal, in the words of a sentence. */
export const GOAL = /\bgoals?\b|目 标/u;
/** What was done stands beside these. */
const DONE = new Set(
  "done completed complete ran covered logged reached finished walked cycled far 已 完 成 了".split(
    " ",
  ),
);
const HAVE_RUN = /\b(?:have|youve|already) run\b/u;
/** What is missing stands before or after these. */
const LEFT_BEFORE = new Set(
  "leaves leaving remaining missing need needs another only still just left 还 差 剩 缺 再 余".split(
    " ",
  ),
);
const LEFT_AFTER = new Set(
  "left remaining remain remains missing below short under away shy go open more further lacking".split(
    " ",
  ),
);
/** So long a label is at most, in tokens (design value). */
const MOST_LABEL = 8;
/** So near a figure stands what tells that it is missing. */
const NEAR = { before: 3, after: 3 } as const;

/** What a figure beside a goal is: the goal, what is missing to it, what was done, or a share; open where no word tells. */
export type GoalRole = "target" | "left" | "done" | "share" | "open";

export function roleOf(said: SaidFigure): GoalRole {
  const { figure, reading } = said;
  if (figure.amount.measure === "percent") return "share";
  const { tokens } = reading;
  if (isShare(figure, reading) || isPartOfGoal(said)) return "done";
  if (isLeft(said)) return "left";
  if (isTarget(figure, reading)) return "target";
  const words = tokens.filter((_, place) => reading.clauses[place] === figure.clause);
  const isDone = words.some(({ text }) => DONE.has(text)) || HAVE_RUN.test(textOf(reading));
  if (isDone) return "done";
  return namesGoal(said) ? "target" : "open";
}

/** "44 km of your 80 km goal". */
export function isPartOfGoal({ figure, reading: { figures, tokens } }: SaidFigure): boolean {
  return figures.some(
    (whole) => whole.amount.measure === figure.amount.measure && isShareOf(figure, whole, tokens),
  );
}

/** "44 km of your 80 km". */
export function isShareOf(part: Place, whole: Place, tokens: readonly Token[]): boolean {
  const isNear = whole.start >= part.end && whole.start <= part.end + MOST_BETWEEN;
  return isNear && tokens.slice(part.end, whole.start).some(({ text }) => SHARING.has(text));
}

/** "27.6 km to go", "still 27.6 km", 还差27.6公里. */
export function isLeft({ figure, reading }: SaidFigure): boolean {
  const { tokens, clauses, figures } = reading;
  const next = figures.find(({ start }) => start >= figure.end)?.start ?? tokens.length;
  const isWord = (place: number, words: ReadonlySet<string>) =>
    words.has(tokens[place]?.text ?? "") && clauses[place] === figure.clause && place < next;
  const before = Array.from({ length: NEAR.before }, (_, back) => figure.start - 1 - back);
  const after = Array.from({ length: NEAR.after }, (_, on) => figure.end + on);
  const isLabel = tokens[figure.start - 1]?.text === ":";
  const label = isLabel ? tokens.slice(0, figure.start).map(({ text }) => text) : [];
  return (
    label.some((text) => LEFT_BEFORE.has(text)) ||
    tokens.slice(figure.start, figure.end).some(({ text }) => text === "more") ||
    before.some((place) => isWord(place, LEFT_BEFORE)) ||
    after.some((place) => isWord(place, LEFT_AFTER))
  );
}

/** "Goal: 80 km", "Weekly goal: 95 of 150 minutes (63%)". */
export function isUnderLabel(
  { start }: SaidFigure["figure"],
  { tokens }: SaidFigure["reading"],
): boolean {
  const colon = tokens.findIndex(({ text }) => text === ":");
  const label = tokens.slice(0, Math.max(0, colon)).map(({ text }) => text);
  const isLabel = label.length <= MOST_LABEL && (GOAL.test(label.join(" ")) || colon === start - 1);
  return colon >= 0 && colon < start && isLabel;
}

/** Whether its clause, or the label before it, speaks of a goal. */
export function namesGoal({ figure, reading }: SaidFigure): boolean {
  const { tokens, clauses } = reading;
  const colon = tokens.findIndex(({ text }) => text === ":");
  const words = tokens.filter(
    (_, place) => clauses[place] === figure.clause || (place < colon && colon < figure.start),
  );
  return GOAL.test(words.map(({ text }) => text).join(" "));
}

export function textOf({ tokens }: SaidFigure["reading"]): string {
  return tokens.map(({ text }) => text).join(" ");
}
