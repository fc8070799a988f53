import { languageOfMessage } from "../../language/language-of-message.ts";
import {
  createPhraseFinder,
  type PhraseFinder,
  type PhraseHit,
} from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { toldOnce } from "../../language/told-once.ts";
import { COMPLAINT_WORDS } from "./plain-complaint.data.ts";

/** What takes the place of "sounds like bubble wrap" and 卜卜声. */
const MAKES_NOISE = { en: " crack ", zh: "咔咔响" } as const;
/** A longer one says something of itself (design value). */
const LONGEST_LIKENING = 8;

type Cue = keyof typeof COMPLAINT_WORDS;
/** Words from `start` up to `end`, and what stands in their place. */
type Cut = { readonly start: number; readonly end: number; readonly instead: string };

let finder: PhraseFinder<Cue> | undefined;

/**
 * A complaint in the words that texts have for it, without what it is likened to and without laughter: "my back cracks when I bend" of
 * "haha my back cracks like popcorn when I bend", 我膝盖痛 of 我的膝盖痛得像老太婆. The text itself where it has none of these, and where no
 * part of the body hurts or makes a noise. Only what is looked up is read so: what somebody's safety depends on is read as it was
 * written.
 */
export const plainComplaint = toldOnce((text: ReadText): ReadText => {
  finder ??= createPhraseFinder(phrasesByMeaning(COMPLAINT_WORDS), { compare: "singular" });
  const { hits } = finder.findAll(text.words);
  const of: Found = (...cues) => hits.filter(({ meaning }) => cues.includes(meaning));
  if (of("part").length === 0 || of("state", "noise").length === 0) return text;
  const cuts = apart([...likenings(text, of), ...otherNames(text, of)]);
  if (cuts.length === 0) return text;
  const rest = read(without(cuts, text).trim());
  return rest.words.length === 0 ? text : rest;
});

/** Where cues stand in a text. */
type Found = (...cues: readonly Cue[]) => readonly PhraseHit<Cue>[];

/** What something is likened to, unless that says how it feels. */
function likenings(text: ReadText, of: Found): readonly Cut[] {
  const isEnglish = languageOfMessage(text) === "en";
  const isSeeming = (at: number) => of("seems").some(({ start, end }) => start <= at && at < end);
  return of("likens", "noise")
    .filter(({ end }) => !isSeeming(end - 1))
    .flatMap(({ meaning, start, end }) => {
      const until = endOfLikening(end, text.words, of("until"), of("ends"));
      const isSensed = of("senses").some((hit) => hit.start >= end && hit.end <= until);
      if (until === end || until - end > LONGEST_LIKENING || isSensed) return [];
      const isClosed = of("ends").some((hit) => hit.end === until);
      const isOpen = isEnglish || OPENS.has(text.words[start]?.text ?? "");
      const instead = meaning === "noise" ? MAKES_NOISE.en : " ";
      return isClosed || isOpen ? [{ start, end: until, instead }] : [];
    });
}

/** What is said in other words than texts have: noises, 我的 before a part of the body, laughter. */
function otherNames(text: ReadText, of: Found): readonly Cut[] {
  const language = languageOfMessage(text);
  const parts = of("part");
  const isBehindPart = (at: number) => language === "zh" || parts.some(({ end }) => end === at);
  const rattles = of("rattles").filter(({ start }) => isBehindPart(start));
  const mine = of("mine").filter(({ end }) => parts.some(({ start }) => start === end));
  const replaced = (places: Places, instead: string) =>
    places.map(({ start, end }) => ({ start, end, instead }));
  return [
    ...replaced(rattles, MAKES_NOISE[language]),
    ...replaced(mine, "我"),
    ...replaced(of("laughs"), " "),
  ];
}

/** 痛得像, 痛到好似. */
const OPENS: ReadonlySet<string> = new Set(["得", "到"]);

type Places = readonly { readonly start: number; readonly end: number }[];

/** Where what something is likened to is over: with its clause, before what tells when, or behind 一样. */
function endOfLikening(from: number, words: readonly Token[], until: Places, ends: Places): number {
  const clause = words[from - 1]?.clause;
  const rest = words.slice(from).findIndex((word) => word.clause !== clause);
  const ofClause = rest === -1 ? words.length : from + rest;
  const closing = ends.filter(({ start, end }) => start > from && end <= ofClause);
  const closed = closing.map(({ end }) => end);
  const stopped = until.map(({ start }) => start).filter((at) => at > from);
  return Math.min(ofClause, ...(closed.length > 0 ? closed : stopped));
}

/** The cuts in their order, none inside or beside the beginning of another. */
function apart(cuts: readonly Cut[]): readonly Cut[] {
  const sorted = [...cuts].sort((one, other) => one.start - other.start || other.end - one.end);
  let done = 0;
  return sorted.filter(({ start, end }) => {
    if (start < done) return false;
    done = end;
    return true;
  });
}

function without(cuts: readonly Cut[], { words, source }: ReadText): string {
  let done = 0;
  let rest = "";
  for (const { start, end, instead } of cuts) {
    rest += source.slice(done, words[start]?.start) + instead;
    done = words[end - 1]?.end ?? done;
  }
  return (rest + source.slice(done)).replace(SPACES, " ").replace(NO_SPACES, "");
}

const SPACES = / {2,}/gu;
/** Before a mark, and between characters. */
const NO_SPACES = / (?=[,.;:!?，。；：！？])|(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;
