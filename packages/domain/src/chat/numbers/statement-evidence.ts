import type { Token } from "../../language/read-text.ts";
import type { Cue, SentenceReading } from "./sentence-parts.ts";
import { isClauseMark } from "./statement-clauses.ts";
import {
  ADVERBS,
  BEFORE_IMPERATIVES,
  IMPERATIVES,
  PAST_FORMS,
  REPORTING_VERBS,
  STANDINGS,
  TELLING_VERBS,
} from "./statement-verbs.data.ts";

/**
 * A word that tells whose figures stand beside it. `did` tells of the person's own ("you ran"), `kept` too where its clause
 * does not advise before it ("your runs"), and `weak` where days are named; all others speak against it.
 */
export type Evidence = {
  readonly kind: "did" | "kept" | "weak" | "not" | "future" | "sticky" | "reported";
  readonly start: number;
  readonly end: number;
  readonly clause: number;
};

const YOU = new Set(["you", "youve", "youre", "youd"]);
/** What follows a noun, and no verb that begins a sentence: "Exercise cost you 300 kcal". */
const AFTER_NOUNS = new Set(
  "cost is has have are time sessions workouts total : burn burns accounts adds helps makes comes totals takes brings".split(
    " ",
  ),
);
const ENDS_OF_PAST = /ed$/;

/** What in a sentence tells whose its figures are, in order. */
export function evidenceIn({
  tokens,
  clauses,
  cues,
  periods,
}: SentenceReading): readonly Evidence[] {
  const isTimed = periods.some(({ period }) => period !== "future");
  const phrases = cues.flatMap((cue): Evidence[] => {
    const kind = kindOf(cue);
    return kind === undefined || (kind === "weak" && !isTimed) ? [] : [{ ...cue, kind }];
  });
  const places = [...tokens.keys()];
  const at = (place: number, kind: Evidence["kind"]): Evidence => ({
    ...{ kind, start: place, end: place + 1, clause: clauses[place] ?? 0 },
  });
  const doings = places
    .filter((place) => tellsDoing(tokens, place))
    .map((place) => at(place, "did"));
  const advising = places.filter((place) => isImperative(tokens, clauses, place));
  return [...phrases, ...doings, ...advising.map((place) => at(place, "not"))].sort(
    (left, right) => left.start - right.start,
  );
}

function kindOf({ meaning }: Cue): Evidence["kind"] | undefined {
  switch (meaning) {
    case "noted":
      return "did";
    case "kept":
    case "weak":
    case "not":
    case "future":
    case "sticky":
    case "reported":
      return meaning;
    default:
      return undefined;
  }
}

/** "You ran", "you've already done", "you are at", "you average". */
function tellsDoing(tokens: readonly Token[], place: number): boolean {
  const you = tokens[place]?.text ?? "";
  if (!YOU.has(you)) return false;
  let at = place + 1;
  while (isAdverb(tokens[at]) && at < tokens.length) at += 1;
  const verb = tokens[at]?.text ?? "";
  if (REPORTING_VERBS.has(verb)) return false;
  const isHaving =
    you === "youve" || tokens.slice(place + 1, at).some(({ text }) => text === "have");
  if (you === "youd") return false;
  if (isHaving) return isPast(verb) || tokens[at]?.value !== undefined;
  if (you === "youre" || verb === "are") {
    const next = tokens[you === "youre" ? at : at + 1];
    return STANDINGS.has(next?.text ?? "") || next?.value !== undefined;
  }
  return isPast(verb) || TELLING_VERBS.has(verb);
}

function isAdverb(token: Token | undefined): boolean {
  if (token?.kind !== "word") return false;
  return ADVERBS.has(token.text) || (token.text.endsWith("ly") && token.text.length > 4);
}

export function isPast(word: string): boolean {
  return PAST_FORMS.has(word) || (ENDS_OF_PAST.test(word) && word.length > 3);
}

/** "Take 20 minutes", "then rest for 2 days": a verb that begins a clause. */
function isImperative(
  tokens: readonly Token[],
  clauses: readonly number[],
  place: number,
): boolean {
  const next = tokens[place + 1]?.text ?? "";
  if (!IMPERATIVES.has(tokens[place]?.text ?? "") || isPast(next) || AFTER_NOUNS.has(next))
    return false;
  const clause = clauses[place];
  let at = place - 1;
  while (
    clauses[at] === clause &&
    (isClauseMark(tokens[at]) || BEFORE_IMPERATIVES.has(tokens[at]?.text ?? ""))
  )
    at -= 1;
  return clauses[at] !== clause;
}
