import { phraseList } from "./phrase-list.ts";
import { readNumber } from "./read-number.ts";
import type { ReplyToken } from "./reply-tokens.ts";
import {
  BEFORE_IMPERATIVE,
  CLAUSE_WORDS,
  IMPERATIVES,
  ROLE_WORDS,
  type Role,
  SCOPE_WORDS,
  type Scope,
  VOICE_WORDS,
  type Voice,
} from "./statement-cues.data.ts";

/** Something found in a sentence: from token `start` up to `end`, in a clause. */
export type Cue<Value> = {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
  readonly clause: number;
};

/** A scope; a reference is only what a figure is compared with: "than last week". */
export type ScopeCue = Cue<Scope> & { readonly isReference: boolean };

/** What is found in a sentence besides its numbers, each in the order of the text. */
export type SentenceCues = {
  /** The clause of each token. */
  readonly clauses: readonly number[];
  readonly scopes: readonly ScopeCue[];
  /** The clauses with a number or a scope. */
  readonly tellingClauses: ReadonlySet<number>;
  /** A scope is a weak voice. */
  readonly voices: readonly Cue<Voice>[];
  readonly roles: readonly Cue<Role>[];
};

const scopes = phraseList(SCOPE_WORDS);
const voices = phraseList(VOICE_WORDS);
const roles = phraseList(ROLE_WORDS);
const wordsBeforeImperative = phraseList([[BEFORE_IMPERATIVE, true]]);
const imperatives = new Set(IMPERATIVES.split("|"));
const clauseWords = new Set(CLAUSE_WORDS.split("|"));
/** As tokens have them: full-width marks are resolved. */
const CLAUSE_MARKS = new Set([
  ",",
  "、",
  ";",
  ":",
  "(",
  ")",
  "\u2014",
  "\u2013",
  "|",
  "=",
  "·",
  "•",
]);
/** So far before a scope a word may stand that makes a reference of it: "than in the last week". */
const REFERENCE_REACH = 3;
const NUMBER = /^\p{Nd}/u;

/** Finds what tells whose, of which time and of what kind the figures of a sentence are. */
export function sentenceCues(tokens: readonly ReplyToken[]): SentenceCues {
  const clauses = clausesOf(tokens);
  const place = <Value>(found: { start: number; end: number; values: readonly Value[] }) =>
    found.values.map((value) => ({
      value,
      start: found.start,
      end: found.end,
      clause: clauses[found.start] ?? 0,
    }));
  const roleCues = roles.find(tokens).flatMap(place);
  const scopeCues = scopes
    .find(tokens)
    .flatMap(place)
    .map((scope) => ({ ...scope, isReference: isReference(scope, roleCues) }));
  const amounts = amountsIn(tokens).map((place) => ({ place, clause: clauses[place] ?? 0 }));
  const stated = [...voices.find(tokens).flatMap(place), ...imperativesIn(tokens, clauses)];
  return {
    clauses,
    scopes: scopeCues,
    tellingClauses: new Set([
      ...scopeCues.map(({ clause }) => clause),
      ...amounts.map(({ clause }) => clause),
    ]),
    voices: withScopes(withoutIdle(stated, roleCues, amounts), scopeCues),
    roles: withoutNames(roleCues, scopeCues),
  };
}

/**
 * Without the voices that tell nothing here: "on average 30 minutes a day" states a habit, "30 minutes a day" asks for
 * one; and what burns so much is told of exercise in general only where its amount stands before.
 */
function withoutIdle(
  voiceCues: readonly Cue<Voice>[],
  roleCues: readonly Cue<Role>[],
  amounts: readonly { readonly place: number; readonly clause: number }[],
): readonly Cue<Voice>[] {
  const means = new Set(
    roleCues.filter(({ value }) => value === "average").map(({ clause }) => clause),
  );
  return voiceCues.filter(({ value, clause, start }) => {
    if (value === "habit") return !means.has(clause);
    if (value !== "general") return true;
    return amounts.some((amount) => amount.clause === clause && amount.place < start);
  });
}

/** A scope speaks of the records, weakly: "this week, 20 minutes a day are enough". */
function withScopes(
  voiceCues: readonly Cue<Voice>[],
  scopeCues: readonly ScopeCue[],
): readonly Cue<Voice>[] {
  const weak = scopeCues
    .filter(({ value }) => value !== "altogether")
    .map((scope) => ({ ...scope, value: "weak" as const }));
  return [...weak, ...voiceCues].sort((left, right) => left.start - right.start);
}

/** The roles that are no part of a scope's name, as "longest" is of "longest streak". */
function withoutNames(
  roleCues: readonly Cue<Role>[],
  scopeCues: readonly ScopeCue[],
): readonly Cue<Role>[] {
  const named = new Set<number>();
  for (const { start, end } of scopeCues) for (let at = start; at < end; at += 1) named.add(at);
  return roleCues.filter(({ start }) => !named.has(start));
}

/** Where numbers begin. */
function amountsIn(tokens: readonly ReplyToken[]): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < tokens.length; ) {
    const number = readNumber(tokens, place);
    if (number !== undefined) places.push(place);
    place = number?.end ?? place + 1;
  }
  return places;
}

function clausesOf(tokens: readonly ReplyToken[]): readonly number[] {
  let clause = 0;
  return tokens.map(({ text }, index) => {
    const isRange =
      NUMBER.test(tokens[index - 1]?.text ?? "") && NUMBER.test(tokens[index + 1]?.text ?? "");
    if (index > 0 && !isRange && (CLAUSE_MARKS.has(text) || clauseWords.has(text))) clause += 1;
    return clause;
  });
}

function isReference(scope: Cue<Scope>, roleCues: readonly Cue<Role>[]): boolean {
  return roleCues.some(
    ({ value, start, end }) =>
      (value === "versus" && end <= scope.start && end >= scope.start - REFERENCE_REACH) ||
      (value === "compared" && start === scope.end),
  );
}

/** "Take 20 minutes", "then rest for 2 days": a verb that begins a clause advises. */
function imperativesIn(
  tokens: readonly ReplyToken[],
  clauses: readonly number[],
): readonly Cue<Voice>[] {
  const skipped = new Map(wordsBeforeImperative.find(tokens).map(({ start, end }) => [start, end]));
  const found: Cue<Voice>[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (index > 0 && clauses[index] === clauses[index - 1]) continue;
    let verb = isMark(tokens[index]) ? index + 1 : index;
    for (let next = skipped.get(verb); next !== undefined; next = skipped.get(verb)) verb = next;
    if (!imperatives.has(tokens[verb]?.text ?? "")) continue;
    const clause = clauses[verb] ?? 0;
    found.push({ value: "advice", start: verb, end: verb + 1, clause });
  }
  return found;
}

function isMark(token: ReplyToken | undefined): boolean {
  return token !== undefined && CLAUSE_MARKS.has(token.text);
}
