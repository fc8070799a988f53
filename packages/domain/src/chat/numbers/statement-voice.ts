import type { Token } from "../../language/read-text.ts";
import type { Measure } from "../../language/units.data.ts";
import type { Cue, Figure, SentenceReading } from "./sentence-parts.ts";
import { type Evidence, evidenceIn } from "./statement-evidence.ts";

/** What was said before a sentence, as far as it tells whose figures come next. */
export type Standing = "own" | "not" | "none";

const YOUR = new Set(["your", "你的", "您的"]);
const QUESTION_MARKS = new Set(["?", "？"]);
/** Up to the end of the sentence. */
const STICKY: ReadonlySet<Evidence["kind"]> = new Set<Evidence["kind"]>(["sticky", "reported"]);
const SUPPOSING: ReadonlySet<Cue["meaning"]> = new Set<Cue["meaning"]>([
  ...(["sticky", "future", "reported"] as const),
]);
const GENERAL_VERBS = new Set(
  "burns takes gives helps equals makes means keeps adds are is burn take sounds seems".split(" "),
);
const BODY: ReadonlySet<Measure> = new Set<Measure>(["weight", "height", "pulse"]);
/** So near after a figure "you did" makes it the person's own: "the 95 minutes you did". */
const NEAR = 3;
const BETWEEN_YOUR_AND_NUMBER = new Set(
  "current total great solid last latest impressive recent the amazing weekly existing ongoing".split(
    " ",
  ),
);
const CHINESE_ASKING = new Set(["吗", "呢", "几"]);

/** Tells whether a figure of the sentence is stated of the person's own records; `carried` is what stands before the sentence. */
export function statedIn(
  reading: SentenceReading,
  carried: Standing,
): { readonly isStated: (figure: Figure) => boolean; readonly standing: Standing } {
  const evidence = evidenceIn(reading);
  const isAsked = asks(reading.tokens);
  const last = evidence.findLast(({ kind }) => kind !== "future");
  const standing: Standing = last === undefined ? carried : isOwnKind(last) ? "own" : "not";
  return {
    isStated: (figure) => !isAsked && isOwn(figure, reading, evidence, carried),
    standing: isAsked ? "none" : standing,
  };
}

function isOwnKind({ kind }: Evidence): boolean {
  return kind === "did" || kind === "kept" || kind === "weak";
}

export function asks(tokens: readonly Token[]): boolean {
  const last = tokens.findLast(({ kind, text }) => kind !== "mark" || QUESTION_MARKS.has(text));
  return QUESTION_MARKS.has(last?.text ?? "") || CHINESE_ASKING.has(last?.text ?? "");
}

function isOwn(
  figure: Figure,
  reading: SentenceReading,
  evidence: readonly Evidence[],
  carried: Standing,
): boolean {
  const { start, end, clause } = figure;
  if (evidence.some((each) => STICKY.has(each.kind) && each.start < start)) return false;
  const here = evidence.filter((each) => each.clause === clause);
  const after = here.filter((each) => each.start >= end);
  if (after.some(({ kind }) => kind === "future")) return false;
  if (after.some((each) => each.kind === "did" && each.start <= end + NEAR)) return true;
  if (isYours(figure, reading.tokens)) return !after.some(({ kind }) => kind === "not");
  const before = here.filter((each) => each.start < start);
  const verdict = verdictOf(before);
  const isDone = before.some(({ kind }) => kind === "did");
  if (verdict === true && !isDone && after.some(({ kind }) => kind === "not")) return false;
  if (verdict !== undefined) return verdict;
  if (after.length > 0) return after.every(isOwnKind);
  const earlier = evidence.filter((each) => each.clause < clause);
  const nearest = Math.max(...earlier.map((each) => each.clause));
  const said = verdictOf(earlier.filter((each) => each.clause === nearest));
  if (said === true) return !isGeneral(figure, reading) && !isOfBody(nearest, reading);
  if (said !== undefined) return said;
  const later = evidence.filter((each) => each.clause > clause);
  if (!later.every(isOwnKind)) return false;
  const isBare = figure.reach.includes(clause + 1);
  const isDoneNext = later.some(
    (each) => (isBare || each.kind === "did") && each.clause === clause + 1,
  );
  return isDoneNext || carried === "own";
}

/** "..., 30 minutes of walking burns 120 kcal": what holds for everybody. */
function isGeneral({ clause }: Figure, { tokens, clauses }: SentenceReading): boolean {
  const words = tokens.filter((_, place) => clauses[place] === clause);
  return words.some(({ text }) => GENERAL_VERBS.has(text));
}

/** "Since you weigh 72 kg, ...": what comes after it is told of others. */
function isOfBody(clause: number, { figures }: SentenceReading): boolean {
  const here = figures.filter((figure) => figure.clause === clause);
  return here.length > 0 && here.every(({ amount }) => BODY.has(amount.measure));
}

/** What the words before a figure in its clause say: the last counts, but "your" after advice changes nothing. */
function verdictOf(evidence: readonly Evidence[]): boolean | undefined {
  let verdict: boolean | undefined;
  for (const each of evidence) {
    if (each.kind === "did") verdict = true;
    else if (each.kind === "kept" || each.kind === "weak") verdict ??= true;
    else if (each.kind !== "future" || verdict !== true) verdict = false;
  }
  return verdict;
}

/** "Your 95 minutes", "your 9-day streak". */
function isYours({ start }: Figure, tokens: readonly Token[]): boolean {
  let at = start - 1;
  while (BETWEEN_YOUR_AND_NUMBER.has(tokens[at]?.text ?? "")) at -= 1;
  const word = tokens[at]?.text ?? "";
  return YOUR.has(word) || YOUR.has(`${tokens[at - 1]?.text ?? ""}${word}`);
}

/** Whether a sentence asks, supposes, plans or reports. */
export function asksOrSupposes({ cues, tokens }: SentenceReading): boolean {
  return asks(tokens) || cues.some(({ meaning }) => SUPPOSING.has(meaning));
}
