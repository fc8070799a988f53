import { deniedWords } from "../../language/denial.ts";
import {
  createPhraseFinder,
  type PhraseFinder,
  type PhraseHit,
} from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { SUGAR_SIGNS, TREMBLING } from "../in-session/low-sugar-signs.data.ts";
import { isQuestion } from "../in-session/once-more.ts";
import type { AidTopic } from "./aid-topics.data.ts";
import { aidTopicsIn } from "./aid-topics-in.ts";
import { ASKS_LEAVE, LEFT_OF_LOW, OF_THAT_SUGAR, SUGAR_BACK } from "./sugar-back.data.ts";
import { sugarToldIn } from "./sugar-told.ts";

type Cue = "back" | "sign" | "ofThat" | "leave";

/** What is asked of a low sugar that is over as much as of one that is not. */
const ALWAYS_OF_IT: ReadonlySet<AidTopic> = new Set(["recheck", "medicine", "driving", "calling"]);

let finder: PhraseFinder<Cue> | undefined;

/** Whether a message tells, in words or by its number, that a low sugar is back; not where signs of one are told beside. */
export function tellsSugarIsBack(message: ReadText): boolean {
  const hits = hitsIn(message);
  const byNumber = sugarToldIn(message);
  const back = hits.findLast(({ meaning }) => meaning === "back");
  const hasSigns = hits.some(({ meaning }) => meaning === "sign");
  if (back === undefined || hasSigns || isQuestion(message)) return byNumber === "back";
  // "It was 3.5, and is back to normal."
  const since = { ...message, words: message.words.slice(back.start) };
  return sugarToldIn(since) !== "low";
}

/** Whether what is said once a low sugar is back is still of it: "can I run now?", and not "my knee hurts when I run". */
export function isStillOfSugar(message: ReadText): boolean {
  const told = new Set(hitsIn(message).map(({ meaning }) => meaning));
  if (sugarToldIn(message) !== undefined || told.has("sign")) return true;
  const topics = aidTopicsIn(message);
  if (topics.length === 0) return false;
  if (topics.some((topic) => ALWAYS_OF_IT.has(topic)) || told.has("ofThat")) return true;
  return topics.includes("exercise") && told.has("leave");
}

function hitsIn(message: ReadText): readonly PhraseHit<Cue>[] {
  finder ??= createPhraseFinder<Cue>(
    phrasesByMeaning<Cue>({
      back: SUGAR_BACK,
      sign: [...SUGAR_SIGNS, ...TREMBLING, ...LEFT_OF_LOW],
      ofThat: OF_THAT_SUGAR,
      leave: ASKS_LEAVE,
    }),
    { within: "sentence" },
  );
  const denied = deniedWords(message);
  const { hits } = finder.findAll(message.words);
  return hits.filter(({ start, meaning }) => denied[start] !== 1 || meaning === "ofThat");
}
