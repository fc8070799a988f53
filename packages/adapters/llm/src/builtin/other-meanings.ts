import type { Intent } from "@health-exercise/domain/chat";
import type { ReadText } from "@health-exercise/domain/language";
import { cueFinder, kindsOf } from "./cues.ts";
import { OTHER_MEANINGS } from "./other-meanings.data.ts";
import { TALK_CUES } from "./talk-texts.data.ts";

const meanings = cueFinder(OTHER_MEANINGS);
const notDone = cueFinder({ not_done: TALK_CUES.not_done });

const FIGURE = /\p{Nd}/u;

const OF_THE_APP: ReadonlySet<Intent> = new Set(["app_log", "app_data", "app_settings"]);

/**
 * Whether a message is not for what it seems to be for: a body that is spoken of in no word of the app, a toe that is not
 * felt, a strap that is worn, the opinion of a friend, a run that did not take place, a blister that broke, a figure or complaint that is more than talk.
 */
export function isForSomethingElse(intent: Intent, asked: ReadText): boolean {
  const named = kindsOf(meanings(asked));
  if (intent === "achievement")
    return notDone(asked).length > 0 || (named.has("broken") && !named.has("record"));
  if (intent === "companion") return named.has("opinion");
  if (intent === "chit_chat") return isMoreThanTalk(asked, named.has("complaint"));
  if (intent === "app_devices") return named.has("worn") && !named.has("synced");
  // "Can he lift dumbbells" asks for no entry.
  if (OF_THE_APP.has(intent)) return (named.has("body") || named.has("may")) && !named.has("app");
  if (intent !== "low_mood") return false;
  return named.has("sense") || (named.has("said") && !named.has("self"));
}

/** "lol my knee clicks like a metronome" tells of a knee. */
function isMoreThanTalk(asked: ReadText, hasComplaint: boolean): boolean {
  return hasComplaint || (FIGURE.test(asked.source) && !isSpokenToCompanion(asked));
}

const YOU: ReadonlySet<string> = new Set("you u ya your ur yours yourself 你 您 妳".split(" "));

/** Whether a message speaks to the companion as such: "how was your weekend". */
export function isSpokenToCompanion({ words }: ReadText): boolean {
  return words.some(({ text }) => YOU.has(text));
}

/** Whether somebody speaks of danger in a figure of speech: "my boss gives me a heart attack". */
export function isFigureOfSpeech(asked: ReadText): boolean {
  return kindsOf(meanings(asked)).has("figure");
}

/** Whether a part of the body is told to hurt or to make a noise. */
export function tellsOfComplaint(asked: ReadText): boolean {
  return kindsOf(meanings(asked)).has("complaint");
}
