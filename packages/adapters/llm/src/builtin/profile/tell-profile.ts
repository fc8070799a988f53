import type { ReplyMaterial } from "@health-exercise/domain/chat";
import type { ReadText, TextLanguage } from "@health-exercise/domain/language";
import type { Profile } from "@health-exercise/domain/user";
import { type ComposedReply, joined } from "../composed-reply.ts";
import { cueFinder, kindsOf } from "../cues.ts";
import { amountOf, quotedName } from "../records/amounts.ts";
import { filled } from "../texts.ts";
import { ASKS_ELSE, PROFILE_CUES, PROFILE_TEXTS, type ProfileTopic } from "./profile-texts.data.ts";

/** More words than these beside what asks say something of their own (design value). */
const MOST_BESIDE = 6;

const profileCues = cueFinder(PROFILE_CUES);
const elseCues = cueFinder(ASKS_ELSE);

/** What stands in the profile of what is asked for: date of birth, conditions, medicines. Undefined where none of these is asked for. */
export function profileTold(asked: ReadText, material: ReplyMaterial): ComposedReply | undefined {
  const found = profileCues(asked);
  if (found.length === 0) return undefined;
  const isAsking = (at: number) => found.some(({ start, end }) => start <= at && at < end);
  const beside = asked.words.filter((_, at) => !isAsking(at));
  const isElse = elseCues(asked).some(({ start }) => !isAsking(start));
  if (beside.length > MOST_BESIDE || isElse) return undefined;
  const sentences = [...kindsOf(found)].flatMap((topic) => sentencesOn(topic, material));
  const nothing = { quoted: [], isTentative: false, hasOwnAdvice: false };
  return {
    text: joined([...new Set(sentences)], material),
    stated: { kind: "answer", isFromRecords: true, ...nothing },
  };
}

function sentencesOn(topic: ProfileTopic, { profile, records, language }: ReplyMaterial): string[] {
  const texts = PROFILE_TEXTS[language];
  const { ageYears } = records.body;
  const value = entriesOn(topic, profile, language);
  if (value === "") return [texts.unreadable, texts.change];
  if (value !== undefined) return [filled(texts.known[topic], { value }), texts.change];
  if (topic !== "birthday" || ageYears === null) return [texts.unknown[topic]];
  return [filled(texts.ageOnly, { value: amountOf("years", ageYears, language) }), texts.change];
}

/** What the profile says of it; undefined where it says nothing, empty where nothing of it can be said. */
function entriesOn(
  topic: ProfileTopic,
  profile: Profile | null,
  language: TextLanguage,
): string | undefined {
  if (profile === null) return undefined;
  const { birth, conditions, medications } = profile;
  if (topic === "birthday")
    return birth?.kind === "date" ? dateOfBirth(birth.date, language) : undefined;
  const entries = topic === "conditions" ? conditions : medications;
  if (entries.length === 0) return undefined;
  // An entry that tries to instruct is not read out.
  const quoted = entries.flatMap((entry) => quotedName(entry, language) ?? []);
  return quoted.join(PROFILE_TEXTS[language].betweenEntries);
}

function dateOfBirth(date: string, language: TextLanguage): string {
  return new Intl.DateTimeFormat(PROFILE_TEXTS[language].locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(date));
}
