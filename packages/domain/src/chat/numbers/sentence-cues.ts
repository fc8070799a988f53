import {
  createPhraseFinder,
  type FoundPhrase,
  type PhraseFinder,
} from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import { readNumber } from "../../language/read-number.ts";
import type { Token } from "../../language/read-text.ts";
import type { Cue } from "./cue.ts";
import { imperativesIn } from "./imperatives.ts";
import { ROLE_WORDS, type Role } from "./role-words.data.ts";
import { SCOPE_WORDS, type Scope } from "./scope-words.data.ts";
import { clausesOf } from "./statement-clauses.ts";
import { VOICE_WORDS, type Voice } from "./voice-words.data.ts";

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

/** So far before a scope a word may stand that makes a reference of it: "than in the last week". */
const REFERENCE_REACH = 3;

let built:
  | {
      readonly scopes: PhraseFinder<Scope>;
      readonly voices: PhraseFinder<Voice>;
      readonly roles: PhraseFinder<Role>;
    }
  | undefined;

function finders(): NonNullable<typeof built> {
  const within = "sentence";
  built ??= {
    scopes: createPhraseFinder(phrasesByMeaning(SCOPE_WORDS), { within }),
    voices: createPhraseFinder(phrasesByMeaning(VOICE_WORDS), { within }),
    roles: createPhraseFinder(phrasesByMeaning(ROLE_WORDS), { within }),
  };
  return built;
}

/** Finds what tells whose, of which time and of what kind the figures of a sentence are. */
export function sentenceCues(tokens: readonly Token[]): SentenceCues {
  const found = finders();
  const clauses = clausesOf(tokens);
  const place = <Value>({ start, end, values }: FoundPhrase<Value>): readonly Cue<Value>[] =>
    values.map((value) => ({ value, start, end, clause: clauses[start] ?? 0 }));
  const roleCues = found.roles.find(tokens).flatMap(place);
  const scopeCues = found.scopes
    .find(tokens)
    .flatMap(place)
    .map((scope) => ({ ...scope, isReference: isReference(scope, roleCues) }));
  const amounts = amountsIn(tokens).map((place) => ({ place, clause: clauses[place] ?? 0 }));
  const stated = [...found.voices.find(tokens).flatMap(place), ...imperativesIn(tokens, clauses)];
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
function amountsIn(tokens: readonly Token[]): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < tokens.length; ) {
    const number = readNumber(tokens, place);
    if (number !== undefined) places.push(place);
    place = number?.end ?? place + 1;
  }
  return places;
}

function isReference(scope: Cue<Scope>, roleCues: readonly Cue<Role>[]): boolean {
  return roleCues.some(
    ({ value, start, end }) =>
      (value === "versus" && end <= scope.start && end >= scope.start - REFERENCE_REACH) ||
      (value === "compared" && start === scope.end),
  );
}
