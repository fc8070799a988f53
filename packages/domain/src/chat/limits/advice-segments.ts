import type { FoundPhrase } from "../../safety/policy/phrase-index.ts";
import { phraseList } from "../numbers/phrase-list.ts";
import { type ReplyLine, replyLines } from "../numbers/reply-lines.ts";
import { type ReplyToken, replyTokens } from "../numbers/reply-tokens.ts";
import {
  ACTIVITY_VERBS,
  ADVICE_CUE_WORDS,
  ADVISING_VERBS,
  type AdviceCue,
  CHINESE_OPENERS,
  CONDITIONS,
  NOT_POSTPOSED,
  POSTPOSED,
} from "./advice-cues.data.ts";
import { quotedQuestions } from "./quoted-questions.ts";

/** How a part of a sentence stands to the activities in it. */
type Stance = "none" | "recommend" | "against" | "other";

type PlacedCue = {
  readonly cue: Exclude<AdviceCue, "activity">;
  readonly start: number;
  readonly end: number;
};

const cues = phraseList(ADVICE_CUE_WORDS);
const conditions = phraseList([[CONDITIONS, true]]);
const openers = phraseList([[CHINESE_OPENERS, true]]);
const postposed = phraseList([
  [POSTPOSED, true],
  [NOT_POSTPOSED, false],
]);
const advisingVerbs = new Set(ADVISING_VERBS.split("|"));
const activityVerbs = new Set(ACTIVITY_VERBS.split("|"));
const POLITE = new Set([
  "please",
  "then",
  "just",
  "simply",
  "also",
  "now",
  "today",
  "maybe",
  "perhaps",
  "next",
  "first",
  "instead",
]);
const CLAUSE_MARKS = new Set([",", ";", ":", "(", ")", "\u2014", "\u2013", "-", "|"]);
const CLAUSE_WORDS = new Set(["but", "so", "however", "但", "但是"]);
const ENDS_ASIDE = new Set([",", ";", ")", "\u2014"]);
const YOU = new Set(["you", "你", "您"]);
/** So many words after a warning a verb still belongs to it: "do not ever try". */
const REACH = 3;
const STANCES: Readonly<Record<Exclude<AdviceCue, "idiom" | "activity">, Stance>> = {
  recommend: "recommend",
  against: "against",
  without: "against",
  aside: "other",
  others: "other",
  past: "other",
};

/** The parts of a reply that recommend something to the person, each as it is written. */
export function recommendedParts(reply: string): readonly string[] {
  const parts: string[] = [];
  let lead: Stance = "none";
  let isAfterBlank = false;
  for (const line of replyLines(reply)) {
    if (line.kind === "heading" || (line.kind === "text" && isAfterBlank)) lead = "none";
    if (line.kind === "blank") isAfterBlank = true;
    else isAfterBlank = false;
    const carried = line.kind === "text" ? "none" : lead;
    const read = line.sentences.map(({ start, end }) => partsOf(reply, start, end, carried));
    parts.push(...read.flatMap((sentence) => sentence.parts));
    const last = read.at(-1)?.stance;
    if (line.isLead && last !== undefined) lead = leadOf(line, last, lead);
  }
  return parts;
}

/** A bold line inside a section that warns says nothing else. */
function leadOf(line: ReplyLine, stance: Stance, before: Stance): Stance {
  return stance === "none" && line.kind !== "heading" ? before : stance;
}

function partsOf(
  reply: string,
  start: number,
  end: number,
  carried: Stance,
): { readonly parts: readonly string[]; readonly stance: Stance } {
  const tokens = replyTokens(reply, start, end);
  if (conditions.find(tokens).length > 0) return { parts: [], stance: "other" };
  const stances = stancesOf(tokens, carried);
  const heard = withoutConditionsOfTime(stances, tokens);
  const parts: string[] = [];
  for (let place = 0; place < tokens.length; ) {
    let until = place;
    while (until < tokens.length && heard[until] === heard[place]) until += 1;
    const first = tokens[place];
    const last = tokens[until - 1];
    if (heard[place] === "recommend" && first !== undefined && last !== undefined) {
      parts.push(reply.slice(first.start, last.end));
    }
    place = until;
  }
  return { parts, stance: stances.at(-1) ?? "none" };
}

/** What Chinese says before its "when" and "before", back to the beginning of the clause, is not what is recommended. */
function withoutConditionsOfTime(
  stances: readonly Stance[],
  tokens: readonly ReplyToken[],
): readonly Stance[] {
  const heard = [...stances];
  for (const { end, values } of postposed.find(tokens)) {
    if (values[0] !== true) continue;
    let start = end;
    while (start > 0 && !isClauseMark(tokens[start - 1]?.text ?? "")) start -= 1;
    heard.fill("other", start, end);
  }
  return heard;
}

function isClauseMark(text: string): boolean {
  return isBoundary(text) && text !== "(" && text !== ")";
}

/** The stance at each token: by the cue before it, or by the first one after it where none stands before. */
function stancesOf(tokens: readonly ReplyToken[], carried: Stance): readonly Stance[] {
  const silent = new Set(quotedQuestions(tokens));
  const placed = placedCues(tokens).filter(({ start }) => !silent.has(start));
  const stances: Stance[] = [];
  let stance = carried;
  let kept: Stance | undefined;
  let isOpen = carried === "none";
  let openFrom = 0;
  let next = 0;
  for (let place = 0; place < tokens.length; place += 1) {
    const text = tokens[place]?.text ?? "";
    if (kept !== undefined && (ENDS_ASIDE.has(text) || CLAUSE_WORDS.has(text))) {
      stance = kept;
      kept = undefined;
    }
    if (CLAUSE_WORDS.has(text)) openFrom = place;
    const found = placed[next]?.start === place ? placed[next] : undefined;
    if (found !== undefined) {
      next += 1;
      if (found.cue === "idiom") {
        for (let at = found.start; at < found.end; at += 1) {
          silent.add(at);
          stances.push("none");
        }
        place = found.end - 1;
        continue;
      }
      if (isOpen && stance === "none" && !isLocal(found.cue)) {
        for (const [index, open] of stances.entries()) {
          if (open === "none" && index >= openFrom && !silent.has(index))
            stances[index] = STANCES[found.cue];
        }
      }
      if (isLocal(found.cue)) kept ??= stance;
      else kept = undefined;
      stance = STANCES[found.cue];
      if (!isLocal(found.cue)) isOpen = false;
    }
    stances.push(silent.has(place) ? "none" : stance);
  }
  return stances;
}

function isLocal(cue: AdviceCue): boolean {
  return cue === "without" || cue === "aside";
}

/** The cues in order, without the recommendations that are denied or made to others. */
function placedCues(tokens: readonly ReplyToken[]): readonly PlacedCue[] {
  const found = cues.find(tokens);
  const named = found.flatMap(({ start, end, values: [cue] }): PlacedCue[] =>
    cue === undefined || cue === "activity" ? [] : [{ cue, start, end }],
  );
  const all = [...named, ...verbsIn(tokens, found)].sort((left, right) => left.start - right.start);
  const kept: PlacedCue[] = [];
  for (const cue of all) {
    const before = kept.findLast(({ cue: value }) => value !== "idiom");
    const isTaken =
      cue.cue === "recommend" && before !== undefined && takesNext(before, cue, tokens);
    if (!isTaken) kept.push(cue);
  }
  return kept;
}

/** "Do not try", "before you try", "adults can do": the recommendation is denied, supposed, or made to others. */
function takesNext(before: PlacedCue, next: PlacedCue, tokens: readonly ReplyToken[]): boolean {
  const between = tokens.slice(before.end, next.start).map(({ text }) => text);
  if (between.some(isBoundary)) return false;
  if (before.cue === "others") return !between.some((text) => YOU.has(text));
  const isOpen = before.cue !== "recommend" && before.cue !== "past" && before.cue !== "idiom";
  return isOpen && between.length < REACH;
}

/** Verbs that begin a clause: "Go boxing", "and take a walk". */
function verbsIn(
  tokens: readonly ReplyToken[],
  found: readonly FoundPhrase<AdviceCue>[],
): readonly PlacedCue[] {
  const taken = new Set<number>();
  for (const { start, end } of found) for (let at = start; at < end; at += 1) taken.add(at);
  const verbs: PlacedCue[] = [];
  for (const [place, { text }] of tokens.entries()) {
    const isVerb = advisingVerbs.has(text) || activityVerbs.has(text);
    if (!isVerb || taken.has(place)) continue;
    let before = place - 1;
    while (POLITE.has(tokens[before]?.text ?? "")) before -= 1;
    const mark = tokens[before]?.text ?? "";
    const isListed = mark === "," && activityVerbs.has(tokens[before - 1]?.text ?? "");
    const isFirst = before < 0 || (isBoundary(mark) && mark !== ")" && !isListed);
    const isJoined = (mark === "and" || mark === "then") && advisingVerbs.has(text);
    if (isFirst || isJoined) verbs.push({ cue: "recommend", start: place, end: place + 1 });
  }
  for (const { start } of openers.find(tokens)) {
    const mark = tokens[start - 1]?.text;
    if (taken.has(start) || (mark !== undefined && !isBoundary(mark))) continue;
    verbs.push({ cue: "recommend", start, end: start + 1 });
  }
  return verbs;
}

function isBoundary(text: string): boolean {
  return CLAUSE_MARKS.has(text) || CLAUSE_WORDS.has(text);
}
