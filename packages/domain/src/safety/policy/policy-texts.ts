import type { TextLanguage } from "../../language/text-language.ts";
import { POLICY_MESSAGES } from "../../messages/catalogues.ts";
import { MESSAGE_LOCALES, type MessageLocale } from "../../messages/message-locale.ts";
import { type SpokenText, say } from "../../messages/say.ts";
import type { ActivityKind } from "./activity-kind.ts";
import type { AllowedIntensity } from "./exercise-intensity.ts";
import type { ExerciseLimit } from "./exercise-limit.ts";

/** What a limit is called. */
export function limitLabel(limit: ExerciseLimit, language: TextLanguage): string {
  return say(POLICY_MESSAGES, language === "zh" ? "zh-Hans" : language, `limit.${limit}`);
}

/** That a person with this limit avoids a kind of strain, or takes care with it. */
export function strainText(
  limit: ExerciseLimit,
  kind: ActivityKind,
  advice: "avoid" | "take_care",
): SpokenText {
  return inEachLanguage((locale) =>
    say(POLICY_MESSAGES, locale, advice, {
      strain: say(POLICY_MESSAGES, locale, `kind.${kind}`),
      limit: say(POLICY_MESSAGES, locale, `limit.${limit}`),
    }),
  );
}

/** That nothing harder than this is allowed. */
export function tooHardText(most: Exclude<AllowedIntensity, "vigorous">): SpokenText {
  return inEachLanguage((locale) => say(POLICY_MESSAGES, locale, `too_hard.${most}`));
}

function inEachLanguage(textIn: (locale: MessageLocale) => string): SpokenText {
  const texts = MESSAGE_LOCALES.map((locale) => [locale, textIn(locale)]);
  return Object.fromEntries(texts) as SpokenText;
}
