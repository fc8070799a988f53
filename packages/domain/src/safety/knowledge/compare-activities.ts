import type { BilingualText } from "../safety-flag.ts";
import { ANY_EXERCISE, isActivityWord, isPeopleWord } from "./claim-words.ts";
import { type Claim, claimOf } from "./claims.ts";
import type { KnowledgeAudience } from "./knowledge-entry.ts";
import type { ReadPassage } from "./read-passage.ts";

const ENTRY_ADVISES: BilingualText = {
  en: "The entry recommends this activity to these people.",
  zh: "条目建议这类人群进行这项活动。",
};
const ENTRY_REFUSES: BilingualText = {
  en: "The entry advises these people against this activity.",
  zh: "条目建议这类人群避免这项活动。",
};

/** Words with which an entry stands behind an activity; these lists are a design value and state nothing about health. */
const ADVISES =
  /\b(?:should (?:do|be|exercise|take part)|can (?:do|and should)|benefit|safe|helps?|improves?|lowers?|eases?|reduces?|stay active)\b|应(?:每天|参加|进行|保持|有)|也应该|每周(?:应|至少)|受益|有益|安全|有帮助|减轻|改善|降低/;
/** Words with which a claim is for an activity. */
const ALLOWS =
  /\b(?:can|may|should|must|could|safe|safely|good|fine|ok|okay|allowed|recommended|benefits?)\b|可以|可|能|应|安全|适合|没问题|推荐|建议/;
/** Judgements that are against what they are said of. */
const CONDEMNS =
  /\b(?:dangerous|harmful|bad|unsafe|useless|pointless|unnecessary|forbidden|off limits|a waste of time|too risky)\b|危险|有害|不好|没用|没必要|不安全|不适合|无益/;
const DENIED_JUDGEMENT =
  /\b(?:not|isn't|never|nothing|n't)\b[^,.]{0,24}\b(?:dangerous|harmful|bad|unsafe|useless|pointless|unnecessary|off limits|risky)\b|(?:不|没有|并不|没什么)(?:危险|有害|会有害)/;
/** Words that make a claim about an activity no narrower: how much, how often, how hard, how surely. */
const NO_NARROWER = claimOf(
  "all any kind sort form type of moderate light regular week day minute zero time at all ever completely entirely totally strictly altogether absolutely always still even go take part do try start safe good fine ok okay allowed recommended dangerous harmful bad unsafe useless pointless unnecessary a waste risky too off limits because for them their health body 任何 一切 所有 完全 绝对 绝对不能 一律 参加 从事 危险 有害 没用 没必要 安全 适合 没问题 中等强度 天 日 分钟 太 运动 女性 去 玩 尝试 什么 各种 也 应 项目 身体 健康",
).words;
const BARE_WORDS = claimOf("go take part any try 参加 从事 任何 去").words;
const NUMBER = /^\d/;

/** Whether a sentence of an entry stands behind the activities that it names. */
export function advisesActivity({ text, affirmed }: Claim): boolean {
  return affirmed.has(ANY_EXERCISE) && ADVISES.test(text.toLowerCase());
}

/**
 * What a passage says to a claim that is for or against an activity and about the people whom the passage is for. A claim
 * with a reservation, such as "with a fever" or "alone", is left to the other rules.
 */
export function compareActivities(
  claim: Claim,
  { passage, sentences }: ReadPassage,
): { readonly conflict: BilingualText } | "agrees" | undefined {
  const stand = standOf(claim);
  if (stand === undefined || !isAbout(claim, passage.audience)) return undefined;
  const named = specificOf([...claim.words].filter(isActivityWord));
  const advised = sentences.filter(advisesActivity);
  const isAdvised = (activity: string) => advised.some(({ affirmed }) => affirmed.has(activity));
  const isRefused = (activity: string) =>
    activity !== ANY_EXERCISE &&
    sentences.some(({ denied }) => denied.has(activity)) &&
    !sentences.some(({ affirmed }) => affirmed.has(activity));
  const [holds, fails] = stand === "for" ? [isAdvised, isRefused] : [isRefused, isAdvised];
  if (named.some(fails)) return { conflict: stand === "for" ? ENTRY_REFUSES : ENTRY_ADVISES };
  return named.every(holds) && isBare(claim) ? "agrees" : undefined;
}

/** Whether a claim says nothing but the people, the activity and its side. */
function isBare({ words }: Claim): boolean {
  return [...words].every(
    (word) => isActivityWord(word) || isPeopleWord(word) || BARE_WORDS.has(word),
  );
}

/** The side that a claim takes on the activities it names; none where it says more than that. */
function standOf(claim: Claim): "for" | "against" | undefined {
  const activities = [...claim.words].filter(isActivityWord);
  if (activities.length === 0 || [...claim.denied].some(isPeopleWord)) return undefined;
  const isPlain = [...claim.words].every(
    (word) =>
      isActivityWord(word) || isPeopleWord(word) || NUMBER.test(word) || NO_NARROWER.has(word),
  );
  if (!isPlain) return undefined;
  const text = claim.text.toLowerCase();
  const isDenied = specificOf(activities).some((activity) => claim.denied.has(activity));
  const isCondemned = CONDEMNS.test(text) && !DENIED_JUDGEMENT.test(text);
  if (isDenied !== isCondemned) return "against";
  return !isDenied && ALLOWS.test(text) ? "for" : undefined;
}

/** Without exercise in general where a kind of it is named. */
function specificOf(activities: readonly string[]): readonly string[] {
  const specific = activities.filter((activity) => activity !== ANY_EXERCISE);
  return specific.length === 0 ? activities : specific;
}

/** Whether the passage is written for just the people whom the claim names; adults where it names none. */
function isAbout(claim: Claim, { ageGroups, conditions }: KnowledgeAudience): boolean {
  if (ageGroups.length === 0 && conditions.length === 0) return false;
  const people = [...claim.affirmed].filter(isPeopleWord).map((word) => word.slice(1));
  const audience: readonly string[] = [...ageGroups, ...conditions];
  const others = people.filter((name) => name !== "adult");
  if (others.length === 0) return conditions.length === 0 && audience.includes("adult");
  return others.every((name) => audience.includes(name));
}
