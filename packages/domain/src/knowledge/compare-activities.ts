import type { BilingualText } from "../language/text-language.ts";
import { isBareJudgement, specificOf } from "./activity-judgements.ts";
import { ANY_EXERCISE, isActivityWord, isPeopleWord } from "./claim-words.ts";
import type { Claim } from "./claims.ts";
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

/**
 * What a passage says to a claim that is for or against an activity and about the people whom the passage is for. A claim
 * with a reservation, such as "with a fever" or "alone", is left to the other rules.
 */
export function compareActivities(
  claim: Claim,
  stand: "for" | "against" | undefined,
  { passage, sentences, advising }: ReadPassage,
): { readonly conflict: BilingualText } | "agrees" | undefined {
  if (stand === undefined || !isAbout(claim, passage.audience)) return undefined;
  const named = specificOf([...claim.words].filter(isActivityWord));
  const isAdvised = (activity: string) =>
    sentences.some((each) => each.affirmed.has(activity) && advising.has(each));
  const isRefused = (activity: string) =>
    activity !== ANY_EXERCISE &&
    sentences.some(({ denied }) => denied.has(activity)) &&
    !sentences.some(({ affirmed }) => affirmed.has(activity));
  const [holds, fails] = stand === "for" ? [isAdvised, isRefused] : [isRefused, isAdvised];
  if (named.some(fails)) return { conflict: stand === "for" ? ENTRY_REFUSES : ENTRY_ADVISES };
  return named.every(holds) && isBareJudgement(claim) ? "agrees" : undefined;
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
