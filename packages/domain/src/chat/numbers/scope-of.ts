import type { Amount } from "../../language/amount.ts";
import type { Token } from "../../language/read-text.ts";
import type { Measure } from "../../language/units.data.ts";
import type { Scope } from "./scope-words.data.ts";
import type { ScopeCue, SentenceCues } from "./sentence-cues.ts";

/** Of which part of the records a figure is; `soft` where only the sentence before says so, `either` where two may be meant. */
export type FoundScope = {
  readonly scope: Scope;
  readonly certainty: "clear" | "soft" | "either" | "unclear";
  /** What else may be meant: "95 minutes this week, 52 sessions in total". */
  readonly also?: Scope;
};

/** What is carried into a sentence from a heading, or from the sentence before it. */
export type CarriedScope = FoundScope | undefined;

const MEASURES_OF: Readonly<Partial<Record<Scope, readonly Measure[]>>> = {
  streak: ["days", "period"],
  longest_streak: ["days", "period"],
  best: ["minutes", "energy"],
  last_session: ["minutes", "energy", "met", "metMinutes", "days"],
  scheme: ["sessions"],
};
/** So many words after a compared figure its scope may stand. */
const COMPARED_REACH = 8;
const PLACELESS: readonly Measure[] = ["weight", "height", "pulse", "met"];

/** The scope of a figure: named in its clause, earlier in its sentence, later in it, or carried. */
export function scopeOf(
  quantity: Amount,
  tokens: readonly Token[],
  cues: SentenceCues,
  carried: CarriedScope,
): FoundScope | undefined {
  const { measure } = quantity;
  if (PLACELESS.includes(measure)) return { scope: "total", certainty: "clear" };
  const clause = cues.clauses[quantity.numberStart] ?? 0;
  const fitting = cues.scopes.filter((cue) => fits(cue.value, measure));
  const named = fitting.filter((cue) => !cue.isReference);
  const here = named.filter((cue) => cue.clause === clause);
  const reference = fitting.find((cue) => cue.isReference && isOf(cue, quantity, cues, tokens));
  if (reference !== undefined) return { scope: reference.value, certainty: "clear" };
  const compared = comparedScope(quantity, fitting, cues);
  if (compared !== undefined) return compared;
  const closest = chooseIn(here, quantity);
  if (closest !== undefined && closest.scope !== "altogether") return closest;
  const wider = widerScope(quantity, named, carried);
  if (wider !== undefined) {
    if (closest === undefined) return wider;
    const certainty = wider.certainty === "soft" ? "either" : wider.certainty;
    return { ...wider, certainty, also: "total" };
  }
  return named.length > 0 ? { scope: "total", certainty: "clear" } : undefined;
}

/** The scope that is named elsewhere in the sentence, or carried into it. */
function widerScope(
  quantity: Amount,
  named: readonly ScopeCue[],
  carried: CarriedScope,
): CarriedScope {
  const earlier = named
    .filter((cue) => cue.start < quantity.start && cue.value !== "altogether")
    .at(-1);
  if (earlier !== undefined) {
    const together = named.filter((cue) => cue.clause === earlier.clause);
    const chosen = chooseIn(together, quantity);
    // "Your longest streak was 12 days, so 5 days now are a good start."
    const isStreak = chosen?.scope === "streak" || chosen?.scope === "longest_streak";
    return chosen && isStreak ? { ...chosen, certainty: "soft" } : chosen;
  }
  const later = named.find((cue) => cue.start > quantity.start && cue.value !== "altogether");
  if (later !== undefined) return { scope: later.value, certainty: "clear" };
  return carried !== undefined && fits(carried.scope, quantity.measure) ? carried : undefined;
}

/** The last scope that a sentence leaves for the next one. */
export function scopeLeftBy({ scopes }: SentenceCues): Scope | undefined {
  return scopes.filter((cue) => !cue.isReference && cue.value !== "altogether").at(-1)?.value;
}

/** "Last week's 75 minutes", "上周的75分钟", "last week (75 minutes)": the scope of the figure right after it. */
export function followsScope(scope: ScopeCue, place: number, tokens: readonly Token[]): boolean {
  if (scope.end > place || scope.end < place - LINK_WORDS) return false;
  return tokens.slice(scope.end, place).every(({ text }) => SCOPE_LINKS.has(text));
}

/** "Last week's total of 75 minutes". */
const SCOPE_LINKS = new Set([
  "的",
  "(",
  "was",
  "were",
  "total",
  "of",
  "sum",
  "figure",
  "总",
  "共",
  "你",
  "以",
  ":",
]);
const LINK_WORDS = 3;

function fits(scope: Scope, measure: Measure): boolean {
  return MEASURES_OF[scope]?.includes(measure) ?? true;
}

/** "Last week's 75 minutes", "than the 75 minutes last week", "last week (75 minutes)": what is compared with. */
function isOf(
  cue: ScopeCue,
  { start, end }: Amount,
  cues: SentenceCues,
  tokens: readonly Token[],
): boolean {
  if (followsScope(cue, start, tokens)) return true;
  if (cue.start < end || cue.start > end + 2) return false;
  return cues.roles.some(
    ({ value, end: at }) => value === "versus" && at <= start && at >= start - 2,
  );
}

/** "Compared with 2 sessions (75 minutes) last week", "from 75 to 95 minutes": the scope of what is compared with. */
function comparedScope(
  { start, end }: Amount,
  scopes: readonly ScopeCue[],
  { roles }: SentenceCues,
): FoundScope | undefined {
  const isCompared = roles.some(
    ({ value, end: at }) => value === "versus" && at <= start && at >= start - 2,
  );
  if (!isCompared) return undefined;
  const after = scopes.find((cue) => cue.start >= end && cue.start <= end + COMPARED_REACH);
  const compared = after ?? scopes.find(({ isReference }) => isReference);
  return compared === undefined
    ? { scope: "elsewhere", certainty: "unclear" }
    : { scope: compared.value, certainty: "clear" };
}

/** Of several in one clause: the streak, session or record before the period; a period before "in total"; else the nearest. */
function chooseIn(cues: readonly ScopeCue[], quantity: Amount): FoundScope | undefined {
  if (cues.length === 0) return undefined;
  const find = (...scopes: readonly Scope[]) => cues.find(({ value }) => scopes.includes(value));
  const special = find("longest_streak", "streak", "last_session", "best", "scheme");
  const periods = cues.filter(
    ({ value }) => special?.value !== value && value !== "total" && value !== "altogether",
  );
  if (special !== undefined) {
    const isBestOfPeriod = special.value === "best" && periods.length > 0;
    return { scope: special.value, certainty: isBestOfPeriod ? "unclear" : "clear" };
  }
  const nearest = (periods.length > 0 ? periods : cues).reduce((best, cue) =>
    distance(cue, quantity) < distance(best, quantity) ? cue : best,
  );
  return { scope: nearest.value, certainty: "clear" };
}

function distance(cue: ScopeCue, { start, end }: Amount): number {
  return cue.start < start ? start - cue.end : cue.start - end;
}
