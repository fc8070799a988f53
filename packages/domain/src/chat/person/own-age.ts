import { ageGroupNamedIn } from "../../knowledge/age-group-names.ts";
import {
  type AudienceAgeGroup,
  audienceAgeGroupOf,
  type KnowledgePassage,
} from "../../knowledge/knowledge-entry.ts";
import { readingOf } from "../../knowledge/passage-reading.ts";
import { inCommonWords } from "../../language/in-common-words.ts";
import { languageOfMessage } from "../../language/language-of-message.ts";
import { figureValue } from "../../language/numeral-value.ts";
import {
  createPhraseFinder,
  type FoundPhrase,
  type PhraseFinder,
} from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { simplifiedText } from "../../language/simplified-character.ts";
import { RISK_PROFILE_LIMITS, type RiskProfile } from "../../safety/risk/risk-profile.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import { ageOn, type Profile } from "../../user/profile.ts";
import type { ChatTurn } from "../chat-message.ts";
import { OWN_AGE } from "./own-age.data.ts";

/** "I'm 72", "I am 15 years old": an age, and nothing that is counted otherwise; behind "when" and the like it is none yet. */
const ENGLISH =
  /(?<supposed>\b(?:when|if|until|till|once|before|like|time) )?\bi(?:['’]?m| am|(?:['’]ve| have)? (?:just )?turned) (?:already |now |only |almost |nearly )?(?<age>\d{1,3})(?= ?(?:years?|yrs?|yo|y\/o)\b| ?(?:[?.!,;]|$|(?:and|now|but|so|with)\b))/giu;
const CHINESE =
  /(?:我|本人)(?:今年|已经|都|现在|刚满|快|才|而家)?(?<age>\d{1,3}|[一二两三四五六七八九十廿卅卌]{1,3})[多几来]?岁/gu;

let finder: PhraseFinder<keyof typeof OWN_AGE> | undefined;

/** The person with the age that they told last, in the message or in an earlier turn; the same where they told none. */
export function withToldAge(
  person: RiskProfile,
  message: ReadText,
  history: readonly ChatTurn[],
): RiskProfile {
  const own = history.filter(({ role }) => role === "user").map(({ content }) => content);
  for (const source of [...own, message.source].reverse()) {
    const age = ageToldIn(source);
    if (age !== undefined) return { ...person, age };
  }
  return person;
}

/** The profile of somebody who is of this age, whatever it says itself; the same where the age is that of the profile, or none is known. */
export function profileOfAge(
  profile: Profile,
  ageYears: number | undefined,
  today: LocalDate,
): Profile {
  if (ageYears === undefined || ageOn(profile.birth, today) === ageYears) return profile;
  return { ...profile, birth: { kind: "stated_age", years: ageYears, statedOn: today } };
}

function ageToldIn(source: string): number | undefined {
  const simplified = simplifiedText(source);
  const found = [...simplified.matchAll(ENGLISH), ...simplified.matchAll(CHINESE)];
  const told = found.findLast(({ groups }) => groups?.["supposed"] === undefined)?.groups?.["age"];
  if (told === undefined) return undefined;
  const age = figureValue(told);
  const { min, max } = RISK_PROFILE_LIMITS.ageYears;
  return age >= min && age <= max ? age : undefined;
}

/** Whether a question leans on how old the person is who asks: "at my age". */
export function leansOnOwnAge(question: ReadText): boolean {
  return ownAgeIn(question).length > 0;
}

/** A question that leans on the age of who asks, with that age in its place; the same where it leans on none, or none is known. */
export function withAgeNamed(question: ReadText, ageYears: number | undefined): ReadText {
  const found = ownAgeIn(question);
  if (found.length === 0 || ageYears === undefined) return question;
  const { source, words } = question;
  const isAdult = audienceAgeGroupOf(ageYears) === "adult";
  const adult = isAdult ? { en: "adult ", zh: "成年人" } : { en: "", zh: "" };
  const isChinese = languageOfMessage(question) === "zh";
  const age = isChinese ? `${ageYears}岁${adult.zh}` : ` ${adult.en}${ageYears} years old `;
  const [named] = found.filter(({ values }) => values.includes("named"));
  if (named === undefined) return read(`${source.trim()} ${age.trim()}`);
  const [from, to] = [words[named.start]?.start ?? 0, words[named.end - 1]?.end ?? 0];
  return read(`${source.slice(0, from).trimEnd()}${age}${source.slice(to).trimStart()}`.trim());
}

function ownAgeIn({ words }: ReadText): readonly FoundPhrase<keyof typeof OWN_AGE>[] {
  finder ??= createPhraseFinder(phrasesByMeaning(OWN_AGE), { within: "sentence" });
  return finder.find(words);
}

/** The age group that a passage says by its title to be for; undefined where it names none. */
export function ageGroupOfTitle(passage: KnowledgePassage): AudienceAgeGroup | undefined {
  const group = ageGroupNamedIn(inCommonWords(readingOf(passage).title).words);
  return group === "adult" ? undefined : group;
}
