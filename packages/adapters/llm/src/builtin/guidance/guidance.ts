import type { QuotedPassage } from "@health-exercise/domain/chat";
import type { KnowledgePassage } from "@health-exercise/domain/knowledge";
import { type ReadText, read, type TextLanguage } from "@health-exercise/domain/language";
import type { ExerciseLimits } from "@health-exercise/domain/safety";
import { cueFinder, kindsOf } from "../cues.ts";
import { COMPARISON_CUES, WANTED_CUES } from "../question-cues.data.ts";
import { isAskedFor } from "./asked-for.ts";
import { chooseSentences, lengthOf, type Wanted } from "./choose-sentences.ts";
import { contentWordsOf, shareOf } from "./content-words.ts";
import { isNearBeside } from "./near-subjects.ts";
import { fitOf, type PassageFit, subjectShareOf } from "./passage-fit.ts";
import { isPermitted } from "./permitted-sentence.ts";
import { type Guidance, guidanceOf, leadOf, severalOf } from "./tell-guidance.ts";

/** What guidance is wanted on, and for whom. */
export type GuidanceRequest = {
  /** What the message asks; of a follow-up, with the question before. */
  readonly question: ReadText;
  readonly language: TextLanguage;
  readonly passages: readonly KnowledgePassage[];
  readonly limits: ExerciseLimits;
  /** Beside something else that is said: fewer sentences. */
  readonly isBrief: boolean;
  /** Beside what the records say: only what really answers. */
  readonly isBeside: boolean;
  /** A passage of this score is told, if need be as one that may not meet the question. */
  readonly least: number;
  /** The reply before, where the question goes on from it. */
  readonly told?: ReadText | undefined;
};

/** So much is quoted at most, in characters of Latin text: about a hundred words (design values). */
const ROOM = {
  best: { blocks: 4, characters: 600 },
  second: { blocks: 1, characters: 220 },
  both: 640,
  brief: { blocks: 2, characters: 300 },
  nearest: { blocks: 2, characters: 360 },
  alsoNear: { blocks: 1, characters: 260 },
} as const;
/** Where none surely meets the question, so many others are told that score at least so much of what the nearest does (design values). */
const ALSO_NEAR = { most: 2, scoreShare: 0.5 } as const;
/** A second passage scores at least so much of what the best one does, and is about what is asked (design values). */
const SECOND = { scoreShare: 0.75, subjectShare: 0.65 } as const;

/** A passage of this score is told beside a warning, if need be as one that may not meet the question (design value). */
const NEAR_BESIDE_CARE = 0.6;
/** A passage that has what is asked is told before one that is better by no more than this (design value). */
const NEARLY_AS_GOOD = 0.8;
/** Found nearly as well as the best one, and of whose title so much more is asked for (design values). */
const CLOSE = { scoreShare: 0.88, titleShare: 0.25 } as const;
/** Asks for a yes or a no. */
const NO_COMPARISON =
  /\bor (?:not|no|nah|bad|wrong|useless|a waste|just|is it)\b|还是(?:不|别|没)/iu;
/** Of what is compared so much is to be spoken of (design value). */
const COMPARED = 0.6;
const FIGURE =
  /\p{Nd}|\b(?:one|two|three|four|five|six|seven|eight|ten|half|once|twice)\b|[一二两三四五六七八九十半几][^，。]{0,3}(?:次|天|周|分|小时|克|升|公斤|月|年|组|倍)/u;

const wantedCues = cueFinder(WANTED_CUES);
const comparisonCues = cueFinder(COMPARISON_CUES);

/** What the passages say about a question; undefined when none of them has to do with it. */
export function guidanceOn(request: GuidanceRequest): Guidance | undefined {
  const { limits, language } = request;
  const kinds = kindsOf(wantedCues(request.question));
  const { told: before } = request;
  const wanted: Wanted = {
    question: contentWordsOf(request.question),
    kinds,
    limits,
    ...(before !== undefined && { told: contentWordsOf(before) }),
  };
  const fitting = fittingPassages(request, wanted.question);
  const room = request.isBrief ? ROOM.brief : ROOM.best;
  const told = fitting.flatMap(({ passage, fit }): readonly Told[] => {
    const sentences = chooseSentences(passage, wanted, room);
    if (sentences.length === 0) return [];
    const best = { passage, sentences };
    const hasWhatIsAsked = meetsWhatIsAsked(request.question, wanted, best);
    return [{ best, fit, isMet: fit === "answers" && hasWhatIsAsked }];
  });
  const [first] = told;
  if (first === undefined) return undefined;
  const least = first.best.passage.score * NEARLY_AS_GOOD;
  const other = told.find((each) => each.isMet && each.best.passage.score >= least);
  const { best, isMet } = first.fit === "answers" ? (other ?? first) : first;
  const near = isMet || request.isBrief ? [] : nearestOf(best, fitting, wanted);
  if (near.length > 1) return severalOf(near, language);
  const second = isMet && !request.isBrief ? secondOf(best, fitting, wanted) : [];
  return guidanceOf([best, ...second], isMet ? "answers" : "may_answer", language);
}

type Told = {
  readonly best: QuotedPassage;
  readonly fit: PassageFit;
  readonly isMet: boolean;
};

type Fitting = { readonly passage: KnowledgePassage; readonly fit: PassageFit };

/**
 * The passages that have to do with the question, best first. One that only may answer is named by its title: it is left
 * out beside records, where it is hardly near beside a warning, and where the title names what the limits forbid.
 */
function fittingPassages(
  { passages, language, limits, isBrief, isBeside, least }: GuidanceRequest,
  question: ReadonlySet<string>,
): readonly Fitting[] {
  return closestFirst(passages, question)
    .map((passage) => ({
      passage,
      // Words of two languages cannot be compared: the score has to do.
      fit: passage.language === language ? fitOf(question, passage, least) : "answers",
    }))
    .filter(
      ({ passage, fit }) =>
        fit === "answers" ||
        (fit === "may_answer" &&
          !isBeside &&
          (!isBrief || passage.score >= NEAR_BESIDE_CARE) &&
          isPermitted(read(leadOf(passage, language)), passage, limits)),
    );
}

/** Of passages that were found nearly as well as the best one, the one comes first whose title has most of the question. */
function closestFirst(
  passages: readonly KnowledgePassage[],
  question: ReadonlySet<string>,
): readonly KnowledgePassage[] {
  const [best, ...others] = passages;
  if (best === undefined) return passages;
  const inTitle = ({ title }: KnowledgePassage) => shareOf(question, contentWordsOf(read(title)));
  const least = inTitle(best) + CLOSE.titleShare;
  const closest = others.find(
    (other) =>
      other.language === best.language &&
      other.score >= best.score * CLOSE.scoreShare &&
      inTitle(other) >= least,
  );
  if (closest === undefined) return passages;
  return [closest, ...passages.filter((passage) => passage !== closest)];
}

/** Whether what is quoted has what was asked for: a figure, or both of what is compared. */
function meetsWhatIsAsked(
  question: ReadText,
  { kinds, question: asked }: Wanted,
  { passage, sentences }: QuotedPassage,
): boolean {
  const said = sentences.join("\n");
  if (kinds.has("amount") && !FIGURE.test(said)) return false;
  const compared = comparisonCues(question);
  if (compared.length === 0 || NO_COMPARISON.test(question.source) || isAskedFor(passage))
    return true;
  const told = new Set([...contentWordsOf(read(said)), ...contentWordsOf(read(passage.title))]);
  const sides = compared.flatMap(({ start, end }) => [
    question.words[start - 1],
    question.words[end],
  ]);
  const isSideTold = ({ stem }: { readonly stem: string }) => !asked.has(stem) || told.has(stem);
  return (
    shareOf(asked, told) >= COMPARED &&
    sides.every((side) => side === undefined || isSideTold(side))
  );
}

/** One or two sentences of another passage that say something else about the question. */
function secondOf(
  best: QuotedPassage,
  fitting: readonly Fitting[],
  wanted: Wanted,
): readonly QuotedPassage[] {
  const other = closeTo(best.passage, fitting, SECOND.scoreShare).find(
    ({ passage, fit }) =>
      fit === "answers" && subjectShareOf(wanted.question, passage) >= SECOND.subjectShare,
  );
  if (other === undefined) return [];
  const { passage } = other;
  const left = ROOM.both - lengthOf(best.sentences, passage.language);
  const room = { ...ROOM.second, characters: Math.min(ROOM.second.characters, left) };
  const sentences = chooseSentences(passage, wanted, room, best.sentences);
  return sentences.length === 0 ? [] : [{ passage, sentences }];
}

/** What comes nearest to a question that none surely meets: the first one of the fitting, and those hardly farther from it. */
function nearestOf(
  { passage: nearest }: QuotedPassage,
  fitting: readonly Fitting[],
  wanted: Wanted,
): readonly QuotedPassage[] {
  const others = closeTo(nearest, fitting, ALSO_NEAR.scoreShare)
    .filter(({ passage }) => isNearBeside(wanted.question, passage, nearest))
    .slice(0, ALSO_NEAR.most);
  const told = [{ passage: nearest, sentences: chooseSentences(nearest, wanted, ROOM.nearest) }];
  for (const { passage } of others) {
    const said = told.flatMap((each) => each.sentences);
    const sentences = chooseSentences(passage, wanted, ROOM.alsoNear, said);
    const [opening] = sentences;
    // What stands in the middle of another text says little by itself.
    if (opening !== undefined && passage.summary.startsWith(opening))
      told.push({ passage, sentences });
  }
  return told;
}

/** The other passages in the language of one that score at least so much of what it does. */
function closeTo(
  one: KnowledgePassage,
  fitting: readonly Fitting[],
  scoreShare: number,
): readonly Fitting[] {
  return fitting.filter(
    ({ passage }) =>
      passage !== one &&
      passage.language === one.language &&
      passage.score >= one.score * scoreShare,
  );
}
