import { createPhraseFinder, type PhraseFinder } from "../language/phrase-finder.ts";
import { phrasesWith } from "../language/phrases-with.ts";
import type { Token } from "../language/read-text.ts";
import type { SafetyFlag } from "../safety/safety-flag.ts";
import { DANGER_DENIALS, DANGEROUS_CLAIMS, type DangerousClaim } from "./dangerous-claims.data.ts";

type Cue = { readonly claim: DangerousClaim; readonly says: boolean };

/** So many words before what is said are searched for one that takes it back. */
const DENIAL_REACH = 3;

/** So many words may stand between what is spoken of and what is said of it (design value). */
const REACH = 25;

let built: { readonly cues: PhraseFinder<Cue>; readonly denials: PhraseFinder<true> } | undefined;

/** The flags of the dangerous claims in the words of one sentence. */
export function dangersIn(words: readonly Token[]): readonly SafetyFlag[] {
  const { cues, denials } = finders();
  const { hits } = cues.findAll(words);
  const about = hits.filter(({ meaning }) => !meaning.says);
  const said = hits.filter(({ meaning, start, end }) => {
    if (!meaning.says) return false;
    const isAbout = about.some(
      (hit) =>
        hit.meaning.claim === meaning.claim && hit.start < end + REACH && hit.end > start - REACH,
    );
    if (!isAbout) return false;
    const before = words.slice(Math.max(0, start - DENIAL_REACH), start);
    if (start > DENIAL_REACH && denials.find(words.slice(0, 2)).some((hit) => hit.start === 0))
      return false;
    return denials.find(before).length % 2 === 0;
  });
  return [...new Set(said.map(({ meaning }) => meaning.claim.flag))];
}

function finders() {
  const options = { compare: "singular", within: "sentence" } as const;
  built ??= {
    cues: createPhraseFinder(
      DANGEROUS_CLAIMS.flatMap((claim) => [
        ...phrasesWith<Cue>(claim.about, { claim, says: false }),
        ...phrasesWith<Cue>(claim.says, { claim, says: true }),
      ]),
      options,
    ),
    denials: createPhraseFinder(phrasesWith(DANGER_DENIALS, true as const), options),
  };
  return built;
}
