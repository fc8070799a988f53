import type { ReplyMaterial } from "@health-exercise/domain/chat";
import type { ReadText } from "@health-exercise/domain/language";
import { cueFinder, kindsOf } from "./cues.ts";
import { type LikelyIntent, surelyAsks } from "./likely-intent.ts";
import { OFF_FIELD_CUES } from "./off-field.data.ts";

const offFieldCues = cueFinder(OFF_FIELD_CUES);

/** A passage of this score is on the matter after all, and of this one where a message surely is a question of the field (design values). */
const ON_THE_MATTER = { byWords: 0.85, ofQuestion: 0.65 } as const;
/** So sure has to be that a message is of another field where no passage fits well (design value). */
const PROBABLY = 0.45;
/** A passage of this score is worth telling (design value). */
const WORTH_TELLING = 0.6;

/** A longer message asks what to do in it, or until then (design values). */
const LONGEST_ON_WEATHER = 9;
const LONGEST_ON_CALENDAR = 12;

/** Whether a message names a matter of another field, and nothing that is known fits it. */
export function isOffField(
  asked: ReadText,
  likely: LikelyIntent,
  { passages, answer }: Pick<ReplyMaterial, "passages" | "answer">,
): boolean {
  const named = kindsOf(offFieldCues(asked));
  const isOfCalendar = named.has("calendar") && asked.words.length <= LONGEST_ON_CALENDAR;
  // "Football results from Saturday" are not one's own, nor is "how long until the weekend"; whatever else the records answer is.
  if (answer !== null) return named.has("sports_news") || isOfCalendar;
  if (named.has("weather") && asked.words.length <= LONGEST_ON_WEATHER) return true;
  if (isOfCalendar) return true;
  const best = Math.max(0, ...passages.map(({ score }) => score));
  const least = surelyAsks(likely) ? ON_THE_MATTER.ofQuestion : ON_THE_MATTER.byWords;
  if (best < least && named.size > 0) return true;
  const { intent, chance } = likely;
  return intent === "off_topic" && chance >= PROBABLY && best < WORTH_TELLING;
}
