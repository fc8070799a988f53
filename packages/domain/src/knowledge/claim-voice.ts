import { createPhraseFinder, type PhraseFinder } from "../language/phrase-finder.ts";
import { phrasesWith } from "../language/phrases-with.ts";
import type { Token } from "../language/read-text.ts";
import {
  CITED_BY,
  FALSE_BEFORE,
  FALSE_BEHIND,
  REASSURING_WORDS,
  WARNING_DENIALS,
  WARNING_WORDS,
} from "./claim-voice.data.ts";
import { type Claim, claimOf } from "./claims.ts";

type Cue = "warning" | "reassuring" | "false_before" | "false_behind" | "cited";

type Finders = { readonly cues: PhraseFinder<Cue>; readonly denials: PhraseFinder<true> };

/** So many words before a warning are searched for one that takes it back. */
const DENIAL_REACH = 2;

let built: Finders | undefined;

/** Whether a sentence warns of what it names. */
export function warns(words: readonly Token[]): boolean {
  const { cues, denials } = finders();
  const { hits } = cues.findAll(words);
  if (hits.some(({ meaning }) => meaning === "reassuring")) return false;
  return hits.some(({ meaning, start }) => {
    if (meaning !== "warning") return false;
    const before = words.slice(Math.max(0, start - DENIAL_REACH), start);
    return denials.find(before).length % 2 === 0;
  });
}

/** What a sentence cites in order to call it false; undefined where it calls nothing so. */
export function calledFalse(claim: Claim): Claim | undefined {
  const { plainTokens } = claim;
  const { hits } = finders().cues.findAll(plainTokens);
  const before = hits.filter(({ meaning }) => meaning === "false_before");
  const behind = hits.filter(({ meaning }) => meaning === "false_behind");
  if (before.length === 0 && behind.length === 0) return undefined;
  const cited = hits.filter(({ meaning, start }) => meaning === "cited" && start < 2);
  const from = Math.max(0, ...[...before, ...cited].map(({ end }) => end));
  const to = Math.min(
    plainTokens.length,
    ...behind.map(({ start }) => start).filter((at) => at > from),
  );
  const [first, last] = [plainTokens[from], plainTokens[to - 1]];
  if (first === undefined || last === undefined || to <= from) return undefined;
  const inner = claim.tokens.filter(({ start }) => start >= first.start && start <= last.start);
  const shift = claim.tokens[0]?.start ?? 0;
  return { ...claimOf("", inner), text: claim.text.slice(first.start - shift, last.end - shift) };
}

function finders(): Finders {
  const options = { compare: "singular", within: "sentence" } as const;
  built ??= {
    cues: createPhraseFinder<Cue>(
      [
        ...phrasesWith<Cue>(WARNING_WORDS, "warning"),
        ...phrasesWith<Cue>(REASSURING_WORDS, "reassuring"),
        ...phrasesWith<Cue>(FALSE_BEFORE, "false_before"),
        ...phrasesWith<Cue>(FALSE_BEHIND, "false_behind"),
        ...phrasesWith<Cue>(CITED_BY, "cited"),
      ],
      options,
    ),
    denials: createPhraseFinder(phrasesWith(WARNING_DENIALS, true as const), options),
  };
  return built;
}
